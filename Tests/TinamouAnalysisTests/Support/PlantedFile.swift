/// A file with one planted defect, or one that only looks suspicious.
struct PlantedFile: CustomStringConvertible, Sendable {
  let description: String
  /// The fingerprint of the only finding; `nil` for a file without a finding.
  let finding: String?
  /// The widths of the finding at the default text size, from left to right.
  let widths: String?
  let views: String
  let constraints: [String]
  var sets = ""

  /// Makes a file without a defect.
  init(_ description: String, _ views: String, _ constraints: [String], sets: String = "") {
    self.description = description
    finding = nil
    widths = nil
    self.views = views
    self.constraints = constraints
    self.sets = sets
  }

  /// Makes a file with a defect.
  init(
    _ description: String, _ finding: String, _ widths: String, _ views: String,
    _ constraints: [String], sets: String = ""
  ) {
    self.description = description
    self.finding = finding
    self.widths = widths
    self.views = views
    self.constraints = constraints
    self.sets = sets
  }

  var file: String {
    """
    { "tinamou": 1, "view": { "id": "root", "subviews": [ \(views) ] },
      "constraints": [ \(constraints.map { "\"\($0)\"" }.joined(separator: ", ")) ],
      "sets": [ \(sets) ] }
    """
  }

  private static func label(_ id: String, _ width: Int, _ more: String = "") -> String {
    "{ \"id\": \"\(id)\", \"kind\": \"label\", \"text\": \"Text\", \"intrinsicSize\": [\(width), 20]\(more) }"
  }

  private static func table(_ row: String, before: String = "") -> String {
    "{ \"id\": \"list\", \"kind\": \"table\", \"sections\": [ { \(before) \"rows\": [ \(row) ] } ] }"
  }

