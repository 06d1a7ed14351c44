import Testing
import TinamouAnalysis
import TinamouFormat
import TinamouLayout

@Suite struct `The frames of examples` {
  /// Where two pieces meet, and what changes there.
  private struct Breakpoint {
    let size: Double
    let below: LayoutPiece
    let above: LayoutPiece
    let changes: [LayoutChange]
  }

  /// The sizes at which pieces meet; a piece of a single size stands between two others.
  private func breakpoints(of function: LayoutFunction) -> [Breakpoint] {
    zip(function.pieces, function.pieces.dropFirst()).map { below, above in
      let size = above.sizes.lowerBound
      let changes = function.pieces.flatMap { piece in
        (piece.sizes.upperBound == size ? [piece.changeAbove] : [])
          + (piece.sizes.lowerBound == size ? [piece.changeBelow] : [])
      }
      return Breakpoint(
        size: size, below: below, above: above, changes: changes.compactMap(\.self))
    }
  }

  /// Whether a change can move frames without a width between: other lines, margins, sets or size
  /// classes. A constraint that becomes tight or slack cannot.
  private func canJump(_ change: LayoutChange) -> Bool {
    switch change {
    case .lines, .height, .readableWidth, .insets, .container, .aspect, .traits: true
    case .constraint, .end: false
    }
  }

  @Test(arguments: ["S", "AX1"].flatMap { size in Example.names.map { ($0, size) } })
  func `jump only where a reason is named`(name: String, textSize: String) throws {
    var request = LayoutRequest(.size(Size(width: 0, height: 768)))
    request.textSize = ContentSizeCategory(rawValue: textSize)
    let function = try LayoutFunction(
      of: FileLayout(Example.file(name)), for: request, over: AnalysisMatrix.widths)
    for breakpoint in breakpoints(of: function) {
      if breakpoint.changes.contains(where: canJump) { continue }
      for (index, item) in breakpoint.below.items.enumerated() {
        guard let other = breakpoint.above.items.firstIndex(where: { $0.id == item.id }) else {
          Issue.record("\(item.name ?? "?") is missing above \(breakpoint.size)")
          continue
        }
        let below = breakpoint.below.exactFrame(index, at: breakpoint.size)
        let above = breakpoint.above.exactFrame(other, at: breakpoint.size)
        let jump =
          [
            below.minX - above.minX, below.minY - above.minY, below.width - above.width,
            below.height - above.height,
          ].map(abs).max() ?? 0
        // One unit of the solver's public values on each side.
        #expect(
          jump <= 0x1p-19,
          "\(item.name ?? "?") at \(breakpoint.size): \(below), \(above); \(breakpoint.changes)")
      }
    }
  }
}
