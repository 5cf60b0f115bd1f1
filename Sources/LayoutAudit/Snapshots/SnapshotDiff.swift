public import Typography

/// What changed between two snapshots, font files or font directories.
public struct SnapshotDiff: Hashable, Sendable {
  /// An element's category of which lines, height or verdict changed.
  public struct ResultChange: Hashable, Sendable {
    public var category: ContentSizeCategory
    /// Nil where only one of the two has the category.
    public var old: CategoryResult?
    public var new: CategoryResult?
    public var counts: Bool
  }

  public struct ElementDiff: Hashable, Sendable {
    public var key: Snapshot.Element.Key
    public var changes: [ResultChange]
  }

  public let tolerance: DiffTolerance
  /// Faces that both have, each with something that moved.
  public let faces: [FaceDiff]
  public let lostFaces: [FaceIdentity]
  public let gainedFaces: [FaceIdentity]
  /// Elements that both have, each with something that changed.
  public let elements: [ElementDiff]
  public let lostElements: [Snapshot.Element.Key]
  public let gainedElements: [Snapshot.Element.Key]

  /// How many changes pass the tolerance. A changed line count or verdict always does, and so does what is lost of fonts;
  /// elements that come and go are the layout's change, and don't count.
  public var counted: Int {
    faces.reduce(0) { $0 + $1.counted } + lostFaces.count
      + elements.reduce(0) { $0 + $1.changes.count(where: \.counts) }
  }

  /// Compares two snapshots.
  public init(_ old: Snapshot, _ new: Snapshot, tolerance: DiffTolerance) throws(TypographyError) {
    try self.init(faces: old.faces, new.faces, elements: old.elements, new.elements, tolerance: tolerance)
  }

  /// Compares fonts, the faces paired by name.
  public init(faces old: [FaceProfile], _ new: [FaceProfile], tolerance: DiffTolerance)
    throws(TypographyError)
  {
    try self.init(faces: old, new, elements: [], [], tolerance: tolerance)
  }

  /// Compares two fonts of one face, whatever they are called.
  public init(face old: FaceProfile, _ new: FaceProfile, tolerance: DiffTolerance) throws(TypographyError) {
    var renamed = old
    renamed.face.postScriptName = new.face.postScriptName
    renamed.face.family = new.face.family
    renamed.face.style = new.face.style
    renamed.face.variations = new.face.variations
    let isRenamed = renamed.face.nameAndPlace != old.face.nameAndPlace
    self.init(
      tolerance: tolerance,
      faces: [try FaceDiff(old, new, tolerance: tolerance)].filter { isRenamed || !$0.isSame },
      lostFaces: [], gainedFaces: [], elements: [], lostElements: [], gainedElements: [])
  }

  private init(
    tolerance: DiffTolerance, faces: [FaceDiff], lostFaces: [FaceIdentity], gainedFaces: [FaceIdentity],
    elements: [ElementDiff], lostElements: [Snapshot.Element.Key], gainedElements: [Snapshot.Element.Key]
  ) {
    self.tolerance = tolerance
    self.faces = faces
    self.lostFaces = lostFaces
    self.gainedFaces = gainedFaces
    self.elements = elements
    self.lostElements = lostElements
    self.gainedElements = gainedElements
  }

  private init(
    faces oldFaces: [FaceProfile], _ newFaces: [FaceProfile], elements oldElements: [Snapshot.Element],
    _ newElements: [Snapshot.Element], tolerance: DiffTolerance
  ) throws(TypographyError) {
    let faces = Pairing(oldFaces, newFaces) { $0.face.nameAndPlace }
    let elements = Pairing(oldElements, newElements, key: \.key)
    var diffs: [FaceDiff] = []
    for (old, new) in faces.both { diffs.append(try FaceDiff(old, new, tolerance: tolerance)) }
    self.init(
      tolerance: tolerance, faces: diffs.filter { !$0.isSame },
      lostFaces: faces.lost.map(\.face), gainedFaces: faces.gained.map(\.face),
      elements: elements.both.compactMap { Self.difference($0, $1, tolerance) },
      lostElements: elements.lost.map(\.key), gainedElements: elements.gained.map(\.key))
  }

  private static func difference(
    _ old: Snapshot.Element, _ new: Snapshot.Element, _ tolerance: DiffTolerance
  ) -> ElementDiff? {
    let results = Pairing(old.results, new.results, key: \.category)
    var changes = results.both.compactMap { was, now -> ResultChange? in
      let isOther = was.lines != now.lines || was.verdict != now.verdict
      guard isOther || was.height != now.height else { return nil }
      return ResultChange(
        category: now.category, old: was, new: now,
        counts: isOther || tolerance.isExceeded(was.height, now.height))
    }
    changes += results.lost.map { ResultChange(category: $0.category, old: $0, new: nil, counts: true) }
    changes += results.gained.map { ResultChange(category: $0.category, old: nil, new: $0, counts: false) }
    return changes.isEmpty ? nil : ElementDiff(key: new.key, changes: changes)
  }
}

/// What two lists have in common by a key, in the order of the second, and what only one of them has.
private struct Pairing<Value, Key: Hashable> {
  let both: [(Value, Value)]
  let lost: [Value]
  let gained: [Value]

  init(_ old: [Value], _ new: [Value], key: (Value) -> Key) {
    // Where a key stands for several, they pair in their order.
    var left = Dictionary(grouping: old.indices, by: { key(old[$0]) }).mapValues { $0[...] }
    var both: [(Value, Value)] = []
    var gained: [Value] = []
    for value in new {
      if let partner = left[key(value)]?.popFirst() {
        both.append((old[partner], value))
      } else {
        gained.append(value)
      }
    }
    self.both = both
    self.gained = gained
    lost = left.values.flatMap(\.self).sorted().map { old[$0] }
  }
}
