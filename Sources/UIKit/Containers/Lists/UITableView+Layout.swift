import Foundation
import TinamouEnvironment
import TinamouLists

extension UITableView {
  // MARK: Loading

  /// Makes the next question or layout ask the data source and the delegate again.
  func discardRows() {
    contents.needsReload = true
    setNeedsLayout()
  }

  /// Makes the next question or layout ask the delegate for the heights again.
  func heightsDidChange() {
    contents.needsHeights = true
    setNeedsLayout()
  }

  /// Asks the data source for the numbers of rows, and the delegate for the heights, if they may
  /// have changed. Each row is asked for its height at most once.
  func loadIfNeeded() {
    var items = contents.geometry.items
    if contents.needsReload {
      for view in contents.shown.values { recycle(view) }
      contents.shown = [:]
      selection = RowSelection()
    }
    if contents.needsReload || contents.needsCounts {
      contents.needsReload = false
      contents.needsCounts = false
      contents.needsHeights = true
      let count = dataSource?.numberOfSections(in: self) ?? 0
      items = (0..<max(count, 0)).map {
        max(0, dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0)
      }
    }
    guard contents.needsHeights || contents.width != bounds.width else { return }
    contents.needsHeights = false
    contents.needsPlacing = true
    contents.width = bounds.width
    contents.geometry = ListGeometry(items: items, length: statedLength)
  }

  /// The height that the delegate or the table states, or else an estimate.
  private func statedLength(of element: TableContents.Element) -> ListGeometry.Length {
    switch element {
    case .header(let section):
      length(tableDelegate.tableView(self, heightForHeaderInSection: section), isEnd: true) {
        tableDelegate.tableView(self, estimatedHeightForHeaderInSection: section)
      }
    case .footer(let section):
      length(tableDelegate.tableView(self, heightForFooterInSection: section), isEnd: true) {
        tableDelegate.tableView(self, estimatedHeightForFooterInSection: section)
      }
    case .item(let path):
      length(tableDelegate.tableView(self, heightForRowAt: IndexPath(path))) {
        let estimate = tableDelegate.tableView(self, estimatedHeightForRowAt: IndexPath(path))
        return estimate >= 0 ? estimate : UITableView.defaultRowHeight
      }
    }
  }

  /// The stated height, or else an estimate. A header or footer in a group that has the height 0
  /// gets that of the system, which apps avoid with `leastNonzeroMagnitude`.
  private func length(
    _ stated: CGFloat, isEnd: Bool = false, insteadOf estimate: () -> CGFloat
  ) -> ListGeometry.Length {
    let isStated = stated > 0 || stated == 0 && !(isEnd && isGrouped)
    return isStated ? .known(Double(stated)) : .estimated(Double(estimate()))
  }

  private var isGrouped: Bool { style != .plain }

  /// The space at both sides of sections, in points: that of lists with rounded corners.
  private var sideInset: CGFloat {
    guard style == .insetGrouped else { return 0 }
    let least = UIScreen.main.platform.value(of: .listMargin)
    return CGFloat(max(least, UIScreen.main.environment.systemMinimumLayoutMargins.leading))
  }

  private var widthOfRows: CGFloat { max(0, bounds.width - 2 * sideInset) }

  // MARK: Places

  /// The lower edge of the table's header, at which the sections begin.
  private var startOfSections: CGFloat { tableHeaderView?.frame.height ?? 0 }

  func rect(of element: TableContents.Element) -> CGRect {
    loadIfNeeded()
    guard let span = contents.geometry.span(of: element) else { return .zero }
    return rect(of: span)
  }

  private func rect(of span: Range<Double>) -> CGRect {
    CGRect(
      x: sideInset, y: startOfSections + CGFloat(span.lowerBound), width: widthOfRows,
      height: CGFloat(span.upperBound - span.lowerBound))
  }

  /// The row at a height of the content.
  func row(at y: CGFloat) -> IndexPath? {
    loadIfNeeded()
    guard
      case .item(let path) = contents.geometry.element(atPlace: Double(y - startOfSections))
    else { return nil }
    return IndexPath(path)
  }

