public import TinamouLayout

/// A list of rows in sections, of which only those near the visible area are laid out.
///
/// A table knows the height of rows that it has laid out, and uses an expected height for the
/// others. The constraints of its cell determine the height of a row. ``layoutRows()`` updates the
/// visible area; the first row that begins in it keeps its position on the screen, whatever changes
/// above or below.
open class TableView: ListView {
  /// A value that means: constraints determine the height, or the table chooses the estimate.
  public static let automaticDimension = -1.0
  /// The height of a row without content, and the default for the expected height, in points; seen
  /// in logs of UIKit.
  public static let defaultRowHeight = 44.0

  /// Whether there are lines between rows.
  public enum SeparatorStyle: Hashable, Sendable {
    /// No lines.
    case none
    /// A line of one device pixel at the lower edge of each row, which is a part of its height.
    case singleLine
  }

  /// The data source, which provides the rows that come near the visible area.
  public weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }
  /// The delegate, which provides heights, headers and footers.
  public weak var delegate: (any TableViewDelegate)? { didSet { reloadData() } }
  /// The height of rows, in points; with ``automaticDimension`` their constraints determine it.
  public var rowHeight = automaticDimension { didSet { layout.invalidateEstimates() } }
  /// The expected height of a row that was not laid out, in points; with 0 all rows are laid out at
  /// once.
  public var estimatedRowHeight = automaticDimension { didSet { reloadData() } }
  /// The expected height of a header that was not laid out, in points; ``automaticDimension`` means
  /// 0, because most sections have none.
  public var estimatedSectionHeaderHeight = 0.0 { didSet { reloadData() } }
  /// The expected height of a footer that was not laid out, in points; ``automaticDimension`` means
  /// 0, because most sections have none.
  public var estimatedSectionFooterHeight = 0.0 { didSet { reloadData() } }
  /// Whether there are lines between rows.
  public var separatorStyle = SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// The inset of the lines from the edges of rows, in points; `nil` means the leading margin of
  /// the content, as measured on iOS 8 (16 points on iPhones, 20 on iPads).
  public var separatorInset: DirectionalEdgeInsets? { didSet { setNeedsLayout() } }
  /// Whether the margins of cells follow the readable width; `false` by default, as in iOS 12 and
  /// later.
  public var cellLayoutMarginsFollowReadableWidth = false { didSet { setNeedsLayout() } }
  /// The default margins of cells.
  public var cellMarginProfile = CellMarginProfile.standard { didSet { setNeedsLayout() } }
  /// Whether headers and footers float; in UIKit this is a parameter of the initialiser.
  public var style = Style.plain { didSet { setNeedsLayout() } }
  /// Whether more than one row can be selected.
  public var allowsMultipleSelection = false
  var selection: [ListPath] = []

  /// Makes an empty table without a superview.
  ///
  /// - Parameters:
  ///   - name: The name in messages and layouts.
  ///   - kind: What the table shows.
  public override init(_ name: String? = nil, kind: ViewKind = .table) {
    super.init(name, kind: kind)
    // Storyboards with a table that is not the root view record these margins, too.
    keepsSystemMinimumMargins = true
  }

  /// Lays out the rows of the visible area now; `LayoutView.layoutIfNeeded()` does it together
  /// with the window.
  ///
  /// The table must have its frame. `ScrollView.contentOffset` follows the row that keeps its
  /// place.
  ///
  /// - Throws: `LayoutError` if the layout of a row is refused; then the rows do not change.
  public func layoutRows() throws(LayoutError) { try layOutCells() }

  // MARK: Rows

  override var numbersOfItems: [Int] {
    (0..<max(dataSource?.numberOfSections(in: self) ?? 0, 0)).map {
      dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0
    }
  }

  override var measuresAllCells: Bool { estimatedRowHeight == 0 }

  override func view(
    for element: ListSections.Element
  ) -> (view: ReusableView, height: Double?)? {
    switch element {
    case .header(let section):
      return delegate?.tableView(self, viewForHeaderInSection: section).map { ($0, nil) }
    case .footer(let section):
      return delegate?.tableView(self, viewForFooterInSection: section).map { ($0, nil) }
    case .item(let path):
      guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
      let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      return (cell, height >= 0 ? height : nil)
    }
  }

  override func expectedHeights(of section: Int, lines: Int) -> [Double] {
    var heights = [Double](repeating: usualHeight, count: lines + 2)
    heights[0] = max(estimatedSectionHeaderHeight, 0)
    heights[lines + 1] = max(estimatedSectionFooterHeight, 0)
    if delegate != nil {
      for row in 0..<lines {
        heights[1 + row] = expectedHeight(of: ListPath(row: row, section: section))
      }
    }
    return heights
  }

  override func expectedHeight(of path: ListPath) -> Double {
    let estimate =
      delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimate >= 0 ? estimate : usualHeight
  }

  /// The estimated height of a row of which nothing else is known.
  private var usualHeight: Double {
    if estimatedRowHeight >= 0 { return estimatedRowHeight }
    return rowHeight >= 0 ? rowHeight : Self.defaultRowHeight
  }

  /// Gives a row that consists of its separator alone the height of a row without content.
  override func height(of template: CellTemplate, laidOut height: Double) -> Double {
    guard height < Self.defaultRowHeight, template.view.isItem else { return height }
    let separator = separatorStyle == .none ? 0 : template.metrics?.pixel ?? 1
    return height <= separator ? Self.defaultRowHeight : height
  }

  override func rect(of element: ListSections.Element) -> Rect? {
    switch element {
    case .header(let section): frameForHeader(inSection: section)
    case .footer(let section): frameForFooter(inSection: section)
    case .item(let path): rectForRow(at: path)
    }
  }

  package override var laidOutCells: [LaidOutCell] { laidOutCells(inPlace: super.laidOutCells) }

  override func layOutFloatingCells() throws(LayoutError) { try layOutHeadersAtTheEdges() }

  override func willReload() { selection = [] }

  override func didMove(_ changes: ListChanges, sections: [Int?], from old: ListSections) {
    layout.floating = [:]
    moveSelection(changes, sections, old)
  }

  // MARK: Metrics

  override func metrics(itemWidth: Double, margins: EdgeInsets) -> CellMetrics {
    var metrics = super.metrics(itemWidth: itemWidth, margins: margins)
    let margins = cellMargins(margins)
    metrics.margins = cellMarginProfile.margins(
      leading: margins.leading, trailing: margins.trailing)
    metrics.separatorInset = separatorInset ?? DirectionalEdgeInsets(leading: margins.leading)
    metrics.hasSeparators = separatorStyle == .singleLine
    return metrics
  }

  /// Returns the margins of cells at the leading and trailing edges.
  private func cellMargins(_ margins: EdgeInsets) -> (leading: Double, trailing: Double) {
    var insets = (left: margins.left, right: margins.right)
    if cellLayoutMarginsFollowReadableWidth {
      let readable = readableContentGuide.layoutFrame
      insets = (readable.minX, frame.width - readable.maxX)
    }
    return effectiveUserInterfaceLayoutDirection == .leftToRight
      ? (insets.left, insets.right) : (insets.right, insets.left)
  }

  // MARK: Reuse

  /// Registers a class of cells for an identifier.
  ///
  /// - Parameters:
  ///   - cellClass: The class.
  ///   - identifier: The reuse identifier.
  public func register(_ cellClass: TableViewCell.Type, forCellReuseIdentifier identifier: String) {
    reusableCells.register("cell " + identifier) {
      cellClass.init(reuseIdentifier: identifier)
    }
  }

  /// Registers a class of headers and footers for an identifier.
  ///
  /// - Parameters:
  ///   - viewClass: The class.
  ///   - identifier: The reuse identifier.
  public func register(
    _ viewClass: TableViewHeaderFooterView.Type,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    reusableCells.register("header " + identifier) {
      viewClass.init(reuseIdentifier: identifier)
    }
  }

  /// Returns the cell for an identifier, to be filled with the content of a row.
  ///
  /// For a layout one cell is sufficient: the table reads what it shows, and asks for it again for
  /// the next row.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier; without a registered class the cell is a plain one.
  ///   - indexPath: The row.
  /// - Returns: The cell, the same for every row.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: ListPath
  ) -> TableViewCell {
    reusableCells.view("cell " + identifier, textMeasurer) {
      TableViewCell(reuseIdentifier: identifier)
    }
  }

  /// Returns the header or footer for an identifier, to be filled with the content of a section.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView {
    reusableCells.view("header " + identifier, textMeasurer) {
      TableViewHeaderFooterView(reuseIdentifier: identifier)
    }
  }
}
