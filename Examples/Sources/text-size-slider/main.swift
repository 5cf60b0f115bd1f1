// Shows a label that re-fonts while a slider over the text sizes moves, drawn to scale: a column is 5 points wide, a row
// 10 points high. On a terminal it moves in place; elsewhere it prints one picture below the other.
//
//   swift run --package-path Examples text-size-slider [TEXT] [WIDTH]

import DynamicTypeUpdates
import Foundation
import TextEngine
import Typography

/// A toolkit's label: it draws itself as soon as its layout is out of date.
final class TerminalLabel: DynamicTypeLabel {
  var needsLayout = true
  override func setNeedsLayout() { needsLayout = true }

  /// The label's box at scale, each line of text at the row of its baseline and spread over its own width.
  func picture() throws -> [String] {
    let size = try intrinsicContentSize
    let lines = try self.lines
    let columns = Int((size.width / 5).rounded(.up))
    var rows = [String](repeating: "", count: max(1, Int((size.height / 10).rounded(.up))))
    let pitch = size.height / Double(lines.count)
    for (place, line) in lines.enumerated() {
      let row = min(rows.count - 1, Int((Double(place) + 0.75) * pitch / 10))
      rows[row] = spread(line.text, over: Int((line.width / 5).rounded()))
    }
    let edge = String(repeating: "─", count: columns)
    return ["┌\(edge)┐"]
      + rows.map { "│" + $0.padding(toLength: columns, withPad: " ", startingAt: 0) + "│" } + ["└\(edge)┘"]
  }

  private func spread(_ text: String, over columns: Int) -> String {
    let letters = Array(text)
    guard columns > 0 else { return "" }
    let step = Double(columns) / Double(letters.count)
    var row = [Character](repeating: " ", count: columns)
    for (place, letter) in letters.enumerated() { row[min(columns - 1, Int(Double(place) * step))] = letter }
    return String(row)
  }
}

let text = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "Weather for the weekend"
let width = CommandLine.arguments.count > 2 ? Double(CommandLine.arguments[2]) ?? 320 : 320
let fonts = URL(filePath: #filePath).appending(path: "../../../../Fixtures/Fonts/Lato").standardized.path
let cache = FileManager.default.temporaryDirectory.appending(path: "typefit-cache").path
let engine = try TextEngine(
  sources: FontSources(directories: [fonts], systemFonts: false, cacheDirectory: cache))

let environment = DynamicTypeEnvironment(styles: StyleTable(family: "Lato"), measuring: engine)
let label = try TerminalLabel(text: text, textStyle: .body, environment: environment)
label.numberOfLines = 0
label.element.bounds.widths = [width]
label.enter(environment)

let isTerminal = isatty(STDOUT_FILENO) == 1
for (place, category) in ContentSizeCategory.all.enumerated() {
  environment.update { $0.preferredContentSizeCategory = category }
  environment.deliverPendingChanges()
  guard label.needsLayout else { continue }
  label.needsLayout = false
  let slider =
    String(repeating: "─", count: 3 * place) + "●" + String(repeating: "─", count: 3 * (11 - place))
  let size = try label.intrinsicContentSize
  if isTerminal { print("\u{1B}[2J\u{1B}[H", terminator: "") }
  print("A \(slider) A  \(category.name)")
  print("\(label.font.pointSize) pt, \(try label.lines.count) lines, \(size.width) × \(size.height) pt")
  print(try label.picture().joined(separator: "\n") + "\n")
  if isTerminal { try await Task.sleep(for: .milliseconds(600)) }
}