  private static let cell =
    "{ \"id\": \"row\", \"subviews\": [ \(label("title", 260)), \(label("price", 80, ", \"compression\": 1000")) ] }"
  private static let inCell = [
    "HV:|[list]|", "|-[title]-(>=8)-[price]-|", "V:|-[title]-|", "price.centerY == title.centerY",
  ]

  /// Files with a defect; margins in windows of an iPad are 20 points.
  static let defects = [
    PlantedFile(
      "a title in a row", "T401 title", "320..<388", table(cell), inCell),
    PlantedFile(
      "a title in a header", "T401 title", "320..<388",
      table(
        "{ \"id\": \"empty\" }",
        before: "\"header\": \(cell.replacing("\"row\"", with: "\"head\"")),"), inCell),
    PlantedFile(
      "a title in a footer", "T401 title", "320..<388",
      table(
        "{ \"id\": \"empty\" }",
        before: "\"footer\": \(cell.replacing("\"row\"", with: "\"foot\"")),"), inCell),
    PlantedFile(
      "a title in the second copy of a row", "T401 title[1]", "320..<388",
      table(
        cell.replacing("[260, 20]", with: "[160, 20]").replacing(
          "{ \"id\": \"row\",",
          with:
            "{ \"id\": \"row\", \"repeat\": [ {}, { \"title\": { \"intrinsicSize\": [260, 20] } } ],"
        )), inCell),
    PlantedFile(
      "a conflict in all copies of a row", "T101 title[0…2].width == 200", "320...1366",
      table(
        "{ \"id\": \"row\", \"repeat\": 3, \"subviews\": [ \(label("title", 100)) ] }"),
      [
        "HV:|[list]|", "V:|-[title]-|", "title.leading == row.leading", "title.width == 50",
        "title.width == 200",
      ]),
    PlantedFile(
      "a button that leaves the window", "T302 send", "320..<388",
      label("title", 300, ", \"compression\": 1000") + ", "
        + "{ \"id\": \"send\", \"kind\": \"button\", \"intrinsicSize\": [60, 44] }",
      [
        "title.leading == root.leading + 20", "title.top == root.top + 12",
        "send.leading == title.trailing + 8", "send.centerY == title.centerY",
      ]),
    PlantedFile(
      "labels of two cards", "T305 a|b", "320..<400",
      "{ \"id\": \"one\", \"subviews\": [ \(label("a", 100)) ] }, "
        + "{ \"id\": \"two\", \"subviews\": [ \(label("b", 100)) ] }",
      [
        "one.leading == root.leading + 10", "one.width == 200", "one.top == root.top",
        "one.height == 60", "two.trailing == root.trailing - 10", "two.width == 200",
        "two.top == one.top", "two.height == 60", "a.trailing == one.trailing - 10",
        "a.top == one.top + 10", "b.leading == two.leading + 10", "b.top == two.top + 10",
      ]),
    PlantedFile(
      "a picture over a name", "T305 name|photo", "320..<360",
      label("name", 200)
        + ", { \"id\": \"photo\", \"kind\": \"image\", \"intrinsicSize\": [120, 44] }",
      [
        "name.leading == root.leading + 20", "name.top == root.top",
        "photo.trailing == root.trailing - 20", "photo.top == name.top",
      ]),
    PlantedFile(
      "a field that is narrower than its text", "T401 field", "320..<440",
      "{ \"id\": \"field\", \"kind\": \"textField\", \"intrinsicSize\": [400, 34] }",
      [
        "field.leading == root.leading + 20", "field.trailing <= root.trailing - 20",
        "field.top == root.top",
      ]),
    PlantedFile(
      "a field that is too narrow to touch", "T601 field", "320..<344",
      "{ \"id\": \"field\", \"kind\": \"textField\" }",
      [
        "field.leading == root.leading + 300", "field.trailing == root.trailing",
        "field.top == root.top",
      ]),
    PlantedFile(
      "a line that no pixel shows", "T306 line", "320...1366",
      "{ \"id\": \"line\", \"kind\": \"image\", \"intrinsicSize\": [100, 1] }",
      ["H:|[line]|", "line.top == root.top + 10", "line.height == 0.2"]),
    PlantedFile(
      "a button outside of its column", "T301 buy", "320..<440",
      "{ \"id\": \"column\", \"subviews\": [ { \"id\": \"buy\", \"kind\": \"button\", \"intrinsicSize\": [220, 44] } ] }",
      [
        "column.leading == root.leading", "column.top == root.top",
        "column.width == 0.5 * root.width", "column.height == 100", "buy.leading == column.leading",
        "buy.top == column.top",
      ]),
    PlantedFile(
      "a conflict with three views, which is one finding", "T101 b.trailing == root.trailing - 16",
      "320..<388", "{ \"id\": \"a\" }, { \"id\": \"t\" }, { \"id\": \"b\" }",
      [
        "a.leading == root.leading + 16", "a.width == 60", "t.leading == a.trailing + 8",
        "t.width >= 240", "b.leading == t.trailing + 8", "b.width == 40",
        "b.trailing == root.trailing - 16", "V:|[a(20)]", "V:|[t(20)]", "V:|[b(20)]",
      ]),
    PlantedFile(
      "a drawer with two views inside, of which the outermost is reported", "T302 drawer",
      "320..<500",
      "{ \"id\": \"drawer\", \"subviews\": [ { \"id\": \"wide\", \"subviews\": [ \(label("t", 30)) ] } ] }",
      [
        "drawer.leading == root.leading", "drawer.width == 500", "V:|[drawer(90)]", "HV:|[wide]|",
        "t.leading == wide.leading + 4", "t.top == wide.top + 4",
      ]),
    PlantedFile(
      "copies of a view that are open", "T201 day[0…6] width", "320...1366",
      "{ \"id\": \"day\", \"repeat\": 7 }",
      ["day.left == root.left", "day.top == root.top", "day.height == 9"]),
    PlantedFile(
      "segments whose low height is not that of the file", "T601 ok", "320..<640",
      "{ \"id\": \"ok\", \"kind\": \"segmentedControl\", \"intrinsicSize\": [90, 44] }",
      ["ok.leading == root.leading + 20", "ok.top == root.top + 20"],
      sets: "{ \"when\": { \"width\": \"compact\" }, \"constraints\": [ \"ok.height == 28\" ] }"),
  ]

  /// Files without a defect.
  static let innocent = [
    PlantedFile(
      "a drawer that waits outside",
      "{ \"id\": \"drawer\", \"subviews\": [ \(label("item", 100)) ] }",
      [
        "drawer.leading == root.trailing", "V:|[drawer]|", "drawer.width == 280",
        "item.leading == drawer.leading + 16", "item.top == drawer.top + 60",
      ]),
    PlantedFile(
      "a drawer that a set moves outside",
      "{ \"id\": \"drawer\", \"subviews\": [ \(label("item", 100)) ] }",
      [
        "V:|[drawer]|", "drawer.width == 280", "item.leading == drawer.leading + 16",
        "item.top == drawer.top + 60",
      ],
      sets: """
        { "when": { "width": "compact" }, "constraints": [ "drawer.trailing == root.leading" ] },
        { "when": { "width": "regular" }, "constraints": [ "drawer.leading == root.leading" ] }
        """),
    PlantedFile(
      "a caption over a picture",
      "{ \"id\": \"photo\", \"kind\": \"image\", \"intrinsicSize\": [200, 150] }, \(label("caption", 120))",
      [
        "H:|[photo]|", "photo.top == root.top", "photo.height == 300",
        "caption.leading == root.margins.leading", "caption.bottom == photo.bottom - 12",
      ]),
    PlantedFile(
      "a badge at the corner of an icon",
      """
      { "id": "icon", "subviews": [ { "id": "glyph", "kind": "image", "intrinsicSize": [28, 28] },
        \(label("count", 18)) ] }
      """,
      [
        "icon.leading == root.margins.leading", "icon.top == root.top + 20", "icon.width == 44",
        "icon.height == 44", "glyph.centerX == icon.centerX", "glyph.centerY == icon.centerY",
        "count.centerX == icon.trailing", "count.centerY == icon.top",
      ]),
    PlantedFile(
      "controls as the system makes them",
      """
      { "id": "sw", "kind": "switch" }, { "id": "field", "kind": "textField", "placeholder": "Name" },
      { "id": "go", "kind": "button", "text": "Continue" },
      { "id": "parts", "kind": "segmentedControl" }, { "id": "slide", "kind": "slider" }
      """,
      [
        "field.leading == root.margins.leading", "field.trailing == root.margins.trailing",
        "field.top == root.top + 8", "sw.top == field.bottom + 8", "sw.leading == field.leading",
        "go.top == sw.bottom + 8", "go.leading == field.leading", "parts.top == go.bottom + 8",
        "parts.leading == field.leading", "parts.width == 200", "slide.top == parts.bottom + 8",
        "slide.leading == field.leading", "slide.width == 200",
      ]),
    PlantedFile(
      "three pages side by side",
      """
      { "id": "pages", "kind": "scroll", "subviews": [
        { "id": "one" }, { "id": "two" }, { "id": "three", "subviews": [ \(label("c", 60)) ] } ] }
      """,
      [
        "HV:|[pages]|", "H:|[one][two][three]|", "V:|[one]|", "V:|[two]|", "V:|[three]|",
        "one.width == pages.frame.width", "two.width == one.width", "three.width == one.width",
        "one.height == pages.frame.height", "c.leading == three.leading", "c.top == three.top",
      ]),
    PlantedFile(
      "a preview of two lines",
      "{ \"id\": \"t\", \"kind\": \"label\", \"lines\": 2, \"text\": \"one two three four five six seven\" }",
      ["t.leading == root.leading", "t.top == root.top", "t.width == 100"]),
    PlantedFile(
      "an overlay that covers the window",
      """
      \(label("t", 100)), { "id": "overlay", "subviews": [ { "id": "box", "subviews": [ \(label("ask", 90)) ] } ] }
      """,
      [
        "t.centerX == root.centerX", "t.centerY == root.centerY", "HV:|[overlay]|",
        "box.centerX == overlay.centerX", "box.centerY == overlay.centerY", "box.width == 200",
        "box.height == 100", "ask.centerX == box.centerX", "ask.centerY == box.centerY",
      ]),
    PlantedFile(
      "a button over rows that scroll",
      """
      { "id": "list", "kind": "table", "rows": [ { "id": "row", "repeat": 30,
        "subviews": [ \(label("title", 100)) ] } ] },
      { "id": "add", "kind": "button", "intrinsicSize": [56, 56] }
      """,
      [
        "HV:|[list]|", "|-[title]-(>=0)-|", "V:|-[title]-|", "add.trailing == root.trailing - 20",
        "add.bottom == root.bottom - 20",
      ]),
    PlantedFile(
      "a button inside of a field",
      """
      { "id": "box", "subviews": [ { "id": "field", "kind": "textField" } ] },
      { "id": "clear", "kind": "button", "intrinsicSize": [44, 34] }
      """,
      [
        "box.leading == root.leading + 20", "box.trailing == root.trailing - 20",
        "box.top == root.top + 20", "box.height == 44", "field.leading == box.leading",
        "field.trailing == box.trailing", "field.top == box.top", "field.bottom == box.bottom",
        "clear.trailing == field.trailing - 4", "clear.centerY == field.centerY",
      ]),
    PlantedFile(
      "a slider whose alignment rectangle fits",
      "{ \"id\": \"box\", \"subviews\": [ { \"id\": \"slide\", \"kind\": \"slider\" } ] }",
      [
        "box.leading == root.leading + 20", "box.trailing == root.trailing - 20",
        "box.top == root.top + 20", "box.height == 44", "slide.leading == box.leading",
        "slide.trailing == box.trailing", "slide.centerY == box.centerY",
      ]),
    PlantedFile(
      "a label a sixth of a point lower than its line",
      "\(label("t", 100))",
      ["t.leading == root.leading", "t.top == root.top", "t.height == 19.8"]),
    PlantedFile(
      "a row with an accessory",
      table(
        """
        { "id": "row", "accessory": { "id": "arrow", "kind": "image", "intrinsicSize": [8, 13] },
          "subviews": [ \(label("title", 100)) ] }
        """),
      ["HV:|[list]|", "|-[title]-(>=0)-|", "V:|-[title]-|"]),
  ]
}
