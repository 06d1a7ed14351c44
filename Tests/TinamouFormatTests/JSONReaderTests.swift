import Testing

@testable import TinamouFormat
import TinamouLayoutTestSupport

@Suite struct `The JSON reader` {
  private func read(_ text: String) throws -> JSONValue {
    let (document, diagnostics) = JSONReader.read(SourceText(name: "x", text: text))
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.rendered))")
    return try #require(document).root
  }

  @Test func `accepts comments and trailing commas`() throws {
    let root = try read("// a\n[1, /* b * / */ 2, { \"k\": [ ], }, ] // c")
    #expect(root.elements.count == 3)
    #expect(root.elements[2]["k"]?.kind == .array)
  }

  @Test func `gives every value its place`() throws {
    let text = #"{ "a": [10, "x"], "b": true }"#
    let root = try read(text)
    let bytes = Array(text.utf8)
    let place = { (value: JSONValue?) in
      value.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }
    #expect(place(root) == text)
    #expect(place(root["a"]) == #"[10, "x"]"#)
    #expect(place(root["a"]?.elements[1]) == #""x""#)
    #expect(place(root["b"]) == "true")
    #expect(root.members.map(\.key.value) == ["a", "b"])
  }

  @Test func `reads numbers exactly`() throws {
    let texts = ["0.1", "-0", "1e-7", "123456789012345678901", "2.2250738585072011e-308", "5E3"]
    let root = try read("[\(texts.joined(separator: ","))]")
    #expect(root.elements.compactMap(\.number) == texts.compactMap(Double.init))
  }

  @Test func `maps the parts of a string to the source, across escapes`() throws {
    let root = try read(#"  "a\u00e9b\n\ud83d\ude00c\"d""#)
    let string = try #require(root.string)
    #expect(string.value == "aéb\n😀c\"d")
    let bytes = Array(#"  "a\u00e9b\n\ud83d\ude00c\"d""#.utf8)
    for (character, expected) in [("a", "a"), ("b", "b"), ("c", "c"), ("d", "d"), ("é", "\\")] {
      let index = try #require(string.value.firstIndex(of: Character(character)))
      let offset = index.utf16Offset(in: string.value)
      let start = String(string.value.utf16.prefix(offset)) ?? ""
      let source = string.sourceOffset(of: start.utf8.count)
      #expect(String(decoding: [bytes[source]], as: UTF8.self) == expected)
    }
  }

  @Test func `refuses arrays nested a hundred thousand deep without end`() {
    let text = String(repeating: "[", count: 100_000)
    let (document, diagnostics) = JSONReader.read(SourceText(name: "x", text: text))
    #expect(document == nil)
    #expect(diagnostics.map(\.message) == ["the file ends inside '['"])
  }

  @Test func `reads arrays and objects nested a hundred thousand deep`() throws {
    let count = 50_000
    let text =
      String(repeating: "[{\"a\":", count: count) + "1"
      + String(repeating: "}]", count: count)
    var value = try read(text)
    for _ in 0..<count { value = try #require(value.elements.first?["a"]) }
    #expect(value.number == 1)
  }
}

@Suite struct `Numbers in outputs` {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (-12.5, "-12.5"), (1e16, "10000000000000000"),
    (1e-7, "0.0000001"), (9.5367431640625e-7, "0.00000095367431640625"), (-1.5e-9, "-0.0000000015"),
    (1e22, "10000000000000000000000"), (0.1, "0.1"), (-2.5e17, "-250000000000000000"),
  ])
  func `are short, without exponent and minus zero`(_ value: Double, _ text: String) {
    #expect(JSONNumber.text(value) == text)
  }

  @Test(arguments: [
    (2_147_483_647, "2147483647"), (2_147_483_648, "2147483648"), (-2_147_483_649, "-2147483649"),
    (-0.0, "0"), (-7, "-7"), (2_147_483_647.5, "2147483647.5"), (.infinity, "null"), (.nan, "null"),
  ])
  func `are the same where they stop to be short whole numbers`(_ value: Double, _ text: String) {
    #expect(JSONNumber.text(value) == text)
  }

  @Test func `read back as the same number`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let exponent = Double(Int.random(in: -40...40, using: &generator))
      var value = Double.random(in: -1...1, using: &generator)
      for _ in 0..<Int(exponent.magnitude) { value *= exponent < 0 ? 0.1 : 10 }
      let text = JSONNumber.text(value)
      #expect(Double(text) == value && !text.contains("e"), "\(value) as \(text)")
    }
  }
}

/// Strings in output are read back as they were.
@Suite struct JSONWriterTests {
  @Test(arguments: [
    ("", #""""#), ("Größe 👩‍👩‍👧", #""Größe 👩‍👩‍👧""#), (#"a "b" \c"#, #""a \"b\" \\c""#),
    ("1\n2\t3\r", #""1\n2\t3\r""#), ("\u{1}\u{1F}\u{7F}", "\"\\u0001\\u001f\u{7F}\""),
    ("e\u{301}\"", "\"e\u{301}\\\"\""),
  ])
  func `strings are escaped where they must be`(_ value: String, _ text: String) {
    var writer = JSONWriter()
    writer.string(value)
    #expect(Array(writer.text.utf8) == Array(text.utf8))
  }
}
