import Testing
import TinamouFormat

@testable import TinamouEditor

@Suite struct `Completions` {
  /// The names that can stand at the mark of a text.
  private func names(_ marked: String) throws -> [String] {
    let parts = marked.split(separator: "§", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let source = SourceText(name: "test.tinamou.json", text: parts.joined())
    return NameCompletions.all(at: parts[0].utf8.count, in: source).items.map(\.name)
  }

  @Test func `are the keys that an object does not have yet`() throws {
    let keys = try names(#"{ "tinamou": 1, "view": { "id": "root", "§" } }"#)
    #expect(keys.contains("subviews") && keys.contains("hidden"))
    #expect(!keys.contains("id") && !keys.contains("constraints"))
    #expect(try names(#"{ "tinamou": 1, "c§" }"#).contains("constraints"))
  }

  @Test func `are keys of the kind of the view, wherever it is stated`() throws {
    let stack = #"{ "view": { "id": "root", "§": 1, "kind": "stack" } }"#
    #expect(try names(stack).contains("distribution"))
    #expect(try !names(stack).contains("rows"))
    #expect(try names(#"{ "view": { "kind": "label", "§" } }"#).contains("text"))
    #expect(try !names(#"{ "view": { "id": "root", "§" } }"#).contains("distribution"))
    #expect(try names(#"{ "view": { "kind": "table", "§" } }"#).contains("rows"))
  }

  @Test(arguments: [
    (#"{ "view": { "kind": "la§" } }"#, "label"),
    (#"{ "at": [ { "device": "§" } ] }"#, "iphone-14"),
    (#"{ "at": [ { "split": "§" } ] }"#, "1/3"),
    (#"{ "view": { "allow": ["§"] } }"#, "T504"),
    (#"{ "view": { "font": { "style": "§" } } }"#, "headline"),
    (#"{ "view": { "hugging": "§" } }"#, "high"),
    (#"{ "metrics": { "gutter": 8 }, "view": { "hugging": { "vertical": "§" } } }"#, "gutter"),
    (#"{ "view": { "id": "root" }, "controllers": [ { "view": "§" } ] }"#, "root"),
    (#"{ "view": { "id": "root" }, "sets": [ { "views": { "§" } } ] }"#, "root"),
    (#"{ "sets": [ { "when": { "w§" } } ] }"#, "width<"),
  ])
  func `are the values of a key`(_ text: String, _ name: String) throws {
    #expect(try names(text).contains(name))
  }

  /// A file with a constraint.
  private func file(_ constraint: String, key: String = "constraints") -> String {
    #"""
    { "tinamou": 1, "metrics": { "gutter": 8 }, "view": { "id": "root", "subviews": [
      { "id": "pages", "kind": "scroll" }, { "id": "title", "kind": "label", "guides": ["axis"] } ] },
      "\#(key)": [ "\#(constraint)" ] }
    """#
  }

  @Test func `are the parts of a fold`() throws {
    #expect(try names(file("root.§")).contains("fold"))
    #expect(try !names(file("root.§")).contains("fold.before"))
    #expect(try names(file("root.fold.§")).contains("before"))
    #expect(try names(file("root.fold.§")).contains("leading"))
    #expect(try names(file("root.fold.after.§")).contains("leading"))
    #expect(try names(file("root.fold.after.§")).contains("before") == false)
    #expect(try names(#"{ "sets": [ { "when": { "foldAxis": "§" } } ] }"#).contains("vertical"))
  }

  @Test func `are names of views and metrics in a constraint`() throws {
    #expect(try names(file("§")) == ["root", "pages", "title", "gutter"])
    #expect(try names(file("title.top == root.top + §")).contains("gutter"))
    #expect(try names(file("title.width == 8 @§")) == ["required", "high", "low", "gutter"])
    #expect(try names(file("§", key: "expect")).contains("inside"))
  }

  @Test func `are the members of the view`() throws {
    let label = try names(file("title.§"))
    #expect(label.contains("firstBaseline") && label.contains("safeArea"))
    #expect(label.contains("axis") && !label.contains("content"))
    #expect(try names(file("pages.§")).contains("content"))
    #expect(try names(file("title.axis.§")).contains("centerX"))
    #expect(try !names(file("title.axis.§")).contains("firstBaseline"))
    #expect(try names(file("title.width.§")).isEmpty)
  }

  @Test func `are found in a file that is not finished`() throws {
    #expect(try names("{ \"view\": { \"id\": \"root\",\n  \"kind\": \"§\n").contains("label"))
    #expect(
      try names("{ \"view\": { \"id\": \"root\" },\n\"constraints\": [\n  \"root.§\n] }")
        .contains("leading"))
  }

  @Test(arguments: [#"{ "tinamou": §1 }"#, #"{ § }"#, #"§"#, #"{ "view": { "text": "§" } }"#])
  func `are none where any text or a number stands`(_ text: String) throws {
    #expect(try names(text).isEmpty)
  }
}
