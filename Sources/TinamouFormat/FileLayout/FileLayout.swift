public import TinamouLayout

/// The views and constraints of a constraint file, with the engine that lays them out.
///
/// Use it from one thread at a time, like its engine.
public final class FileLayout {
  /// The file.
  public let file: ConstraintFile
  /// The engine; the name of each view is its id.
  public let engine: LayoutEngine

  /// The views, in the order of the file.
  package let views: [LayoutView]

  /// Where each constraint stands in the file.
  let ranges: [SourceLocation: Range<Int>]
  /// Where several constraints stand: those of a visual format, or of repeated views.
  let sharedLocations: Set<SourceLocation>
  /// The index in the file of each view, and of the owner of each guide.
  let viewIndices: [LayoutItem.ID: Int]

  /// The outermost controller, which keeps all others; nil if the file has none.
  private let rootController: LayoutController?
  /// The views whose content scrolls, with the offsets that the file states.
  private let scrollViews: [(view: ScrollView, offset: Point?)]
  /// The tables and collections.
  private let lists: [FileList]
  /// Kept for the views that ask them.
  private let baselineDelegates: [BaselineDelegate]

  /// Builds the views and constraints of a file.
  ///
  /// - Parameter file: The file.
  /// - Throws: `LayoutError` if a constraint is refused.
  public init(_ file: ConstraintFile) throws(LayoutError) {
    self.file = file
    var builder = FileLayoutBuilder(file)
    engine = try builder.build()
    views = builder.views
    ranges = builder.ranges
    sharedLocations = builder.sharedLocations
    viewIndices = builder.viewIndices
    rootController = builder.rootController
    scrollViews = builder.scrollViews
    lists = builder.lists
    baselineDelegates = builder.baselineDelegates
  }

  /// Lays the file out in an environment.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The layout.
  /// - Throws: `LayoutError` if the layout is refused.
  public func solve(_ environment: LayoutEnvironment) throws(LayoutError) -> LayoutSnapshot {
    engine.environment = adjusted(environment)
    // Not where an earlier window left them: a layout follows from its window alone.
    for (view, offset) in scrollViews { view.contentOffset = offset ?? .zero }
    for list in lists { list.reload() }
    var snapshot = try engine.solve()
    if scrollViews.isEmpty { return snapshot }
    engine.commit(snapshot)
    var shown: [LayoutSnapshot.List] = []
    for round in 0...Self.largestNumberOfRounds {
      if scrollToInsets() {
        snapshot = try engine.solve()
        engine.commit(snapshot)
      } else if round > 0 {
        break
      }
      if lists.isEmpty { return snapshot }
      shown = []
      for list in lists { shown.append(try list.layOut(activeSets: snapshot.activeSets)) }
    }
    return snapshot.adding(shown)
  }

  /// Lays the file out and tells how the layout moves with the window; rows of tables and items of
  /// collections are left out.
  ///
  /// - Parameters:
  ///   - environment: The window.
  ///   - axis: The side of the window that moves.
  ///   - measured: Relations whose differences are wanted; they are not active.
  ///   - isExplained: Whether it is wanted what the frames follow from.
  /// - Returns: The layout in the window, and how it moves with the side.
  /// - Throws: ``LayoutError`` if the layout is refused.
  package func trace(
    _ environment: LayoutEnvironment, along axis: LayoutAxis,
    measuring measured: [LayoutConstraint] = [], isExplained: Bool = false
  ) throws(LayoutError) -> (snapshot: LayoutSnapshot, trace: LayoutTrace) {
    try engine.trace(axis, measuring: measured, isExplained: isExplained) {
      () throws(LayoutError) in
      let snapshot = try solve(environment)
      return lists.isEmpty ? snapshot : try engine.solve()
    }
  }

  /// How often lists are laid out again at most.
  ///
  /// Their insets may depend on the size of their content, which is known when rows are laid out.
  private static let largestNumberOfRounds = 4

  /// What the rows of tables and the items of collections look like that the last layout has.
  package func appearancesInLists() -> [LayoutItem.ID: ViewAppearance] {
    var appearances: [LayoutItem.ID: ViewAppearance] = [:]
    for list in lists { list.addAppearances(to: &appearances) }
    return appearances
  }

  /// Returns how the last layout shows its texts, by the identity of the view.
  public func shownTexts(in snapshot: LayoutSnapshot) -> [LayoutItem.ID: ShownText] {
    var texts: [LayoutItem.ID: ShownText] = [:]
    for view in engine.root.subtreeViews() {
      guard let item = snapshot[view] else { continue }
      texts[item.id] = view.shownText(in: item.frame.size)
    }
    for list in lists { list.addShownTexts(to: &texts) }
    return texts
  }

  /// The environment with what the file states in place of it.
  package func adjusted(_ environment: LayoutEnvironment) -> LayoutEnvironment {
    var environment = environment
    if let safeArea = file.safeArea { environment.safeAreaInsets = safeArea }
    return environment
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
