public import TinamouLayout

/// Items in columns: as many as fit the width, all equally wide, each line as high as its highest
/// item. Only lines near the visible part are laid out.
///
/// Items are laid out by the constraints of their cells. The first item in view stays in view when
/// the width, and with it the number of columns, changes.
open class CollectionView: ListView {
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

  /// Makes an empty collection without superview.
  ///
  /// - Parameters:
  ///   - name: What the collection is called in messages and layouts.
  ///   - kind: What the collection shows.
  public override init(_ name: String? = nil, kind: ViewKind = .collection) {
    super.init(name, kind: kind)
  }

  /// The number of columns of the last layout.
  public var numberOfColumns: Int { layout.grid.columns }

  /// Lays out the items of the visible part now; ``LayoutView/layoutIfNeeded()`` does it with the
  /// window.
  ///
  /// The collection must have its frame. ``ScrollView/contentOffset`` follows the item that keeps its
  /// place.
  ///
  /// - Throws: ``LayoutError`` if the layout of an item is refused; then the items are as they were.
  public func layoutItems() throws(LayoutError) { try layOutCells() }

  // MARK: Items

  override var numbersOfItems: [Int] {
    (0..<max(dataSource?.numberOfSections(in: self) ?? 0, 0)).map {
      dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0
    }
  }

  override var grid: ListGrid {
    var grid = ListGrid(
      spacing: max(minimumInteritemSpacing, 0), lineSpacing: minimumLineSpacing,
      insets: sectionInset)
    let width = max(frame.width - sectionInset.leading - sectionInset.trailing, 0)
    let most: Double = (width + grid.spacing) / max(minimumItemWidth + grid.spacing, 1)
    if most.isFinite { grid.columns = max(Int(min(most, Self.largestNumberOfColumns)), 1) }
    let gaps = Double(grid.columns - 1) * grid.spacing
    grid.itemWidth = max((width - gaps) / Double(grid.columns), 0)
    return grid
  }

  private static let largestNumberOfColumns = 10_000.0

  override func view(
    for element: ListSections.Element
  ) -> (view: ReusableView, height: Double?)? {
    let view: ReusableView? =
      switch element {
      case .header(let section): supplement(Self.elementKindSectionHeader, section)
      case .footer(let section): supplement(Self.elementKindSectionFooter, section)
      case .item(let path): dataSource?.collectionView(self, cellForItemAt: path)
      }
    return view.map { ($0, nil) }
  }

  private func supplement(_ kind: String, _ section: Int) -> ReusableView? {
    dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: ListPath(item: 0, section: section))
  }

  override func expectedHeights(of section: Int, lines: Int) -> [Double] {
    [0] + [Double](repeating: estimatedItemHeight, count: lines) + [0]
  }

  override func expectedHeight(of path: ListPath) -> Double { estimatedItemHeight }

  override func rect(of element: ListSections.Element) -> Rect? {
    switch element {
    case .header(let section):
      rectForSupplementaryElement(
        ofKind: Self.elementKindSectionHeader, at: ListPath(item: 0, section: section))
    case .footer(let section):
      rectForSupplementaryElement(
        ofKind: Self.elementKindSectionFooter, at: ListPath(item: 0, section: section))
    case .item(let path): rectForItem(at: path)
    }
  }

  // MARK: Reuse

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
    withReuseIdentifier identifier: String, for indexPath: ListPath
  ) -> CollectionViewCell {
    reusableCells.view("item " + identifier, textMeasurer) {
      CollectionViewCell(reuseIdentifier: identifier)
    }
  }
}
