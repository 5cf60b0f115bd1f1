import SpecImport
import Testing

struct ConfigurationErrorTests {
  @Test func theDescriptionStartsWithThePlace() throws {
    let error = try #require(problem("{\n  famly: \"Lato\",\n}"))
    #expect(error.description == "typefit.json:2:3: unknown key 'famly'; did you mean 'family'?")
  }
}
