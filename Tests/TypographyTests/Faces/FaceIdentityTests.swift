import Testing
import Typography

struct FaceIdentityTests {
  @Test(arguments: [
    (FaceIdentity(file: "a.ttf", postScriptName: "Lato-Bold", family: "Lato", style: "Bold"), "Lato-Bold"),
    (FaceIdentity(file: "a.ttf", family: "Lato", style: "Bold"), "Lato Bold"),
    (FaceIdentity(file: "a.ttf", family: "Lato"), "Lato"),
    (FaceIdentity(file: "a.ttf", style: "Bold"), "a.ttf"),
  ])
  func theBestNameIsShown(face: FaceIdentity, name: String) {
    #expect(face.displayName == name)
  }

  @Test(arguments: [(-10.0, 100.0), (100, 100), (433, 433), (900, 900), (1e6, 900)])
  func anAxisClampsToItsEnds(value: Double, expected: Double) {
    let axis = VariationAxis(tag: "wght", minimum: 100, default: 400, maximum: 900)
    #expect(axis.clamp(value) == expected)
  }

  @Test func anAxisIsFoundByItsTag() {
    let weight = VariationAxis(tag: "wght", minimum: 100, default: 400, maximum: 900)
    let width = VariationAxis(tag: "wdth", minimum: 75, default: 100, maximum: 100)
    let space = VariationSpace(axes: [weight, width], instances: [])
    #expect(space.axis("wdth") == width)
    #expect(space.axis("slnt") == nil)
  }
}
