public import Typography

/// Where live elements live: the traits that a person and a screen decide, an app's styles, and the fonts to measure with.
///
/// Traits may be changed from anywhere. Each change is delivered on the main actor once, in the order in which it was
/// made: first to elements and managers, then to handlers, then to sequences.
@MainActor public final class DynamicTypeEnvironment {
  /// A convenience: whatever takes an environment takes another one as well.
  public static let shared = DynamicTypeEnvironment()

  /// The traits as they were last delivered: those that elements show.
  public private(set) var traits: TraitEnvironment
  /// What the app maps text styles to.
  public private(set) var styles: StyleTable
  public let scale: DynamicTypeScale
  /// The fonts that sizes are measured with, a `TextEngine` for one; nil where nobody asks for sizes.
  public private(set) var measuring: (any TextMeasuring)?
  /// Where a face that stands in makes the lines taller that it takes part in, as on the web and Android.
  public let growsWithFallback: Bool

  private nonisolated let pending: Guarded<PendingTraits>
  private var isDelivering = false
  private var isRegistered = false
  private let observers = WeakTable<AnyObject, Void>()
  let handlers = TraitChangeHandlers()

  public init(
    _ traits: TraitEnvironment = TraitEnvironment(), styles: StyleTable = .default,
    scale: DynamicTypeScale = .ios, measuring: (any TextMeasuring)? = nil, growsWithFallback: Bool = false
  ) {
    self.traits = traits
    self.styles = styles
    self.scale = scale
    self.measuring = measuring
    self.growsWithFallback = growsWithFallback
    pending = Guarded(PendingTraits(latest: traits))
  }

  /// Registers the app's styles, and the fonts to measure with, once: before elements are made, which find their style
  /// by the table. What a manager watches already takes its new font at once.
  ///
  /// - Throws: `TypographyError` where styles, or fonts to measure with, are there already.
  public func register(
    _ styles: StyleTable, measuring: (any TextMeasuring)? = nil
  ) throws(TypographyError) {
    guard !isRegistered else {
      throw TypographyError("a style table is registered already: an environment takes one, once")
    }
    if let measuring {
      guard self.measuring == nil else {
        throw TypographyError("the environment has fonts to measure with already: texts are shaped in them")
      }
      self.measuring = measuring
    }
    isRegistered = true
    self.styles = styles
    notifyObservers()
  }

  // MARK: Changes

  /// The traits with every change that was made, delivered or not. From anywhere.
  public nonisolated var latestTraits: TraitEnvironment { pending.withLock { $0.latest } }

  /// Changes the traits, from anywhere; what changes nothing is no change.
  ///
  /// - Parameter change: Runs behind a lock: it must not use the environment.
  public nonisolated func update(_ change: @Sendable (inout TraitEnvironment) -> Void) {
    let needsDelivery = pending.withLock { $0.apply(change) }
    if needsDelivery { Task { @MainActor in deliverPendingChanges() } }
  }

  /// Delivers what was changed, now. Changes deliver themselves; a toolkit with a main loop of its own calls this there.
  ///
  /// Called by a handler during a delivery it does nothing: the changes follow when the present one is through.
  public func deliverPendingChanges() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while let changes = pending.withLock({ $0.take() }) {
      for change in changes {
        traits = change
        notifyObservers()
        handlers.deliver(change)
      }
    }
  }

  // MARK: Observers

  /// Tells an observer of every change for as long as it lives.
  func add(_ observer: some EnvironmentObserver) { observers.set(observer, ()) }

  func remove(_ observer: some EnvironmentObserver) { observers.remove(observer) }

  private func notifyObservers() {
    observers.forEach { observer, _ in (observer as? any EnvironmentObserver)?.environmentDidChange() }
  }
}

/// What follows an environment: a manager, or the root of a tree of elements.
@MainActor protocol EnvironmentObserver: AnyObject {
  func environmentDidChange()
}

/// Changes on their way to the main actor.
private struct PendingTraits: Sendable {
  private(set) var latest: TraitEnvironment
  private var changes: [TraitEnvironment] = []
  private var isScheduled = false

  init(latest: TraitEnvironment) { self.latest = latest }

  /// Whether a delivery must be scheduled: one that is on its way takes every change with it.
  mutating func apply(_ change: (inout TraitEnvironment) -> Void) -> Bool {
    var traits = latest
    change(&traits)
    guard traits != latest else { return false }
    latest = traits
    changes.append(traits)
    defer { isScheduled = true }
    return !isScheduled
  }

  /// All changes in order, or nil where there is none: then the next one schedules again.
  mutating func take() -> [TraitEnvironment]? {
    guard !changes.isEmpty else {
      isScheduled = false
      return nil
    }
    defer { changes = [] }
    return changes
  }
}
