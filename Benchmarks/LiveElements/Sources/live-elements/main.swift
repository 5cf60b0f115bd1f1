// Measures a category change over watched elements against a bare loop over weak references that writes through a
// reference-writable key path, in turn in the same run; and the memory that watching and releasing leaves behind.
//
//   live-elements [ELEMENTS] [RUNS] [RELEASED]     100000, 20 and 1000000 by default

import DynamicTypeUpdates
import Foundation
import Typography

final class Label {
  var font: Font
  init(font: Font) { self.font = font }
}

struct WeakLabel {
  weak var label: Label?
}

func argument(_ place: Int, _ standard: Int) -> Int {
  CommandLine.arguments.count > place ? Int(CommandLine.arguments[place]) ?? standard : standard
}

/// Megabytes of memory that are resident.
func residentMemory() -> Double {
  guard let status = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return .nan }
  let pages = Double(status.split(separator: " ")[1]) ?? .nan
  return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
}

/// Gives freed memory back to the system, which glibc keeps otherwise; its header is in no module.
func trimMemory() {
  typealias Trim = @convention(c) (Int) -> Int32
  if let trim = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(trim, to: Trim.self)(0) }
}

func decimals(_ value: Double, _ digits: Int = 1) -> String { String(format: "%.\(digits)f", value) }

let count = argument(1, 100_000)
let runs = argument(2, 20)
let released = argument(3, 1_000_000)
let styles: [TextStyle] = [.body, .headline, .caption1]
let environment = DynamicTypeEnvironment(styles: StyleTable(family: "Avenir Next"))
let manager = DynamicTypeManager(environment: environment)
let clock = ContinuousClock()

let labels = try (0..<count).map { Label(font: try environment.font(for: styles[$0 % styles.count])) }
let watching = try clock.measure {
  for (place, label) in labels.enumerated() {
    try manager.watch(label, fontKeyPath: \.font, textStyle: styles[place % styles.count])
  }
}
let references = labels.map { WeakLabel(label: $0) }
let keyPath: ReferenceWritableKeyPath<Label, Font> = \.font

var (manage, bare): ([Duration], [Duration]) = ([], [])
for run in 0..<runs {
  let category = ContentSizeCategory.all[run % 12]
  environment.update { $0.preferredContentSizeCategory = category }
  manage.append(clock.measure { environment.deliverPendingChanges() })
  let font = try environment.font(for: .body)
  bare.append(
    clock.measure {
      for reference in references { reference.label?[keyPath: keyPath] = font }
    })
}

func line(_ name: String, _ times: [Duration]) -> Double {
  let nanoseconds = times.map { $0 / .nanoseconds(1) / Double(count) }.sorted()
  let median = nanoseconds[nanoseconds.count / 2]
  print("  \(name)  least \(decimals(nanoseconds[0])) ns, median \(decimals(median)) ns for each element")
  return median
}

print("\(count) elements in \(styles.count) styles, \(runs) changes")
print("  watching       \(decimals(watching / .nanoseconds(1) / Double(count))) ns for each element")
let ratio = line("category change", manage) / line("bare loop      ", bare)
print("  ratio of the medians  \(decimals(ratio, 2))")

/// Watches so many elements, all alive at once, and releases them.
@MainActor func watchAndRelease() throws {
  let font = try environment.font(for: .body)
  var many = (0..<released).map { _ in Label(font: font) }
  for label in many { try manager.watch(label, fontKeyPath: \.font, textStyle: .body) }
  print("  all alive      \(decimals(residentMemory())) MB")
  many = []
}

print("\(released) elements watched and released, resident memory")
for round in 1...5 {
  print("  before round \(round) \(decimals(residentMemory())) MB")
  try watchAndRelease()
  environment.update { $0.displayScale = 2 + Double(round) }
  environment.deliverPendingChanges()
  trimMemory()
  print("  after the change that follows \(decimals(residentMemory())) MB")
}
