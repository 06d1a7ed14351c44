import TinamouFormat
import TinamouLayout

/// A width at which something changes, in the words of the page.
struct PageBreakpoint {
  let at: Double
  /// The piece below the width.
  private let last: LayoutPiece
  /// The piece above the width.
  private let next: LayoutPiece
  let changes: [LayoutChange]

  init(at size: Double, last: LayoutPiece, next: LayoutPiece) {
    at = size
    self.last = last
    self.next = next
    changes = LayoutPiece.changes(from: last, to: next)
  }

  /// The largest number of changes that are named.
  private static let namedCount = 2

  /// What changes when the window grows beyond the width.
  var text: String {
    var phrases: [String] = []
    for phrase in changes.map(phrase) where !phrases.contains(phrase) { phrases.append(phrase) }
    if phrases.isEmpty { return "something changes" }
    let more = phrases.count - Self.namedCount
    return (phrases.prefix(Self.namedCount) + (more > 0 ? ["\(more) more"] : []))
      .joined(separator: "; ")
  }

  private func phrase(_ change: LayoutChange) -> String {
    switch change {
    case .lines(let view): return lines(of: view)
    case .height(let view): return height(of: view)
    case .constraint(let constraint) where constraint.source == .intrinsicSize:
      return content(of: String(constraint.description.prefix { $0 != " " }))
    case .constraint(let constraint): return "'\(constraint.description)' begins or ends to decide"
    case .readableWidth(let view): return "the readable width limits '\(view)'"
    case .insets(let view): return "the margins or the safe area of '\(view)' change"
    case .scrolling(let view): return "the content of '\(view)' begins or ends to scroll"
    case .container(let view): return "'\(view)' reaches the size at which sets switch"
    case .aspect: return "the window is as wide as high"
    case .traits:
      let classes = [last, next].map(\.status.traits.horizontalSizeClass.rawValue)
      return classes[0] == classes[1]
        ? "the traits of the window change"
        : "the width changes from \(classes[0]) to \(classes[1])"
    case .fold: return "a fold enters the window"
    case .end: return "the end of the range"
    }
  }

  private func contents(of view: String) -> [LayoutTrace.Content]? {
    let contents = [last, next].compactMap { piece in
      piece.items.first { $0.name == view }.flatMap { piece.content(of: $0.id) }
    }
    return contents.count == 2 ? contents : nil
  }

  private func lines(of view: String) -> String {
    guard let counts = contents(of: view)?.map(\.numberOfLines), counts[0] != counts[1] else {
      return "the lines of '\(view)' end at other words"
    }
    return "the text of '\(view)' breaks into \(counts[1]) line\(counts[1] == 1 ? "" : "s")"
      + " instead of \(counts[0])"
  }

  private func height(of view: String) -> String {
    guard let heights = contents(of: view)?.compactMap(\.neededHeight), heights.count == 2,
      heights[0] != heights[1]
    else { return "'\(view)' has another height" }
    return "'\(view)' needs a height of \(JSONNumber.text(heights[1])) points instead of "
      + JSONNumber.text(heights[0])
  }

  /// What happens to a view one of whose sides is that of its content below or above the width.
  private func content(of side: String) -> String {
    guard let dot = side.lastIndex(of: ".") else { return "'\(side)' is that of its content" }
    let view = String(side[..<dot])
    let isWidth = side.hasSuffix("width")
    let rates = [last, next].compactMap { piece -> Double? in
      guard let index = piece.items.firstIndex(where: { $0.name == view }) else { return nil }
      let frame = piece.movingFrame(index)
      return (isWidth ? frame.width : frame.height).rate
    }
    let size = isWidth ? "wide" : "high"
    return switch (rates.first ?? 0 == 0, rates.last ?? 0 == 0) {
    case (false, true): "'\(view)' becomes as \(size) as its content"
    case (true, false): "'\(view)' is no longer as \(size) as its content"
    default: "the content of '\(view)' begins or ends to decide how \(size) it is"
    }
  }
}
