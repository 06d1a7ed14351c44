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
    let view = members(.view, (place == .font ? font : "") + "\"id\": \"a\", \"kind\": \"\(kind)\"")
    let string = place == .string ? word : "a.top == root.top"
    let object = "{ \(members(.constraint, "\"constraint\": \"a.width == 1\"")) }"
    let condition = members(.condition, "\"width\": \"compact\"")
    return "{ "
      + members(
        .file,
        """
        "tinamou": 1, "view": { "id": "root", "subviews": [ { \(view) } ] },
        "constraints": [ "\(string)", \(object) ], "sets": [ { "when": { \(condition) } } ]
        """) + " }"
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
}
