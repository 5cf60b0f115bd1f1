public import Typography

/// A button whose title follows the text size; one line, truncated in the middle, as older buttons have it.
public final class DynamicTypeButton: DynamicTypeLabel {
  public init(
    title: String? = nil, textStyle: TextStyle, environment: DynamicTypeEnvironment = .shared
  ) throws(TypographyError) {
    try super.init(text: title, textStyle: textStyle, kind: .button, environment: environment)
  }
}

/// A text field whose text follows the text size.
public final class DynamicTypeTextField: DynamicTypeLabel {
  public init(
    text: String? = nil, textStyle: TextStyle, environment: DynamicTypeEnvironment = .shared
  ) throws(TypographyError) {
    try super.init(text: text, textStyle: textStyle, kind: .textField, environment: environment)
  }
}

/// A text view whose text follows the text size; it wraps, and has UIKit's insets.
public final class DynamicTypeTextView: DynamicTypeLabel {
  public init(
    text: String? = nil, textStyle: TextStyle, environment: DynamicTypeEnvironment = .shared
  ) throws(TypographyError) {
    try super.init(text: text, textStyle: textStyle, kind: .textView, environment: environment)
  }
}
