import Testing
import UIKit

/// A row of a form, whose constraints are made again in each update.
private final class FormCell: UITableViewCell {
  let (title, field) = (UILabel(), UITextField())
  private var own: [NSLayoutConstraint] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [title, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    title.text = "Name"
    title.setContentHuggingPriority(UILayoutPriority(500), for: .horizontal)
    contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    setNeedsUpdateConstraints()
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    contentView.removeConstraints(own)
    let views: [String: AnyObject] = ["title": title, "field": field]
    own = ["V:|-11-[field]-11-|", "V:|-11-[title]-11-|"].flatMap {
      NSLayoutConstraint.constraints(
        withVisualFormat: $0, options: .alignAllLastBaseline, metrics: nil, views: views)
    }
    own += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[title]-[field]-|", options: [], metrics: nil, views: views)
    own.append(
      NSLayoutConstraint(
        item: title, attribute: .centerY, relatedBy: .equal, toItem: field, attribute: .centerY,
        multiplier: 1, constant: 0))
    contentView.addConstraints(own)
    super.updateConstraints()
  }
}

/// Forms, as libraries for them lay out their rows.
@MainActor @Suite struct FormCellTests {
  private final class Form: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { FormCell(style: .default, reuseIdentifier: nil) }
  }

  @Test func `title and field of a row are beside each other, with the same distances`() throws {
    TinamouUIKit.clearProblems()
    let window = UIWindow()
    let form = Form(style: .grouped)
    window.rootViewController = form
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let cells = form.tableView.visibleCells.compactMap { $0 as? FormCell }
    #expect(cells.count == 2)
    for cell in cells {
      #expect(cell.title.frame.minY == 11)
      #expect(cell.field.frame.minY == 11)
      #expect(cell.field.frame.maxY == cell.contentView.bounds.height - 11)
      #expect(cell.field.frame.minX == cell.title.frame.maxX + 8)
      #expect(cell.field.frame.maxX == cell.contentView.bounds.width - 16)
    }
    #expect(TinamouUIKit.problems.isEmpty)
  }
}
