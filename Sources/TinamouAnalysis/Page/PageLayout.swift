import TinamouFormat
import TinamouLayout

/// One of the layouts of a page: a file with the tables that its pieces share.
struct PageLayout {
  let file: ConstraintFile
  let layout: FileLayout
  /// The guides of the window, which the page can show.
  private let guides: PageGuides
  private let constraintPlaces: ConstraintPlaces
  private var items: [LayoutPiece.Item] = []
  private var indices: [LayoutItem.ID: Int] = [:]
  private var places = PageTable<PagePlace>()
  private var derivations = PageTable<PageDerivation>()
  private var constraints = PageTable<PageConstraint>()
  private var texts = PageTable<PageText>()

  init(_ file: ConstraintFile) throws(AnalysisError) {
    self.file = file
    constraintPlaces = ConstraintPlaces(in: file)
    do throws(LayoutError) {
      layout = try FileLayout(file.withRowsAsViews)
      guides = try PageGuides(of: layout)
    } catch {
      throw .layout(error)
    }
  }

  /// The name of the layout.
  var name: String { file.source.name }

  /// Computes the function in a configuration; relations are measured before those of the guides.
  func function(
    in configuration: AnalysisConfiguration, measuring relations: [LayoutConstraint]
  ) throws(AnalysisError) -> LayoutFunction {
    try LayoutFunction(
      of: layout, for: configuration.request, along: .horizontal, over: configuration.widths,
      measuring: relations + guides.relations, isExplained: true)
  }

  /// Records the pieces of a function.
  mutating func pieces(of function: LayoutFunction) throws(AnalysisError) -> [PagePiece] {
    if items.isEmpty, let first = function.pieces.first {
      items = first.items
      for (index, item) in items.enumerated() { indices[item.id] = index }
    }
    var pieces: [PagePiece] = []
    for piece in function.pieces {
      let environment = try LayoutFunction.environment(
        function.request(at: piece.origin), of: layout.file)
      do throws(LayoutError) {
        // Measure the texts in the window of the piece, since line breaks depend on it.
        _ = try layout.solve(environment)
      } catch {
        throw .layout(error)
      }
      pieces.append(
        PagePiece(
          piece, places: piece.items.indices.map { place(of: $0, on: piece) },
          texts: piece.items.indices.map { text(of: $0, on: piece) },
          guides: guides.frames(on: piece)))
    }
    return pieces
  }

  private mutating func place(of index: Int, on piece: LayoutPiece) -> Int {
    var derivations: [Int] = []
    for derivation in piece.derivations(index) {
      var reason = PageDerivation()
      for reference in derivation.references {
        guard let item = indices[reference.item] else { continue }
        reason.references.append(
          .init(item: item, side: reference.side, factor: reference.factor))
      }
      for term in derivation.terms {
        let items = term.items.compactMap { indices[$0] }
        let constraint = constraints.place(of: PageConstraint(term, items: items, constraintPlaces))
        let number = PageNumber(
          MovingNumber(term.constant, rate: term.rate) * term.multiplier, at: piece.origin)
        reason.shares.append(PageShare(constraint: constraint, number: number))
      }
      derivations.append(self.derivations.place(of: reason))
    }
    let numbers = piece.movingFrame(index).numbers.map { PageNumber($0, at: piece.origin) }
    return places.place(of: PagePlace(frame: numbers, derivations: derivations))
  }

  private mutating func text(of index: Int, on piece: LayoutPiece) -> Int? {
    guard !piece.items[index].isGuide, let view = layout.view(piece.items[index].id) else {
      return nil
    }
    let appearance = view.appearance(in: piece.frame(index, at: piece.origin).size)
    return appearance.text.map {
      texts.place(of: PageText($0, isRightToLeft: appearance.isRightToLeft))
    }
  }

  // MARK: Writing

  func write(to writer: inout JSONWriter) {
    writer.beginObject(inline: true)
    writer.string(name, forKey: "name")
    writer.beginArray(inline: true, forKey: "guides")
    for guide in guides.names { writer.string(guide) }
    writer.end()
    writer.beginArray(forKey: "items")
    for item in items { write(item, to: &writer) }
    writer.end()
    writer.beginArray(forKey: "constraints")
    for constraint in constraints.values {
      writer.beginObject()
      writer.string(constraint.text, forKey: "text")
      writer.numbers(constraint.items.map(Double.init), forKey: "items")
      writer.end()
    }
    writer.end()
    writer.beginArray(forKey: "derivations")
    for derivation in derivations.values {
      writer.beginArray()
      writer.numbers(
        derivation.shares.flatMap { [Double($0.constraint), $0.number.base, $0.number.rate] })
      writer.numbers(
        derivation.references.flatMap { [Double($0.item), Double($0.side), $0.factor] })
      writer.end()
    }
    writer.end()
    writer.beginArray(forKey: "places")
    for place in places.values {
      writer.beginObject()
      writer.numbers(place.frame.flatMap { [$0.base, $0.rate] }, forKey: "frame")
      writer.numbers(place.derivations.map(Double.init), forKey: "because")
      writer.end()
    }
    writer.end()
    writer.beginArray(forKey: "texts")
    for text in texts.values { write(text, to: &writer) }
    writer.end()
    writer.end()
  }

  private func write(_ item: LayoutPiece.Item, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.string(item.name ?? "", forKey: "id")
    let kind = item.isGuide ? "guide" : layout.view(item.id)?.kind.rawValue ?? "view"
    writer.string(kind, forKey: "kind")
    if let container = item.container {
      writer.number(Double(container), forKey: "parent")
    }
    if item.isExact {
      writer.boolean(true, forKey: "isExact")
    }
    writer.end()
  }

  private func write(_ text: PageText, to writer: inout JSONWriter) {
    writer.beginObject()
    for (key, number) in [
      ("size", text.pointSize), ("ascent", text.ascent), ("distance", text.lineDistance),
      ("height", text.height),
    ] {
      writer.number((number * 100).rounded() / 100, forKey: key)
    }
    if let weight = text.weight { writer.string(weight, forKey: "weight") }
    if text.isRightToLeft {
      writer.boolean(true, forKey: "isRightToLeft")
    }
    writer.beginArray(forKey: "lines")
    for line in text.lines {
      writer.beginArray()
      writer.string(line.text)
      writer.number((line.width * 100).rounded() / 100)
      writer.end()
    }
    writer.end()
    writer.end()
  }
}
