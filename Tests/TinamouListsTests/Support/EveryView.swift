import TinamouLayout
import TinamouLayoutTestSupport
import TinamouLists

/// A window with views, guides and constraints of every class, lists with more rows than fit.
final class EveryView {
  let root = LayoutView("root")
  let label = LayoutView("label", kind: .label)
  let field = LayoutView("field", kind: .textField)
  let box = LayoutView("box")
  let inner = LayoutView("inner")
  let stack = StackView("stack")
  let scroll = ScrollView("scroll", kind: .scroll)
  let page = LayoutView("page")
  let table = TableView("table", kind: .table)
  let collection = CollectionView("collection", kind: .collection)
  let guide = LayoutGuide("guide")
  let constraint: LayoutConstraint
  let engine: LayoutEngine
  let notes = Notes()

  init() throws(LayoutError) {
    constraint = box.widthAnchor.constraint(
      equalTo: root.widthAnchor, multiplier: 0.25, constant: 7)
    label.text = "Some words that may take two lines"
    label.numberOfLines = 0
    box.intrinsicContentSize = Size(width: 30, height: 40)
    inner.intrinsicContentSize = Size(width: 20, height: 10)
    page.intrinsicContentSize = Size(width: 900, height: 700)
    for (name, width) in [("first", 20.0), ("second", 35)] {
      stack.addArrangedSubview(TinamouLayoutTestSupport.label(name, width, width))
    }
    for view in [label, field, box, stack, scroll, table, collection] { root.addSubview(view) }
    box.addSubview(inner)
    scroll.addSubview(page)
    root.addLayoutGuide(guide)
    notes.show(in: table, collection)
    engine = LayoutEngine(root: root, environment: Self.environment)
    try LayoutConstraint.activate(constraints)
  }

  static let environment: LayoutEnvironment = {
    var environment = plainEnvironment(800, 900, scale: 2)
    environment.safeAreaInsets = EdgeInsets(top: 20, left: 10, bottom: 30, right: 5)
    environment.systemMinimumLayoutMargins = DirectionalEdgeInsets(leading: 20, trailing: 20)
    return environment
  }()

  private var constraints: [LayoutConstraint] {
    [
      constraint, label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 150),
      field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      field.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      box.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      box.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      inner.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
      inner.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor),
      guide.leadingAnchor.constraint(equalTo: box.trailingAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 33),
      guide.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 150),
      stack.heightAnchor.constraint(equalToConstant: 60),
      scroll.leadingAnchor.constraint(equalTo: stack.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: stack.topAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 200),
      scroll.heightAnchor.constraint(equalToConstant: 150),
    ] + page.pins(to: scroll) + [
      table.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      table.topAnchor.constraint(equalTo: root.topAnchor, constant: 400),
      table.widthAnchor.constraint(equalToConstant: 380),
      table.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      collection.leadingAnchor.constraint(equalTo: table.trailingAnchor),
      collection.topAnchor.constraint(equalTo: table.topAnchor),
      collection.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      collection.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ]
  }

  /// The cell of the rows of the table.
  var noteCell: TableViewCell {
    table.dequeueReusableCell(withIdentifier: "note", for: ListPath(row: 0, section: 0))
  }

  /// Everything visible: the frames of all views, and those of the rows and items with their views.
  func shown() throws -> [String] {
    try engine.layoutIfNeeded()
    let snapshot = try engine.solve()
    var lines = snapshot.items.map { "\($0.name ?? "-") \($0.windowFrame)" }
    lines += snapshot.ambiguous.map(\.name) + snapshot.broken.map(\.broken.description)
    for view in [scroll, table, collection] { lines.append("content \(view.contentSize)") }
    lines.append("insets \(table.adjustedContentInset) \(scroll.adjustedContentInset)")
    for path in table.indexPathsForVisibleRows {
      let frames = table.layoutForRow(at: path)?.frames ?? []
      lines.append("row \(path) \(table.rectForRow(at: path)) \(frames)")
    }
    lines.append("header \(table.frameForHeader(inSection: 0))")
    for path in collection.indexPathsForVisibleItems {
      let frames = collection.layoutForItem(at: path)?.frames ?? []
      lines.append("item \(path) \(String(describing: collection.rectForItem(at: path))) \(frames)")
    }
    return lines
  }
}

/// Notes of one line as rows and as items.
final class Notes: TableViewDataSource, TableViewDelegate, CollectionViewDataSource {
  var count = 40

  func show(in table: TableView, _ collection: CollectionView) {
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    table.register(BoxHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    collection.register(NoteItem.self, forCellWithReuseIdentifier: "note")
    // The final content of rows and items, so that an offset has the same meaning before the first
    // layout.
    table.estimatedRowHeight = 43
    table.estimatedSectionHeaderHeight = 24
    collection.estimatedItemHeight = 36.5
    table.dataSource = self
    table.delegate = self
    collection.dataSource = self
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt path: ListPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "note", for: path)
  }

  func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    (view as? BoxHeader)?.box.intrinsicContentSize = Size(width: 50, height: 24)
    return view
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt path: ListPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: path)
  }
}

/// A row with a text between its margins.
final class NoteCell: TableViewCell {
  required init(reuseIdentifier: String? = nil) {
    super.init(reuseIdentifier: reuseIdentifier)
    addNote(to: contentView)
  }
}

/// An item with a text between its margins.
final class NoteItem: CollectionViewCell {
  required init(reuseIdentifier: String? = nil) {
    super.init(reuseIdentifier: reuseIdentifier)
    addNote(to: contentView)
  }
}

private func addNote(to content: LayoutView) {
  let note = LayoutView("note", kind: .label)
  note.text = "A note"
  note.font = .preferredFont(forTextStyle: .body)
  note.adjustsFontForContentSizeCategory = true
  content.addSubview(note)
  for constraint in note.pins(to: content.layoutMarginsGuide) { constraint.isActive = true }
}

/// Every character is 10 wide, every line 30 high.
struct WideMeasurer: TextMeasuring {
  func measure(_ request: TextRequest) -> TextMeasurement {
    let width = 10 * Double(request.text.count)
    return TextMeasurement(
      size: Size(width: width, height: 30), firstBaseline: 20, lastBaseline: 20, numberOfLines: 1,
      smallestWidth: width, lineChanges: [])
  }
}
