public import TinamouLayout

/// A view that shows items in columns of equal width; each line is as high as its highest item.
///
/// There are as many columns as fit the width. Only lines near the visible area are laid out, by
/// the constraints of their cells. The first visible item stays visible when the width, and with it
/// the number of columns, changes.
open class CollectionView: ListView {
  /// The data source, which provides the items that come near the visible area.
  public weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }
  /// The minimum width of an item, in points, which determines the number of columns.
  public var minimumItemWidth = 100.0 { didSet { setNeedsLayout() } }
  /// The space between the items of a line, in points.
  public var minimumInteritemSpacing = 10.0 { didSet { setNeedsLayout() } }
  /// The space between lines, in points.
  public var minimumLineSpacing = 10.0 { didSet { setNeedsLayout() } }
  /// The space around the items of a section, in points.
  public var sectionInset = DirectionalEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The expected height of a line that was not laid out, in points; 44 as for rows of a table,
  /// also in place of a negative number.
  public var estimatedItemHeight = TableView.defaultRowHeight { didSet { reloadData() } }

  /// Makes an empty collection without a superview.
  ///
  /// - Parameters:
  ///   - name: The name in messages and layouts.
  ///   - kind: What the collection shows.
  public override init(_ name: String? = nil, kind: ViewKind = .collection) {
    super.init(name, kind: kind)
  }

  /// The number of columns of the last layout.
  public var numberOfColumns: Int { layout.grid.columns }

  /// Lays out the items of the visible area now; `LayoutView.layoutIfNeeded()` does it together
  /// with the window.
  ///
  /// The collection must have its frame. `ScrollView.contentOffset` follows the item that keeps
  /// its place.
  ///
  /// - Throws: `LayoutError` if the layout of an item is refused; then the items do not change.
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
    [0] + [Double](repeating: expectedItemHeight, count: lines) + [0]
  }

  override func expectedHeight(of path: ListPath) -> Double { expectedItemHeight }

  var expectedItemHeight: Double {
    estimatedItemHeight >= 0 ? estimatedItemHeight : TableView.defaultRowHeight
  }

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

  /// Registers a class of cells for an identifier.
  ///
  /// - Parameters:
  ///   - cellClass: The class.
  ///   - identifier: The reuse identifier.
  public func register(
    _ cellClass: CollectionViewCell.Type, forCellWithReuseIdentifier identifier: String
  ) {
    reusableCells.register("item " + identifier) {
      cellClass.init(reuseIdentifier: identifier)
    }
  }

  /// Returns the cell for an identifier, to be filled with the content of an item.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - indexPath: The item.
  /// - Returns: The cell, the same for every item.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: ListPath
  ) -> CollectionViewCell {
    reusableCells.view("item " + identifier, textMeasurer) {
      CollectionViewCell(reuseIdentifier: identifier)
    }
  }
}
