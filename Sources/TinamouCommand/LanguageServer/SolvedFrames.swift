import TinamouFormat
import TinamouLayout

/// The frames of a file in one window, for descriptions of the names in it.
struct SolvedFrames {
  private let window: String
  private var frames: [String: Rect] = [:]

  /// Stores the frames of the last layout.
  init(_ snapshot: LayoutSnapshot, of layout: FileLayout, in request: LayoutRequest) {
    window = request.label
    var names: [LayoutItem.ID: String] = [:]
    for item in snapshot.items {
      guard let name = item.name else { continue }
      let owner = item.isGuide ? item.container.flatMap { names[$0] } : nil
      if !item.isGuide { names[item.id] = name }
      frames[owner.map { "\($0).\(name)" } ?? name] = item.frame
    }
    for guide in layout.engine.placedGuides(in: snapshot) {
      guard let owner = names[guide.owner],
        let frame = snapshot.items.first(where: { $0.id == guide.owner })
      else { continue }
      let place = guide.windowFrame.origin - frame.windowFrame.origin
      frames["\(owner).\(guide.role.rawValue)"] = Rect(
        origin: place, size: guide.windowFrame.size)
    }
  }

  /// A description of a view, a guide or one of its attributes; `nil` if the file has none of that
  /// name.
  func text(of parts: [String]) -> String? {
    let name = parts.joined(separator: ".")
    if let frame = frames[name] { return "`\(name)`: \(Self.text(of: frame)) in \(window)" }
    guard let attribute = parts.last, parts.count > 1,
      let frame = frames[parts.dropLast().joined(separator: ".")]
    else { return nil }
    let value: Double
    switch attribute {
    case "left", "leading": value = frame.minX
    case "right", "trailing": value = frame.maxX
    case "top": value = frame.minY
    case "bottom": value = frame.maxY
    case "width": value = frame.width
    case "height": value = frame.height
    case "centerX": value = frame.midX
    case "centerY": value = frame.midY
    default: return nil
    }
    return "`\(name)`: \(JSONNumber.text(value)) in \(window); the frame is \(Self.text(of: frame))"
  }

  private static func text(of frame: Rect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(JSONNumber.text)
    return "x \(numbers[0]), y \(numbers[1]), \(numbers[2]) × \(numbers[3])"
  }
}
