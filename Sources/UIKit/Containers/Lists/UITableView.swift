public import Foundation
import TinamouLists

/// A list of rows in sections; visible rows have cells.
@preconcurrency @MainActor open class UITableView: InertTableView {
  /// A height that constraints determine.
  public static let automaticDimension: CGFloat = -1
  /// The height of rows without content, in points.
  static let defaultRowHeight: CGFloat = 44

  /// The style of a table.
  public let style: Style
  private var reusableViews = ReusableViews<UIView>()
  /// The rows, headers and footers that are known.
  var contents = TableContents()
  var selection = RowSelection()
  var openUpdates = OpenUpdates()
  /// The cell that the data source gets for the row that it configures again.
  var cellToConfigure: UITableViewCell?

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table.
  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
  }

  /// Makes a plain table; the coder is not read.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The data source of the rows.
  open var dataSource: (any UITableViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      discardRows()
    }
  }
  private weak var storedDataSource: (any UITableViewDataSource)?
  var tableDelegate: any UITableViewDelegate { delegate ?? TableDefaults.shared }
  override func delegateDidChange() { discardRows() }
  /// Whether the visible rows are being laid out.
  var isLayingOutRows = false
  /// The height of rows, in points.
  open var rowHeight: CGFloat {
    get { storedRowHeight }
    set {
      storedRowHeight = newValue
      heightsDidChange()
    }
  }
  private var storedRowHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of a row, in points.
  open var estimatedRowHeight: CGFloat {
    get { storedEstimatedRowHeight }
    set {
      storedEstimatedRowHeight = newValue
      heightsDidChange()
    }
  }
  private var storedEstimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of headers, in points.
  open var sectionHeaderHeight: CGFloat {
    get { storedSectionHeaderHeight }
    set {
      storedSectionHeaderHeight = newValue
      heightsDidChange()
    }
  }
  private var storedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of footers, in points.
  open var sectionFooterHeight: CGFloat {
    get { storedSectionFooterHeight }
    set {
      storedSectionFooterHeight = newValue
      heightsDidChange()
    }
  }
  private var storedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of a header, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height of a footer, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Whether there are lines between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { storedSeparatorStyle }
    set {
      storedSeparatorStyle = newValue
      heightsDidChange()
    }
  }
  private var storedSeparatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// A view above all sections, with the height of its frame.
  open var tableHeaderView: UIView? {
    get { storedTableHeaderView }
    set {
      let oldValue = storedTableHeaderView
      storedTableHeaderView = newValue
      replace(oldValue, with: tableHeaderView)
      // The first header of groups depends on whether there is a view above it.
      if style != .plain, (oldValue == nil) != (newValue == nil) { heightsDidChange() }
    }
  }
  private var storedTableHeaderView: UIView?
  /// A view below all sections, with the height of its frame.
  open var tableFooterView: UIView? {
    get { storedTableFooterView }
    set {
      let oldValue = storedTableFooterView
      storedTableFooterView = newValue
      replace(oldValue, with: tableFooterView)
    }
  }
  private var storedTableFooterView: UIView?
  /// A view behind the rows; it is not a part of the layout.
  open var backgroundView: UIView?
  /// Whether a row can be selected.
  open var allowsSelection = true
  /// Whether more than one row can be selected.
  open var allowsMultipleSelection = false
  /// Whether the margins of cells follow the readable width.
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get { storedCellLayoutMarginsFollowReadableWidth }
    set {
      storedCellLayoutMarginsFollowReadableWidth = newValue
      heightsDidChange()
    }
  }
  private var storedCellLayoutMarginsFollowReadableWidth = false
  /// Whether a row can be selected while rows are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while rows are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether cells that change lay the rows out; they always do.
  open var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled
  /// Whether rows are edited; this does not change the layout.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  private var edits = false
  /// Begins or ends editing, which does not change the layout.
  open func setEditing(_ editing: Bool, animated: Bool) { edits = editing }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Cells

  /// Registers a class of cells, which are made with `init(style:reuseIdentifier:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    reusableViews.register(
      type.map { type in { type.init(dequeuedFor: identifier) } }, for: .cell(identifier))
  }
  /// Registers a block that makes cells; UIKit does not have this method.
  open func register(
    forCellReuseIdentifier identifier: String, _ make: @escaping () -> UITableViewCell
  ) { reusableViews.register(make, for: .cell(identifier)) }
  /// Registers a class of headers and footers, which are made with `init(reuseIdentifier:)`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    reusableViews.register(
      type.map { type in { type.init(dequeuedFor: identifier) } }, for: .header(identifier))
  }
  /// Returns a cell with an identifier for a row; if nothing was registered, returns a cell of the
  /// default style and reports a problem.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    TinamouUIKit.report(.invalidTree("no class of cells is registered as '\(identifier)'"))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// Returns a cell with an identifier; `nil` if there is none and nothing was registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cellToConfigure, cell.reuseIdentifier == identifier {
      cellToConfigure = nil
      return cell
    }
    return reusableViews.take(.cell(identifier)) as? UITableViewCell
  }
  /// Returns a header or footer with an identifier; `nil` if nothing was registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    reusableViews.take(.header(identifier)) as? UITableViewHeaderFooterView
  }

  /// Removes a view from the table and keeps it for reuse.
  func recycle(_ view: UIView) {
    view.removeFromSuperview()
    if let name = (view as? UITableViewCell)?.reuseIdentifier {
      reusableViews.recycle(view, for: .cell(name))
    } else if let name = (view as? UITableViewHeaderFooterView)?.reuseIdentifier {
      reusableViews.recycle(view, for: .header(name))
    }
  }

  // MARK: Rows

  /// Discards all rows; the next layout reads the data source again.
  open func reloadData() { discardRows() }
  /// Inserts rows, without an animation; the others keep their cells.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted.add(indexPaths) }
  }
  /// Deletes rows, without an animation; the others keep their cells.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted.add(indexPaths) }
  }
  /// Makes the cells of rows again, without an animation.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded.add(indexPaths) }
  }
  /// Asks the data source for the cells of rows again, which can configure the same ones.
  open func reconfigureRows(at indexPaths: [IndexPath]) { change { $0.configure(indexPaths) } }
  /// Moves a row with its cell, without an animation.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moveRow(at: indexPath, to: newIndexPath) }
  }
  /// Inserts sections, without an animation; the others keep their views.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.inserted.sections.formUnion(sections) }
  }
  /// Deletes sections, without an animation; the others keep their views.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deleted.sections.formUnion(sections) }
  }
  /// Makes the views of sections again, without an animation.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloaded.sections.formUnion(sections) }
  }
  /// Makes changes together, without an animation.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }
  /// Begins changes that are made together.
  open func beginUpdates() { openUpdates.begin() }
  /// Makes the changes since the update began, and computes the heights again.
  open func endUpdates() {
    finishUpdate()
    heightsDidChange()
  }

  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return contents.geometry.items.count
  }
  /// Moves a section with its views, without an animation.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(section, to: newSection) }
  }
  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    let rows = contents.geometry.items
    return rows.indices.contains(section) ? rows[section] : 0
  }
  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap(cellForRow)
  }
  /// The visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    showRowsIfNeeded()
    return contents.shownRows
  }
  /// Returns the cell of a row; `nil` if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showRowsIfNeeded()
    return contents.shown[.item(ListPath(indexPath))] as? UITableViewCell
  }
  /// Returns the row of a cell; `nil` if the cell is not visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    contents.row(of: cell)
  }
  /// Returns the header of a section, if it is visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    showRowsIfNeeded()
    return contents.shown[.header(section)] as? UITableViewHeaderFooterView
  }
  /// Returns the footer of a section, if it is visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    showRowsIfNeeded()
    return contents.shown[.footer(section)] as? UITableViewHeaderFooterView
  }
  /// Returns the rectangle of a row in the content, in points.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: .item(ListPath(indexPath))) }
  /// Returns the rectangle of a header in the content, in points.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
  /// Returns the rectangle of a footer in the content, in points.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }
  /// Returns the row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point.y) }
  /// Returns the rows in a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    rows(from: rect.minY, to: rect.maxY)
  }
  /// Returns the rectangle of a section in the content, in points.
  open func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }
  /// Scrolls to a row, without an animation.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    // Rows that come into view get their heights, which moves the row.
    for _ in 0..<8 {
      let rect = rectForRow(at: indexPath)
      scroll(to: rect, at: scrollPosition)
      layOutRows()
      if rectForRow(at: indexPath) == rect { return }
    }
  }
  private func scroll(to rect: CGRect, at scrollPosition: ScrollPosition) {
    let insets = adjustedContentInset
    let room = bounds.height - insets.top - insets.bottom
    var offset = contentOffset
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: false)
    case .top: offset.y = rect.minY - insets.top
    case .middle: offset.y = rect.midY - insets.top - room / 2
    case .bottom: offset.y = rect.maxY - insets.top - room
    }
    scroll(toNearest: offset)
  }

  // MARK: Selection

  /// The selected rows.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.rows.isEmpty ? nil : selection.rows
  }
  /// The selected row; if there are several, the one that was selected first.
  open var indexPathForSelectedRow: IndexPath? { selection.rows.first }
  /// Selects a row.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    for path in selection.select(indexPath, besideOthers: allowsMultipleSelection) {
      cellForRow(at: path)?.setSelected(selection.rows.contains(path), animated: false)
    }
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: false)
  }
  /// Deselects a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(indexPath)
    cellForRow(at: indexPath)?.setSelected(false, animated: false)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }
}
