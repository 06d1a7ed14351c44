import TinamouFormat
import TinamouLayout

/// A piece in the form of the page.
struct PagePiece {
  let piece: LayoutPiece
  /// For each item, the index of its frame.
  let places: [Int]
  /// For each item, the index of its text.
  let texts: [Int?]
  /// For each guide of the window, its left, top, width and height.
  let guides: [[PageNumber]]

  init(_ piece: LayoutPiece, places: [Int], texts: [Int?], guides: [[PageNumber]]) {
    self.piece = piece
    self.places = places
    self.texts = texts
    self.guides = guides
  }

  /// A description of the piece, apart from its frames.
  var note: String {
    let traits = piece.status.traits
    let classes = "\(traits.horizontalSizeClass.rawValue) × \(traits.verticalSizeClass.rawValue)"
    return ([classes] + piece.status.activeSets).joined(separator: " · ")
  }

  /// The items that are hidden or in a hidden view; a container is before what it contains.
  private var hiddenItems: [Int] {
    var hidden: Set<Int> = []
    for (index, item) in piece.items.enumerated()
    where item.isHidden || item.container.map(hidden.contains) ?? false {
      hidden.insert(index)
    }
    return hidden.sorted()
  }

  func write(to writer: inout JSONWriter, note: Int) {
    writer.beginObject()
    writer.number(piece.sizes.upperBound, forKey: "to")
    writer.boolean(piece.sizes.includesUpper, forKey: "includesEnd")
    writer.number(Double(note), forKey: "note")
    writer.numbers(places.map(Double.init), forKey: "places")
    writer.numbers(guides.joined().flatMap { [$0.base, $0.rate] }, forKey: "guides")
    writer.beginObject(forKey: "texts")
    for (index, text) in texts.enumerated() {
      guard let text else { continue }
      writer.number(Double(text), forKey: String(index))
    }
    writer.end()
    writer.numbers(hiddenItems.map(Double.init), forKey: "hidden")
    writer.beginObject(forKey: "scrolled")
    for index in piece.items.indices {
      let origin = piece.boundsOrigin(index)
      let numbers = [origin.x, origin.y].map { PageNumber($0, at: piece.origin) }
        .flatMap { [$0.base, $0.rate] }
      if numbers.contains(where: { $0 != 0 }) { writer.numbers(numbers, forKey: String(index)) }
    }
    writer.end()
    writer.end()
  }
}
