import TinamouFormat
import TinamouLayout
import TinamouLayoutTestSupport

/// A random constraint file with texts that wrap, sets, stacks, guides and conflicts.
///
/// Blocks stand below each other. Each is held by one of several guides, has a few labels or
/// pictures in a row or a stack, and may ask for more than a narrow window has.
struct RandomLayout {
  private var generator: SeededGenerator
  private var constraints: [String] = []
  private var sets: [String] = []
  /// Whether guides and conditions ask for folds, controls and corners.
  private let hasFolds: Bool

  /// The text of the file.
  private(set) var text = ""

  init(seed: UInt64, hasFolds: Bool = false) {
    self.hasFolds = hasFolds
    generator = SeededGenerator(seed: seed)
    let blocks = (0..<Int.random(in: 1...4, using: &generator)).map { block($0) }
    text = """
      { "tinamou": 1,
        "view": { "id": "root", \(margins()) \(regions())
          "subviews": [ \(blocks.joined(separator: ",\n")) ] },
        "constraints": [ \(constraints.joined(separator: ",\n")) ],
        "sets": [ \(sets.joined(separator: ",\n")) ] }
      """
  }

  /// A window without a width for a file.
  static func request(seed: UInt64) -> LayoutRequest {
    var request = LayoutRequest(.size(Size(width: 0, height: 1024)))
    if seed % 3 == 1 { request.direction = .rightToLeft }
    if seed % 5 == 2 { request.textSize = .accessibilityMedium }
    return request
  }

  /// A window without a width that a fold divides, with controls and round corners.
  static func foldedRequest(seed: UInt64) -> LayoutRequest {
    var generator = SeededGenerator(seed: seed &+ 0x5eed)
    var request = request(seed: seed)
    let place = Double(Int.random(in: 300...900, using: &generator)) + 0.5
    let frame =
      seed % 4 == 3
      ? Rect(x: 0, y: place - 200, width: 2000, height: 40)
      : Rect(x: place, y: 0, width: 40, height: 1024)
    request.reservedRegions = [
      ReservedRegion("fold", .division, frame, isActive: seed % 6 != 5),
      ReservedRegion("strip", .occlusion, Rect(x: place + 100, y: 0, width: 84, height: 120)),
    ]
    request.safeArea = EdgeInsets(top: 10, bottom: 10)
    request.windowControls = Size(width: 66, height: 43)
    return request
  }

  /// A guide that retreats from the corner with controls.
  private func regions() -> String {
    hasFolds
      ? #""guides": [ { "id": "clear", "region": "margins", "corners": "horizontal" } ],"# : ""
  }

  private static let words = [
    "the", "first", "tram", "climbs", "before", "bakers", "have", "opened", "their", "shutters",
    "extraordinary", "a", "of", "river", "Lisbon", "counterrevolutionary", "pink", "so", "bright",
  ]

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func sentence(_ count: ClosedRange<Int>) -> String {
    (0..<number(count)).map { _ in pick(Self.words) }.joined(separator: " ")
  }

  private mutating func margins() -> String {
    chance(50)
      ? "\"margins\": { \"leading\": \(number(0...40)), \"trailing\": \(number(0...40)) }," : ""
  }

  private mutating func block(_ index: Int) -> String {
    let id = "block\(index)"
    let guide = pick(
      ["", ".margins", ".readable", ".safeArea"]
        + (hasFolds ? [".fold.before", ".fold.after", ".clear", ".fold.before"] : []))
    constraints.append("\"\(id).leading == root\(guide).leading + \(number(0...30))\"")
    switch number(0...3) {
    case 0: constraints.append("\"\(id).trailing == root\(guide).trailing\"")
    case 1: constraints.append("\"\(id).width == \(pick(["0.5", "0.75"])) * root.width - 8\"")
    case 2:
      constraints.append("\"\(id).trailing <= root\(guide).trailing\"")
      constraints.append("\"\(id).width == \(number(200...700)) @\(number(200...999))\"")
    default:
      constraints.append("\"\(id).width <= \(number(300...900))\"")
      constraints.append("\"\(id).trailing == root.trailing - 12 @\(number(300...900))\"")
    }
    if hasFolds, chance(40) {
      constraints.append("\"\(id).trailing <= root.strip.leading - 4 @\(number(200...900))\"")
    }
    if hasFolds, chance(30) {
      constraints.append("\"\(id).leading >= root.windowControls.trailing @\(number(200...900))\"")
    }
    if chance(20) { constraints.append("\"\(id).width >= \(number(350...500))\"") }
    let above = index == 0 ? "root.safeArea.top" : "block\(index - 1).bottom"
    constraints.append("\"\(id).top == \(above) + \(number(0...20))\"")
    return chance(30) ? stack(id) : row(id)
  }

