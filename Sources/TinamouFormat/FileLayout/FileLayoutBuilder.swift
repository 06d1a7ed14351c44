import TinamouControllers
import TinamouLayout
import TinamouLists
import TinamouSolver

/// Makes views, guides and constraints from declarations, in the order of the file, which becomes
/// the document order.
struct FileLayoutBuilder {
  let file: ConstraintFile
  private(set) var views: [LayoutView] = []
  private var guides: [[String: LayoutGuide]] = []
  /// The bytes in the file of the stacks on a line, by the line.
  private(set) var stackRanges: [SourceLocation: Range<Int>] = [:]
  private(set) var sharedLocations: Set<SourceLocation> = []
  /// The constraints that the file states, in the order of the file.
  private(set) var constraints: [LayoutConstraint] = []
  /// The scroll views, with the offsets that the file states.
  private(set) var scrollViews: [(view: ScrollView, offset: Point?)] = []
  private(set) var baselineDelegates: [BaselineDelegate] = []
  /// The rows, items, headers and footers, by their index in the file.
  var cells: [Int: ReusableView] = [:]
  /// The tables and collections.
  var lists: [FileList] = []
  /// For each cell, the index of the list that shows it.
  var listIndices: [Int: Int] = [:]
  private(set) var viewIndices: [LayoutItem.ID: Int] = [:]
  private var sharedValues = SharedValues()
  /// The lists whose rows are views.
  private(set) var arrangements: [RowArrangement] = []

  /// The root controller, if the file has controllers.
  var rootController: LayoutController?

  init(_ file: ConstraintFile) { self.file = file }

  mutating func build() throws(LayoutError) -> LayoutEngine {
    for (index, declaration) in file.views.enumerated() { addView(declaration, at: index) }
    for (index, declaration) in file.views.enumerated() { setBaselineView(declaration, at: index) }
    if file.hasRowsAsViews { arrangeRows() } else { makeLists() }
    constraints.reserveCapacity(file.statedConstraints.count)
    for declaration in file.constraints { makeConstraint(declaration) }
    try LayoutConstraint.activate(constraints)
    var sets: [ConstraintSet] = []
    for declaration in file.sets { sets.append(try makeSet(declaration)) }
    let engine = LayoutEngine(root: views.first ?? LayoutView("root"))
    for arrangement in arrangements { try arrangement.activate() }
    engine.constraintSets = sets + arrangements.flatMap(\.sets)
    try makeControllers()
    return engine
  }

  private mutating func addView(_ declaration: ViewDeclaration, at index: Int) {
    let isCell = declaration.role?.isCell ?? false
    let view =
      isCell && !file.hasRowsAsViews ? makeCell(declaration, at: index) : makeView(declaration)
    switch declaration.parent.map({ views[$0] }) {
    case _ where cells[index] != nil: break
    // The arrangement of the list adds them.
    case _ where file.hasRowsAsViews && declaration.role != nil: break
    case _ where declaration.role == .accessory:
      (declaration.parent.flatMap { cells[$0] } as? TableViewCell)?.accessoryView = view
    case let stack as StackView: stack.addArrangedSubview(view)
    case let parent?: parent.addSubview(view)
    case nil: break
    }
    for value in declaration.attributes { ViewOverride(view, value).apply() }
    for setting in declaration.settings { setting.apply(view) }
    if !declaration.traits.isEmpty { view.traitOverrides = declaration.traits }
    if let view = view as? ScrollView { scrollViews.append((view, declaration.contentOffset)) }
    views.append(view)
    if !declaration.isTemplate { viewIndices[view.id] = index }
    addGuides(declaration.guides, to: view, at: index)
  }

  private mutating func makeView(_ declaration: ViewDeclaration) -> LayoutView {
    switch declaration.kind {
    case .stack: makeStack(declaration)
    case .scroll: ScrollView(declaration.id, kind: .scroll)
    case .table where isArranged(declaration), .collection where isArranged(declaration):
      ScrollView(declaration.id, kind: declaration.kind)
    case .table: TableView(declaration.id, kind: .table)
    case .collection: CollectionView(declaration.id, kind: .collection)
    default: LayoutView(declaration.id, kind: declaration.kind)
    }
  }

