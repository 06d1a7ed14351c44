public import TinamouLayout
public import TinamouText

/// A scroll view whose content is cells in lines: the base class of ``TableView`` and
/// ``CollectionView``.
///
/// Only cells near the visible area are laid out, by the constraints of their views; one view for
/// each reuse identifier serves all of them. The first visible cell keeps its position on the
/// screen, whatever changes above or below.
open class ListView: ScrollView {
  /// The cells with which the list is laid out; they can be those of another list.
  public var reusableCells = ReusableCells() {
    didSet {
      reusableCells.addUser(self)
      reloadData()
    }
  }
  /// The object that measures texts; set it before the first layout.
  public var textMeasurer: any TextMeasuring = SystemTextMeasurer() {
    didSet {
      for view in reusableCells.all { view.template.engine.textMeasurer = textMeasurer }
      reloadData()
    }
  }
  /// Counts of the work of the list since it was made.
  public internal(set) var statistics = ListStatistics()

  /// The layout of the cells in and near the visible part.
  private(set) lazy var layout = ListLayout(self)

  /// Makes an empty list without a superview.
  ///
  /// - Parameters:
  ///   - name: The name in messages and layouts.
  ///   - kind: What the list shows.
  public override init(_ name: String? = nil, kind: ViewKind = .view) {
    super.init(name, kind: kind)
    rows = layout
    reusableCells.addUser(self)
  }

  open override var contentSize: Size {
    Size(width: frame.width, height: layout.offsets.totalLength)
  }

  /// Lays out the cells of the visible area in the present frame of the list.
  ///
  /// After an error the cells do not change, and the next snapshot has a diagnostic.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layout.layOutAfterPass()
  }

  /// The number of sections.
  public var numberOfSections: Int { layout.sections.items.count }

  /// Discards all cells; the next layout reads the data source again.
  public func reloadData() {
    layout.reload()
    willReload()
  }

  // MARK: For files

  /// Lays out the cells of the visible part now.
  package func layOutCells() throws(LayoutError) { try layout.layOut() }

  /// Drops all cells and their heights, as if the list were new.
  package func removeAllCells() {
    layout.removeHeights()
    reloadData()
  }

  /// The cells of the last layout, from top to bottom.
  package var laidOutCells: [LaidOutCell] { layout.laidOutCells }

  // MARK: Overridden by subclasses

  /// The number of items of each section.
  var numbersOfItems: [Int] { [] }
  /// How the items are arranged in lines.
  var grid: ListGrid { ListGrid(itemWidth: frame.width) }
  /// Whether all cells are laid out at once, without estimates.
  var measuresAllCells: Bool { false }

  /// The values that the list sets for items of this width.
  ///
  /// - Parameters:
  ///   - itemWidth: The width of the items, in points.
  ///   - margins: The ``LayoutView/layoutMargins`` of the list.
  /// - Returns: The values.
  func metrics(itemWidth: Double, margins: EdgeInsets) -> CellMetrics {
    CellMetrics(
      width: itemWidth, listWidth: frame.width, environment: environmentForCells)
  }

  /// The configured view of an element, and its height if it is fixed; `nil` for none.
  func view(for element: ListSections.Element) -> (view: ReusableView, height: Double?)? { nil }

  /// The estimated heights of a section's header, lines and footer, in points.
  func expectedHeights(of section: Int, lines: Int) -> [Double] { [] }

  /// The estimated height of an item, in points.
  func expectedHeight(of path: ListPath) -> Double { 0 }

  /// The height that a laid out cell without a stated height has in the list, in points.
  func height(of template: CellTemplate, laidOut height: Double) -> Double { height }

  /// Lays out the cells that are visible besides those of the visible part.
  func layOutFloatingCells() throws(LayoutError) {}

  /// The frame of an element in the content, in points; `nil` if it has none.
  func rect(of element: ListSections.Element) -> Rect? { nil }

  /// Called before all cells are reloaded.
  func willReload() {}

  /// Called after items have moved.
  func didMove(_ changes: ListChanges, sections: [Int?], from old: ListSections) {}
}
