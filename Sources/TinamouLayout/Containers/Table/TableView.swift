/// A list of rows in sections, of which only those near the visible part are laid out.
///
/// A table knows the height of rows that it has laid out and expects one of the others. Rows are laid
/// out by the constraints of their cells. ``layoutRows()`` brings the visible part up to date; the
/// first row that begins in it keeps its place on the screen, whatever changes above or below.
open class TableView: ScrollView {
  /// The value of a height that follows from constraints, and of an estimate left to the table.
  public static let automaticDimension = -1.0
  /// The height of a row without content, and what is expected of rows unless stated, in points;
  /// seen in logs of UIKit.
  public static let defaultRowHeight = 44.0

  /// Whether there are lines between rows.
  public enum SeparatorStyle: Hashable, Sendable {
    /// None.
    case none
    /// A line of one device pixel at the lower edge of each row, as a part of its height.
    case singleLine
  }

  /// What the rows show; asked when rows come near the visible part.
  public weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }
  /// The heights of rows and what stands around sections.
  public weak var delegate: (any TableViewDelegate)? { didSet { reloadData() } }
  /// The height of rows, in points; ``automaticDimension`` to go by their constraints.
  public var rowHeight = automaticDimension { didSet { estimatesDidChange() } }
  /// What to expect of a row that was not laid out, in points; 0 to lay out all rows at once.
  public var estimatedRowHeight = automaticDimension { didSet { reloadData() } }
  /// What to expect of a header that was not laid out, in points.
  public var estimatedSectionHeaderHeight = 0.0 { didSet { reloadData() } }
  /// What to expect of a footer that was not laid out, in points.
  public var estimatedSectionFooterHeight = 0.0 { didSet { reloadData() } }
  /// Whether there are lines between rows.
  public var separatorStyle = SeparatorStyle.singleLine { didSet { metricsDidChange() } }
  /// The inset of the lines from the edges of rows, in points; `nil` for the leading margin of the
  /// content, as measured on iOS 8 (16 points on phones, 20 on pads).
  public var separatorInset: DirectionalEdgeInsets? { didSet { metricsDidChange() } }
  /// Whether the margins of cells keep to the readable width; `false` since iOS 12.
  public var cellLayoutMarginsFollowReadableWidth = false { didSet { metricsDidChange() } }
  /// The margins of cells unless they are given others.
  public var cellMarginProfile = CellMarginProfile.standard { didSet { metricsDidChange() } }
  /// Whether headers and footers stay in view with their sections, in UIKit a part of the initialiser.
  public var style = Style.plain { didSet { setNeedsLayout() } }
  /// What measures texts; set it before the first layout.
  public var textMeasurer: any TextMeasuring = SystemTextMeasurer() {
    didSet {
      for view in reusableCells.all { view.template.engine.textMeasurer = textMeasurer }
      reloadData()
    }
  }
  /// The cells that rows are laid out with; may be those of another table.
  public var reusableCells = ReusableCells() { didSet { reloadData() } }
  /// Whether more than one row can be selected.
  public var allowsMultipleSelection = false
  /// Counts of the work of the table since it was made.
  public internal(set) var statistics = TableStatistics()

  /// Counts changes of which rows there are.
  var dataGeneration = 0
  var selection: [IndexPath] = []
  var sections = TableSections()
  var offsets = OffsetIndex()
  /// The rows near the visible part, without gaps.
  var records: [RowRecord] = []
  /// The position of the first of them.
  var firstPosition = 0
  /// The headers and footers out of the visible part that stay at its edges.
  var floating: [TableSections.Element: RowRecord] = [:]
  var needsReload = true
  /// Whether something else than before is expected of rows.
  var hasStaleEstimates = false
  /// Counts changes of what cells show, such as of the text size.
  var contentGeneration = 0
  /// Counts changes of the metrics.
  var metricsGeneration = 0
  var metrics: CellMetrics?
  /// What keeps its place on the screen: a position with its distance from the upper edge.
  var anchor: (position: Int, distance: Double)?
  /// The offset at which the anchor was last set; another one means that somebody scrolled.
  var anchoredOffset = 0.0
  /// What the last layout of rows depended on.
  var laidOutInputs: RowInputs?
  /// Whether the content may have become too short for the offset.
  var needsClamping = false
  /// The changes of rows that are collected until the outermost batch ends.
  var openBatches = 0
  var changes = TableChanges()

  open override var contentSize: Size {
    Size(width: frame.width, height: offsets.totalLength)
  }

  /// Lays out the rows of the visible part with the frame that the table has got.
  ///
  /// An error leaves the rows as they were; ``layoutRows()`` throws it, and the next snapshot tells
  /// it among its diagnostics.
  open override func layoutSubviews() {
    super.layoutSubviews()
    do throws(LayoutError) {
      try layoutRows()
      rowError = nil
    } catch {
      rowError = error
    }
  }

  /// Forgets all rows; the next layout asks the data source again.
  public func reloadData() {
    needsReload = true
    dataGeneration += 1
    selection = []
    needsClamping = true
    setNeedsLayout()
  }

  /// Forgets all rows and how high they were, as if the table were new.
  package func forgetRows() {
    offsets = OffsetIndex()
    reloadData()
  }

  override func rememberPlace() -> () -> Void { rememberRows() }

  private func metricsDidChange() {
    metrics = nil
    setNeedsLayout()
  }

  /// The heights of rows are prescribed differently: what is expected of each, and those in view.
  private func estimatesDidChange() {
    hasStaleEstimates = true
    setNeedsLayout()
  }

  override var hasStaleRows: Bool { rowInputs != laidOutInputs }

  override var cellFindings: [CellFindings] {
    (records + floating.values).compactMap(\.findings)
  }

  /// At the sides those of the root view, which the system sets by device: recorded in storyboards
  /// for tables that are not the root, too.
  override func standardMargins(in environment: LayoutEnvironment?) -> DirectionalEdgeInsets {
    super.standardMargins(in: environment)
      .union(environment?.systemMinimumLayoutMargins ?? .zero)
  }

  // MARK: Reuse

  /// Makes cells of a class for an identifier.
  public func register(_ cellClass: TableViewCell.Type, forCellReuseIdentifier identifier: String) {
    reusableCells.register("cell " + identifier) {
      cellClass.init(reuseIdentifier: identifier)
    }
  }

  /// Makes headers and footers of a class for an identifier.
  public func register(
    _ viewClass: TableViewHeaderFooterView.Type,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    reusableCells.register("header " + identifier) {
      viewClass.init(reuseIdentifier: identifier)
    }
  }

  /// The cell of an identifier, to be given the content of a row.
  ///
  /// For a layout one cell is enough: the table reads what it shows and asks for it again for the
  /// next row. Without a registered class it is a plain cell.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell {
    reusableCells.view("cell " + identifier, textMeasurer) {
      TableViewCell(reuseIdentifier: identifier)
    }
  }

  /// The header or footer of an identifier, to be given the content of a section.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView {
    reusableCells.view("header " + identifier, textMeasurer) {
      TableViewHeaderFooterView(reuseIdentifier: identifier)
    }
  }
}
