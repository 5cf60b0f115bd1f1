public import Typography

/// A handler's place in an environment; `unregisterForTraitChanges` takes it back.
public struct TraitChangeRegistration: Hashable, Sendable {
  let number: Int
}

/// The handlers and sequences that follow an environment's changes.
@MainActor final class TraitChangeHandlers {
  typealias Handler = @MainActor (TraitEnvironment) -> Void

  private var handlers: [Int: Handler] = [:]
  private var continuations: [Int: AsyncStream<TraitEnvironment>.Continuation] = [:]
  private var count = 0

  deinit { for continuation in continuations.values { continuation.finish() } }

  private func next() -> Int {
    count += 1
    return count
  }

  func add(_ handler: @escaping Handler) -> TraitChangeRegistration {
    let number = next()
    handlers[number] = handler
    return TraitChangeRegistration(number: number)
  }

  func remove(_ registration: TraitChangeRegistration) { handlers[registration.number] = nil }

  func stream() -> AsyncStream<TraitEnvironment> {
    let (stream, continuation) = AsyncStream.makeStream(of: TraitEnvironment.self)
    let number = next()
    continuations[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.continuations[number] = nil }
    }
    return stream
  }

  /// In the order of registration; a handler that another one has just unregistered is not called.
  func deliver(_ traits: TraitEnvironment) {
    for number in handlers.keys.sorted() { handlers[number]?(traits) }
    for number in continuations.keys.sorted() { continuations[number]?.yield(traits) }
  }
}

extension DynamicTypeEnvironment {
  /// Calls a handler on the main actor with the new traits, once for each change.
  ///
  /// The handler is kept until it is unregistered: let it hold its owner weakly.
  @discardableResult
  public func registerForTraitChanges(
    _ handler: @escaping @MainActor (TraitEnvironment) -> Void
  ) -> TraitChangeRegistration {
    handlers.add(handler)
  }

  public func unregisterForTraitChanges(_ registration: TraitChangeRegistration) {
    handlers.remove(registration)
  }

  /// The changes from now on, each once and in order. Ends with the environment.
  public var traitChanges: AsyncStream<TraitEnvironment> { handlers.stream() }
}
