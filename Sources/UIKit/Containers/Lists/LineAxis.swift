import Foundation

/// The lengths along a line and across it.
@MainActor struct LineAxis {
  let axis: UIAxis

  init(_ axis: UIAxis) { self.axis = axis }

  var other: UIAxis { UIAxis.both.subtracting(axis) }
  private var isRow: Bool { axis == .horizontal }

  func length(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
  func breadth(_ size: CGSize) -> CGFloat { isRow ? size.height : size.width }
  func size(_ length: CGFloat, _ breadth: CGFloat) -> CGSize {
    isRow ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }
  func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    isRow ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  /// The insets before and after a line, in points.
  func edges(of insets: UIEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    isRow ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  private func edges(_ item: NSCollectionLayoutItem) -> [NSCollectionLayoutSpacing?] {
    let spacing = item.edgeSpacing
    return isRow ? [spacing?.leading, spacing?.trailing] : [spacing?.top, spacing?.bottom]
  }
  /// The spaces before and after an item, in points.
  func spaces(_ item: NSCollectionLayoutItem) -> [CGFloat] { edges(item).map { $0?.spacing ?? 0 } }
  /// The spaces at the other two edges, in points.
  func spacesAcross(_ item: NSCollectionLayoutItem) -> [CGFloat] {
    LineAxis(other).spaces(item)
  }
  func areFlexible(_ item: NSCollectionLayoutItem) -> [Bool] {
    edges(item).map { $0?.isFlexible ?? false }
  }
  func flexibleSpaces(_ item: NSCollectionLayoutItem) -> Int { areFlexible(item).count { $0 } }
}
