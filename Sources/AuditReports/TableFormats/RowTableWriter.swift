internal import Typography

/// How a format that has one record for each row writes its parts.
protocol RowFormat: Sendable {
  func opening(_ table: LineHeightTable) -> String
  /// What stands between two rows, whatever their groups.
  var separator: String { get }
  var closing: String { get }

  /// What stands before the value of a column: before the first what begins a row.
  func lead(of column: Int) -> String
  func value(_ text: String?) -> String
  func value(_ number: Double?) -> String
  /// What ends a row.
  var end: String { get }
}

/// Writes rows for programs: of every installed face, they are a few hundred thousand.
///
/// A row has four parts: the face's names; the style, category and size; the face's lengths at that size; and what the
/// scale knows. Faces share the second and the last, equal sizes of a face the third, so each is written once and then
/// copied: of 132 rows only 43 differ in size. Copies go to bytes, since a string would be looked at again with each.
struct RowTableWriter: TableWriter {
  private struct Size {
    /// True for the first size of a style, which may have another face.
    let beginsStyle: Bool
    /// The same for equal sizes, counted from 0.
    let slot: Int
    let label: [UInt8]
    let ending: [UInt8]
  }

  private let format: any RowFormat
  private let sizes: [Size]
  private let slotCount: Int

  init(_ table: LineHeightTable, _ format: any RowFormat) {
    self.format = format
    var slots: [Double: Int] = [:]
    var sizes: [Size] = []
    for (position, size) in table.sizes.enumerated() {
      let slot = slots[size.points] ?? slots.count
      slots[size.points] = slot
      let label = format.fields(
        [.text(size.style?.name), .text(size.category.name), .number(size.points)], from: 2)
      let ending = format.fields([.number(size.systemLeading), .text(size.certainty.rawValue)], from: 10)
      sizes.append(
        Size(
          beginsStyle: position == 0 || size.style != table.sizes[position - 1].style, slot: slot,
          label: label,
          ending: ending + format.end.utf8))
    }
    self.sizes = sizes
    slotCount = slots.count
  }

  func opening(_ table: LineHeightTable) -> String { format.opening(table) }
  var separator: String { format.separator }
  var closing: String { format.closing }

  func body(_ group: LineHeightTable.Group, of table: LineHeightTable, label: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(sizes.count * 160)
    let separator = Array(format.separator.utf8)
    var face: LineHeightTable.Face?
    var names: [UInt8] = []
    var lengths = [[UInt8]](repeating: [], count: slotCount)
    for (position, size) in sizes.enumerated() {
      if size.beginsStyle {
        let next = group.face(for: table.sizes[position].style)
        if position == 0 || next != face {
          face = next
          names = format.fields([.text(face?.family), .text(face?.postScriptName)], from: 0)
          lengths = [[UInt8]](repeating: [], count: slotCount)
        }
      }
      if lengths[size.slot].isEmpty {
        let row = TableRow(size: table.sizes[position], face: face, displayScale: table.displayScale)
        // Size and system leading stand in the parts that faces share.
        lengths[size.slot] = format.fields(row.lengths[1..<6].map { .number($0) }, from: 5)
      }
      if position > 0 { bytes += separator }
      bytes += names
      bytes += size.label
      bytes += lengths[size.slot]
      bytes += size.ending
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

private enum Field {
  case text(String?)
  case number(Double?)
}

extension RowFormat {
  /// Neighbouring fields of a row.
  fileprivate func fields(_ fields: [Field], from first: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(fields.count * 32)
    for (column, field) in zip(first..., fields) {
      bytes += lead(of: column).utf8
      switch field {
      case .text(let text): bytes += value(text).utf8
      case .number(let number): bytes += value(number).utf8
      }
    }
    return bytes
  }
}
