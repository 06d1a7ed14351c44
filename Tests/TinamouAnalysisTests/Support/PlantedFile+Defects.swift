import TinamouLayout

/// Files with a defect.
///
/// The widths follow from arithmetic: the widths of the texts, and distances of 20 points unless a
/// constraint says otherwise. Margins in windows of an iPad are 20 points.
extension PlantedFile {
  static let defects: [PlantedFile] =
    listDefects + textDefects + placeDefects + overlapDefects + stateDefects

  private static let cell = view("row", label("title", 260), stiffLabel("price", 80))
  private static let inCell = [
    "HV:|[list]|", "|-[title]-(>=8)-[price]-|", "V:|-[title]-|", "price.centerY == title.centerY",
  ]

  // MARK: Lists and what earlier versions overlooked

  private static let listDefects = [
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
      stiffLabel("title", 300) + ", "
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

  // MARK: Texts

  private static let textDefects = [
    PlantedFile(
      "a title before a badge", "T401 title", "320..<400",
      image("icon", 44, 44) + ", " + label("title", 240) + ", " + stiffLabel("badge", 60),
      [
        "icon.leading == root.leading + 20", "icon.top == root.top + 8", "icon.width == 44",
        "title.leading == icon.trailing + 8", "title.centerY == icon.centerY",
        "title.trailing <= badge.leading - 8", "badge.trailing == root.trailing - 20",
        "badge.centerY == icon.centerY",
      ]),
    PlantedFile(
      "a text of three lines in the height of two", "T401 body", "320..<400",
      """
      { "id": "body", "kind": "label", "text": "two or three lines", "lines": 0,
        "heights": [ [100, 61.5], [360, 41] ] }
      """,
      [
        "body.leading == root.leading + 20", "body.trailing == root.trailing - 20",
        "body.top == root.top", "body.height == 41",
      ]),
    PlantedFile(
      "a title that is cut in compact windows", "T401 title", "320..<640", label("title", 100),
      at("title", 20, 20), sets: when("\"width\": \"compact\"", "title.width == 80")),
    PlantedFile(
      "a title that is cut between two widths", "T401 title", "500..<700", label("title", 100),
      at("title", 20, 20),
      sets: when("\"width>=\": 500, \"width<\": 700", "title.width == 99")),
    PlantedFile(
      "a name between a picture and a button of a stack", "T401 name", "320..<420",
      stack(
        "line", "\"spacing\": 8", image("face", 44, 44), label("name", 260),
        "{ \"id\": \"ok\", \"kind\": \"button\", \"text\": \"OK\", \"intrinsicSize\": [60, 44], \"compression\": 1000 }"
      ),
      [
        "line.leading == root.leading + 20", "line.trailing == root.trailing - 20",
        "line.top == root.top", "face.width == 44",
      ]),
    PlantedFile(
      "the title of a button in a column", "T401 buy", "320..<400",
      view("column", button("buy", 160)),
      [
        "column.leading == root.leading", "column.top == root.top",
        "column.width == 0.4 * root.width", "column.height == 60", "buy.leading == column.leading",
        "buy.trailing <= column.trailing", "buy.top == column.top",
      ]),
    PlantedFile(
      "the texts of a row with two columns", "T401 price", "320..<400",
      table(view("row", label("price", 180))),
      [
        "HV:|[list]|", "V:|-[price]-|", "price.leading == row.centerX",
        "price.trailing <= row.trailing - 20",
      ]),
    PlantedFile(
      "a title in the item of a collection", "T401 name",
      "320..<350, 430..<470, 540..<590, 650..<710, 760..<830, 870..<950, 980..<1070, "
        + "1090..<1190, 1200...1366", collection(view("item", label("name", 110)), least: 100),
      ["HV:|[grid]|", "HV:|[name]|"]),
    PlantedFile(
      "a title that is cut from right to left", "T401 title", "320..<440", label("title", 200),
      ["title.top == root.top", "title.right == root.right - 20", "title.left >= root.centerX"],
      sets: ""
    ).with(direction: .rightToLeft),
  ]

  // MARK: Places

  private static let placeDefects = [
    PlantedFile(
      "a picture that is wider than the window", "T302 photo", "320..<520",
      image("photo", 500, 100),
      at("photo", 20, 20)),
    PlantedFile(
      "a button that leaves a window below", "T302 next", ">712...1366",
      view("space") + ", " + button("next", 100),
      at("space", 0, 0) + [
        "space.width == 9", "space.height == 0.5 * root.width",
        "next.leading == root.leading + 20", "next.top == space.bottom + 400",
      ]
    ).with(height: 800),
    PlantedFile(
      "a button that a text pushes out of the window", "T302 send", "320..<368",
      stiffLabel("title", 280) + ", " + button("send", 60),
      [
        "title.leading == root.leading + 20", "title.top == root.top + 12",
        "send.leading == title.trailing + 8", "send.centerY == title.centerY",
      ]),
    PlantedFile(
      "a title under the status bar", "T303 title", "320...1366", label("title", 100),
      at("title", 20, 4)
    ).with(safeArea: "{ \"top\": 20 }"),
    PlantedFile(
      "a button over the home indicator", "T303 pay", "320...1366", button("pay", 200),
      ["pay.centerX == root.centerX", "pay.bottom == root.bottom - 10"]
    ).with(safeArea: "{ \"bottom\": 34 }"),
    PlantedFile(
      "a title beside the notch", "T303 title", "320...1366", label("title", 100),
      at("title", 16, 10)
    ).with(safeArea: "{ \"left\": 44 }"),
    PlantedFile(
      "a price that reaches the notch from the other side", "T303 price", "320..<350",
      label("price", 290), at("price", 20, 10)
    ).with(safeArea: "{ \"right\": 40 }"),
    PlantedFile(
      "a field under the keyboard in wide windows", "T304 field", ">980...1366",
      view("space") + ", " + control("field", "textField"),
      [
        "space.leading == root.leading", "space.width == 9", "space.top == root.top",
        "space.height == 0.5 * root.width",
        "field.leading == root.leading + 20", "field.trailing == root.trailing - 20",
        "field.height == 34", "field.top == space.bottom + 200",
      ]
    ).with(keyboard: 300),
    PlantedFile(
      "a button under the keyboard", "T304 send", "320...1366", button("send", 80),
      ["send.trailing == root.trailing - 20", "send.bottom == root.bottom - 20"]
    ).with(keyboard: 300),
    PlantedFile(
      "a hint that an aspect ratio pushes under the keyboard", "T304 hint", ">640...1366",
      view("photo") + ", " + label("hint", 100),
      at("photo", 0, 0)
        + [
          "photo.width == 0.5 * root.width", "photo.height == photo.width",
          "hint.leading == root.leading + 20", "hint.top == photo.bottom + 8",
        ]
    ).with(height: 800, keyboard: 452),
    PlantedFile(
      "a button outside of its box, where touches do not reach it", "T301 go", "320...1366",
      view("box", button("go", 60)),
      at("box", 20, 20) + sized("box", 100, 60) + [
        "go.leading == box.trailing + 8", "go.top == box.top",
      ]),
    PlantedFile(
      "a switch that a narrow box leaves behind", "T301 on", "320..<360",
      view("box", control("on", "switch")),
      at("box", 0, 0) + [
        "box.width == 0.5 * root.width", "box.height == 60", "on.leading == box.leading + 131",
        "on.top == box.top", "on.width == 49",
      ]),
    PlantedFile(
      "a picture that is wider than its card", "T301 photo", "320..<440",
      view("card", image("photo", 400, 40)),
      [
        "card.leading == root.leading + 20", "card.trailing == root.trailing - 20",
        "card.top == root.top", "card.height == 60", "photo.leading == card.leading",
        "photo.top == card.top",
      ]),
    PlantedFile(
      "a text below the end of what scrolls", "T301 last", "320...1366",
      scroll("page", label("first", 100), label("last", 100)),
      fill("page", "root") + [
        "first.leading == page.content.leading + 20", "first.top == page.content.top + 20",
        "last.leading == first.leading", "last.top == first.bottom + 8",
        "page.content.width == page.frame.width", "page.content.bottom == first.bottom + 8",
      ]),
    PlantedFile(
      "a price beside the content that scrolls", "T301 price", "320..<400",
      scroll("page", label("price", 360)),
      fill("page", "root") + [
        "price.leading == page.content.leading + 40", "price.top == page.content.top + 20",
        "page.content.width == page.frame.width", "page.content.height == 1200",
      ]),
  ]

  // MARK: Overlaps

  private static let overlapDefects = [
    PlantedFile(
      "two labels at opposite edges", "T305 a|b", "320..<340",
      label("a", 150) + ", " + label("b", 150),
      [
        "a.leading == root.leading + 20", "b.trailing == root.trailing - 20",
        "a.top == root.top", "b.top == a.top",
      ]),
    PlantedFile(
      "two labels that meet from right to left", "T305 a|b", "320...1366",
      label("a", 100) + ", " + label("b", 100),
      [
        "a.leading == root.leading + 20", "b.right == root.right - 20", "a.top == root.top",
        "b.top == a.top",
      ]
    ).with(direction: .rightToLeft),
    PlantedFile(
      "a title in the middle over a button", "T305 back|title", "320..<400",
      button("back", 80) + ", " + label("title", 200),
      at("back", 20, 20) + ["title.centerX == root.centerX", "title.centerY == back.centerY"]),
    PlantedFile(
      "a switch over the title of its row", "T305 title|on", "320..<360",
      table(view("row", label("title", 260), control("on", "switch"))),
      [
        "HV:|[list]|", "V:|-[title]-|", "title.leading == row.leading + 20",
        "on.width == 60", "on.trailing == row.trailing - 20", "on.centerY == title.centerY",
      ]),
    PlantedFile(
      "a picture that grows over a button", "T305 buy|photo", ">800...1366",
      button("buy", 100) + ", " + image("photo", 10, 10),
      at("photo", 0, 0) + at("buy", 20, 400) + [
        "photo.width == 0.5 * root.width", "photo.height == photo.width",
      ]),
    PlantedFile(
      "two buttons of two bars", "T305 cancel|send", "320..<360",
      view("left", button("cancel", 160)) + ", " + view("right", button("send", 160)),
      at("left", 0, 0) + sized("left", 200, 60) + [
        "right.trailing == root.trailing", "right.top == root.top", "right.width == 200",
        "right.height == 60", "cancel.leading == left.leading + 20", "cancel.top == left.top",
        "send.trailing == right.trailing - 20", "send.top == right.top",
      ]),
    PlantedFile(
      "two fields in a low window", "T305 name|mail", "320...1366",
      control("name", "textField") + ", " + control("mail", "textField"),
      [
        "name.leading == root.leading + 20", "name.trailing == root.trailing - 20",
        "name.top == root.top + 170", "name.height == 34", "mail.leading == name.leading",
        "mail.trailing == name.trailing", "mail.bottom == root.bottom - 170",
        "mail.height == 34",
      ]
    ).with(height: 400),
    PlantedFile(
      "the titles of a header and its button", "T305 title|all", "320..<340",
      table(
        "{ \"id\": \"row\" }",
        before: "\"header\": \(view("head", label("title", 200), button("all", 100))),"),
      [
        "HV:|[list]|", "V:|-[all]-|", "title.leading == head.leading + 20",
        "title.centerY == all.centerY", "all.trailing == head.trailing - 20",
      ]),
  ]

  // MARK: Conflicts, open values and controls

  private static let stateDefects = [
    PlantedFile(
      "a button of a tenth of the window", "T601 b", "320..<440", button("b", 30),
      at("b", 20, 20) + ["b.width == 0.1 * root.width", "b.height == 44"]),
    PlantedFile(
      "six buttons that share a window", "T601 b[0…5]", "320..<344",
      stack(
        "bar", "\"distribution\": \"fillEqually\", \"spacing\": 8",
        "{ \"id\": \"b\", \"kind\": \"button\", \"repeat\": 6, \"intrinsicSize\": [30, 44] }"),
      [
        "bar.leading == root.leading + 20", "bar.trailing == root.trailing - 20",
        "bar.top == root.top",
      ]),
    PlantedFile(
      "a slider in what is left", "T601 slide", "320..<324", control("slide", "slider"),
      [
        "slide.leading == root.leading + 20", "slide.trailing == root.trailing - 264",
        "slide.top == root.top",
      ]),
    PlantedFile(
      "a label that is open in regular windows", "T201 a left", "640...1366", label("a", 100),
      ["a.top == root.top"],
      sets: when("\"width\": \"compact\"", "a.leading == root.leading + 20") + ", "
        + when("\"width\": \"regular\"", "a.width == 100")),
    PlantedFile(
      "a view that is open from a width on", "T201 a left", ">320...1366", view("a"),
      [
        "a.top == root.top", "a.height == 10", "a.width == 280",
        "a.leading >= root.leading + 20", "a.trailing <= root.trailing - 20",
      ]),
    PlantedFile(
      "two sets that leave out the width between them", "T201 a left", "700", view("a"),
      ["a.top == root.top", "a.height == 10", "a.width == 280"],
      sets: when("\"width<\": 700", "a.leading == root.leading") + ", "
        + when("\"width>\": 700", "a.trailing == root.trailing")),
    PlantedFile(
      "two sets that both apply", "T101 a.width == 200", "600..<700", view("a"),
      at("a", 0, 0) + ["a.height == 10"],
      sets: when("\"width<\": 700", "a.width == 100") + ", "
        + when("\"width>=\": 600", "a.width == 200")),
    PlantedFile(
      "a conflict in wide windows", "T101 a.width <= 600", ">600...1366", view("a"),
      ["a.leading == root.leading", "a.trailing == root.trailing", "a.width <= 600", "V:|[a(20)]"]),
    PlantedFile(
      "an expectation that fails", "T102 a.width >= 200", "320..<350", view("a"),
      [
        "a.leading == root.leading + 75", "a.trailing == root.trailing - 75", "V:|[a(20)]",
      ]
    ).with(more: "\"expect\": [ \"a.width >= 200\" ]"),
    PlantedFile(
      "a picture that gets the rest of its card", "T306 photo", "320...400",
      view("card", image("photo", 40, 40)),
      at("card", 0, 0) + [
        "card.width == root.width", "card.height == 60", "photo.leading == card.leading",
        "photo.width == card.width - 400 @900", "photo.top == card.top", "photo.height == 40",
      ]),
    PlantedFile(
      "a conflict in a header", "T101 title.width == 90", "320...1366",
      table(
        "{ \"id\": \"row\" }", before: "\"header\": \(view("head", label("title", 80))),"),
      ["HV:|[list]|", "HV:|-[title]-(>=0)-|", "title.width == 80", "title.width == 90"]),
    PlantedFile(
      "an edge that moves twice as fast as the window", "T504 a", "320..<460", view("a"),
      ["a.top == root.top", "a.height == 60", "a.left == root.left"],
      sets: when("\"width<\": 460", "a.width == 2 * root.width - 460") + ", "
        + when("\"width>=\": 460", "a.width == 460")),
  ]

  private static func when(_ condition: String, _ constraint: String) -> String {
    "{ \"when\": { \(condition) }, \"constraints\": [ \"\(constraint)\" ] }"
  }
}
