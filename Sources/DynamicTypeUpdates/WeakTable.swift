/// Elements that are held weakly, each with a value, in the order in which they came.
///
/// Setting and removing cost O(1), a pass O(n). An element that goes away leaves an entry of some bytes behind until the
/// next pass, or until as many more elements have come.
@MainActor final class WeakTable<Element: AnyObject, Value> {
  private struct Entry {
    weak var element: Element?
    /// The element's address, by which the entry is found when the element is gone.
    let address: ObjectIdentifier
    var value: Value
  }

  private var entries: [Entry] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// How many entries there may be before those of released elements are looked for.
  private var limit = 16
  /// Passes that are under way: meanwhile no entry moves.
  private var passes = 0

  /// Entries, those of released elements among them.
  var count: Int { entries.count }

  /// Adds an element, or gives it another value.
  func set(_ element: Element, _ value: Value) {
    let address = ObjectIdentifier(element)
    if let place = places[address] {
      // The place may be that of a released element, whose memory this one has now.
      if entries[place].element === element {
        entries[place].value = value
        return
      }
      entries[place].element = nil
    }
    if entries.count >= limit { compact() }
    places[address] = entries.count
    entries.append(Entry(element: element, address: address, value: value))
  }

  func remove(_ element: Element) {
    let address = ObjectIdentifier(element)
    guard let place = places[address], entries[place].element === element else { return }
    entries[place].element = nil
    places[address] = nil
  }

  /// Calls for each element that lives. Elements that come meanwhile are left out, those that are removed meanwhile too.
  func forEach(_ body: (Element, Value) -> Void) {
    passes += 1
    var released = 0
    for place in 0..<entries.count {
      if let element = entries[place].element {
        body(element, entries[place].value)
      } else {
        released += 1
      }
    }
    passes -= 1
    if released > 0 { compact() }
  }

  /// Forgets the entries of released elements.
  private func compact() {
    guard passes == 0 else { return }
    var kept = 0
    for place in entries.indices {
      let address = entries[place].address
      if entries[place].element != nil {
        if place != kept { entries.swapAt(place, kept) }
        places[address] = kept
        kept += 1
      } else if places[address] == place {
        places[address] = nil
      }
    }
    entries.removeSubrange(kept...)
    limit = max(16, 2 * kept)
    // What many elements took is given back when few are left.
    if entries.capacity > 2 * limit {
      entries = entries.map { $0 }
      places = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($1.address, $0) })
    }
  }
}
