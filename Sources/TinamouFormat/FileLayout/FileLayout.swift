public import TinamouLayout

/// The views and constraints of a constraint file, with the engine that lays them out.
///
/// Used by one thread at a time, like its engine.
public final class FileLayout {
  /// The file.
  public let file: ConstraintFile
  /// The engine; the names of its views are their ids.
  public let engine: LayoutEngine

  /// Where each constraint stands in the file.
  let ranges: [SourceLocation: Range<Int>]
  /// Where several constraints stand: those of a visual format, or of repeated views.
  let sharedLocations: Set<SourceLocation>
  /// The index in the file of each view, and of the owner of each guide.
  let viewIndices: [LayoutItem.ID: Int]

  /// The views whose content scrolls, with the offsets that the file states.
  private let scrollViews: [(view: ScrollView, offset: Point?)]
  /// The tables and collections.
  private let lists: [FileList]
  /// Kept for the views that ask them.
  private let baselineDelegates: [BaselineDelegate]

  /// Builds the views and constraints of a file.
  public init(_ file: ConstraintFile) throws(LayoutError) {
    self.file = file
    var builder = FileLayoutBuilder(file)
    engine = try builder.build()
    ranges = builder.ranges
    sharedLocations = builder.sharedLocations
    viewIndices = builder.viewIndices
    scrollViews = builder.scrollViews
    lists = builder.lists
    baselineDelegates = builder.baselineDelegates
  }

  /// Lays the file out for an environment.
  public func solve(_ environment: LayoutEnvironment) throws(LayoutError) -> LayoutSnapshot {
    var environment = environment
    if let safeArea = file.safeArea { environment.safeAreaInsets = safeArea }
    engine.environment = environment
    // Not where an earlier window left them: a layout follows from its window alone.
    for (view, offset) in scrollViews { view.contentOffset = offset ?? .zero }
    for list in lists { list.reload() }
    var snapshot = try engine.solve()
    if scrollViews.isEmpty { return snapshot }
    engine.commit(snapshot)
    if scrollToInsets() {
      snapshot = try engine.solve()
      engine.commit(snapshot)
    }
    if lists.isEmpty { return snapshot }
    var shown: [LayoutSnapshot.List] = []
    for list in lists { shown.append(try list.layOut(activeSets: snapshot.activeSets)) }
    return snapshot.adding(shown)
  }

  /// Lets contents begin beside their insets, as they do when UIKit first shows them; whether that
  /// moved any.
  private func scrollToInsets() -> Bool {
    var moves = false
    for (view, offset) in scrollViews where offset == nil {
      let insets = view.adjustedContentInset
      let start = Point(x: -insets.left, y: -insets.top)
      if view.contentOffset != start { moves = true }
      view.contentOffset = start
    }
    return moves
  }

  /// Where a constraint stands in the file; nil for those that the system makes.
  func span(of constraint: ConstraintReference) -> SourceSpan? {
    constraint.location.flatMap { ranges[$0] }.map(file.span)
  }

  /// The id, in the file, of the view that an item is or belongs to.
  func span(of item: LayoutItem.ID) -> SourceSpan? {
    (viewIndices[item] ?? lists.lazy.compactMap { $0.namedViews[item] }.first)
      .map { file.span(file.views[$0].range) }
  }
}
