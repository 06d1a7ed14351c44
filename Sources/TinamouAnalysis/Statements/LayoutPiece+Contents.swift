import TinamouLayout

extension LayoutPiece {
  /// The width and height that a view lacks for its content, as functions of the window size.
  private func lacks(_ view: LayoutItem.ID) -> (content: LayoutTrace.Content, [MovingNumber])? {
    guard let content = contents.first(where: { $0.id == view }),
      let index = items.firstIndex(where: { $0.id == view })
    else { return nil }
    let frame = movingFrame(index)
    var lacks: [MovingNumber] = []
    if let width = content.neededWidth { lacks.append(-(frame.width - width)) }
    if let height = content.neededHeight { lacks.append(-(frame.height - height)) }
    return (content, lacks)
  }

  /// The sizes of the piece at which the content of a view is not shown completely.
  func sizesWhereContentIsCut(_ view: LayoutItem.ID) -> SizeSet {
    guard let (content, lacks) = lacks(view) else { return SizeSet() }
    if content.isCutOff { return SizeSet([sizes]) }
    return lacks.reduce(SizeSet()) { $0.union(sizesWherePositive($1)) }
  }

  /// The number of points that the content of a view lacks at a size, or 1 if lines are omitted.
  func contentCut(_ view: LayoutItem.ID, at size: Double) -> Double {
    guard let (content, lacks) = lacks(view) else { return 0 }
    return max(lacks.map { value($0, at: size) }.max() ?? 0, content.isCutOff ? 1 : 0)
  }
}
