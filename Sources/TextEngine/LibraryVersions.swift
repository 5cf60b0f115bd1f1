internal import FontFaces
internal import FontResolution
internal import TextLayout

/// The C libraries in use, and their versions at run time.
public var libraryVersions: [(name: String, version: String)] {
  [
    ("fontconfig", FontCollection.libraryVersion), ("FreeType", FontFace.libraryVersion),
    ("HarfBuzz", ShapingFont.libraryVersion), ("ICU", icuVersion),
  ]
}
