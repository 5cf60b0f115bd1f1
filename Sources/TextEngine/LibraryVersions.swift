internal import FontFaces
internal import FontResolution

/// The C libraries in use, and their versions at run time.
public var libraryVersions: [(name: String, version: String)] {
  [("fontconfig", FontCollection.libraryVersion), ("FreeType", FontFace.libraryVersion)]
}
