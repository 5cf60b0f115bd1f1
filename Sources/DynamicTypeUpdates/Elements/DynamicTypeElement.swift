public import Typography

/// A node in a tree of elements, as a view is one: traits come down to it, clamped by the limits on the way.
@MainActor open class DynamicTypeElement {
  /// Nil for a root.
  public private(set) weak var superelement: DynamicTypeElement?
  public private(set) var subelements: [DynamicTypeElement] = []
  /// Nil outside of an environment.
  public private(set) var environment: DynamicTypeEnvironment?
  /// The traits that came down, clamped by everything above; nil outside of an environment.
  public private(set) var traits: TraitEnvironment?

  public init() {}

  // MARK: Limits

  private var ownLimits = ContentSizeCategoryLimits.none

  /// The categories that the element and everything below it may have: UIKit's two properties as one, or any of Swift's
  /// five range forms.
  ///
  /// Of a text element they are the limits of its `element`, which a check judges.
  open var contentSizeCategoryLimits: ContentSizeCategoryLimits {
    get { ownLimits }
    set {
      ownLimits = newValue
      if let environment, let traits { follow(environment, traits) }
    }
  }

  /// The lowest category; nil and `unspecified` clear it.
  public var minimumContentSizeCategory: ContentSizeCategory? {
    get { contentSizeCategoryLimits.minimum }
    set {
      contentSizeCategoryLimits = ContentSizeCategoryLimits(
        minimum: newValue, maximum: contentSizeCategoryLimits.maximum)
    }
  }

  /// The highest category; nil and `unspecified` clear it. Below the minimum it wins.
  public var maximumContentSizeCategory: ContentSizeCategory? {
    get { contentSizeCategoryLimits.maximum }
    set {
      contentSizeCategoryLimits = ContentSizeCategoryLimits(
        minimum: contentSizeCategoryLimits.minimum, maximum: newValue)
    }
  }

  // MARK: Tree

  /// Adds an element below this one, taken from where it was.
  ///
  /// - Precondition: It is neither this element nor above it.
  public func addSubelement(_ element: DynamicTypeElement) {
    precondition(!element.isAncestor(of: self), "an element can't stand below itself")
    element.leave()
    element.superelement = self
    subelements.append(element)
    if let environment, let traits {
      element.follow(environment, traits.limited(to: contentSizeCategoryLimits))
    }
  }

  /// Takes the element out of its tree, and so out of the environment; it keeps its font.
  public func removeFromSuperelement() {
    guard superelement != nil else { return }
    leave()
  }

  private func isAncestor(of other: DynamicTypeElement) -> Bool {
    sequence(first: other, next: \.superelement).contains { $0 === self }
  }

  // MARK: Environment

  /// Puts the element at the root of a tree that follows an environment. The environment holds it weakly.
  public func enter(_ environment: DynamicTypeEnvironment) {
    leave()
    environment.add(self)
    follow(environment, environment.traits)
  }

  /// Leaves the environment, and the tree; nothing is re-fonted.
  public func leave() {
    superelement?.subelements.removeAll { $0 === self }
    superelement = nil
    environment?.remove(self)
    forgetEnvironment()
  }

  private func forgetEnvironment() {
    environment = nil
    traits = nil
    for element in subelements { element.forgetEnvironment() }
  }

  /// Takes traits from above and hands them on.
  private func follow(_ environment: DynamicTypeEnvironment, _ traits: TraitEnvironment) {
    self.environment = environment
    self.traits = traits
    traitsDidChange()
    traitsDidChangeBelow()
  }

  /// Hands the traits on to the subelements, within the element's own limits.
  func traitsDidChangeBelow() {
    guard let environment, let traits else { return }
    let below = traits.limited(to: contentSizeCategoryLimits)
    for element in subelements where element.superelement === self { element.follow(environment, below) }
  }

  /// Called when the element enters an environment, and at each change; `traits` are the new ones.
  open func traitsDidChange() {}

  /// Called when the layout is out of date: a toolkit's element lays itself out anew before it is drawn next.
  open func setNeedsLayout() {}
}

extension DynamicTypeElement: EnvironmentObserver {
  func environmentDidChange() {
    if let environment { follow(environment, environment.traits) }
  }
}
