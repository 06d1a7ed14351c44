import TinamouFormat
import TinamouLayout

/// A piece in the form of the page.
struct PagePiece {
  let piece: LayoutPiece
  /// For each item, the index of its frame.
  let places: [Int]
  /// For each item, the index of its text.
  let texts: [Int?]

  init(_ piece: LayoutPiece, places: [Int], texts: [Int?]) {
    self.piece = piece
    self.places = places
    self.texts = texts
  }

  /// A description of the piece, apart from its frames.
  var note: String {
    let traits = piece.status.traits
    let classes = "\(traits.horizontalSizeClass.rawValue) × \(traits.verticalSizeClass.rawValue)"
    return ([classes] + piece.status.activeSets).joined(separator: " · ")
  }

  func write(to writer: inout JSONWriter, note: Int) {
    writer.beginObject()
    writer.key("to")
    writer.number(piece.sizes.upperBound)
    writer.key("includesEnd")
    writer.boolean(piece.sizes.includesUpper)
    writer.key("note")
    writer.number(Double(note))
    writer.key("places")
    writer.numbers(places.map(Double.init))
    writer.key("texts")
    writer.beginObject()
    for (index, text) in texts.enumerated() {
      guard let text else { continue }
      writer.key(String(index))
      writer.number(Double(text))
    }
    writer.end()
    writer.key("hidden")
    writer.numbers(piece.items.indices.filter { piece.items[$0].isHidden }.map(Double.init))
    writer.key("scrolled")
    writer.beginObject()
    for index in piece.items.indices where piece.boundsOrigin(index) != .zero {
      let origin = piece.boundsOrigin(index)
      writer.key(String(index))
      writer.numbers([origin.x, origin.y])
    }
    writer.end()
    writer.end()
  }
}