  /// Whether the rows of a list are views.
  private func isArranged(_ declaration: ViewDeclaration) -> Bool {
    file.hasRowsAsViews && declaration.list != nil
  }

  /// Makes a stack whose line in the file is the location of the constraints that it makes.
  private mutating func makeStack(_ declaration: ViewDeclaration) -> StackView {
    let place = file.span(declaration.range).location
    let line = SourceLocation(file: place.file, line: place.line)
    // Several stacks may be on the line.
    let known = stackRanges[line] ?? declaration.range
    let start = min(known.lowerBound, declaration.range.lowerBound)
    stackRanges[line] = start..<max(known.upperBound, declaration.range.upperBound)
    sharedLocations.insert(line)
    return StackView(declaration.id, file: line.file, line: line.line)
  }

  private mutating func setBaselineView(_ declaration: ViewDeclaration, at index: Int) {
    guard let other = declaration.baselineView else { return }
    let delegate = BaselineDelegate(views[other])
    views[index].layoutDelegate = delegate
    baselineDelegates.append(delegate)
  }

  /// Makes the rows of lists views of the lists.
  private mutating func arrangeRows() {
    for (index, declaration) in file.views.enumerated() where declaration.list != nil {
      guard let view = views[index] as? ScrollView else { continue }
      let rows = file.rows.rows.filter { $0.list == index }
      arrangements.append(RowArrangement(rows, in: view, declaration, views))
    }
  }

  private mutating func addGuides(
    _ declarations: [GuideDeclaration], to view: LayoutView, at index: Int
  ) {
    var own: [String: LayoutGuide] = [:]
    for declaration in declarations {
      let guide: LayoutGuide
      if let region = declaration.region {
        guide = view.layoutGuide(for: region)
        guide.name = declaration.name
      } else {
        guide = LayoutGuide(declaration.name)
        view.addLayoutGuide(guide)
      }
      own[declaration.name] = guide
      if !file.views[index].isTemplate { viewIndices[guide.id] = index }
    }
    guides.append(own)
  }

  private mutating func makeSet(
    _ declaration: SetDeclaration
  ) throws(LayoutError) -> ConstraintSet {
    let constraints = declaration.constraints.map { constraint in
      let anchors = constraint.left.terms + constraint.right.terms
      return (
        cell: anchors.first.flatMap { cell(of: $0.anchor.view) },
        constraint: makeConstraint(constraint)
      )
    }
    for (_, constraint) in constraints { try constraint.validate() }
    addToLists(declaration, constraints)
    return ConstraintSet(
      name: declaration.name, when: declaration.conditions.map { makeCondition($0) },
      constraints: constraints.filter { $0.cell == nil }.map(\.constraint),
      overrides: declaration.overrides.filter { cell(of: $0.view) == nil }
        .flatMap { $0.overrides(of: views) })
  }

  private func makeCondition(_ condition: SetDeclaration.Condition) -> LayoutCondition {
    LayoutCondition(
      of: condition.view.map { views[$0] }, traits: condition.traits, limits: condition.limits)
  }

  @discardableResult
  private mutating func makeConstraint(_ declaration: ConstraintDeclaration) -> LayoutConstraint {
    let location = file.span(declaration.range).location
    if declaration.isOneOfSeveral { sharedLocations.insert(location) }
    let constraint = declaration.makeConstraint(at: location, item)
    constraint.weight = sharedValues.weight(of: declaration)
    constraints.append(constraint)
    return constraint
  }

  private func item(_ anchor: LinearForm.Anchor) -> LayoutItem {
    let view = views[anchor.view]
    if case .declared(let name) = anchor.guide { return guides[anchor.view][name] ?? view }
    return anchor.guide.flatMap(view.guide) ?? view
  }
}