  private mutating func content(_ id: String) -> String {
    switch number(0...3) {
    case 0:
      return
        "{ \"id\": \"\(id)\", \"kind\": \"image\", \"intrinsicSize\": [\(number(10...200)), \(number(10...90))] }"
    case 1:
      return "{ \"id\": \"\(id)\", \"kind\": \"label\", \"text\": \"\(sentence(1...4))\" }"
    case 2:
      return
        "{ \"id\": \"\(id)\", \"kind\": \"label\", \"lines\": \(number(2...3)), \"text\": \"\(sentence(6...20))\" }"
    default:
      return
        "{ \"id\": \"\(id)\", \"kind\": \"label\", \"lines\": 0, \"text\": \"\(sentence(4...25))\" }"
    }
  }

  private mutating func stack(_ id: String) -> String {
    let parts = (0..<number(1...3)).map { content("\(id)_\($0)") }
    return """
      { "id": "\(id)", "kind": "stack", "spacing": \(number(0...12)),
        "axis": "\(pick(["horizontal", "vertical"]))",
        "distribution": "\(pick(["fill", "fillEqually", "equalSpacing", "fillProportionally"]))",
        "alignment": "\(pick(["fill", "leading", "center"]))",
        "subviews": [ \(parts.joined(separator: ",\n")) ] }
      """
  }

  private mutating func row(_ id: String) -> String {
    let count = number(1...3)
    let parts = (0..<count).map { content("\(id)_\($0)") }
    let inner = pick(["", ".margins", ".readable"] + (hasFolds ? [".fold.before"] : []))
    for index in 0..<count {
      let own = "\(id)_\(index)"
      constraints.append(
        index == 0
          ? "\"\(own).leading == \(id)\(inner).leading\""
          : "\"\(own).leading == \(id)_\(index - 1).trailing + 8\"")
      constraints.append("\"\(own).top == \(id)\(inner).top\"")
      constraints.append("\"\(own).bottom <= \(id)\(inner).bottom\"")
      constraints.append("\"\(id).height == 0 @10\"")
    }
    let relation = pick(["==", "<="])
    constraints.append("\"\(id)_\(count - 1).trailing \(relation) \(id)\(inner).trailing\"")
    if chance(40), count > 1 { addSet(id) }
    let preserves = chance(40) ? "\"preservesSuperviewMargins\": true," : ""
    return """
      { "id": "\(id)", \(margins()) \(preserves) "subviews": [ \(parts.joined(separator: ",\n")) ] }
      """
  }

  private mutating func addSet(_ id: String) {
    let condition =
      switch number(0...(hasFolds ? 6 : 3)) {
      case 4: "\"fold\": \"\(pick(["active", "inactive"]))\""
      case 5: "\"foldAxis\": \"\(pick(["vertical", "horizontal"]))\""
      case 6: "\"fold\": \"active\", \"width>=\": \(number(350...1200))"
      case 0: "\"width\": \"\(pick(["compact", "regular"]))\""
      case 1:
        "\"view\": \"\(id)\", \"\(pick(["width<", "width<=", "width>"]))\": \(number(150...600))"
      case 2: "\"\(pick(["width<", "width>="]))\": \(number(350...1200))"
      default: "\"aspect\": \"\(pick(["portrait", "landscape"]))\""
      }
    sets.append(
      """
      { "id": "\(id)set", "when": { \(condition) },
        "constraints": [ "\(id)_0.width == \(id)_1.width @\(number(200...999))" ],
        "views": { "\(id)_0": { "hidden": \(chance(50)) } } }
      """)
  }
}
