import Testing
import UIKit

/// Cells with the labels of a style. Heights and places are those that Interface Builder records
/// for the styles, for the text size L; a row has the separator besides.
@MainActor @Suite struct StandardCellTests {
  private final class Rows: NSObject, UITableViewDataSource {
    let makeCell: () -> UITableViewCell
    init(_ makeCell: @escaping () -> UITableViewCell) { self.makeCell = makeCell }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      makeCell()
    }
  }

  /// A cell in a table that is 375 points wide.
  private func cell(
    _ style: UITableViewCell.CellStyle, _ change: @escaping (UITableViewCell) -> Void = { _ in }
  ) throws -> UITableViewCell {
    let rows = Rows {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      change(cell)
      return cell
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    table.dataSource = rows
    table.layoutIfNeeded()
    return try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
  }

  @Test(arguments: [UITableViewCell.CellStyle.default, .value1, .value2])
  func `a row with one line is 44 points high, with its separator`(
    style: UITableViewCell.CellStyle
  ) throws {
    let cell = try cell(style)
    #expect(cell.frame.height == 44)
    #expect(abs(cell.contentView.frame.height - (44 - 1.0 / 3)) < 1e-6)
  }

  @Test func `the labels are subviews of the content view, between its margins`() throws {
    let cell = try cell(.value1)
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(text.superview == cell.contentView && detail.superview == cell.contentView)
    #expect(text.frame.minX == 16)
    #expect(text.frame.width == text.intrinsicContentSize.width)
    #expect(abs(detail.frame.maxX - 359) < 0.2)
  }

  @Test func `the text of a contact ends 6 points before the second one`() throws {
    let cell = try cell(.value2)
    #expect(cell.textLabel?.frame.minX == 16)
    #expect(cell.textLabel?.frame.width == 91)
    #expect(cell.detailTextLabel?.frame.minX == 113)
  }

  @Test func `a subtitle is a point below the text, and the row 20 points higher than both`() throws
  {
    let cell = try cell(.subtitle)
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(abs(text.frame.minY - 10) < 0.2)
    #expect(abs(detail.frame.minY - text.frame.maxY - 1) < 0.34)
    let lines = text.frame.height + detail.frame.height
    #expect(abs(cell.frame.height - (lines + 21)) < 0.34)
  }

  @Test func `an image moves the text, and an image view without one does not`() throws {
    let empty = try cell(.default) { $0.imageView?.image = nil }
    #expect(empty.textLabel?.frame.minX == 16)
    let full = try cell(.default) {
      $0.imageView?.image = UIImage(size: CGSize(width: 30, height: 20))
    }
    #expect(full.imageView?.frame.minX == 16)
    #expect(full.textLabel?.frame.minX == 62)
  }
}