  /// The rows in a part of the content.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    loadIfNeeded()
    return positions(from: top, to: bottom).compactMap {
      guard case .item(let path) = contents.geometry.element(at: $0) else { return nil }
      return IndexPath(path)
    }
  }

  private func positions(from top: CGFloat, to bottom: CGFloat) -> [Int] {
    guard top < bottom else { return [] }
    let start = startOfSections
    return contents.geometry.positions(in: Double(top - start)..<Double(bottom - start))
  }

  /// The visible elements; in a table without a height, the one at its offset.
  private var visiblePositions: [Int] {
    positions(from: contentOffset.y, to: contentOffset.y + max(bounds.height, 1))
  }

  // MARK: Layout

  /// Shows the visible rows if the data has changed since the last layout.
  func showRowsIfNeeded() {
    if contents.needsReload || contents.needsCounts || contents.needsHeights
      || contents.needsPlacing
    {
      layOutRows()
    }
  }

  /// Lays out the visible rows. Heights that differ from their estimates move the visible rows, so
  /// this repeats a limited number of times.
  func layOutRows() {
    guard !isLayingOutRows else { return }
    isLayingOutRows = true
    defer { isLayingOutRows = false }
    loadIfNeeded()
    for _ in 0..<8 {
      let unknown = visiblePositions.filter { !contents.geometry.isKnown($0) }
      for position in unknown {
        guard let element = contents.geometry.element(at: position) else { continue }
        contents.geometry.setLength(Double(contentHeight(of: element)), at: position)
      }
      placeEnds()
      if unknown.isEmpty { break }
    }
    contents.geometry.commit()
    placeRows()
  }

  /// Places the views above and below the sections, and states the size of the content.
  private func placeEnds() {
    let end = startOfSections + CGFloat(contents.geometry.totalLength)
    tableHeaderView?.frame.origin = .zero
    tableHeaderView?.frame.size.width = bounds.width
    tableFooterView?.frame.origin = CGPoint(x: 0, y: end)
    tableFooterView?.frame.size.width = bounds.width
    contentSize = CGSize(width: bounds.width, height: end + (tableFooterView?.frame.height ?? 0))
    keepOffsetInContent()
  }

  private func placeRows() {
    contents.needsPlacing = false
    let geometry = contents.geometry
    let wanted = visiblePositions.compactMap { position in
      geometry.element(at: position).map { (element: $0, span: geometry.span(at: position)) }
    }
    let elements = Set(wanted.map(\.element))
    for (element, view) in contents.shown where !elements.contains(element) {
      contents.shown[element] = nil
      recycle(view)
      announceEnd(of: view, element)
    }
    for (element, span) in wanted {
      guard let view = view(of: element) else { continue }
      view.frame = rect(of: span)
      if view.superview !== self {
        insertSubview(view, at: 0)
        announce(view, element)
      }
    }
  }

  private func announce(_ view: UIView, _ element: TableContents.Element) {
    switch element {
    case .item(let path):
      guard let cell = view as? UITableViewCell else { return }
      let path = IndexPath(path)
      cell.setSelected(selection.rows.contains(path), animated: false)
      tableDelegate.tableView(self, willDisplay: cell, forRowAt: path)
    case .header(let section):
      tableDelegate.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer(let section):
      tableDelegate.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  func announceEnd(of view: UIView, _ element: TableContents.Element) {
    switch element {
    case .item(let path):
      guard let cell = view as? UITableViewCell else { return }
      tableDelegate.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(path))
    case .header(let section):
      tableDelegate.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer(let section):
      tableDelegate.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  /// The view of a visible element, which is made if there is none.
  private func view(of element: TableContents.Element) -> UIView? {
    if let view = contents.shown[element] { return view }
    guard let view = makeView(of: element) else { return nil }
    show(view, as: element)
    return view
  }

  /// Makes a view that of an element.
  func show(_ view: UIView, as element: TableContents.Element) {
    view.translatesAutoresizingMaskIntoConstraints = true
    contents.shown[element] = view
    if let cell = view as? UITableViewCell {
      cell.setMargin(marginOfCells)
      cell.separatorHeight = heightOfSeparators
    }
  }

  private func makeView(of element: TableContents.Element) -> UIView? {
    switch element {
    case .item(let path): dataSource?.tableView(self, cellForRowAt: IndexPath(path))
    case .header(let section):
      tableDelegate.tableView(self, viewForHeaderInSection: section)
        ?? titleView(dataSource?.tableView(self, titleForHeaderInSection: section), at: .header)
    case .footer(let section):
      tableDelegate.tableView(self, viewForFooterInSection: section)
        ?? titleView(dataSource?.tableView(self, titleForFooterInSection: section), at: .footer)
    }
  }

  private func titleView(_ title: String?, at end: SectionTitleView.End) -> UIView? {
    guard let title else { return nil }
    if isGrouped { return SectionTitleView(title, at: end, margin: marginOfCells) }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  /// The height that the content of an element has in the width of the table.
  private func contentHeight(of element: TableContents.Element) -> CGFloat {
    let content = view(of: element)
    guard let cell = content as? UITableViewCell else {
      let above = element == .header(0) && tableHeaderView == nil ? spaceAboveGroups : 0
      if let title = content as? SectionTitleView {
        return above + title.height(inWidth: widthOfRows)
      }
      let height = content?.systemLayoutSizeFitting(
        CGSize(width: widthOfRows, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      return height ?? (isGrouped ? above + spaceBetweenGroups : 0)
    }
    cell.setMargin(marginOfCells)
    return cell.height(inWidth: widthOfRows, separator: heightOfSeparators)
  }

  /// The height of a header or footer without content in a group: half of the 35 points that a
  /// table begins with, which developers measured and Interface Builder recorded (18 from Xcode 11
  /// on, as a stated height), in whole pixels.
  private var spaceBetweenGroups: CGFloat {
    let scale = UIScreen.main.scale
    return (17.5 * scale).rounded(.up) / scale
  }

  /// The space above the first section of a grouped table without a header.
  private var spaceAboveGroups: CGFloat { isGrouped ? 35 - spaceBetweenGroups : 0 }

  private var heightOfSeparators: CGFloat {
    separatorStyle == .none ? 0 : 1 / UIScreen.main.scale
  }

  /// The side margins of cells, in points: those of the device, or of the readable width.
  private var marginOfCells: CGFloat {
    if cellLayoutMarginsFollowReadableWidth { return readableContentGuide.layoutFrame.minX }
    let least = UIScreen.main.environment.systemMinimumLayoutMargins
    return CGFloat(max(least.leading, 16))
  }
}
