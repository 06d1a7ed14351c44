import TinamouLayout

/// Files without a defect, each of which looks like one that has some.
extension PlantedFile {
  static let innocent: [PlantedFile] =
    earlierInnocents + innocentContents + innocentPlaces + innocentOverlaps + innocentStates

  private static let earlierInnocents = [
    PlantedFile(
      "a field without text, lower than the size that it states",
      "{ \"id\": \"name\", \"kind\": \"textField\", \"intrinsicSize\": [100, 60] }",
      [
        "H:|-[name]-|", "name.top == root.top + 60", "name.height == 50",
      ]),
    PlantedFile(
      "a picture as wide as the window, below its upper edge", image("photo", 200, 150),
      ["H:|[photo]|", "photo.top == root.top + 20", "photo.height == 150"]
    ).with(safeArea: "{ \"top\": 47, \"bottom\": 34 }"),
    PlantedFile(
      "a field without text, lower than its own height", control("name", "textField"),
      [
        "H:|-[name]-|", "name.top == root.top + 60", "name.height == 31",
      ]),
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

  // MARK: Texts and controls

  private static let innocentContents = [
    PlantedFile(
      "a button of exactly 44 points", button("b", 44),
      ["b.leading == root.margins.leading", "b.top == root.top + 8"]),
    PlantedFile(
      "a title that fits exactly at 320", label("t", 288),
      ["t.leading == root.leading + 16", "t.trailing <= root.trailing - 16", "t.top == root.top"]),
    PlantedFile(
      "two buttons that touch", button("a", 100) + ", " + button("b", 100),
      [
        "a.leading == root.margins.leading", "a.top == root.top + 8", "b.leading == a.trailing",
        "b.top == a.top",
      ]),
    PlantedFile(
      "a hidden error over a field",
      label("a", 100) + ", " + label("error", 100, 20, ", \"hidden\": true"),
      [
        "a.leading == root.margins.leading", "a.top == root.top + 8",
        "error.leading == a.leading", "error.top == a.top",
      ]),
    PlantedFile(
      "two texts of which a set shows one",
      label("short", 100) + ", " + label("long", 200),
      at("short", 20, 20) + at("long", 20, 20),
      sets: """
        { "when": { "width": "compact" }, "views": { "long": { "hidden": true } } },
        { "when": { "width": "regular" }, "views": { "short": { "hidden": true } } }
        """),
    PlantedFile(
      "a title that only has a safeguard",
      label("title", 120) + ", " + button("close", 44),
      [
        "title.leading == root.margins.leading", "title.top == root.top + 8",
        "title.trailing <= close.leading - 8", "close.trailing == root.margins.trailing",
        "close.top == title.top",
      ]),
    PlantedFile(
      "a paragraph in the readable width",
      """
      { "id": "t", "kind": "label", "lines": 0, "font": { "style": "body" },
        "text": "\(String(repeating: "word ", count: 90))" }
      """,
      [
        "t.leading == root.readable.leading", "t.trailing == root.readable.trailing",
        "t.top == root.top + 8",
      ]),
    PlantedFile(
      "a row that mirrors",
      image("icon", 24, 24) + ", " + label("t", 100) + ", " + image("chevron", 12, 20),
      [
        "icon.leading == root.margins.leading", "t.leading == icon.trailing + 8",
        "t.trailing <= chevron.leading - 8", "chevron.trailing == root.margins.trailing",
        "icon.top == root.top + 8", "t.centerY == icon.centerY", "chevron.centerY == icon.centerY",
      ]
    ).with(direction: .rightToLeft),
    PlantedFile(
      "a field with a magnifying glass",
      control("field", "textField") + ", " + image("glass", 20, 20),
      [
        "field.leading == root.leading + 20", "field.trailing == root.trailing - 20",
        "field.top == root.top + 20", "glass.leading == field.leading + 6",
        "glass.centerY == field.centerY",
      ]),
    PlantedFile(
      "a chevron on a button", button("more", 200) + ", " + image("chevron", 12, 20),
      at("more", 20, 20) + [
        "chevron.trailing == more.trailing - 8", "chevron.centerY == more.centerY",
      ]),
    PlantedFile(
      "a button without a title over a row of texts",
      label("name", 100) + ", " + label("price", 60) + ", " + control("tap", "button"),
      at("tap", 20, 20) + sized("tap", 280, 60) + [
        "name.leading == tap.leading + 8", "name.centerY == tap.centerY",
        "price.trailing == tap.trailing - 8", "price.centerY == tap.centerY",
      ]),
    PlantedFile(
      "a badge on a button", button("inbox", 60) + ", " + label("count", 18, 18),
      at("inbox", 40, 40) + [
        "count.centerX == inbox.trailing", "count.centerY == inbox.top",
      ]),
    PlantedFile(
      "a hairline", image("line", 100, 1),
      ["H:|[line]|", "line.top == root.top + 20", "line.height == 0.5"]),
    PlantedFile(
      "five tabs",
      stack(
        "bar", "\"distribution\": \"fillEqually\"",
        "{ \"id\": \"tab\", \"kind\": \"button\", \"repeat\": 5, \"text\": \"Tab\", \"intrinsicSize\": [40, 49] }"
      ),
      ["H:|[bar]|", "bar.bottom == root.safeArea.bottom"]),
    PlantedFile(
      "a text as high as its lines",
      """
      { "id": "body", "kind": "label", "text": "two or three lines", "lines": 0,
        "heights": [ [100, 61.5], [360, 41] ] }
      """,
      [
        "body.leading == root.leading + 20", "body.trailing == root.trailing - 20",
        "body.top == root.top",
      ]),
  ]

  // MARK: Places

  private static let innocentPlaces = [
    PlantedFile(
      "a picture behind everything",
      image("background", 400, 800) + ", " + label("t", 100),
      fill("background", "root") + ["t.leading == root.margins.leading", "t.top == root.top + 8"]
    ),
    PlantedFile(
      "a picture under the status bar",
      image("photo", 400, 300),
      ["H:|[photo]|", "photo.top == root.top", "photo.height == 300"]
    ).with(safeArea: "{ \"top\": 47, \"bottom\": 34 }"),
    PlantedFile(
      "a background that is larger than the window", image("background", 400, 800),
      [
        "background.leading == root.leading - 20", "background.trailing == root.trailing + 20",
        "background.top == root.top - 20", "background.bottom == root.bottom + 20",
      ]),
    PlantedFile(
      "a drawer of four fifths that waits outside", view("drawer", label("item", 100)),
      [
        "drawer.leading == root.trailing", "V:|[drawer]|", "drawer.width == 0.8 * root.width",
        "item.leading == drawer.leading + 16", "item.top == drawer.top + 60",
      ]),
    PlantedFile(
      "a list that waits at the leading side from right to left",
      view("list", label("item", 100)),
      [
        "list.trailing == root.leading", "V:|[list]|", "list.width == 280",
        "item.leading == list.leading + 16", "item.top == list.top + 60",
      ]
    ).with(direction: .rightToLeft),
    PlantedFile(
      "a list under the status bar",
      "{ \"id\": \"list\", \"kind\": \"table\", \"rows\": [ { \"id\": \"row\", \"repeat\": 40, "
        + "\"subviews\": [ \(label("title", 100)) ] } ] }",
      ["HV:|[list]|", "|-[title]-(>=0)-|", "V:|-[title]-|"]
    ).with(safeArea: "{ \"top\": 47, \"bottom\": 34 }"),
    PlantedFile(
      "a bar above the keyboard", control("field", "textField"),
      [
        "field.leading == root.margins.leading", "field.trailing == root.margins.trailing",
        "field.height == 36", "field.bottom == root.keyboard.top - 8",
      ]
    ).with(keyboard: 300),
    PlantedFile(
      "a sheet under the keyboard whose text is above it",
      view("sheet", label("t", 100)),
      at("sheet", 0, 0) + [
        "sheet.width == root.width", "sheet.bottom == root.bottom",
        "t.leading == sheet.leading + 20", "t.top == sheet.top + 20",
      ]
    ).with(keyboard: 300),
    PlantedFile(
      "cards that scroll sideways",
      scroll("row", label("a", 200), label("b", 200), label("c", 200)),
      [
        "H:|[row]|", "row.top == root.top + 20", "row.height == 60", "row.content.height == 60",
        "a.leading == row.content.leading", "b.leading == a.trailing + 8",
        "c.leading == b.trailing + 8", "c.trailing == row.content.trailing",
        "a.top == row.content.top", "b.top == a.top", "c.top == a.top",
      ]),
    PlantedFile(
      "a long text that scrolls", scroll("page", label("t", 280, 3000)),
      fill("page", "root") + [
        "t.leading == page.content.leading + 20", "t.top == page.content.top + 20",
        "t.bottom == page.content.bottom - 20", "page.content.width == page.frame.width",
      ]),
    PlantedFile(
      "a button at the lower edge of the safe area", button("pay", 200),
      ["pay.centerX == root.centerX", "pay.bottom == root.safeArea.bottom"]
    ).with(safeArea: "{ \"bottom\": 34 }"),
    PlantedFile(
      "a view without content that leaves its superview", view("card", view("shadow")),
      at("card", 40, 40) + sized("card", 100, 100) + [
        "shadow.leading == card.leading", "shadow.trailing == card.trailing",
        "shadow.top == card.bottom", "shadow.height == 8",
      ]),
    PlantedFile(
      "a box that is closed", view("box", label("t", 100)),
      at("box", 20, 20) + sized("box", 200, 0) + [
        "t.leading == box.leading", "t.top == box.top",
      ]),
    PlantedFile(
      "a label with a width in parts of the window", label("t", 100),
      ["t.centerX == root.centerX", "t.top == root.top", "t.width == 0.5 * root.width"]),
    PlantedFile(
      "two alternatives by the size class", label("t", 100), ["t.top == root.top + 20"],
      sets: """
        { "when": { "width": "compact" }, "constraints": [ "t.leading == root.leading + 20" ] },
        { "when": { "width": "regular" }, "constraints": [ "t.centerX == root.centerX" ] }
        """),
  ]

  // MARK: Overlaps

  private static let innocentOverlaps = [
    PlantedFile(
      "a picture under a name and a button",
      image("photo", 200, 200) + ", " + label("name", 100) + ", " + button("like", 44),
      at("photo", 0, 0) + sized("photo", 320, 200) + [
        "name.leading == photo.leading + 16", "name.bottom == photo.bottom - 16",
        "like.trailing == photo.trailing - 16", "like.bottom == photo.bottom - 16",
      ]),
    PlantedFile(
      "faces that overlap", image("a", 44, 44) + ", " + image("b", 44, 44),
      at("a", 20, 20) + ["b.leading == a.trailing - 12", "b.top == a.top"]),
    PlantedFile(
      "cards that overlap without their texts",
      view("a", label("s", 50)) + ", " + view("b", label("t", 50)),
      at("a", 20, 20) + sized("a", 200, 100) + at("b", 180, 20) + sized("b", 140, 100) + [
        "s.leading == a.leading + 8", "s.top == a.top + 8", "t.leading == b.leading + 60",
        "t.top == b.top + 8",
      ]),
    PlantedFile(
      "a mark on a picture", image("face", 60, 60) + ", " + image("mark", 18, 18),
      at("face", 20, 20) + ["mark.trailing == face.trailing", "mark.bottom == face.bottom"]),
    PlantedFile(
      "a text behind a sheet",
      label("t", 100) + ", "
        + view("dim", view("sheet", label("title", 100), button("ok", 80))),
      [
        "t.centerX == root.centerX", "t.centerY == root.centerY", "HV:|[dim]|",
        "sheet.centerX == dim.centerX", "sheet.centerY == dim.centerY", "sheet.width == 280",
        "sheet.height == 160", "title.centerX == sheet.centerX", "title.centerY == sheet.centerY",
        "ok.trailing == sheet.trailing - 8", "ok.bottom == sheet.bottom - 8",
      ]),
    PlantedFile(
      "texts that touch", label("a", 100) + ", " + label("b", 100),
      at("a", 20, 20) + ["b.leading == a.leading", "b.top == a.bottom"]),
    PlantedFile(
      "a view without content over a text", label("t", 100) + ", " + view("highlight"),
      at("t", 20, 20) + [
        "highlight.leading == t.leading", "highlight.trailing == t.trailing",
        "highlight.top == t.top", "highlight.bottom == t.bottom",
      ]),
    PlantedFile(
      "a bar over pages that scroll",
      scroll("page", label("t", 280, 3000)) + ", " + view("bar", button("back", 60)),
      fill("page", "root") + [
        "t.leading == page.content.leading + 20", "t.top == page.content.top + 20",
        "t.bottom == page.content.bottom - 20", "page.content.width == page.frame.width",
        "H:|[bar]|", "bar.top == root.top", "bar.height == 60", "back.leading == bar.leading + 8",
        "back.centerY == bar.centerY",
      ]),
    PlantedFile(
      "a title and a price of a row that share its width",
      table(view("row", label("title", 160), stiffLabel("price", 80))),
      [
        "HV:|[list]|", "|-[title]-(>=8)-[price]-|", "V:|-[title]-|",
        "price.centerY == title.centerY",
      ]),
    PlantedFile(
      "items of a collection",
      collection(view("item", label("name", 100)), least: 100),
      ["HV:|[grid]|", "HV:|[name]|"]),
  ]

  // MARK: Open values and conflicts

  private static let innocentStates = [
    PlantedFile(
      "a preference that gives way", view("a"),
      at("a", 0, 0) + ["a.height == 20", "a.width == 900 @750", "a.trailing <= root.trailing"]),
    PlantedFile(
      "two sets that meet at a width", view("a"),
      ["a.top == root.top", "V:[a(20)]", "a.width == 9"],
      sets: """
        { "when": { "width<": 700 }, "constraints": [ "a.leading == root.leading" ] },
        { "when": { "width>=": 700 }, "constraints": [ "a.trailing == root.trailing" ] }
        """),
    PlantedFile(
      "an edge that moves with the window", view("a"),
      ["a.trailing == root.trailing", "a.top == root.top", "a.width == root.width", "V:[a(20)]"]),
    PlantedFile(
      "a column of a limited width", view("column", label("t", 100)),
      [
        "column.centerX == root.centerX", "column.width <= 600",
        "column.width == root.width - 40 @750", "column.top == root.top",
        "column.bottom == root.bottom", "t.leading == column.leading", "t.top == column.top",
      ]),
    PlantedFile(
      "an expectation that holds from a width on", view("a"),
      ["a.leading == root.leading", "a.width == 0.5 * root.width", "V:|[a]|"]
    ).with(
      more:
        "\"expect\": [ { \"statement\": \"a.width >= 300\", \"when\": { \"width>=\": 600 } } ]"),
    PlantedFile(
      "an open position that its view allows",
      "{ \"id\": \"a\", \"allow\": [\"T201\"] }",
      ["a.top == root.top", "V:[a(20)]", "a.width == 9"]),
    PlantedFile(
      "a stack whose hidden button leaves no space",
      stack(
        "s", "\"spacing\": 8", label("t", 200),
        "{ \"id\": \"b\", \"kind\": \"button\", \"hidden\": true, \"intrinsicSize\": [200, 44] }"),
      ["s.leading == root.leading + 20", "s.trailing <= root.trailing - 20", "s.top == root.top"]),
  ]
}
