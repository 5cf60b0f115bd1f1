import Testing

@testable import Typography

@Suite struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 2, 15, 16, 17, 31, 1000])
  func `Results come in the order of the values, each once`(count: Int) async {
    let values = Array(0..<count)
    #expect(await concurrentMap(values) { $0 * 3 } == values.map { $0 * 3 })
  }
}
