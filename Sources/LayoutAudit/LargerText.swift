public import Typography

/// How far an element's text grows. App Store "Larger Text" and WCAG 1.4.4 ask for 200 %.
public struct LargerText: Hashable, Sendable {
  /// The largest size in percent of the size at `large`.
  public let percent: Double
  /// The same without limits, maximum size and fixing or slowing rule: what the text style would reach.
  public let uncappedPercent: Double

  /// The first category where the uncapped text reaches what is asked for; nil where none does.
  public let reachingCategory: ContentSizeCategory?
  /// Points of the uncapped text there.
  public let reachingSize: Double?
  /// What is asked for: 200 on iOS, 140 on watchOS, and on Android what its largest font scale makes of the size.
  public let requiredPercent: Double

  public var reaches: Bool { percent >= requiredPercent }

  /// Of a text that scales so; nil where the scale doesn't publish how it grows.
  static func of(
    _ scaling: FontScaling, scale: DynamicTypeScale, hasStyle: Bool
  ) throws(TypographyError) -> LargerText? {
    let isPublished = scale.categories.allSatisfy { scale.hasEntry(scaling.textStyle, $0) }
    return isPublished ? try LargerText(of: scaling, scale: scale, hasStyle: hasStyle) : nil
  }

  private init(of scaling: FontScaling, scale: DynamicTypeScale, hasStyle: Bool) throws(TypographyError) {
    // A minimum makes text larger from the start; it keeps nothing from growing.
    let capped = scaling.limited(to: ContentSizeCategoryLimits(maximum: scaling.limits.maximum))
    percent = try Self.growth(capped, scale)
    uncappedPercent = try Self.growth(Self.unhindered(scaling, hasStyle: hasStyle), scale)
    switch scale.platform {
    case .watchos: requiredPercent = 140
    case .android:
      // What Android's largest font scale makes of the size in sp, whatever rule the element has.
      let free = try FontScaling(.fontMetrics, textStyle: scaling.textStyle, base: scaling.base)
      requiredPercent = try Self.growth(free, scale)
    case .ios, .tvos, .macos: requiredPercent = 200
    }
    let free = try Self.unhindered(scaling, hasStyle: hasStyle)
    let start = try free.size(in: scale.origin, scale: scale).points
    var reaching: (category: ContentSizeCategory, size: Double)?
    for category in scale.categories where reaching == nil {
      let size = try free.size(in: category, scale: scale).points
      if size * 100 >= start * requiredPercent { reaching = (category, size) }
    }
    reachingCategory = reaching?.category
    reachingSize = reaching?.size
  }

  /// What prevents an element from growing is a cap or its rule; without both it follows its text style.
  private static func unhindered(_ scaling: FontScaling, hasStyle: Bool) throws(TypographyError)
    -> FontScaling
  {
    switch scaling.rule {
    case .textStyle, .fontMetrics: scaling.uncapped
    case .delta, .fixed: hasStyle ? try FontScaling(textStyle: scaling.textStyle) : scaling.uncapped
    }
  }

  private static func growth(_ scaling: FontScaling, _ scale: DynamicTypeScale) throws(TypographyError)
    -> Double
  {
    let start = try scaling.size(in: scale.origin, scale: scale).points
    var largest = start
    for category in scale.categories {
      largest = max(largest, try scaling.size(in: category, scale: scale).points)
    }
    return largest * 100 / start
  }
}
