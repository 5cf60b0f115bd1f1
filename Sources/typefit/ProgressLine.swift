internal import Typography

/// A line at a terminal that says how far a long run is, and is gone when it ends.
struct ProgressLine: Sendable {
  private let terminal: Terminal
  private let start = ContinuousClock.now
  /// When the line was written last; nil before that.
  private let latest = Guarded<ContinuousClock.Instant?>(nil)

  /// Nil where no person watches.
  init?(_ terminal: Terminal, isQuiet: Bool) {
    if isQuiet || !terminal.isWatched { return nil }
    self.terminal = terminal
  }

  /// Ten times a second at most.
  func show(_ done: Int, of total: Int) {
    let now = ContinuousClock.now
    latest.withLock { latest in
      if let latest, now - latest < .milliseconds(100) { return }
      latest = now
      terminal.show("\r\u{1B}[K" + Self.text(done, of: total, after: now - start))
    }
  }

  func erase() {
    latest.withLock { latest in
      if latest != nil { terminal.show("\r\u{1B}[K") }
      latest = nil
    }
  }

  /// Such as `640 of 2000 cases, 1280 a second, 2 s left`.
  static func text(_ done: Int, of total: Int, after elapsed: Duration) -> String {
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
    let rate = Double(done) / max(seconds, 1e-3)
    let left = Int((Double(total - done) / rate).rounded(.up))
    let time = left < 60 ? "\(left) s" : "\(left / 60) min \(left % 60) s"
    return "\(done) of \(total) cases, \(rate.rounded().shortText) a second, \(time) left"
  }
}
