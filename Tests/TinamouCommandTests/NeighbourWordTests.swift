import Testing
import TinamouCommand

/// A word of UIKit, SwiftUI, CSS or Android that has another name in constraint files.
struct ForeignWord: CustomTestStringConvertible {
  /// The place of the word in a file that is otherwise valid.
  enum Place {
    /// A member of the object of view `a`, of the file, of a condition, of a constraint or of a
    /// font.
    case view, file, condition, constraint, font
    /// The kind of view `a`.
    case kind
    /// A whole constraint.
    case string
    /// A whole member of the object of view `a`, or of the file.
    case viewMember, fileMember
  }

  let place: Place
  let word: String
  let help: String

  init(_ place: Place, _ word: String, _ help: String) {
    self.place = place
    self.word = word
    self.help = help
  }

  var testDescription: String { "\(place) \(word)" }

  /// A file with the word in its place.
  var file: String {
    func members(_ own: Place, _ rest: String) -> String {
      own == place ? "\"\(word)\": 1" + (rest.isEmpty ? "" : ", ") + rest : rest
    }
    let kind = place == .kind ? word : "label"
    let font = "\"font\": { \(members(.font, "")) }, "
    let member = place == .viewMember ? word + ", " : ""
    let view = members(
      .view, (place == .font ? font : "") + member + "\"id\": \"a\", \"kind\": \"\(kind)\"")
    let fileMember = place == .fileMember ? word + ", " : ""
    let string = place == .string ? word : "a.top == root.top"
    let object = "{ \(members(.constraint, "\"constraint\": \"a.width == 1\"")) }"
    let condition = members(.condition, "\"width\": \"compact\"")
    return "{ "
      + members(
        .file,
        """
        \(fileMember)"tinamou": 1, "view": { "id": "root", "subviews": [ { \(view) } ] },
        "constraints": [ "\(Self.escaped(string))", \(object) ], "sets": [ { "when": { \(condition) } } ]
        """) + " }"
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
  }

  static let all = [
    ForeignWord(.view, "children", "write \"subviews\""),
    ForeignWord(.view, "arrangedSubviews", "write \"subviews\""),
    ForeignWord(.view, "type", "write \"kind\""),
    ForeignWord(.view, "class", "write \"kind\""),
    ForeignWord(.view, "numberOfLines", "write \"lines\""),
    ForeignWord(.view, "lineLimit", "write \"lines\""),
    ForeignWord(.view, "maxLines", "write \"lines\""),
    ForeignWord(.view, "contentHuggingPriority", "write \"hugging\""),
    ForeignWord(.view, "contentCompressionResistancePriority", "write \"compression\""),
    ForeignWord(.view, "padding", "write \"margins\""),
    ForeignWord(.view, "directionalLayoutMargins", "write \"margins\""),
    ForeignWord(.view, "isHidden", "write \"hidden\""),
    ForeignWord(.view, "visibility", "write \"hidden\""),
    ForeignWord(.view, "intrinsicContentSize", "write \"intrinsicSize\""),
    ForeignWord(.view, "gap", "write \"spacing\""),
    ForeignWord(.view, "justifyContent", "write \"distribution\""),
    ForeignWord(.view, "align-items", "write \"alignment\""),
    ForeignWord(.view, "orientation", "write \"axis\""),
    ForeignWord(.view, "semanticContentAttribute", "write \"direction\""),
    ForeignWord(.view, "width", "lengths are constraints, such as \"title.width == 100\""),
    ForeignWord(.view, "layout_width", "lengths are constraints, such as"),
    ForeignWord(.view, "layout_weight", "a share is a constraint, such as"),
    ForeignWord(.view, "translatesAutoresizingMaskIntoConstraints", "leave it out: only a view"),
    ForeignWord(.view, "textStyle", "write \"font\": { \"style\": … }"),
    ForeignWord(.file, "body", "write \"view\""),
    ForeignWord(.file, "breakpoints", "write \"sets\""),
    ForeignWord(.file, "variables", "write \"metrics\""),
    ForeignWord(.file, "devices", "write \"at\""),
    ForeignWord(.condition, "horizontalSizeClass", "write \"width\""),
    ForeignWord(.condition, "preferredContentSizeCategory", "write \"textSize\""),
    ForeignWord(.condition, "min-width", "write \"view\": \"root\" with \"width>=\""),
    ForeignWord(.constraint, "firstItem", "all of it is one string, such as"),
    ForeignWord(.constraint, "multiplier", "all of it is one string, such as"),
    ForeignWord(.constraint, "identifier", "write \"id\""),
    ForeignWord(.font, "pointSize", "write \"size\""),
    ForeignWord(.kind, "UILabel", "write \"label\""),
    ForeignWord(.kind, "Text", "write \"label\""),
    ForeignWord(.kind, "img", "write \"image\""),
    ForeignWord(.kind, "EditText", "write \"textField\""),
    ForeignWord(.kind, "Toggle", "write \"switch\""),
    ForeignWord(.kind, "RecyclerView", "write \"collection\""),
    ForeignWord(.kind, "VStack", "write \"stack\" with \"axis\": \"vertical\""),
    ForeignWord(.kind, "Spacer", "room is a constraint, or the \"spacing\" of a stack"),
    ForeignWord(.string, "a.leading == root.readableContentGuide.leading", "write 'readable'"),
    ForeignWord(.string, "a.leading == root.layoutMarginsGuide.leading", "write 'margins'"),
    ForeignWord(.string, "a.top == root.safeAreaLayoutGuide.top", "write 'safeArea'"),
    ForeignWord(.string, "a.leadingAnchor == root.leading", "write 'leading'"),
    ForeignWord(.string, "a.start == root.leading", "write 'leading'"),
    ForeignWord(.string, "a.maxY == root.bottom", "write 'bottom'"),
    ForeignWord(.string, "a.center == root.center", "write one constraint for 'centerX'"),
    ForeignWord(.string, "a.edges == root.edges", "write four constraints, or"),
    ForeignWord(.string, "a.top == superview.top", "views are named by their ids"),
    ForeignWord(.string, "a.top == parent.top", "views are named by their ids"),
    ForeignWord(.string, "a.width == 1 @defaultHigh", "write 'high'"),
    ForeignWord(.string, "a.width == 1 @.high", "write its name alone, such as @high"),
    ForeignWord(.string, "a.width == 1 @fittingSizeLevel", "write '50'"),
    ForeignWord(.string, "a.width == 12px", "lengths are points and have no unit"),
    ForeignWord(.string, "a.width == 12dp", "lengths are points and have no unit"),
    ForeignWord(.string, "a.width == 1em", "lengths are points and have no unit"),
    ForeignWord(.string, "a.width == 50%", "a share of another length is a product"),
    ForeignWord(.string, "a.width == 50vw", "a share of another length is a product"),
    ForeignWord(.view, "alpha", "leave it out: it changes how a view is drawn"),
    ForeignWord(.view, "android:text", "write \"text\""),
    ForeignWord(.view, "app:layout_constraintTop_toTopOf", "places are constraints, such as"),
    ForeignWord(.view, "min-height", "lengths are constraints, such as"),
    ForeignWord(.view, "setContentHuggingPriority", "write \"hugging\""),
    ForeignWord(.view, "titleEdgeInsets", "write the size of the content, with its insets"),
    ForeignWord(.view, "isOpaque", "leave it out: it changes how a view is drawn"),
    ForeignWord(.view, "pageIndicatorTintColor", "leave it out: it changes how a view is drawn"),
    ForeignWord(.view, "isUserInteractionEnabled", "leave it out: it changes what a view does"),
    ForeignWord(.constraint, "view1", "all of it is one string, such as"),
    ForeignWord(.constraint, "H", "all of it is one string, such as \"H:|-[a]-|\""),
    ForeignWord(.view, "keyboardType", "leave it out: it changes what a view does"),
    ForeignWord(.view, "zIndex", "views lie in the order of \"subviews\""),
    ForeignWord(.view, "leading", "places are constraints, such as"),
    ForeignWord(.view, "contentSize", "the size of the content follows from constraints"),
    ForeignWord(.view, "superview", "a view stands in the \"subviews\" of its superview"),
    ForeignWord(.view, "_comment", "a comment begins with '//'"),
    ForeignWord(.view, "when", "a statement or a set has this key"),
    ForeignWord(.view, "metrics", "a constraint file has this key"),
    ForeignWord(.file, "subviews", "views stand in the \"subviews\" of \"view\""),
    ForeignWord(.constraint, "metrics", "metrics stand beside \"view\""),
    ForeignWord(.constraint, "when", "a constraint under a condition stands in \"sets\""),
    ForeignWord(.condition, "or", "of a list of conditions, one must hold"),
    ForeignWord(.font, "fontFamily", "write \"name\""),
    ForeignWord(.font, "bold", "write \"weight\": \"bold\""),
    ForeignWord(.kind, "WKWebView", "write \"view\" for a view of your own"),
    ForeignWord(.kind, "UITableViewCell", "a row of a table stands in its \"rows\""),
    ForeignWord(.kind, "spacer", "room is a constraint, or the \"spacing\" of a stack"),
    ForeignWord(.viewMember, #""margins": { "left": 8 }"#, "write \"leading\""),
    ForeignWord(.viewMember, #""margins": [8, 8, 8, 8]"#, "such as { \"top\": 8, \"bottom\": 8 }"),
    ForeignWord(.viewMember, #""safeArea": { "leading": 8 }"#, "write \"left\""),
    ForeignWord(.viewMember, #""hugging": { "h": 250 }"#, "write \"horizontal\""),
    ForeignWord(.viewMember, #""image": { "width": 8 }"#, "write \"size\": [160, 120]"),
    ForeignWord(.viewMember, #""guides": [{ "id": "g", "width": 8 }]"#, "a guide that constraints"),
    ForeignWord(.viewMember, #""font": "headline""#, "such as { \"style\": \"body\" }"),
    ForeignWord(.viewMember, #""font": { "weight": 600 }"#, "write \"semibold\""),
    ForeignWord(.viewMember, #""font": { "style": ".headline" }"#, "write \"headline\""),
    ForeignWord(
      .viewMember, #""font": { "style": "UIFontTextStyleTitle2" }"#, "write \"title2\""),
    ForeignWord(.viewMember, #""distribution": "equal""#, "write \"fillEqually\""),
    ForeignWord(
      .viewMember, #""distribution": "UIStackViewDistributionFillEqually""#,
      "write \"fillEqually\""),
    ForeignWord(.viewMember, #""spacing": "8""#, "write 8, without quotation marks"),
    ForeignWord(.viewMember, #""spacing": "standard""#, "write \"system\""),
    ForeignWord(.viewMember, #""rowHeight": "automatic""#, "leave the key out for the default"),
    ForeignWord(
      .viewMember, #""rowHeight": "UITableViewAutomaticDimension""#, "leave the key out for the"),
    ForeignWord(
      .viewMember, #""sections": [{ "header": { "id": "h", "text": "Today" } }]"#,
      "a text stands in a label, in the \"subviews\""),
    ForeignWord(.viewMember, #""rowHeight": "44pt""#, "lengths are points and have no unit"),
    ForeignWord(.viewMember, #""direction": "rightToLeft""#, "write \"rtl\""),
    ForeignWord(.viewMember, #""cells": []"#, "write \"rows\" in a table, \"items\" in a"),
    ForeignWord(.fileMember, #""at": [{ "width": 320 }]"#, "write \"size\": [320, 480]"),
    ForeignWord(
      .fileMember, #""at": [{ "textSize": "UICTContentSizeCategoryXXL" }]"#, "write \"XXL\""),
    ForeignWord(
      .fileMember, #""at": [{ "textSize": "UICTContentSizeCategoryAccessibilityXL" }]"#,
      "write \"AX3\""),
    ForeignWord(.fileMember, #""at": [{ "textSize": "extraLarge" }]"#, "write \"XL\""),
    ForeignWord(.fileMember, #""system": 18"#, "write \"18\""),
    ForeignWord(
      .fileMember, #""sets": [{ "when": { "width": 600 } }]"#, "for a size in points write"),
    ForeignWord(.fileMember, #""allow": ["overlap"]"#, "the rules are: T"),
    ForeignWord(.fileMember, #""system": "iOS 18""#, "write \"18\""),
    ForeignWord(.fileMember, #""system": "19""#, "write \"26\""),
    ForeignWord(.fileMember, #""sets": [{ "if": { "width": "compact" } }]"#, "write \"when\""),
    ForeignWord(
      .fileMember, #""sets": [{ "when": "compact" }]"#, "such as { \"width\": \"regular\" }"),
    ForeignWord(
      .fileMember, #""sets": [{ "when": { "width": "any" } }]"#, "leave the key out: without it"),
    ForeignWord(
      .fileMember, #""sets": [{ "when": { "width": ">600" } }]"#, "for a size in points write"),
    ForeignWord(
      .fileMember,
      #""sets": [{ "when": { "width": "compact" }, "views": { "a": { "kind": "" } } }]"#,
      "it cannot change there; what can is: text"),
    ForeignWord(.fileMember, #""expect": ["overlaps(a, root)"]"#, "write 'apart'"),
    ForeignWord(.fileMember, #""expect": ["visible(a)"]"#, "write 'shown'"),
    ForeignWord(.fileMember, #""expect": ["contains(root, a)"]"#, "write 'inside(b, a)'"),
    ForeignWord(.string, "a.top == view.top", "views are named by their ids; the outermost one is"),
    ForeignWord(.string, "a.top == title.top", "the views are: root, a"),
    ForeignWord(.string, "a.top == safeArea.top", "a guide follows its view, such as 'root.safe"),
    ForeignWord(.string, "a.top == topLayoutGuide.bottom", "a guide follows its view, such as"),
    ForeignWord(.string, "a.snp.top == root.top", "leave it out: an attribute follows the view"),
    ForeignWord(.string, "a.frame.width == 5", "leave it out: 'a.leading' is the edge"),
    ForeignWord(.string, "a.top.equalTo(root)", "write '=='"),
    ForeignWord(.string, "a.top equalTo root.top", "write '=='"),
    ForeignWord(.string, "a.top == root.top offset 8", "write '+'"),
    ForeignWord(.string, "a.width == 100 priority 750", "a priority follows '@'"),
    ForeignWord(.string, "a.width == 100 ~ 750", "a priority follows '@'"),
    ForeignWord(.string, "a.width == 100 (750)", "a product is written with '*', a priority with"),
    ForeignWord(.string, "a.width == 100 if compact", "a constraint under a condition stands in"),
    ForeignWord(.string, "a.width == 100 // why", "a comment stands outside of the string"),
    ForeignWord(.string, "a.width: 100", "write '==' for a relation, '/' for a ratio"),
    ForeignWord(.string, "a.width == a.height * 16:9", "write '==' for a relation, '/' for"),
    ForeignWord(.string, "a.width == .5 * root.width", "a number begins with a digit"),
    ForeignWord(.string, "a.width == \"100\"", "a number or a name has no quotation marks"),
    ForeignWord(.string, "a.width == wrap_content", "leave it out: a content has its own size"),
    ForeignWord(.string, "a.width == match_parent", "name the view, such as"),
    ForeignWord(.string, "a.padding == 8", "a distance is a constant, such as '+ 8'"),
    ForeignWord(.string, "a.isHidden == 1", "it is a key of a view, beside its \"id\""),
    ForeignWord(.string, "a.topToTopOf == root", "write a constraint such as"),
    ForeignWord(.string, "h:|-[a]-|", "write '==' for a relation, '/' for a ratio, 'H:'"),
    ForeignWord(.string, "H:|-8@750-[a]", "a distance with a priority stands in parentheses"),
    ForeignWord(.string, "H:|-<=8-[a]", "a relation stands in parentheses"),
    ForeignWord(.string, "H:|-2*8-[a]", "arithmetic stands in parentheses"),
    ForeignWord(.string, "H:|-8px-[a]", "lengths are points and have no unit"),
    ForeignWord(.string, "H:|-standard-[a]", "the standard distance is written"),
    ForeignWord(.string, "H:|-[a]-| @750", "a priority stands at a size or a distance"),
    ForeignWord(.string, "H:a", "write '[a]'"),
  ]
}

@Suite struct `Words of neighbours` {
  @Test(arguments: ForeignWord.all)
  func `get the word of constraint files`(_ word: ForeignWord) {
    let host = MemoryHost(["a.json": word.file])
    #expect(host.run("solve", "a.json") == .invalidInput)
    let helps = host.errors.split(separator: "\n").filter { $0.hasPrefix("help: ") }
    #expect(helps.contains { $0.hasPrefix("help: " + word.help) }, "\(host.errors)")
  }

  @Test func `are many`() { #expect(ForeignWord.all.count >= 40) }

  @Test func `of a key that is needed are reported once`() {
    for word in ["visualFormat", "item", "constrant"] {
      let host = MemoryHost([
        "a.json": """
        { "tinamou": 1, "view": { "id": "a" }, "constraints": [ { "\(word)": "H:|-[a]" } ] }
        """
      ])
      #expect(host.run("solve", "a.json") == .invalidInput)
      #expect(host.errors.contains("a constraint has no key '\(word)'"), "\(host.errors)")
      #expect(!host.errors.contains("T805"), "\(host.errors)")
    }
  }

  @Test func `of keys hide no errors in constraints`() {
    let host = MemoryHost([
      "a.json": """
      { "tinamou": 1,
        "view": { "id": "root", "alpha": 1, "children": [ { "id": "a" } ] },
        "constraints": [ "root.edges == 1", "b.top == a.top", "H:|-[a" ],
        "sets": [ { "when": { "width": "compact" }, "constraints": [ "root.width = 5" ] } ] }
      """
    ])
    #expect(host.run("solve", "a.json") == .invalidInput)
    let places = host.errors.split(separator: "\n").filter { $0.contains(": error[") }
      .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    // What the wrong keys say is unknown, so view 'b' may be one of them.
    #expect(
      places == [
        "a.json:2:27: error[T804]:", "a.json:2:39: error[T804]:", "a.json:3:26: error[T810]:",
        "a.json:3:64: error[T811]:", "a.json:4:76: error[T811]:",
      ], "\(host.errors)")
  }

  @Test func `of keys say nothing false about constraints`() {
    let host = MemoryHost([
      "a.json": """
      { "tinamou": 1, "root": { "id": "root" }, "metrics": { "gutter": "2 * 8" },
        "constraints": [ "root.width == 5", "HV:|-gutter-[a]-|", "root.left / gutter == 0" ] }
      """
    ])
    #expect(host.run("solve", "a.json") == .invalidInput)
    #expect(host.errors.split(separator: "error[").count == 2, "\(host.errors)")
  }

  @Test func `leave the keys that other kinds of views have out of the list`() {
    let host = MemoryHost([
      "a.json": #"{ "tinamou": 1, "view": { "id": "a", "kind": "table", "qqqq": 1 } }"#
    ])
    #expect(host.run("solve", "a.json") == .invalidInput)
    #expect(host.errors.contains("rowHeight"))
    #expect(!host.errors.contains("minimumItemWidth") && !host.errors.contains("axis"))
  }
}
