package import TinamouAnalysis
package import TinamouFormat
import TinamouLayout
import TinamouLayoutTestSupport

/// Compares a layout function with layouts of single windows, and looks for frames that jump.
package struct FunctionCheck {
  /// The largest difference from a solve: values are published in multiples of 2^-20.
  private static let rounding = 0x1p-21 + 1e-9

  /// The function.
  package let function: LayoutFunction
  private let layout: FileLayout
  private let request: LayoutRequest
  private let range: ClosedRange<Double>

  /// Makes the function of a file over a range of widths.
  ///
  /// - Throws: The error of a layout.
  package init(
    _ file: ConstraintFile, _ request: LayoutRequest, over range: ClosedRange<Double>
  ) throws {
    layout = try FileLayout(file)
    self.request = request
    self.range = range
    function = try LayoutFunction(of: layout, for: request, over: range)
  }

  // MARK: Layouts of single windows

  /// The differences from layouts at so many random widths, at no more than four times as many ends
  /// of pieces, and 0.001 points beside those.
  package func differences(widths: Int, seed: UInt64) throws -> [String] {
    var generator = SeededGenerator(seed: seed)
    var sizes = (0..<widths).map { _ in Double.random(in: range, using: &generator) }
    let ends = function.pieces.dropFirst().map(\.sizes.lowerBound)
    for index in stride(from: 0, to: ends.count, by: max(1, ends.count / (4 * widths))) {
      let end = ends[index]
      sizes += [end - 0.001, end, end + 0.001].filter(range.contains)
    }
    return try sizes.flatMap(differences)
  }

  private func differences(at size: Double) throws -> [String] {
    guard let piece = function.piece(at: size) else { return ["no piece has the width \(size)"] }
    let snapshot = try solve(at: size)
    var found: [String] = []
    func expect(_ isEqual: Bool, _ what: @autoclosure () -> String) {
      if !isEqual { found.append("\(what()) at \(size) in \(piece.sizes)") }
    }
    expect(piece.status.broken.map(\.broken) == snapshot.broken.map(\.broken), "broken rows")
    expect(piece.status.activeSets == snapshot.activeSets, "active sets")
    expect(piece.status.ambiguous == snapshot.ambiguous, "ambiguities")
    let windowFrames = piece.windowFrames(at: size)
    for (index, item) in piece.items.enumerated() {
      let name = item.name ?? "?"
      guard let solved = snapshot.items.first(where: { $0.id == item.id }) else {
        found.append("\(name) is missing at \(size)")
        continue
      }
      let numbers = piece.movingFrame(index)
      let exact = solved.exactFrame
      for (number, published) in zip(
        [numbers.x, numbers.y, numbers.width, numbers.height],
        [exact.minX, exact.minY, exact.width, exact.height])
      {
        let value = piece.value(number, at: size)
        expect(abs(value - published) <= Self.rounding, "\(name): \(value) for \(published)")
      }
      let frame = piece.frame(index, at: size)
      expect(frame == solved.frame, "\(name): \(frame) for \(solved.frame)")
      expect(windowFrames[index] == solved.windowFrame, "\(name): the frame in the window")
      expect(item.isHidden == solved.isHidden, "\(name): hidden or not")
    }
    return found
  }

  private func solve(at size: Double) throws -> LayoutSnapshot {
    try layout.solve(
      request.resized(to: size, along: .horizontal).environment(of: layout.file))
  }

  // MARK: Jumps

  /// The breakpoints at which frames jump although nothing is named that can move them.
  package var unexplainedJumps: [String] {
    function.breakpoints.compactMap { breakpoint -> String? in
      let jumps = breakpoint.below.items.indices.filter { index in
        let below = breakpoint.below.exactFrame(index, at: breakpoint.size)
        let above = breakpoint.above.exactFrame(index, at: breakpoint.size)
        return zip(
          [below.minX, below.minY, below.width, below.height],
          [above.minX, above.minY, above.width, above.height]
        ).contains { abs($0 - $1) > 0x1p-19 }
      }
      if jumps.isEmpty || breakpoint.namesJump { return nil }
      return "\(jumps) jump at \(breakpoint.size), and only this changes: \(breakpoint.changes)"
    }
  }
}
