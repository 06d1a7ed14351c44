import Foundation
import TinamouEnvironment

extension UITableView {
  func reloadIfNeeded() {
    guard contents.needsReload else { return }
    for view in contents.shown.values { recycle(view) }
    selection = RowSelection()
    let count = dataSource?.numberOfSections(in: self) ?? 0
    contents = TableContents(
      rows: (0..<max(count, 0)).map {
        max(0, dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0)
      })
  }

  func rect(of key: TableElements.Key) -> CGRect {
    reloadIfNeeded()
    return contents.elements.span(of: key).map {
      CGRect(x: 0, y: $0.lowerBound, width: bounds.width, height: $0.upperBound - $0.lowerBound)
    } ?? .zero
  }

  /// Lays out the visible rows. Heights that differ from their estimates move the visible rows, so
  /// this repeats a limited number of times.
  func layOutRows() {
    reloadIfNeeded()
    if contents.width != bounds.width {
      contents.width = bounds.width
      contents.elements.removeHeights()
    }
    for _ in 0..<8 {
      contents.elements.place(from: tableHeaderView?.frame.height ?? 0, expecting: estimate)
      var changed = false
      for index in contents.elements.indices(in: contentOffset.y..<contentOffset.y + bounds.height)
      where !contents.elements.isMeasured(index) {
        let key = contents.elements.key(index)
        contents.elements.setHeight(height(of: key), of: index)
        changed = true
      }
      if !changed { break }
    }
    placeRows()
    let footer = tableFooterView?.frame.height ?? 0
    tableHeaderView?.frame.origin = .zero
    tableHeaderView?.frame.size.width = bounds.width
    tableFooterView?.frame.origin = CGPoint(x: 0, y: contents.elements.end)
    tableFooterView?.frame.size.width = bounds.width
    contentSize = CGSize(width: bounds.width, height: contents.elements.end + footer)
  }

  private func placeRows() {
    let wanted = contents.elements.indices(in: contentOffset.y..<contentOffset.y + bounds.height)
    let keys = Set(wanted.map { contents.elements.key($0) })
    for (key, view) in contents.shown where !keys.contains(key) {
      recycle(view)
      contents.shown[key] = nil
    }
    for index in wanted {
      let key = contents.elements.key(index)
      guard let view = view(of: key) else { continue }
      let span = contents.elements.span(index)
      view.frame = CGRect(
        x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
      if view.superview !== self {
        insertSubview(view, at: 0)
        if case .row(let path) = key, let cell = view as? UITableViewCell {
          cell.setSelected(selection.rows.contains(path), animated: false)
          tableDelegate.tableView(self, willDisplay: cell, forRowAt: path)
        }
      }
    }
  }

  /// The view of a visible element, which is made if there is none.
  private func view(of key: TableElements.Key) -> UIView? {
    if let view = contents.shown[key] { return view }
    let view = makeView(of: key)
    view?.translatesAutoresizingMaskIntoConstraints = true
    contents.shown[key] = view
    return view
  }

  private func makeView(of key: TableElements.Key) -> UIView? {
    switch key {
    case .row(let path): dataSource?.tableView(self, cellForRowAt: path)
    case .header(let section):
      tableDelegate.tableView(self, viewForHeaderInSection: section)
        ?? titleView(dataSource?.tableView(self, titleForHeaderInSection: section))
    case .footer(let section):
      tableDelegate.tableView(self, viewForFooterInSection: section)
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
      case .row(let path): tableDelegate.tableView(self, heightForRowAt: path)
      case .header(let section): tableDelegate.tableView(self, heightForHeaderInSection: section)
      case .footer(let section): tableDelegate.tableView(self, heightForFooterInSection: section)
      }
    let content = view(of: key)
    let separator = separatorStyle == .none ? 0 : 1 / UIScreen.main.scale
    guard let cell = content as? UITableViewCell else {
      if stated >= 0 { return stated }
      return content?.systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height ?? 0
    }
    cell.setMargin(marginOfCells)
    cell.separatorHeight = separator
    return stated >= 0 ? stated : cell.height(inWidth: bounds.width, separator: separator)
  }

  /// The side margins of cells, in points: those of the device, or of the readable width.
  private var marginOfCells: CGFloat {
    if cellLayoutMarginsFollowReadableWidth { return readableContentGuide.layoutFrame.minX }
    let least = UIScreen.main.environment.systemMinimumLayoutMargins
    return CGFloat(max(least.leading, 16))
  }

  private func estimate(of key: TableElements.Key) -> CGFloat {
    guard case .row(let path) = key else { return 0 }
    let stated = tableDelegate.tableView(self, heightForRowAt: path)
    if stated >= 0 { return stated }
    let estimate = tableDelegate.tableView(self, estimatedHeightForRowAt: path)
    return estimate >= 0 ? estimate : UITableView.defaultRowHeight
  }
}
