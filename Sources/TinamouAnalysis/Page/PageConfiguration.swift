import TinamouFormat
import TinamouLayout

/// A configuration as the page has it.
struct PageConfiguration {
  let configuration: AnalysisConfiguration
  let function: LayoutFunction
  let findings: [Finding]
  /// For each piece the places of the derivations of its items.
  var derivations: [[Int]] = []

  func write(to writer: inout JSONWriter, _ file: ConstraintFile, _ layout: FileLayout) {
    let request = configuration.request
    writer.beginObject()
    writer.string(windowName, forKey: "window")
    writer.string((request.textSize ?? .large).rawValue, forKey: "text")
    writer.string((request.direction ?? .leftToRight).rawValue, forKey: "direction")
    writer.key("range")
    writer.numbers([function.range.lowerBound, function.range.upperBound])
    writer.key("items")
    writer.beginArray()
    for item in function.pieces[0].items { write(item, to: &writer, layout) }
    writer.end()
    writer.key("pieces")
    writer.beginArray()
    for index in function.pieces.indices { writePiece(index, to: &writer) }
    writer.end()
    writer.key("findings")
    writer.beginArray()
    for finding in findings {
      writer.beginObject(inline: true)
      writer.string("\(finding.key.rule.rawValue): \(finding.diagnostic.message)", forKey: "text")
      writer.key("isError")
      writer.boolean(finding.diagnostic.severity == .error)
      writer.string(finding.key.subject, forKey: "subject")
      writer.key("ranges")
      writer.beginArray()
      for range in finding.occurrences.flatMap(\.sizes.ranges) {
        writer.numbers([range.lowerBound, range.upperBound])
      }
      writer.end()
      writer.end()
    }
    writer.end()
    writer.end()
  }

  private var windowName: String {
    switch configuration.request.window {
    case .size: return "Every width"
    case .device(let device, let orientation, let split):
      let part = split == .full ? "" : " \(split.rawValue)"
      return "\(device.name), \(orientation.rawValue)\(part)"
    }
  }

  private func write(
    _ item: LayoutPiece.Item, to writer: inout JSONWriter, _ layout: FileLayout
  ) {
    let view = item.isGuide ? nil : layout.view(item.id)
    writer.beginObject(inline: true)
    writer.string(item.name ?? "", forKey: "id")
    writer.string(item.isGuide ? "guide" : view?.kind.rawValue ?? "view", forKey: "kind")
    if let container = item.container {
      writer.key("parent")
      writer.number(Double(container))
    }
    writer.key("scale")
    writer.number(item.trace.grid?.scale ?? 0)
    if let view, let text = view.text {
      writer.string(text, forKey: "content")
      writer.key("size")
      let category = configuration.request.textSize ?? .large
      writer.number(view.font.pointSize(for: category))
      writer.key("lines")
      writer.number(Double(view.numberOfLines))
    }
    writer.end()
  }

  private func writePiece(_ index: Int, to writer: inout JSONWriter) {
    let piece = function.pieces[index]
    writer.beginObject(inline: true)
    writer.key("range")
    writer.numbers([piece.sizes.lowerBound, piece.sizes.upperBound])
    writer.key("includesLower")
    writer.boolean(piece.sizes.includesLower)
    writer.key("includesUpper")
    writer.boolean(piece.sizes.includesUpper)
    writer.key("origin")
    writer.number(piece.origin)
    let change = index == 0 ? nil : function.pieces[index - 1].changeAbove ?? piece.changeBelow
    if index > 0 { writer.string(change?.description ?? "something changes", forKey: "change") }
    writer.string(note(on: piece), forKey: "note")
    writer.key("hidden")
    writer.numbers(piece.items.indices.filter { piece.items[$0].isHidden }.map(Double.init))
    writer.key("frames")
    writer.numbers(
      piece.items.flatMap { item in
        item.trace.frame.numbers.flatMap { [$0.value, $0.rate] }
      })
    writer.key("scrolled")
    writer.numbers(
      piece.items.indices.filter { piece.boundsOrigin($0) != .zero }.flatMap {
        [Double($0), piece.boundsOrigin($0).x, piece.boundsOrigin($0).y]
      })
    writer.key("derivations")
    writer.numbers(derivations[index].map(Double.init))
    writer.end()
  }

  /// What holds on a piece besides its frames.
  private func note(on piece: LayoutPiece) -> String {
    let traits = piece.status.traits
    let classes = "\(traits.horizontalSizeClass.rawValue) × \(traits.verticalSizeClass.rawValue)"
    let sets = piece.status.activeSets
    return classes + (sets.isEmpty ? "" : " · sets: " + sets.joined(separator: ", "))
  }
}
