/// Where the characters of a string or key are: the bytes of the document from `start` to `end`, without quotes.
///
/// Escapes are read once: from the document's end on, positions are those of its unescaped texts.
struct JSONText {
  let start: UInt32
  let end: UInt32

  init(_ bytes: Range<Int>) {
    start = UInt32(bytes.lowerBound)
    end = UInt32(bytes.upperBound)
  }

  var count: Int { Int(end - start) }

  func withBytes<Result>(
    of document: UnsafeBufferPointer<UInt8>, _ unescaped: [UInt8],
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let (start, end) = (Int(start), Int(end))
    if start < document.count { return body(UnsafeBufferPointer(rebasing: document[start..<end])) }
    return unescaped.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[start - document.count..<end - document.count]))
    }
  }
}
