/// Whose choice of a font's vertical metrics applies.
public enum MetricsPolicy: String, Hashable, Sendable, CaseIterable {
  /// UIFont: hhea as stored, USE_TYPO_METRICS ignored, nothing rounded.
  case apple
  /// FreeType's face values: typo where USE_TYPO_METRICS is set, else hhea, else typo, else win.
  case freetype
  /// hb_font_get_h_extents: typo where USE_TYPO_METRICS is set, else hhea; signs forced, nothing stands in for zeros.
  case harfbuzz
  /// OS/2 sTypo*.
  case typo
  /// OS/2 usWin*.
  case win
  /// DWRITE_FONT_METRICS: typo where USE_TYPO_METRICS is set, else win, with a line gap that makes up for hhea's.
  case directwrite
  /// Paint.FontMetrics: as FreeType, nothing rounded.
  case android
  /// Chrome on Linux: as FreeType, ascender, descender and line gap each rounded to a pixel, a negative gap 0.
  case web

  /// Whether lines grow with every face in them, as the web's and Android's do; UIKit's labels keep their own face's
  /// height.
  public var growsWithFallback: Bool { self == .web || self == .android }

  /// The policy that a platform's own text follows.
  public static func `default`(for platform: Platform) -> MetricsPolicy {
    platform == .android ? .android : .apple
  }

  /// Reads the name, letter case ignored.
  ///
  /// - Throws: `TypographyError` with the nearest name for anything else.
  public init(spelling: String) throws(TypographyError) {
    guard let match = Self(rawValue: spelling.lowercased()) else {
      throw .unknown("policy", spelling, known: Self.allCases.map(\.rawValue))
    }
    self = match
  }
}

/// Where a face's ascender and descender were read.
public enum MetricsSource: String, Hashable, Sendable {
  case hhea, typo, win
  /// A strike of a bitmap font.
  case bitmap
  /// FreeType's face values, of a font without these tables.
  case face
}
