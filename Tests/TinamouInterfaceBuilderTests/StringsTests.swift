import Testing
import TinamouCommand
import TinamouFormat
import TinamouInterfaceBuilder
import TinamouLayout

@Suite struct `Texts in other languages` {
  private func strings(_ text: String, name: String = "de.lproj/Main.strings") throws
    -> InterfaceStrings
  { try InterfaceStrings(SourceText(name: name, text: text), language: "de") }

  private func width(_ strings: InterfaceStrings, _ element: String) throws -> Double? {
    var document = try Scene("<subviews>\(element)</subviews>").document
    document.strings = strings
    return try document.layout(of: document.roots[0]).frames()["a"]?.width
  }

  private let label = view("a", attributes: "text=\"Lisbon\"", as: "label")

  @Test func `texts come from the file of the language`() throws {
    let german = try strings("/* Class = \"UILabel\"; */\n\"a.text\" = \"Lissabon\"; // city\n")
    let longer = view("a", attributes: "text=\"Lissabon\"", as: "label")
    #expect(try width(german, label) == width(InterfaceStrings(), longer))
    #expect(try width(german, label) != width(InterfaceStrings(), label))
  }

  @Test func `a title of a button, a placeholder and segments are texts, too`() throws {
    let german = try strings(
      #""a.normalTitle" = "Abbrechen"; "a.placeholder" = "Abbrechen"; "a.segmentTitles[0]" = "Abbrechen";"#
    )
    let button = view("a", "<state key=\"normal\" title=\"OK\"/>", as: "button")
    let field = view("a", attributes: "placeholder=\"OK\"", as: "textField")
    let segments = view("a", "<segments><segment title=\"OK\"/></segments>", as: "segmentedControl")
    for element in [button, field, segments] {
      let plain = try #require(try width(InterfaceStrings(), element))
      #expect(try #require(try width(german, element)) > plain)
    }
  }

  @Test func `a string catalog has the texts of all languages`() throws {
    let catalog = try strings(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a.text": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Lissabon"}},
        "fr": {"stringUnit": {"state": "translated", "value": "Lisbonne la belle"}}}}}}
      """, name: "Main.xcstrings")
    #expect(try width(catalog, label) == width(strings("\"a.text\" = \"Lissabon\";"), label))
  }

  @Test func `a catalog may have a text for each device`() throws {
    let catalog = try strings(
      """
      {"strings": {"a.text": {"localizations": {"de": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "Lissabon am Tejo"}},
        "other": {"stringUnit": {"value": "Lissabon"}}}}}}}}}
      """, name: "Main.xcstrings")
    #expect(try width(catalog, label) == width(strings("\"a.text\" = \"Lissabon\";"), label))
  }

  /// As Foundation reads them.
  @Test(arguments: [
    ("'a.text' = 'Lissabon';", "Lissabon"), ("{ \"a.text\" = \"Lissabon\"; }", "Lissabon"),
    ("\"a.text\";", "a.text"), (#""a.text" = "\u00e4b";"#, "u00e4b"),
    (
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a.text</key>"
        + "<string>Lissabon</string></dict></plist>", "Lissabon"
    ),
  ])
  func `keys alone, single quotes, braces and property lists are read`(file: String, text: String)
    throws
  {
    let plain = view("a", attributes: "text=\"\(text)\"", as: "label")
    #expect(try width(strings(file), label) == width(InterfaceStrings(), plain))
  }

  @Test func `a comment that does not end is a located error`() {
    let error = #expect(throws: ConstraintFileError.self) { try strings("\"a\" = \"b\"; /* c") }
    #expect(error?.diagnostics.first?.span?.location.column == 12)
  }

  @Test func `texts of a region are those of its language if it has none`() throws {
    let file = SourceText(
      name: "Main.xcstrings",
      text: """
        {"strings": {"a.text": {"localizations": {"pt": {"stringUnit": {"value": "Lissabon"}}}}}}
        """)
    let catalog = try InterfaceStrings(file, language: "pt-BR")
    #expect(try width(catalog, label) == width(strings("\"a.text\" = \"Lissabon\";"), label))
    let paths = InterfaceStrings.paths(beside: "Main.xib", language: "pt-BR")
    #expect(paths.prefix(2) == ["pt-BR.lproj/Main.strings", "pt.lproj/Main.strings"])
  }

  @Test func `an escape is a unit of UTF-16`() throws {
    let escaped = try strings(#""a.text" = "\Ud83d\Ude00\U0041\Ud83dx";"#)
    let written = try strings("\"a.text\" = \"😀A\u{FFFD}x\";")
    #expect(try width(escaped, label) == width(written, label))
  }

  @Test func `an octal escape is a character of ASCII`() throws {
    let escaped = try strings(#""a.text" = "\114is\1425";"#)
    #expect(try width(escaped, label) == width(strings("\"a.text\" = \"Lisb5\";"), label))
    let error = #expect(throws: ConstraintFileError.self) { try strings(#""a" = "\351";"#) }
    #expect(error?.diagnostics.first?.span?.location.column == 9)
  }

  @Test func `escapes and UTF-16 are read`() throws {
    let units = "\u{FEFF}\"a.text\" = \"L\\U0069s\\\"s\\n\";".utf16.flatMap {
      [UInt8($0 & 255), UInt8($0 >> 8)]
    }
    let file = SourceText(name: "de.lproj/Main.strings", bytes: units)
    let texts = try InterfaceStrings(file, language: "de")
    let plain = view("a", attributes: "text=\"Lis&quot;s&#10;\"", as: "label")
    #expect(try width(texts, label) == width(InterfaceStrings(), plain))
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", 1, 10), ("\"a\" \"b\";", 1, 5), ("\n\"a\" = \"b;", 2, 7), ("= \"b\";", 1, 1),
  ])
  func `what breaks off is a located error`(text: String, line: Int, column: Int) {
    let error = #expect(throws: ConstraintFileError.self) { try strings(text) }
    let place = error?.diagnostics.first?.span?.location
    #expect(place?.line == line)
    #expect(place?.column == column)
  }

  @Test func `a catalog that is none is a located error`() {
    let error = #expect(throws: ConstraintFileError.self) {
      try strings("{\"strings\": 1}", name: "Main.xcstrings")
    }
    #expect(error?.diagnostics.first?.span != nil)
  }

  @Test func `the file of a language lies beside`() {
    #expect(
      InterfaceStrings.paths(beside: "App/Base.lproj/Main.storyboard", language: "de")
        == [
          "App/de.lproj/Main.strings", "App/mul.lproj/Main.xcstrings", "App/Main.xcstrings",
          "App/de.lproj/Main.xcstrings",
        ])
    #expect(
      InterfaceStrings.paths(beside: "Main.xib", language: "de").first == "de.lproj/Main.strings")
  }
}
