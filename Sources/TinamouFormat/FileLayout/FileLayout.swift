internal import TinamouControllers
public import TinamouLayout
package import TinamouSolver

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

  /// The bytes of each constraint and stack in the file, by its location; a layout without findings
  /// does not need them.
  private(set) lazy var ranges = rangesByLocation()
  private let stackRanges: [SourceLocation: Range<Int>]
  /// The locations of several constraints: those of a visual format, or of repeated views.
  let sharedLocations: Set<SourceLocation>
  /// The constraints that the file states, in the order of the file.
  private let constraints: [LayoutConstraint]
  /// The constraints by their locations; those of a shared location are not all there.
  private lazy var constraintsByLocation = Dictionary(
    constraints.lazy.map { ($0.location, $0) }, uniquingKeysWith: { $1 })
  /// The places of constraints whose text is also that of an earlier one in the file.
  private(set) lazy var repetitions = repeatedTexts()
  /// The index in the file of each view, and of the owner of each guide.
  let viewIndices: [LayoutItem.ID: Int]

  /// The root controller, which keeps all others; `nil` if the file has none.
  private let rootController: LayoutController?
  /// The scroll views, with the offsets that the file states.
  private let scrollViews: [(view: ScrollView, offset: Point?)]
  /// The tables and collections.
  private let lists: [FileList]
  /// The layout in which the lists lay out their rows, if not all rows are views.
  private let listLayout: FileLayout?
  /// The lists whose rows are views.
  private let arrangements: [RowArrangement]
  /// The places of the constraints of the solver that were asked for.
  private var placesOfRows = PlacesOfRows()
  /// Keeps the delegates of views, which hold them weakly.
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
    stackRanges = builder.stackRanges
    sharedLocations = builder.sharedLocations
    constraints = builder.constraints
    viewIndices = builder.viewIndices
    rootController = builder.rootController
    scrollViews = builder.scrollViews
    lists = builder.lists
    arrangements = builder.arrangements
    listLayout = try file.withRowsInLists.map { file throws(LayoutError) in try FileLayout(file) }
    baselineDelegates = builder.baselineDelegates
  }

  /// Lays the file out in an environment.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The layout.
  /// - Throws: `LayoutError` if the layout is refused.
  public func solve(_ environment: LayoutEnvironment) throws(LayoutError) -> LayoutSnapshot {
    try begin(in: environment)
    var snapshot = try engine.solve()
    if scrollViews.isEmpty { return snapshot }
    engine.commit(snapshot)
    let scrolled = scrollViews.filter { $0.offset == nil }.map(\.view)
    var shown: [LayoutSnapshot.List] = []
    for round in 0...Self.largestNumberOfRounds {
      if engine.scrollToInsets(scrolled) {
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

  /// Starts from the file, not from an earlier window: a layout depends on its window alone.
  private func begin(in environment: LayoutEnvironment) throws(LayoutError) {
    engine.environment = adjusted(environment)
    for (view, offset) in scrollViews { view.contentOffset = offset ?? .zero }
    for list in lists { list.reload() }
    for arrangement in arrangements {
      try arrangement.update(scale: environment.traits.displayScale)
    }
  }

  /// Lays out the file and reports how the layout changes with the window size, without rows that
  /// their lists lay out.
  ///
  /// - Parameters:
  ///   - environment: The window.
  ///   - axis: The axis along which the window changes.
  ///   - measured: Inactive relations whose differences are to be reported.
  ///   - isExplained: Whether to report the constraints that determine the frames.
  /// - Returns: How the layout changes with the size.
  /// - Throws: `LayoutError` if the layout is refused.
  package func trace(
    _ environment: LayoutEnvironment, along axis: LayoutAxis,
    measuring measured: [LayoutConstraint] = [], isExplained: Bool = false
  ) throws(LayoutError) -> LayoutTrace {
    // The rows that are no views may be refused.
    _ = try listLayout?.solve(environment)
    return try engine.trace(axis, measuring: measured, isExplained: isExplained) {
      () throws(LayoutError) in
      if scrollViews.isEmpty {
        try begin(in: environment)
        return try engine.bringUpToDate()
      }
      _ = try solve(environment)
      if !lists.isEmpty { try engine.bringUpToDate() }
    }
  }

  /// The places of those constraints of the solver that the file states.
  package func locations(of constraints: [ConstraintID]) -> [SourceLocation] {
    let unknown = constraints.filter { placesOfRows.at($0) == nil }
    if !unknown.isEmpty {
      for id in unknown { placesOfRows.set(nil, at: id) }
      for (id, place) in engine.locations(of: Set(unknown)) { placesOfRows.set(place, at: id) }
    }
    return constraints.compactMap { placesOfRows.at($0) ?? nil }
  }

  /// The largest number of times that lists are laid out.
  ///
  /// Their insets may depend on the size of their content, which is known only when rows are laid
  /// out.
  private static let largestNumberOfRounds = 4

  /// The appearances of the table rows and collection items of the last layout.
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

  /// The environment with the values that the file states.
  package func adjusted(_ environment: LayoutEnvironment) -> LayoutEnvironment {
    var environment = environment
    if let safeArea = file.safeArea { environment.safeAreaInsets = safeArea }
    return environment
  }

  /// The constraint that the file states for itself; `nil` for one of the system, of a visual
  /// format or of a repeated view.
  package func writtenConstraint(_ reference: ConstraintReference) -> LayoutConstraint? {
    guard reference.source == .constraint, let location = reference.location,
      !sharedLocations.contains(location)
    else { return nil }
    return constraintsByLocation[location]
  }

  private func rangesByLocation() -> [SourceLocation: Range<Int>] {
    var ranges = stackRanges
    for (declaration, constraint) in zip(file.statedConstraints, constraints) {
      ranges[constraint.location] = declaration.range
    }
    return ranges
  }

  /// The place of a constraint in the file; `nil` for one that the system has made.
  func span(of constraint: ConstraintReference) -> SourceSpan? {
    (constraint.location.flatMap { ranges[$0] } ?? givenFrame(of: constraint)).map(file.span)
  }

  /// The place of the id of a view, or of the owner of a guide.
  package func span(of item: LayoutItem.ID) -> SourceSpan? {
    index(of: item).map { file.span(file.views[$0].range) }
  }

  /// Whether the leading edge of a view or guide is its right edge.
  package func isRightToLeft(_ item: LayoutItem.ID) -> Bool {
    index(of: item).map { views[$0].effectiveUserInterfaceLayoutDirection } == .rightToLeft
  }

  /// The index in the file of a view, also of one inside a list, or of the owner of a guide.
  func index(of item: LayoutItem.ID) -> Int? {
    viewIndices[item] ?? lists.lazy.compactMap { $0.namedViews[item] }.first
      ?? scrollViews.first { $0.view.isContent(item) }.flatMap { viewIndices[$0.view.id] }
  }
}
