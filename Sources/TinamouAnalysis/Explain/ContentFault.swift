import TinamouLayout

/// What is wrong with the content of a view.
public struct ContentFault: Sendable {
  /// The name of the view.
  public let view: String
  /// The number of lines of its text, for a statement about lines.
  public let lines: Int?
  /// By how many points the view is too narrow.
  public let missingWidth: Double
  /// By how many points the view is too low.
  public let missingHeight: Double

  init(view: String, lines: Int) {
    self.view = view
    self.lines = lines
    missingWidth = 0
    missingHeight = 0
  }

  /// The fault of a view whose content is not shown completely; `nil` if it is.
  init?(hiding view: LayoutView, on piece: LayoutPiece) {
    guard let content = piece.content(of: view.id), let index = piece.index(of: view.id),
      piece.sizesWhereContentIsCut(view.id).contains(piece.origin)
    else { return nil }
    let frame = piece.movingFrame(index)
    self.view = view.qualifiedName
    lines = content.isCutOff ? content.numberOfLines : nil
    missingWidth = max(0, (content.neededWidth ?? 0) - frame.width.value)
    missingHeight = max(0, (content.neededHeight ?? 0) - frame.height.value)
  }
}
