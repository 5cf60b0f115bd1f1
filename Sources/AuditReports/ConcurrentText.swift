internal import Typography

/// The texts of many values in their order, made by several tasks where there are many.
func concurrentText<Value: Sendable>(
  _ values: [Value], _ add: @escaping @Sendable (Value, inout String) -> Void
) async -> String {
  // One text for many values: a string for each would be taken apart again at once.
  let starts = Array(stride(from: 0, to: values.count, by: 128))
  return await concurrentMap(starts) { start in
    var text = ""
    for value in values[start..<min(start + 128, values.count)] { add(value, &text) }
    return text
  }.joined()
}
