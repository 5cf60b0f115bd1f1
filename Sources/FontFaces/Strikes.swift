internal import CFreeType
internal import Typography

/// The sizes that a face without outlines has its bitmaps in.
struct Strikes {
  /// Pixels per em of each.
  let sizes: [Double]

  init(_ face: FT_Face) {
    guard typefit_is_scalable(face) == 0, let available = face.pointee.available_sizes else {
      sizes = []
      return
    }
    sizes = (0..<Int(face.pointee.num_fixed_sizes)).map { Double(available[$0].y_ppem) / 64 }
  }

  /// Makes a strike the face's size.
  ///
  /// - Throws: `FontFaceError` where there is no strike of these pixels per em, naming those there are.
  func select(_ size: Double, of face: FT_Face, file: String) throws(FontFaceError) {
    guard let index = sizes.firstIndex(of: size) else {
      let known = sizes.sorted().map(\.shortText).joined(separator: ", ")
      throw FontFaceError(file: file, "is a bitmap font without a size of \(size.shortText): it has \(known)")
    }
    let status = FT_Select_Size(face, FT_Int(index))
    guard status == 0 else { throw FontFaceError(file: file, status: status) }
  }
}
