internal import CHarfBuzz
internal import Typography

/// What one task shapes and breaks text with, kept for the next text: opening ICU's rules takes longer than using them.
///
/// Sendable although it holds C pointers: `borrow` gives it to one task at a time.
final class ShapingTools: @unchecked Sendable {
  let buffer: OpaquePointer
  private var breakers: [String: LineBreaker] = [:]
  private var faces: [ObjectIdentifier: KnownFace] = [:]

  private static let idle = Guarded<[ShapingTools]>([])

  private init() { buffer = hb_buffer_create() }

  deinit { hb_buffer_destroy(buffer) }

  static func borrow<Value, Failure>(
    _ body: (ShapingTools) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let tools = idle.withLock { $0.popLast() } ?? ShapingTools()
    defer { idle.withLock { $0.append(tools) } }
    return try body(tools)
  }

  func known(_ font: ShapingFont) -> KnownFace {
    if let known = faces[ObjectIdentifier(font)] { return known }
    // A font is kept as long as what is known of it: few at a time.
    if faces.count == 16 { faces = [:] }
    let known = KnownFace(font)
    faces[ObjectIdentifier(font)] = known
    return known
  }

  /// - Parameter language: BCP 47 tag; nil for the root's rules.
  func breaker(for language: String?) throws(TextLayoutError) -> LineBreaker {
    let language = language ?? ""
    if let known = breakers[language] { return known }
    let breaker = try LineBreaker(language: language)
    // Few languages have texts at once.
    if breakers.count == 32 { breakers = [:] }
    breakers[language] = breaker
    return breaker
  }
}
