import Testing
import Typography

struct MetricsPolicyTests {
  @Test(arguments: MetricsPolicy.allCases)
  func namesAreReadInAnyCase(policy: MetricsPolicy) throws {
    #expect(try MetricsPolicy(spelling: policy.rawValue.uppercased()) == policy)
  }

  @Test func unknownTextIsRefusedWithTheNearestName() {
    #expect(message { try MetricsPolicy(spelling: "aple") }.contains("did you mean 'apple'?"))
  }
}
