public import Foundation
import TinamouEnvironment

/// A list of rows in sections, of which those in view have cells.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// Whether sections are groups.
  public enum Style: Int, Sendable {
    /// No.
    case plain = 0
    /// Yes.
    case grouped = 1
    /// Yes, with room at the sides.
    case insetGrouped = 2
  }

  /// Where a row comes to lie.
  public enum ScrollPosition: Int, Sendable {
    /// Where it is least to scroll.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows would come and go; nothing moves.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade = 0
    /// From the right.
    case right = 1
    /// From the left.
    case left = 2
    /// From above.
    case top = 3
    /// From below.
    case bottom = 4
    /// Not at all.
    case none = 5
    /// From the middle.
    case middle = 6
    /// As the table decides.
    case automatic = 100
  }

  /// The value of a height that follows from constraints.
  public static let automaticDimension: CGFloat = -1
  /// The height of rows without content, in points.
  static let defaultRowHeight: CGFloat = 44

  /// Whether sections are groups.
  public let style: Style
  private var makers: [String: () -> UIView] = [:]
  private var spareCells: [String: [UITableViewCell]] = [:]
  private var elements = TableElements()
  private var shown: [TableElements.Key: UIView] = [:]
  private var needsReload = true
  private var measuredWidth: CGFloat = 0
  private var selection: [IndexPath] = []

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

  /// Makes a plain table; nothing is decoded.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// What the rows show.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
  open override weak var delegate: (any UIScrollViewDelegate)? { didSet { reloadData() } }
  /// The height of rows, in points.
  open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// What to expect of a row, in points.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of headers, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of footers, in points.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// What to expect of a header, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// What to expect of a footer, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Whether there are lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { heightsDidChange() }
  }
  /// The inset of the lines; nothing is drawn.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Nothing is drawn.
  open var separatorColor: UIColor?
  /// What stands above all sections, as high as its frame.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  /// What stands below all sections, as high as its frame.
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
  /// A view behind the rows; it is no part of the layout.
  open var backgroundView: UIView?
  /// Whether a row can be selected.
  open var allowsSelection = true
  /// Whether more than one row can be selected.
  open var allowsMultipleSelection = false
  /// Whether the margins of cells keep to the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { heightsDidChange() } }
  /// The room above the first header; does nothing.
  open var sectionHeaderTopPadding: CGFloat = 0

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    reloadData()
  }

  private func heightsDidChange() {
    elements.forgetHeights()
    setNeedsLayout()
  }

  // MARK: Cells

  /// Makes cells of a class by `init(style:reuseIdentifier:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    makers["cell " + identifier] = type.map { type in { type.init(dequeuedFor: identifier) } }
  }
  /// Makes cells by a block; not in UIKit.
  open func register(
    forCellReuseIdentifier identifier: String, _ make: @escaping () -> UITableViewCell
  ) { makers["cell " + identifier] = make }
  /// Makes headers and footers of a class by `init(reuseIdentifier:)`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    makers["header " + identifier] = type.map { type in { type.init(dequeuedFor: identifier) } }
  }
  /// A cell of an identifier for a row; one of the default style if nothing was registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// A cell of an identifier; `nil` if there is none and nothing was registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = spareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return makers["cell " + identifier]?() as? UITableViewCell
  }
  /// A header or footer of an identifier; `nil` if nothing was registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    makers["header " + identifier]?() as? UITableViewHeaderFooterView
  }

  // MARK: Rows

  /// Forgets all rows; the next layout asks the data source again.
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }
  /// Asks anew for the rows; nothing moves.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks anew for the rows; nothing moves.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks anew for the rows; nothing moves.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks anew for the rows; nothing moves.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Asks anew for the rows; nothing moves.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Asks anew for the rows; nothing moves.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Asks anew for the rows; nothing moves.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Runs the changes and asks anew for the rows; nothing moves.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    heightsDidChange()
    completion?(true)
  }
  /// Begins changes.
  open func beginUpdates() {}
  /// Ends changes: heights are worked out anew.
  open func endUpdates() { heightsDidChange() }

  /// The number of sections.
  open var numberOfSections: Int {
    reloadIfNeeded()
    return elements.rows.count
  }
  /// The number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    return elements.rows.indices.contains(section) ? elements.rows[section] : 0
  }
  /// The cells in view, from above.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap(cellForRow)
  }
  /// The rows in view, from above.
  open var indexPathsForVisibleRows: [IndexPath]? {
    shown.keys.compactMap { key -> IndexPath? in
      if case .row(let path) = key { path } else { nil }
    }.sorted()
  }
  /// The cell of a row; `nil` if the row is not in view.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shown[.row(indexPath)] as? UITableViewCell
  }
  /// The row of a cell; `nil` if the cell is not in view.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    for case (.row(let path), let view) in shown where view === cell { return path }
    return nil
  }
  /// What stands above a section, if it is in view.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[.header(section)] as? UITableViewHeaderFooterView
  }
  /// What stands below a section, if it is in view.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[.footer(section)] as? UITableViewHeaderFooterView
  }
  /// The rectangle of a row in the content, in points.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: .row(indexPath)) }
  /// The rectangle of a header in the content, in points.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
  /// The rectangle of a footer in the content, in points.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }
  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    reloadIfNeeded()
    if case .row(let path) = elements.key(at: point.y) { return path }
    return nil
  }
  /// Scrolls to a row at once.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let rect = rectForRow(at: indexPath)
    let insets = adjustedContentInset
    let room = bounds.height - insets.top - insets.bottom
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: false)
    case .top: contentOffset.y = rect.minY - insets.top
    case .middle: contentOffset.y = rect.midY - insets.top - room / 2
    case .bottom: contentOffset.y = rect.maxY - insets.top - room
    }
    let largest = max(contentSize.height + insets.bottom - bounds.height, -insets.top)
    contentOffset.y = min(max(contentOffset.y, -insets.top), largest)
  }

  // MARK: Selection

  /// The rows that are selected.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
  /// The row that was selected first.
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  /// Selects a row.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { for path in selection { deselectRow(at: path, animated: false) } }
    guard let indexPath, !selection.contains(indexPath) else { return }
    selection.append(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: false)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: false) }
  }
  /// Ends the selection of a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: false)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  private func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    for view in shown.values { recycle(view) }
    shown = [:]
    selection = []
    let count = dataSource?.numberOfSections(in: self) ?? 0
    elements = TableElements(
      rows: (0..<max(count, 0)).map {
        max(0, dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0)
      })
  }

  private func rect(of key: TableElements.Key) -> CGRect {
    reloadIfNeeded()
    return elements.span(of: key).map {
      CGRect(x: 0, y: $0.lowerBound, width: bounds.width, height: $0.upperBound - $0.lowerBound)
    } ?? .zero
  }

  /// Lays out the rows in view. Heights that turn out to be others than expected move what is in view,
  /// so it is looked at again, a few times at most.
  private func layOutRows() {
    reloadIfNeeded()
    if measuredWidth != bounds.width {
      measuredWidth = bounds.width
      elements.forgetHeights()
    }
    for _ in 0..<8 {
      elements.place(from: tableHeaderView?.frame.height ?? 0, expecting: estimate)
      var changed = false
      for index in elements.indices(in: contentOffset.y..<contentOffset.y + bounds.height)
      where !elements.isMeasured(index) {
        let key = elements.key(index)
        elements.setHeight(height(of: key), of: index)
        changed = true
      }
      if !changed { break }
    }
    placeRows()
    let footer = tableFooterView?.frame.height ?? 0
    tableHeaderView?.frame.origin = .zero
    tableHeaderView?.frame.size.width = bounds.width
    tableFooterView?.frame.origin = CGPoint(x: 0, y: elements.end)
    tableFooterView?.frame.size.width = bounds.width
    contentSize = CGSize(width: bounds.width, height: elements.end + footer)
  }

  private func placeRows() {
    let wanted = elements.indices(in: contentOffset.y..<contentOffset.y + bounds.height)
    let keys = Set(wanted.map { elements.key($0) })
    for (key, view) in shown where !keys.contains(key) {
      recycle(view)
      shown[key] = nil
    }
    for index in wanted {
      let key = elements.key(index)
      guard let view = view(of: key) else { continue }
      let span = elements.span(index)
      view.frame = CGRect(
        x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
      if view.superview !== self {
        insertSubview(view, at: 0)
        if case .row(let path) = key, let cell = view as? UITableViewCell {
          cell.setSelected(selection.contains(path), animated: false)
          tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        }
      }
    }
  }

  private func recycle(_ view: UIView) {
    view.removeFromSuperview()
    if let cell = view as? UITableViewCell, let name = cell.reuseIdentifier {
      spareCells[name, default: []].append(cell)
    }
  }

  /// The view of an element in view; made if there is none.
  private func view(of key: TableElements.Key) -> UIView? {
    if let view = shown[key] { return view }
    let view = makeView(of: key)
    view?.translatesAutoresizingMaskIntoConstraints = true
    shown[key] = view
    return view
  }

  private func makeView(of key: TableElements.Key) -> UIView? {
    switch key {
    case .row(let path): dataSource?.tableView(self, cellForRowAt: path)
    case .header(let section):
      tableDelegate?.tableView(self, viewForHeaderInSection: section)
        ?? titleView(dataSource?.tableView(self, titleForHeaderInSection: section))
    case .footer(let section):
      tableDelegate?.tableView(self, viewForFooterInSection: section)
        ?? titleView(dataSource?.tableView(self, titleForFooterInSection: section))
    }
  }

  private func titleView(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  private func height(of key: TableElements.Key) -> CGFloat {
    let stated: CGFloat =
      switch key {
      case .row(let path):
        tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      case .header(let section):
        tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      case .footer(let section):
        tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
      }
    let content = view(of: key)
    let separator = separatorStyle == .none ? 0 : 1 / UIScreen.main.scale
    guard let cell = content as? UITableViewCell else {
      if stated >= 0 { return content == nil && stated < 0 ? 0 : stated }
      return content?.systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height ?? 0
    }
    cell.takeMargin(marginOfCells)
    cell.separatorHeight = separator
    return stated >= 0 ? stated : cell.height(inWidth: bounds.width, separator: separator)
  }

  /// The margin of cells at the sides, in points: that of the device, or of the readable width.
  private var marginOfCells: CGFloat {
    if cellLayoutMarginsFollowReadableWidth { return readableContentGuide.layoutFrame.minX }
    let least = UIScreen.main.environment.systemMinimumLayoutMargins
    return CGFloat(max(least.leading, 16))
  }

  private func estimate(of key: TableElements.Key) -> CGFloat {
    guard case .row(let path) = key else { return 0 }
    let stated = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if stated >= 0 { return stated }
    let expected = tableDelegate?.tableView(self, estimatedHeightForRowAt: path)
    let estimate = expected ?? estimatedRowHeight
    return estimate >= 0 ? estimate : UITableView.defaultRowHeight
  }
}

extension UITableViewCell {
  /// Whether there are lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// One of a device pixel.
    case singleLine = 1
  }
}
