/// Maps values side by side on all cores; results come in the order of the values.
package func concurrentMap<Value: Sendable, Result: Sendable>(
  _ values: [Value], _ transform: @escaping @Sendable (Value) -> Result
) async -> [Result] {
  // Slices instead of single values: a task for each would cost more than its work.
  let sliceCount = min(values.count, 16)
  guard sliceCount > 1 else { return values.map(transform) }
  return await withTaskGroup(of: (Int, [Result]).self) { group in
    for slice in 0..<sliceCount {
      let range = values.count * slice / sliceCount..<values.count * (slice + 1) / sliceCount
      group.addTask { (slice, values[range].map(transform)) }
    }
    var slices = [[Result]](repeating: [], count: sliceCount)
    for await (slice, results) in group { slices[slice] = results }
    return slices.flatMap(\.self)
  }
}
