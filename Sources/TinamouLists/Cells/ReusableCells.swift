import TinamouLayout
import TinamouText

/// The cells, headers and footers with which a list lays out its rows, one for each identifier.
///
/// Each list has its own, unless it gets those of another list. Then it uses the formulas that the
/// other list has found, and its first layout does not use the solver.
public final class ReusableCells {
  private var makers: [String: () -> ReusableView] = [:]
  private var templates: [String: CellTemplate] = [:]
  private struct User {
    weak var list: ListView?
  }

  /// The lists that use the cells.
  private var users: [User] = []
  /// Counts the edits that affect all rows of a cell.
  private(set) var edits = 0
  private var isAsking = false

  /// Makes an empty collection.
  public init() {}

  func register(_ key: String, _ maker: @escaping () -> ReusableView) {
    makers[key] = maker
  }

  /// Registers an existing view for an identifier that is not in use.
  package func add(_ view: ReusableView, _ key: String) {
    view.cells = self
    templates["own " + key] = view.template
  }

  func view<View: ReusableView>(
    _ key: String, _ measurer: any TextMeasuring, else make: () -> View
  ) -> View {
    if let view = templates[key]?.view as? View { return view }
    let view = makers[key]?() as? View ?? make()
    let template = view.template
    template.engine.textMeasurer = measurer
    view.cells = self
    templates[key] = template
    return view
  }

  /// The views made so far, sorted by identifier.
  var all: [ReusableView] { templates.ordered { $0.key < $1.key }.map(\.value.view) }

  /// Adds a list to the users of the cells.
  func addUser(_ list: ListView) {
    users.removeAll { $0.list == nil || $0.list === list }
    users.append(User(list: list))
  }

  /// Informs the lists of an edit that affects all rows of a cell.
  func didEdit() {
    if isAsking { return }
    edits += 1
    for user in users { user.list?.setNeedsLayout() }
  }

  /// Asks a data source for a view; the changes that it makes there affect one row only.
  func callDataSource<Answer>(_ dataSource: () -> Answer) -> Answer {
    isAsking = true
    defer { isAsking = false }
    return dataSource()
  }
}
