import Testing
import TinamouAnalysis
import TinamouAnalysisTestSupport
import TinamouFormat
import TinamouLayout

@Suite struct `The frames of a layout function` {
  @Test(arguments: ["S", "AX1"].flatMap { size in Example.names.map { ($0, size) } })
  func `of examples jump only where a reason is named for each of them`(
    name: String, textSize: String
  ) throws {
    var request = LayoutRequest(.size(Size(width: 0, height: 768)))
    request.textSize = ContentSizeCategory(rawValue: textSize)
    let function = try LayoutFunction(
      of: FileLayout(Example.file(name)), for: request, along: .horizontal,
      over: AnalysisMatrix.widths, measuring: [], isExplained: true)
    for breakpoint in function.breakpoints {
      for (index, item) in breakpoint.below.items.enumerated() {
        guard let other = breakpoint.above.items.firstIndex(where: { $0.id == item.id }) else {
          Issue.record("\(item.name ?? "?") is missing above \(breakpoint.size)")
          continue
        }
        let below = numbers(of: index, on: breakpoint.below, at: breakpoint.size)
        let above = numbers(of: other, on: breakpoint.above, at: breakpoint.size)
        for (old, new) in zip(below, above) where abs(old.value - new.value) > 0x1p-19 {
          // One unit of the solver's public values on each side is no jump.
          let isExplained = isExplained(old, new, at: breakpoint)
          #expect(
            isExplained,
            """
            \(item.name ?? "?") jumps from \(old.value) to \(new.value) at \(breakpoint.size), \
            and only this changes: \(breakpoint.changes)
            """)
        }
      }
    }
  }

  /// A number of a frame, and the constraints that determine it.
  private struct Number {
    let value: Double
    let terms: [LayoutDerivation.Term]
  }

  /// Left, top, width and height of an item.
  private func numbers(of index: Int, on piece: LayoutPiece, at size: Double) -> [Number] {
    let frame = piece.exactFrame(index, at: size)
    let values = [frame.minX, frame.minY, frame.width, frame.height]
    return values.indices.map { side in
      Number(value: values[side], terms: terms(of: piece.items[index].id, side, on: piece))
    }
  }

  /// The constraints that determine a number, directly or through other numbers.
  private func terms(
    of item: LayoutItem.ID, _ side: Int, on piece: LayoutPiece
  ) -> [LayoutDerivation.Term] {
    let indices = Dictionary(
      piece.items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var terms: [LayoutDerivation.Term] = []
    var waiting = [[indices[item] ?? 0, side]]
    var seen = Set(waiting)
    while let next = waiting.popLast() {
      let derivation = piece.derivations(next[0])[next[1]]
      terms += derivation.terms
      for reference in derivation.references {
        guard let index = indices[reference.item] else { continue }
        if seen.insert([index, reference.side]).inserted {
          waiting.append([index, reference.side])
        }
      }
    }
    return terms
  }

  /// Whether a number jumps because of what changes.
  ///
  /// One of the constraints that determine it is about the text or guide that changes, or is only
  /// there on one side of a change of sets. Or it is about a text or guide that follows a view
  /// which jumps itself, because of what changes.
  private func isExplained(
    _ old: Number, _ new: Number, at breakpoint: Breakpoint, seen: Set<String> = []
  ) -> Bool {
    if breakpoint.changes.contains(where: { explains($0, from: old, to: new, on: breakpoint) }) {
      return true
    }
    let causes = (old.terms + new.terms).filter {
      $0.constraint.source == .intrinsicSize || $0.constraint.source == .guide
    }
    return breakpoint.below.items.enumerated().contains { index, item in
      guard let name = item.name, !seen.contains(name),
        causes.contains(where: { $0.constraint.description.hasPrefix(name + ".") }),
        let other = breakpoint.above.items.firstIndex(where: { $0.id == item.id })
      else { return false }
      let below = numbers(of: index, on: breakpoint.below, at: breakpoint.size)
      let above = numbers(of: other, on: breakpoint.above, at: breakpoint.size)
      return zip(below, above).contains { old, new in
        abs(old.value - new.value) > 0x1p-19
          && isExplained(old, new, at: breakpoint, seen: seen.union([name]))
      }
    }
  }

  /// Whether a number jumps because of a change alone.
  private func explains(
    _ change: LayoutChange, from old: Number, to new: Number, on breakpoint: Breakpoint
  ) -> Bool {
    func isDetermined(by source: ConstraintReference.Source, of views: [String]) -> Bool {
      (old.terms + new.terms).contains { term in
        term.constraint.source == source
          && views.contains { term.constraint.description.hasPrefix($0 + ".") }
      }
    }
    switch change {
    case .lines(let view), .height(let view): return isDetermined(by: .intrinsicSize, of: [view])
    case .readableWidth(let view), .insets(let view):
      return isDetermined(by: .guide, of: [view] + subviews(of: view, on: breakpoint.below))
    case .scrolling, .container, .aspect, .traits, .fold:
      let places = [old, new].map { Set($0.terms.compactMap(\.constraint.location)) }
      return places[0] != places[1] || isDetermined(by: .guide, of: names(on: breakpoint.below))
    // A constraint that becomes tight or slack moves nothing by itself.
    case .constraint, .end: return false
    }
  }

  private func names(on piece: LayoutPiece) -> [String] { piece.items.compactMap(\.name) }

  /// The names of all views inside of a view.
  private func subviews(of view: String, on piece: LayoutPiece) -> [String] {
    var inside: Set<Int> = []
    for (index, item) in piece.items.enumerated() {
      guard let container = item.container else { continue }
      if inside.contains(container) || piece.items[container].name == view { inside.insert(index) }
    }
    return inside.compactMap { piece.items[$0].name }
  }
}
