import Testing
import UIKit

/// The space around the sections of grouped tables, as Interface Builder records it.
@MainActor @Suite struct GroupedTableTests {
  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    var titles: [String?] = [nil, nil]
    var footer: String?
    var height: CGFloat = UITableView.automaticDimension

    func numberOfSections(in tableView: UITableView) -> Int { titles.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles[section]
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      footer
    }
    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { height }
  }

  private func table(_ sections: Sections, _ style: UITableView.Style = .grouped) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: style)
    table.rowHeight = 44
    (table.dataSource, table.delegate) = (sections, sections)
    table.layoutIfNeeded()
    return table
  }

  private func top(_ section: Int, _ table: UITableView) -> CGFloat {
    table.rectForRow(at: IndexPath(row: 0, section: section)).minY
  }

  /// The screen has three pixels per point.
  private let half: CGFloat = 53 / 3

  @Test func `a table begins with 35 points, and has 35 between sections`() {
    let table = table(Sections())
    #expect(top(0, table) == 35)
    #expect(abs(top(1, table) - (35 + 88 + 2 * half)) < 1e-6)
    #expect(abs(table.contentSize.height - (35 + 2 * 88 + 3 * half)) < 1e-6)
  }

  @Test func `a header of the table has half of that below`() {
    let sections = Sections()
    let table = table(sections)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
    table.layoutIfNeeded()
    #expect(abs(top(0, table) - (100 + half)) < 1e-6)
  }

  @Test func `a section with a title begins after 38 points, the first after 55 and a third`() {
    let sections = Sections()
    sections.titles = ["Account", "Privacy"]
    let table = table(sections)
    #expect(abs(top(0, table) - (55 + 1 / 3.0)) < 0.01)
    #expect(abs(top(1, table) - top(0, table) - (88 + half + 38)) < 0.01)
  }

  @Test func `a footer of one line is 30 points high`() {
    let sections = Sections()
    sections.footer = "Only you can see this."
    #expect(abs(table(sections).rectForFooter(inSection: 0).height - 30) < 0.01)
  }

  @Test func `the height 0 means that of the system, and the smallest number none`() {
    let sections = Sections()
    sections.height = 0
    #expect(top(0, table(sections)) == 35)
    sections.height = .leastNonzeroMagnitude
    #expect(top(0, table(sections)) < 1e-6)
    #expect(top(0, table(sections, .plain)) < 1e-6)
  }

  @Test func `sections with round corners have the margins of lists at their sides`() throws {
    let table = table(Sections(), .insetGrouped)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.frame.minX == 16)
    #expect(cell.frame.width == 358)
    #expect(cell.contentView.frame.width == 358)
    #expect(table.contentSize.width == 390)
  }
}
