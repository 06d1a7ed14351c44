import TinamouFormat
import TinamouLayout

/// The frames of a file in one window, for descriptions of the names in it.
struct SolvedFrames {
  private let window: String
  private var frames: [String: Rect] = [:]
  /// The names of the views and guides whose leading edge is on the right.
  private var mirrored: Set<String> = []

  /// Stores the frames of the last layout.
  init(_ snapshot: LayoutSnapshot, of layout: FileLayout, in request: LayoutRequest) {
    window = request.label
    var names: [LayoutItem.ID: String] = [:]
    for item in snapshot.items {
      guard let name = item.name else { continue }
      let owner = item.isGuide ? item.container.flatMap { names[$0] } : nil
      if !item.isGuide { names[item.id] = name }
      add(item.frame, owner.map { "\($0).\(name)" } ?? name, layout.isRightToLeft(item.id))
    }
    for guide in layout.engine.placedGuides(in: snapshot) {
      guard let owner = names[guide.owner],
        let frame = snapshot.items.first(where: { $0.id == guide.owner })
      else { continue }
      let place = guide.windowFrame.origin - frame.windowFrame.origin
      add(
        Rect(origin: place, size: guide.windowFrame.size), "\(owner).\(guide.name)",
        layout.isRightToLeft(guide.owner))
    }
  }

  private mutating func add(_ frame: Rect, _ name: String, _ isMirrored: Bool) {
    frames[name] = frame
    if isMirrored { mirrored.insert(name) }
  }

  /// A description of a view, a guide or one of its attributes; `nil` if the file has none of that
  /// name.
  func text(of parts: [String]) -> String? {
    let name = parts.joined(separator: ".")
    if let frame = frames[name] { return "`\(name)`: \(Self.text(of: frame)) in \(window)" }
    let owner = parts.dropLast().joined(separator: ".")
    guard let attribute = parts.last, let frame = frames[owner] else { return nil }
    let isMirrored = mirrored.contains(owner)
    let value: Double
    switch attribute {
    case "left": value = frame.minX
    case "right": value = frame.maxX
    case "leading": value = isMirrored ? frame.maxX : frame.minX
    case "trailing": value = isMirrored ? frame.minX : frame.maxX
    case "top": value = frame.minY
    case "bottom": value = frame.maxY
    case "width": value = frame.width
    case "height": value = frame.height
    case "centerX": value = frame.midX
    case "centerY": value = frame.midY
    default: return nil
    }
    let number = JSONNumber.rounded(value)
    return "`\(name)`: \(number) in \(window); the frame is \(Self.text(of: frame))"
  }

  private static func text(of frame: Rect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(JSONNumber.rounded)
    return "x \(numbers[0]), y \(numbers[1]), \(numbers[2]) × \(numbers[3])"
  }
}
