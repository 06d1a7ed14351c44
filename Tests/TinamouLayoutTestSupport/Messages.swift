package import TinamouLayout
package import TinamouLists

/// A message: an image, a title on one line, a text that wraps, and an accessory.
package final class MessageCell: TableViewCell {
  package let image = LayoutView("image", kind: .image)
  package let title = LayoutView("title", kind: .label)
  package let body = LayoutView("body", kind: .label)

  package required init(reuseIdentifier: String? = nil) {
    super.init(reuseIdentifier: reuseIdentifier)
    let accessory = LayoutView("accessory", kind: .image)
    accessory.intrinsicContentSize = Size(width: 11, height: 20)
    accessoryView = accessory
    for view in [image, title, body] { contentView.addSubview(view) }
    let margins = contentView.layoutMarginsGuide
    let constraints = [
      image.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      image.topAnchor.constraint(equalTo: margins.topAnchor),
      image.widthAnchor.constraint(equalToConstant: 40),
      image.heightAnchor.constraint(equalToConstant: 40),
      image.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      body.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      body.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
    ]
    for constraint in constraints { constraint.isActive = true }
  }

  package func show(_ message: Message) {
    title.intrinsicContentSize = Size(width: message.titleWidth, height: 20)
    body.intrinsicContentSize = Size(
      width: message.bodyWidth, height: LayoutView.noIntrinsicMetric)
    body.heights = message.heights
  }
}

/// The content of a row: texts of these widths on one line, and 16 points for each line of the
/// body.
package struct Message: Equatable {
  package var titleWidth: Double
  package var bodyWidth: Double

  package init(titleWidth: Double, bodyWidth: Double) {
    self.titleWidth = titleWidth
    self.bodyWidth = bodyWidth
  }

  package var heights: HeightTable {
    let lines = (1...12).map { count in
      HeightTable.Entry(
        width: (bodyWidth / Double(count)).rounded(.up), height: 16 * Double(count))
    }
    return HeightTable(lines)
  }

  /// The height of the body at a width.
  package func bodyHeight(_ width: Double) -> Double { heights.height(forWidth: width) ?? 0 }

  /// The height of the row in a table of a width with side margins of 8: the separator, the higher
  /// one of image and texts, and 11 points above and below.
  package func rowHeight(_ tableWidth: Double, line: Double = 1) -> Double {
    // 8 + 40 + 8 before the texts; 8 after them, then 8 and the accessory of 11 and its margin of 8.
    let width = tableWidth - 56 - 8 - 8 - 11 - 8
    return 11 + max(40, 20 + 4 + bodyHeight(width)) + 11 + line
  }
}

/// A table of messages in sections.
package final class Messages: TableViewDataSource, TableViewDelegate {
  package var sections: [[Message]]
  package var headers = false
  package private(set) var asked: [ListPath] = []

  package init(_ counts: [Int]) {
    sections = counts.enumerated().map { section, count in
      (0..<count).map { Self.message(section * 1000 + $0) }
    }
  }

  package static func message(_ number: Int) -> Message {
    Message(
      titleWidth: Double(40 + number * 37 % 300), bodyWidth: Double(100 + number * 97 % 1400))
  }

  /// A table on iOS 18, whose cells have margins of 8 points.
  package func table(_ width: Double = 375, _ height: Double = 600) -> TableView {
    let table = TableView("table")
    table.setPlatformOutsideOfWindows(Platform(.iOS18))
    table.register(MessageCell.self, forCellReuseIdentifier: "message")
    table.register(TitleView.self, forHeaderFooterViewReuseIdentifier: "title")
    table.frame = Rect(x: 0, y: 0, width: width, height: height)
    table.dataSource = self
    table.delegate = self
    return table
  }

  package func forgetAsked() { asked = [] }

  package func numberOfSections(in tableView: TableView) -> Int { sections.count }

  package func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  package func tableView(_ tableView: TableView, cellForRowAt path: ListPath) -> TableViewCell {
    asked.append(path)
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: path)
    (cell as? MessageCell)?.show(sections[path.section][path.row])
    return cell
  }

  package func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView? {
    headers ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "title") : nil
  }

  package func tableView(
    _ tableView: TableView, viewForFooterInSection section: Int
  ) -> TableViewHeaderFooterView? {
    headers && section == 0
      ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "title") : nil
  }
}

/// A header of 30 points.
package final class TitleView: TableViewHeaderFooterView {
  package required init(reuseIdentifier: String? = nil) {
    super.init(reuseIdentifier: reuseIdentifier)
    let text = label("text", 80, 30)
    contentView.addSubview(text)
    for constraint in text.pins(to: contentView) { constraint.isActive = true }
  }
}
