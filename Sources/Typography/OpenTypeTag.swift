/// The four letters of an OpenType tag, the first in the highest byte.
package func tagText(_ tag: UInt32) -> String {
  String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
}
