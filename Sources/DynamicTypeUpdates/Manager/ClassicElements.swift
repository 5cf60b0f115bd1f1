public import Typography

/// A label, as UIKit's `UILabel` is one.
@MainActor public protocol LabelElement: AnyObject {
  var font: Font { get set }
}

/// A button, whose title label it may not have yet, as UIKit's `UIButton` is one.
@MainActor public protocol ButtonElement: AnyObject {
  associatedtype TitleLabel: LabelElement
  var titleLabel: TitleLabel? { get }
}

/// A text field, as UIKit's `UITextField` is one.
@MainActor public protocol TextFieldElement: AnyObject {
  var font: Font? { get set }
}

/// A text view, as UIKit's `UITextView` is one.
@MainActor public protocol TextViewElement: AnyObject {
  var font: Font? { get set }
}

extension DynamicTypeManager {
  /// Watches a label's font. See `watch(_:fontKeyPath:textStyle:)`.
  ///
  /// - Throws: As `watch(_:fontKeyPath:textStyle:)` does.
  public func watchLabel<Label: LabelElement>(_ label: Label, textStyle: TextStyle? = nil)
    throws(TypographyError)
  {
    try watch(label, fontKeyPath: \Label.font, textStyle: textStyle)
  }

  /// Watches the font of a button's title, which may come and go.
  ///
  /// - Throws: `TypographyError` where the style has no font.
  public func watchButton(_ button: some ButtonElement, textStyle: TextStyle) throws(TypographyError) {
    try watch(button, textStyle: textStyle, name: "titleLabel") { button, font in
      button.titleLabel?.font = font
    }
  }

  /// Watches a text field's font.
  ///
  /// - Throws: As `watch(_:fontKeyPath:textStyle:)` does.
  public func watchTextField<Field: TextFieldElement>(_ field: Field, textStyle: TextStyle? = nil)
    throws(TypographyError)
  {
    try watch(field, fontKeyPath: \Field.font, textStyle: textStyle)
  }

  /// Watches a text view's font.
  ///
  /// - Throws: As `watch(_:fontKeyPath:textStyle:)` does.
  public func watchTextView<View: TextViewElement>(_ view: View, textStyle: TextStyle? = nil)
    throws(TypographyError)
  {
    try watch(view, fontKeyPath: \View.font, textStyle: textStyle)
  }
}
