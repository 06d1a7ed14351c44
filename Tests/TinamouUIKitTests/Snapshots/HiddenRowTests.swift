import Testing
import UIKit

/// Lists that show none of their rows, which `assertLayout` finds.
@MainActor @Suite struct HiddenRowTests {
  private final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      5
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  /// Returns the findings of a list that a test has changed.
  private func findings(
    _ rules: LayoutRules, allowing exceptions: [String: LayoutRules] = [:],
    _ change: @escaping (UITableView) -> Void
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("HiddenRowTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = folder.appendingPathComponent("Tests.swift").path
    func check(_ rules: LayoutRules) throws {
      try assertLayout(
        of: {
          let list = List()
          change(list.tableView)
          return list
        }(), checking: rules, allowing: exceptions, named: "list", filePath: test)
    }
    #expect(throws: LayoutDifference.self) { try check([]) }
    do {
      try check(rules)
    } catch let findings as LayoutFindings {
      return Array(findings.lines.dropFirst())
    }
    return []
  }

  /// Moves the rows out of the list, as a wrong inset does.
  private func push(_ table: UITableView) {
    table.contentInset.top = 2_000
    table.contentOffset.y = -2_000
  }

  @Test func `a list that shows its rows is no finding`() throws {
    #expect(try findings(.standard) { _ in }.isEmpty)
  }

  @Test func `a list that shows none of its rows is a finding`() throws {
    #expect(try findings(.standard, push) == ["the list 'view' shows none of its rows"])
  }

  @Test func `the rule can be turned off, for all or for one list`() throws {
    #expect(try findings([.conflicts], push).isEmpty)
    #expect(try findings(.standard, allowing: ["view": .hiddenRows], push).isEmpty)
  }
}
