/// Items in columns: as many as fit the width, all equally wide, each line as high as its highest
/// item. Only lines near the visible part are laid out.
///
/// Items are laid out by the constraints of their cells. The first item in view stays in view when
/// the width, and with it the number of columns, changes.
open class CollectionView: ScrollView {
  /// What the items show; asked when they come near the visible part.
  public weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }
  /// The least width of an item, in points; there are as many columns as leave each this much.
  public var minimumItemWidth = 100.0 { didSet { setNeedsLayout() } }
  /// The room between the items of a line, in points.
  public var minimumInteritemSpacing = 10.0 { didSet { setNeedsLayout() } }
  /// The room between lines, in points.
  public var minimumLineSpacing = 10.0 { didSet { setNeedsLayout() } }
  /// The room around the items of a section, in points.
  public var sectionInset = DirectionalEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// What to expect of a line that was not laid out, in points; 44 as for rows of a table.
  public var estimatedItemHeight = TableView.defaultRowHeight { didSet { reloadData() } }
  /// The cells that items are laid out with; may be those of another list.
  public var reusableCells = ReusableCells() { didSet { reloadData() } }
  /// What measures texts; set it before the first layout.
  public var textMeasurer: any TextMeasuring = SystemTextMeasurer() {
    didSet {
      for view in reusableCells.all { view.template.engine.textMeasurer = textMeasurer }
      reloadData()
    }
  }
  /// Counts of the work of the collection since it was made.
  public internal(set) var statistics = TableStatistics()

  /// The columns of a width.
  struct Columns: Equatable {
    var count = 1
    var itemWidth = 0.0
    var metrics: CellMetrics?
    var spacing = 0.0
    var lineSpacing = 0.0
    var insets = DirectionalEdgeInsets.zero
  }

  var columns = Columns()
  var itemCounts: [Int] = []
  /// The lines of each section, as rows; headers and footers with the insets beside them.
  var lines = TableSections()
  var offsets = OffsetIndex()
  /// The items, headers and footers near the visible part.
  var records: [TableSections.Element: RowRecord] = [:]
  var needsReload = true
  var generation = 0
  /// The item that keeps its place, with the distance of its line from the upper edge.
  var anchor: (item: IndexPath, distance: Double)?
  var anchoredOffset = 0.0
  /// What the last layout of items depended on.
  var laidOutInputs: RowInputs?
  /// The changes of items that are collected until the outermost batch ends.
  var openBatches = 0
  var changes = TableChanges()

  open override var contentSize: Size {
    Size(width: frame.width, height: offsets.totalLength)
  }

  /// The number of columns of the last layout.
  public var numberOfColumns: Int { columns.count }

  /// Counts changes of which items there are.
  private var dataGeneration = 0

  /// Forgets all items; the next layout asks the data source again.
  public func reloadData() {
    needsReload = true
    dataGeneration += 1
    setNeedsLayout()
  }

  /// Forgets all items and how high they were, as if the collection were new.
  package func forgetItems() {
    offsets = OffsetIndex()
    reloadData()
  }

  /// Remembers the expected lengths of all lines too, on which the offset depends.
  override func rememberPlace() -> () -> Void {
    {
      [
        self, contentOffset, anchor, anchoredOffset, columns, lines, offsets, itemCounts,
        dataGeneration
      ] in
      guard dataGeneration == self.dataGeneration else { return }
      self.columns = columns
      self.lines = lines
      self.offsets = offsets
      self.itemCounts = itemCounts
      records = [:]
      generation += 1
      self.anchor = anchor
      self.anchoredOffset = anchoredOffset
      self.contentOffset = contentOffset
      setNeedsLayout()
    }
  }

  /// Lays out the items of the visible part with the frame that the collection has got.
  open override func layoutSubviews() {
    super.layoutSubviews()
    do throws(LayoutError) {
      try layoutItems()
      rowError = nil
    } catch {
      rowError = error
    }
  }

  override var hasStaleRows: Bool { rowInputs != laidOutInputs }

  override var cellFindings: [CellFindings] { records.values.compactMap(\.findings) }

  /// Makes cells of a class for an identifier.
  public func register(
    _ cellClass: CollectionViewCell.Type, forCellWithReuseIdentifier identifier: String
  ) {
    reusableCells.register("item " + identifier) {
      cellClass.init(reuseIdentifier: identifier)
    }
  }

  /// The cell of an identifier, to be given the content of an item; one serves all items.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    reusableCells.view("item " + identifier, textMeasurer) {
      CollectionViewCell(reuseIdentifier: identifier)
    }
  }
}
