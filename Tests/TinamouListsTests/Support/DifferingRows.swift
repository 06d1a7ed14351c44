import TinamouLayout
import TinamouLayoutTestSupport
import TinamouLists
import TinamouSolver

/// What differs between the rows of a table, besides their texts.
enum RowDifference: String, CaseIterable {
  case hidden, constant, spacing, insets, margins, priority, direction, image, ownSize
}

/// A view that knows how large it is.
private final class SquareView: LayoutView {
  var side = 10.0 { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: Size {
    get { Size(width: side, height: side) }
    set {}
  }
}

/// A stack of three views above two views side by side.
private final class DifferingCell: TableViewCell {
  private let plain = label("plain", 10, 20)
  private let image = LayoutView("image", kind: .image)
  private let square = SquareView("square")
  private let stack = StackView("stack")
  private let left = label("left", 30, 10)
  private let right = label("right", 30, 10)
  private let start: LayoutConstraint

  required init(reuseIdentifier: String? = nil) {
    start = stack.leadingAnchor.constraint(equalTo: left.leadingAnchor)
    super.init(reuseIdentifier: reuseIdentifier)
    stack.axis = .vertical
    stack.alignment = .leading
    image.imageAsset = ImageAsset(Size(width: 15, height: 30))
    for view in [plain, image, square] { stack.addArrangedSubview(view) }
    for view in [stack, left, right] { contentView.addSubview(view) }
    let margins = contentView.layoutMarginsGuide
    let constraints = [
      start, stack.topAnchor.constraint(equalTo: margins.topAnchor),
      left.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      left.topAnchor.constraint(equalTo: stack.bottomAnchor),
      left.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.topAnchor.constraint(equalTo: left.topAnchor),
      right.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ]
    for constraint in constraints { constraint.isActive = true }
  }

  /// Adds constraints that cannot hold together, so that there are no formulas.
  func addConflict() {
    for width in [7.0, 8] { plain.widthAnchor.constraint(equalToConstant: width).isActive = true }
  }

  func show(_ difference: RowDifference, row: Int) {
    let isOdd = row % 2 == 1
    switch difference {
    case .hidden: plain.isHidden = isOdd
    case .constant: start.constant = Double(row) * 10
    case .spacing: stack.spacing = Double(row)
    case .insets: image.alignmentRectInsets = EdgeInsets(top: isOdd ? 7 : 0)
    case .margins: contentView.directionalLayoutMargins = .all(Double(row))
    case .priority: left.setContentHuggingPriority(isOdd ? 100 : 900, for: .horizontal)
    case .direction:
      contentView.traitOverrides = TraitOverrides(
        layoutDirection: isOdd ? .rightToLeft : .leftToRight)
    case .image: image.imageAsset = ImageAsset(Size(width: 15, height: isOdd ? 30 : 60))
    case .ownSize: square.side = Double(row) * 5
    }
  }
}

/// Rows with the same cell, in a table that shows them all.
final class DifferingRows: TableViewDataSource {
  let table = TableView("table")
  private let difference: RowDifference
  /// The contents of the rows.
  private let contents: Range<Int>

  init(_ difference: RowDifference, _ contents: Range<Int> = 0..<6, hasConflict: Bool = false) {
    self.difference = difference
    self.contents = contents
    table.register(DifferingCell.self, forCellReuseIdentifier: "cell")
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: ListPath(row: 0, section: 0))
    if hasConflict { (cell as? DifferingCell)?.addConflict() }
    table.dataSource = self
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    contents.count
  }

  func tableView(_ tableView: TableView, cellForRowAt path: ListPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    (cell as? DifferingCell)?.show(difference, row: contents.lowerBound + path.row)
    return cell
  }

  /// The frames of each row.
  var rows: [[Rect]] {
    (0..<contents.count).map {
      table.layoutForRow(at: ListPath(row: $0, section: 0))?.frames ?? []
    }
  }

  /// The frames of each row at a width.
  func rows(atWidth width: Double) throws(LayoutError) -> [[Rect]] {
    table.frame = Rect(x: 0, y: 0, width: width, height: 1000)
    try table.layoutRows()
    return rows
  }
}
