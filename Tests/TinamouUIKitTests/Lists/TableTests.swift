import Testing
import UIKit

/// Tables whose rows size themselves.
@MainActor @Suite struct TableTests {
  /// Rows with texts of one word, two words and so on.
  private final class Words: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = String(repeating: "word ", count: indexPath.row + 1)
      return cell
    }
  }

  @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom, .none])
  func `a table scrolls to a row whose height it does not know yet`(
    position: UITableView.ScrollPosition
  ) {
    let words = Words()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = words
    table.layoutIfNeeded()
    let last = IndexPath(row: 39, section: 0)
    table.scrollToRow(at: last, at: position, animated: false)
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.last == last)
    #expect(abs(table.rectForRow(at: last).maxY - table.bounds.maxY) < 0.01)
  }

  /// A table that is as high as its rows, as apps write it.
  private final class WholeTable: UITableView {
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
  }

  @Test func `a table that is as high as its rows follows them`() {
    let controller = UIViewController()
    let (rows, table) = (Fixed(), WholeTable())
    table.dataSource = rows
    table.rowHeight = 50
    table.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: controller.view.topAnchor),
      table.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(table.frame.height == 250)
    rows.count = 3
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.frame.height == 150)
  }

  @Test func `a table that was asked for its number of rows after a change shows its rows`() {
    let (rows, table) = (Fixed(), UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)))
    table.dataSource = rows
    table.layoutIfNeeded()
    rows.count = 4
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(table.numberOfRows(inSection: 0) == 4)
    #expect(table.visibleCells.count == 4)
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) != nil)
  }

  private final class Fixed: NSObject, UITableViewDataSource {
    var count = 5
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test func `a header is configured when it is made and when a trait changes`() {
    final class Headers: NSObject, UITableViewDataSource, UITableViewDelegate {
      let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? { header }
    }
    let headers = Headers()
    var sizes: [UIUserInterfaceSizeClass] = []
    headers.header.configurationUpdateHandler = { view, state in
      sizes.append(state.traitCollection.horizontalSizeClass)
      var content = view.defaultContentConfiguration()
      content.text = "Section"
      view.contentConfiguration = content
    }
    let controller = UITableViewController(style: .plain)
    controller.tableView.dataSource = headers
    controller.tableView.delegate = headers
    let window = UIWindow.showing(controller)
    window.layoutIfNeeded()
    #expect(sizes.last == .compact)
    #expect(headers.header.frame.height > 20)
    window.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    #expect(sizes.last == .regular)
  }
}
