import Testing
import Typography

struct NearestNameTests {
  private let known = ["elements", "family", "fonts", "displayScale", "policy", "XL"]

  @Test(arguments: [
    ("elemnts", "elements"),  // a letter missing
    ("elementts", "elements"),  // one too many
    ("famely", "family"),  // one replaced
    ("fotns", "fonts"),  // two swapped
    ("DISPLAYSCALE", "displayScale"),  // another case
    ("displayScaleFac", "displayScale"),  // a third of 15 letters is 5
  ])
  func aNameNearEnoughIsOffered(typed: String, near: String) {
    #expect(nearestName(to: typed, among: known) == near)
    #expect(suggestion(for: typed, among: known) == "; did you mean '\(near)'?")
  }

  @Test(arguments: ["", "completelyElse", "zz"])
  func aFarNameIsNotOffered(typed: String) {
    #expect(nearestName(to: typed, among: known) == nil)
  }

  @Test func theNearestOfSeveralWins() {
    #expect(nearestName(to: "caption", among: ["caption12", "caption1"]) == "caption1")
    #expect(nearestName(to: "title", among: ["title1", "title2"]) == "title1")
  }

  @Test func withoutANearNameFewAreListedOnce() {
    #expect(suggestion(for: "zzzzzzz", among: ["off", "warning", "off"]) == "; expected one of off, warning")
  }

  @Test func nothingIsSaidOfNoneOrOfMany() {
    #expect(suggestion(for: "zzzzzzz", among: []) == "")
    #expect(suggestion(for: "zzzzzzz", among: (1...41).map { "\($0)" }) == "")
  }
}
