import TinamouLayout

/// Applies the rules about views to a layout function, piece by piece.
///
/// A breakpoint changes few views. So each view is inspected at once on all pieces in a row on
/// which it does not change, and only where it does, it is looked for jumps.
struct FunctionInspection {
  private let axis: LayoutAxis
  private var items: InspectedItems
  private(set) var issues = IssueCollection()
  /// The last piece.
  private var last: InspectedPiece?
  /// The sizes up to the last piece on which the view of an index did not change in the window, and
  /// those on which its superview did not change either.
  private var runs: [(inWindow: SizeRange, inSuperview: SizeRange)] = []

  init(along axis: LayoutAxis, _ items: InspectedItems) {
    self.axis = axis
    self.items = items
  }

  /// Adds the next piece.
  ///
  /// - Parameters:
  ///   - piece: The piece.
  ///   - environment: The window at a size of the piece.
  ///   - conflicting: The views of conflicts, and those that hang on them.
  mutating func add(
    _ piece: LayoutPiece, in environment: LayoutEnvironment, conflicting: Set<LayoutItem.ID>
  ) {
    let next = InspectedPiece(
      piece, in: environment, conflicting: conflicting, items.items(of: piece))
    issues.beginPiece(at: piece.sizes.lowerBound)
    var inspection = PieceInspection(next, along: axis)
    inspection.checkOverlaps()
    if let last, last.hasItems(of: next) {
      let changes = PieceChanges(from: last.piece, to: piece)
      inspection.compare(with: last.piece, changes.own)
      let isSameWindow = last.isSameWindow(as: next)
      let changed = runs.indices.map { index in
        let isChanged = !isSameWindow || changes.inWindow[index]
        let item = last.items[index]
        let outer = item?.superview.map { changes.inWindow[$0.index] } ?? false
        let content = item?.scrollView?.contentGuide.map { changes.inWindow[$0] } ?? false
        return (inWindow: isChanged, inSuperview: isChanged || outer || content)
      }
      inspect(last) { changed[$0] }
      for index in runs.indices { extend(index, over: piece.sizes, changed[index]) }
    } else {
      finish()
      runs = Array(repeating: (piece.sizes, piece.sizes), count: piece.items.count)
    }
    issues.add(inspection, conflicting: conflicting)
    last = next
  }

  /// Adds what was not inspected yet, after the last piece.
  mutating func finish() {
    if let last { inspect(last) { _ in (true, true) } }
    runs = []
  }

  private mutating func extend(
    _ index: Int, over sizes: SizeRange, _ changed: (inWindow: Bool, inSuperview: Bool)
  ) {
    if changed.inWindow {
      runs[index].inWindow = sizes
    } else {
      runs[index].inWindow.extend(to: sizes)
    }
    if changed.inSuperview {
      runs[index].inSuperview = sizes
    } else {
      runs[index].inSuperview.extend(to: sizes)
    }
  }

  /// Applies the rules to the views whose runs end with the last piece. Many runs have the same
  /// sizes.
  private mutating func inspect(
    _ last: InspectedPiece, ending: (Int) -> (inWindow: Bool, inSuperview: Bool)
  ) {
    var inspection = PieceInspection(last, along: axis)
    func move(to sizes: SizeRange) {
      if inspection.piece.sizes == sizes { return }
      issues.add(inspection, conflicting: last.conflicting)
      inspection = PieceInspection(last, along: axis, over: sizes)
    }
    for (index, run) in runs.enumerated() {
      guard let item = last.items[index], item.superview != nil, last.areVisible[index] else {
        continue
      }
      let ends = ending(index)
      if ends.inSuperview {
        move(to: run.inSuperview)
        inspection.inspectInSuperview(item)
      }
      if ends.inWindow {
        move(to: run.inWindow)
        inspection.inspect(item)
      }
    }
    issues.add(inspection, conflicting: last.conflicting)
  }
}

extension SizeRange {
  /// Adds the range that begins where this one ends.
  fileprivate mutating func extend(to next: SizeRange) {
    upperBound = next.upperBound
    includesUpper = next.includesUpper
  }
}
