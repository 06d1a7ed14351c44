/// The text of a small random constraint file: views of all kinds, constraints of which some
/// conflict and others leave ambiguities, sets, and several windows.
package struct RandomFile {
  private var generator: SeededGenerator
  /// The views that constraints may mention, grouped by what they can be compared with: the tree,
  /// or a row.
  private var families: [[String]] = [[]]
  private var viewCount = 0
  private let hasLists: Bool

  /// The windows as members of `at`.
  package private(set) var windows: [String] = []
  package private(set) var text = ""

  package init(seed: UInt64, hasLists: Bool = true) {
    self.hasLists = hasLists
    generator = SeededGenerator(seed: seed)
    let root = view(depth: 0, family: 0)
    let constraints = self.constraints(count: 3 + 2 * viewCount / 3)
    let sets = (0..<number(3)).map { _ in set() }
    windows = Array(Self.windows.shuffled(using: &generator).prefix(3))
    text = """
      {"tinamou": 1, "view": \(root),
       "constraints": [\(constraints.joined(separator: ", "))],
       "sets": [\(sets.joined(separator: ", "))],
       "at": [\(windows.joined(separator: ", "))]}
      """
  }

  private static let windows = [
    #"{"device": "iphone-14"}"#,
    #"{"device": "iphone-14", "orientation": "landscape", "direction": "rtl"}"#,
    #"{"device": "ipad-air-2", "textSize": "AX2"}"#,
    #"{"device": "ipad-air-2", "orientation": "landscape", "split": "1/2", "keyboard": 300}"#,
    #"{"size": [1024, 1024]}"#,
    #"{"size": [333, 120], "scale": 3}"#,
  ]

  // MARK: Chance

  private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  private mutating func happens(_ percent: Int) -> Bool { number(100) < percent }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[number(elements.count)]
  }

  // MARK: Views

  private mutating func name(_ family: Int) -> String {
    viewCount += 1
    let name = "v\(viewCount)"
    families[family].append(name)
    return name
  }

  private mutating func view(depth: Int, family: Int) -> String {
    var members = ["\"id\": \"\(name(family))\""]
    let isInRow = family > 0
    let kinds =
      ["view", "view", "label", "button", "stack"]
      + (isInRow ? [] : ["scroll"]) + (isInRow || !hasLists ? [] : ["table", "collection"])
    let kind = depth == 0 ? "view" : one(of: kinds)
    members.append("\"kind\": \"\(kind)\"")
    switch kind {
    case "label", "button":
      members.append("\"text\": \"\(one(of: Self.texts))\"")
      if kind == "label" { members.append("\"lines\": \(number(3))") }
    case "stack": members += stack()
    case "table", "collection": members += list(kind)
    default: if happens(40) { members.append("\"intrinsicSize\": [\(number(150)), \(number(60))]") }
    }
    if depth < 3, kind != "table", kind != "collection", kind != "label", kind != "button" {
      let children = (0..<number(depth == 0 ? 4 : 3)).map { _ in
        view(depth: depth + 1, family: family)
      }
      if !children.isEmpty { members.append("\"subviews\": [\(children.joined(separator: ", "))]") }
    }
    if happens(15) { members.append("\"margins\": \(number(30))") }
    if happens(10) { members.append("\"direction\": \"rtl\"") }
    if happens(10) { members.append("\"preservesSuperviewMargins\": true") }
    if depth > 0, happens(10) { members.append("\"traits\": {\"textSize\": \"AX1\"}") }
    return "{\(members.joined(separator: ", "))}"
  }

  private static let texts = ["a", "some words", "a text so long that it takes several lines", ""]

  private mutating func stack() -> [String] {
    [
      "\"axis\": \"\(one(of: ["horizontal", "vertical"]))\"", "\"spacing\": \(number(12))",
      "\"distribution\": \"\(one(of: ["fill", "fillEqually", "equalSpacing"]))\"",
    ]
  }

  private mutating func list(_ kind: String) -> [String] {
    var members: [String] = []
    if happens(40) {
      let behaviors = ["automatic", "scrollableAxes", "never", "always"]
      members.append("\"contentInsetAdjustmentBehavior\": \"\(one(of: behaviors))\"")
    }
    let rows = kind == "table" ? "rows" : "items"
    if kind == "table" {
      if happens(30) { members.append("\"rowHeight\": \(20 + number(50))") }
      if happens(30) { members.append("\"separatorInset\": \(number(20))") }
      if happens(30) { members.append("\"estimatedRowHeight\": \(number(100))") }
      if happens(30) { members.append("\"cellLayoutMarginsFollowReadableWidth\": true") }
    } else {
      members.append("\"minimumItemWidth\": \(30 + number(150))")
      if happens(50) { members.append("\"sectionInset\": \(number(20))") }
    }
    if happens(50) {
      members.append("\"\(rows)\": [\(cells(1 + number(2), isRow: true, kind))]")
    } else {
      let sections = (0..<1 + number(2)).map { _ in
        var parts = ["\"\(rows)\": [\(cells(1 + number(2), isRow: true, kind))]"]
        if happens(50) { parts.append("\"header\": \(cells(1, isRow: false, kind))") }
        if happens(30) { parts.append("\"footer\": \(cells(1, isRow: false, kind))") }
        return "{\(parts.joined(separator: ", "))}"
      }
      members.append("\"sections\": [\(sections.joined(separator: ", "))]")
    }
    return members
  }

  private mutating func cells(_ count: Int, isRow: Bool, _ kind: String) -> String {
    (0..<count).map { _ in
      families.append([])
      let family = families.count - 1
      var members = ["\"id\": \"\(name(family))\""]
      let inside = (0..<number(4)).map { _ in view(depth: 2, family: family) }
      members.append("\"subviews\": [\(inside.joined(separator: ", "))]")
      if isRow, happens(30) { members.append("\"repeat\": \(1 + number(4))") }
      if isRow, kind == "table" {
        if happens(20) { members.append("\"height\": \(10 + number(60))") }
        if happens(20) {
          members.append(
            "\"accessory\": {\"id\": \"end of \(family)\", \"intrinsicSize\": [\(number(30)), 10]}")
        }
      }
      return "{\(members.joined(separator: ", "))}"
    }.joined(separator: ", ")
  }

  // MARK: Constraints

  private mutating func constraints(count: Int) -> [String] {
    (0..<count).map { _ in constraint() }
  }

  private mutating func constraint() -> String {
    let family = families.filter { !$0.isEmpty }.randomElement(using: &generator) ?? ["v1"]
    let first = one(of: family)
    if first != family[0], happens(50) {
      return
        "\"\(one(of: ["H", "V", "HV"])):|\(one(of: ["", "-"]))[\(first)]\(one(of: ["", "-"]))|\""
    }
    let attribute = one(of: ["leading", "trailing", "top", "bottom", "width", "height", "centerY"])
    let relation = one(of: ["==", "==", ">=", "<="])
    let priority = one(of: ["", "", " @high", " @250", " @750", " @999"])
    let constant = number(120)
    if attribute == "width" || attribute == "height", happens(60) {
      return "\"\(first).\(attribute) \(relation) \(constant)\(priority)\""
    }
    let other = one(of: family)
    if other == first { return "\"\(first).height >= \(constant)\(priority)\"" }
    return "\"\(first).\(attribute) \(relation) \(other).\(attribute) + \(constant)\(priority)\""
  }

  private mutating func set() -> String {
    let conditions = [
      #"{"width": "compact"}"#, #"{"width": "regular"}"#, #"{"height": "compact"}"#,
      #"{"textSize": "AX1..."}"#, #"{"width>=": 400}"#, #"{"height<": 800}"#,
    ]
    let constraints = self.constraints(count: 1 + number(3))
    var members = [
      "\"when\": \(one(of: conditions))",
      "\"constraints\": [\(constraints.joined(separator: ", "))]",
    ]
    if happens(50) {
      let name = "v\(1 + number(viewCount))"
      members.append("\"views\": {\"\(name)\": {\"margins\": \(number(40))}}")
    }
    return "{\(members.joined(separator: ", "))}"
  }
}
