import LayoutAudit
import SpecImport
import Testing

/// Many elements, read in their order and on all cores.
struct ConfigurationReaderTests {
  /// A line for each element from the second line on; some lines replaced.
  private func bytes(_ count: Int, _ lines: [Int: String] = [:]) -> [UInt8] {
    let elements = (0..<count).map { lines[$0] ?? "{ name: \"\($0)\", style: \"body\" }" }
    return Array(("{ family: \"Lato\", elements: [\n" + elements.joined(separator: ",\n") + "\n] }").utf8)
  }

  /// The one error that both ways report.
  private func problem(_ count: Int, _ lines: [Int: String]) async throws -> String {
    let bytes = bytes(count, lines)
    let inOrder = #expect(throws: ConfigurationError.self) { try Configuration(bytes, file: "a.json") }
    let sideBySide = await #expect(throws: ConfigurationError.self) {
      try await ConfigurationReader(bytes, file: "a.json").configuration()
    }
    #expect(inOrder == sideBySide)
    return try #require(sideBySide).description
  }

  @Test(arguments: [1, 255, 256, 257, 5000])
  func elementsKeepTheirOrderAndPlaces(count: Int) async throws {
    for read in [
      try Configuration(bytes(count), file: "a.json"),
      try await ConfigurationReader(bytes(count), file: "a.json").configuration(),
    ] {
      #expect(read.plan.elements.map(\.name) == (0..<count).map(String.init))
      #expect(read.plan.elements.map(\.location?.line) == (0..<count).map { $0 + 2 })
      #expect(read.plan.elements.allSatisfy { $0.location?.column == 1 })
    }
  }

  @Test func anErrorInTheLastOfManyHasItsPlace() async throws {
    let lines = [4999: #"{ name: "é", style: "body", lines: -1 }"#]
    #expect(
      try await problem(5000, lines)
        == "a.json:5001:36: elements[4999].lines is -1: expected a whole number, 0 for as many as needed")
  }

  @Test(arguments: [(0, 1), (10, 4000), (255, 256), (2000, 4999)])
  func theFirstErrorWins(first: Int, second: Int) async throws {
    let lines = [
      first: #"{ name: "a", style: "bodi" }"#, second: #"{ name: "b", style: "body", lins: 1 }"#,
    ]
    #expect(try await problem(5000, lines).hasPrefix("a.json:\(first + 2):21: elements[\(first)].style"))
  }

  @Test func aNameThatIsTakenIsRefusedAtTheSecond() async throws {
    #expect(
      try await problem(5000, [4000: #"{ name: "7", style: "body" }"#])
        == "a.json:4002:9: elements[4000].name is '7', which another element has: names tell elements apart")
  }

  @Test func aNameThatIsTakenWinsOverALaterErrorAlone() async throws {
    let taken = #"{ name: "0", style: "body" }"#
    #expect(
      try await problem(1000, [300: taken, 301: "{}"]).hasPrefix("a.json:302:9: elements[300].name is '0'"))
    #expect(
      try await problem(1000, [300: taken, 299: "{}"]).hasPrefix(
        "a.json:301:1: elements[299].name is missing"))
  }

  @Test func anErrorOfAnElementWinsOverThoseOfWhatIsReadAfterIt() async throws {
    let text = #"{ boldText: 1, family: "Lato", elements: [{ name: "a", style: "body", lines: -1 }] }"#
    let error = await #expect(throws: ConfigurationError.self) {
      try await ConfigurationReader(Array(text.utf8), file: "a.json").configuration()
    }
    #expect(error?.problem.hasPrefix("elements[0].lines") == true)
  }
}
