import LayoutAudit
import Typography

/// Does what an advice says, to the letter: an element for each way that it offers.
struct AdviceFollower {
  let element: TextElement
  let advice: String

  var mended: [TextElement] {
    let mend = advice.components(before: "; as it is, ")
    var ways: [TextElement] = []
    for way in mend.split(by: "; or ") {
      if let wrapped = after(way, "let it wrap (lines 0)") {
        ways += boxes(of: lines(0), wrapped)
      } else if let several = after(way, "let it have ") {
        let number = Int(several.prefix { $0.isNumber }) ?? 0
        let rest = several.split(by: " lines, or as many as it needs (lines 0)").last ?? ""
        ways += [number, 0].flatMap { boxes(of: lines($0), rest) }
      } else {
        ways += boxes(of: element, way)
      }
    }
    return ways + capped
  }

  private func after(_ text: String, _ beginning: String) -> String? {
    text.hasPrefix(beginning) ? String(text.dropFirst(beginning.count)) : nil
  }

  private func lines(_ lines: Int) -> TextElement {
    var element = element
    element.lines = lines
    for index in element.variants.indices where element.variants[index].lines != nil {
      element.variants[index].lines = lines
    }
    return element
  }

  private func boxes(of element: TextElement, _ text: String) -> [TextElement] {
    if text.isEmpty { return [element] }
    var boxes: [TextElement] = []
    let height = number(text, before: " pt high"), width = number(text, before: " pt wide")
    if text.contains("let the box grow") {
      var grown = element
      if height != nil {
        grown.bounds.height = nil
        grown.bounds.maximumHeight = nil
      }
      if width != nil { grown.bounds.widths = [] }
      for index in grown.variants.indices {
        if height != nil { grown.variants[index].height = nil }
        if width != nil { grown.variants[index].width = nil }
      }
      boxes.append(grown)
    }
    if height != nil || width != nil {
      var larger = element
      if let width, !larger.bounds.widths.isEmpty { larger.bounds.widths = [width] }
      for index in larger.variants.indices {
        if let width, let own = larger.variants[index].width {
          larger.variants[index].width = max(own, width)
        }
        if let height, case .points(let own)? = larger.variants[index].height {
          larger.variants[index].height = .points(max(own, height))
        }
      }
      if let height {
        if case .points(let own)? = larger.bounds.height {
          larger.bounds.height = .points(max(own, height))
        } else {
          larger.bounds.minimumHeight = .points(height)
          if case .points(let most)? = larger.bounds.maximumHeight {
            larger.bounds.maximumHeight = .points(max(most, height))
          }
        }
      }
      boxes.append(larger)
    }
    if let insets = text.split(by: "give it insets of ").dropFirst().first?.split(by: ", or ").first {
      var padded = element
      for edge in insets.split(by: " and ") {
        let points = Double(edge.split(by: " pt at the ")[0]) ?? 0
        if edge.hasSuffix("top") {
          padded.bounds.insets.top = points
        } else {
          padded.bounds.insets.bottom = points
        }
      }
      boxes.append(padded)
    }
    if let multiple = text.split(by: "set lineHeightMultiple to ").dropFirst().first {
      var taller = element
      taller.lineHeight.multiple = Double(multiple)
      boxes.append(taller)
    }
    return boxes
  }

  private func number(_ text: String, before unit: String) -> Double? {
    let parts = text.split(by: unit)
    guard parts.count > 1 else { return nil }
    return parts[0].split(by: "at least ").last.flatMap(Double.init)
  }

  private var capped: [TextElement] {
    let parts = advice.split(by: "maximumContentSizeCategory = .")
    guard let name = parts.dropFirst().first?.prefix(while: { $0.isLetter }),
      let category = try? ContentSizeCategory(spelling: String(name))
    else { return [] }
    // The limits are the text's own: a smaller box of larger categories stays.
    if !element.variants.isEmpty { return [] }
    var element = element
    element.scaling = element.scaling.limited(to: ContentSizeCategoryLimits(maximum: category))
    return [element]
  }
}

extension String {
  fileprivate func split(by mark: String) -> [String] {
    var parts = [""]
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix(mark) {
        parts.append("")
        rest = rest.dropFirst(mark.count)
      } else {
        parts[parts.count - 1].append(first)
        rest = rest.dropFirst()
      }
    }
    return parts
  }

  fileprivate func components(before mark: String) -> String { split(by: mark)[0] }
}
