internal import CICU

// By ICU: the standard library takes UTF-16 apart unit by unit.

extension String {
  init(utf16 units: ArraySlice<UInt16>) {
    // No unit takes more than three bytes.
    self.init(unsafeUninitializedCapacity: units.count * 3) { bytes in
      units.withUnsafeBufferPointer { units in
        Int(typefit_utf8(units.baseAddress, Int32(units.count), bytes.baseAddress, Int32(bytes.count)))
      }
    }
  }

  var utf16Units: [UInt16] {
    var text = self
    return text.withUTF8 { bytes in
      [UInt16](unsafeUninitializedCapacity: bytes.count) { units, count in
        count = Int(
          typefit_utf16(bytes.baseAddress, Int32(bytes.count), units.baseAddress, Int32(units.count)))
      }
    }
  }
}
