import TinamouLayout
import TinamouSolver

extension LayoutPiece {
  /// The content of a view, and the width and height that the view lacks for it.
  func lacks(_ view: LayoutItem.ID) -> (content: LayoutTrace.Content, sums: [MovingSum])? {
    guard let content = content(of: view), let index = index(of: view) else { return nil }
    let motion = motions[index]
    func lack(_ needed: Double?, _ edge: MovingNumber, _ length: MovingNumber) -> MovingSum? {
      needed.map {
        MovingSum(
          MovingSum.terms(ofLength: length, from: edge, -1, grid: motion.grid), constant: $0)
      }
    }
    let frame = motion.frame
    let lacks = [
      lack(content.neededWidth, frame.x, frame.width),
      lack(content.neededHeight, frame.y, frame.height),
    ]
    return (content, lacks.compactMap(\.self))
  }

  /// The sizes of the piece at which the content of a view is not shown completely.
  ///
  /// - Parameters:
  ///   - view: The identity of the view.
  ///   - onPixels: Whether the frame is rounded to pixels.
  ///   - cut: Where the sizes end.
  /// - Returns: The sizes.
  func sizesWhereContentIsCut(
    _ view: LayoutItem.ID, onPixels: Bool = false, cut: SizeRange.Cut = .atZero
  ) -> SizeSet {
    guard let (content, lacks) = lacks(view) else { return SizeSet() }
    if content.isCutOff { return SizeSet([sizes]) }
    return lacks.reduce(SizeSet()) {
      $0.union(sizesWhere($1, fails: .lessThanOrEqual, onPixels: onPixels, cut: cut))
    }
  }
}
