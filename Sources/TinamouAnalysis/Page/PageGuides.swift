import TinamouFormat
import TinamouLayout

/// The guides that the system gives the window: margins, safe area and readable width.
///
/// Their edges are measured like the two sides of a statement, so that they need not be in the
/// layout.
struct PageGuides {
  /// The names of the guides.
  let names: [String]
  /// Left, top, width and height of each guide, compared with the corner of the root and with zero.
  let relations: [LayoutConstraint]

  init(of layout: FileLayout) throws(LayoutError) {
    let root = layout.engine.root
    let guides = [
      ("margins", root.layoutMarginsGuide), ("safeArea", root.safeAreaLayoutGuide),
      ("readable", root.readableContentGuide),
    ]
    names = guides.map(\.0)
    relations = guides.flatMap { _, guide in
      [
        guide.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor),
        guide.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor),
        guide.widthAnchor.constraint(greaterThanOrEqualToConstant: 0),
        guide.heightAnchor.constraint(greaterThanOrEqualToConstant: 0),
      ]
    }
    try layout.keepGuides(of: relations)
  }

  /// For each guide, its left, top, width and height in the window, on a piece whose last measured
  /// relations are those of the guides.
  func frames(on piece: LayoutPiece) -> [[PageNumber]] {
    let numbers = piece.differences.suffix(relations.count)
      .map { PageNumber($0.exact, at: piece.origin) }
    return names.indices.map { guide in Array(numbers[(4 * guide)..<(4 * guide + 4)]) }
  }
}
