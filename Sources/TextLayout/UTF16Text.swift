// The standard library takes UTF-16 apart unit by unit; most text of most languages is plain.

extension String {
  init(utf16 units: ArraySlice<UInt16>) {
    if units.allSatisfy({ $0 < 0x80 }) {
      self.init(decoding: units.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    } else {
      self.init(decoding: units, as: UTF16.self)
    }
  }

  var utf16Units: [UInt16] {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.map(UInt16.init) : Array(utf16)
  }
}
