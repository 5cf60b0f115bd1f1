/// How far a face's traits are from those asked for: by width, then slant, then weight. The least answers.
package struct TraitDistance: Comparable, Hashable, Sendable {
  private let width: Double
  private let slant: Int
  private let weight: Double
  /// Of two weights equally near, the heavier one is for heavy text and the lighter one for light text.
  private let isWrongSide: Bool

  package init(of traits: FontTraits, from asked: FontTraits) {
    let step = traits.weight.value - asked.weight.value
    width = abs(traits.width - asked.width)
    slant = Self.order(for: asked.slant).firstIndex(of: traits.slant) ?? FontSlant.allCases.count
    weight = abs(step)
    isWrongSide = asked.weight.value > 500 ? step < 0 : step > 0
  }

  private static func order(for asked: FontSlant) -> [FontSlant] {
    switch asked {
    case .upright: [.upright, .oblique, .italic]
    case .italic: [.italic, .oblique, .upright]
    case .oblique: [.oblique, .italic, .upright]
    }
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.width, left.slant, left.weight, left.isWrongSide ? 1 : 0)
      < (right.width, right.slant, right.weight, right.isWrongSide ? 1 : 0)
  }
}

extension FontTraits {
  /// Whether the width is that asked for; stored widths are rounded.
  package func hasWidth(_ asked: Double) -> Bool { abs(width - asked) <= 0.5 }

  /// Whether the slant is as asked for: oblique and italic serve for each other.
  package func hasSlant(_ asked: FontSlant) -> Bool { (slant == .upright) == (asked == .upright) }
}
