import TinamouLayout
import TinamouLists

/// A list of a file whose rows are views.
final class RowArrangement {
  private let list: LayoutView
  private var arrangement: ListArrangement
  /// The constraints that always hold; none if the number of columns depends on the width.
  private var constraints: [LayoutConstraint] = []
  /// The sets of a collection: for each number of columns, its constraints.
  private(set) var sets: [ConstraintSet] = []

  /// Adds rows to a list.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - view: The view that shows them.
  ///   - declaration: The declaration of the list.
  ///   - views: The views of the file.
  init(
    _ rows: [RowPlan.Row], in view: ScrollView, _ declaration: ViewDeclaration,
    _ views: [LayoutView]
  ) {
    list = view
    let settings = declaration.kind == .table ? TableView() : CollectionView()
    for setting in declaration.settings { setting.apply(settings) }
    view.keepsSystemMinimumMargins = settings.keepsSystemMinimumMargins
    let count = declaration.list?.sections.count ?? 0
    var sections = [ListArrangement.Section](repeating: .init(), count: count)
    for row in rows {
      let cell = ListArrangement.Cell(
        views[row.view], accessory: row.accessory.map { views[row.view + $0] },
        height: row.height)
      switch row.role {
      case .header(let section): sections[section].header = cell
      case .row(let section): sections[section].items.append(cell)
      case .footer(let section): sections[section].footer = cell
      case .accessory: break
      }
    }
    arrangement = ListArrangement(sections, in: view, like: settings)
    arrangement.addViews()
    let all = arrangement.constraints
    guard let first = all.first, all.count > 1 || !first.limits.isEmpty else {
      constraints = all.first?.constraints ?? []
      return
    }
    sets = all.enumerated().map { index, columns in
      ConstraintSet(
        name: "\(view.qualifiedName): \(index + 1) columns",
        when: [LayoutCondition(of: view, limits: columns.limits)],
        constraints: columns.constraints)
    }
  }

  /// Activates the constraints that always hold.
  func activate() throws(LayoutError) { try LayoutConstraint.activate(constraints) }

  /// Gives separators the length of a pixel of the window.
  func update(scale: Double) throws(LayoutError) {
    guard scale != arrangement.scale, sets.isEmpty else { return }
    arrangement.scale = scale
    LayoutConstraint.deactivate(constraints)
    constraints = arrangement.constraints.first?.constraints ?? []
    try activate()
  }
}
