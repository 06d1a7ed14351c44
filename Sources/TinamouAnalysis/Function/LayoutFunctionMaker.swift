import TinamouFormat
import TinamouLayout
import TinamouSolver

extension SizeRange {
  /// An end that belongs to the range, if there is one.
  fileprivate var includedEnd: Double? {
    includesLower ? lowerBound : includesUpper ? upperBound : nil
  }
}

/// Finds the pieces of a layout function.
///
/// A gap is a range of sizes that no piece covers yet. A layout at a size in the gap gives a piece
/// with both of its ends; the rest of the gap below and above is searched in the same way.
struct LayoutFunctionMaker {
  /// The distance in points within which changes count as one: more than the rounding errors of
  /// their computation.
  private static let resolution = 0x1p-30
  /// The distance in points from the beginning of a gap to the size of its layout. It is small so
  /// that pieces are found in ascending order, and a prime part of a point, so that the layout
  /// seldom falls on another end; the result does not depend on it.
  static let step = 1.0 / 271

  let layout: FileLayout
  let request: LayoutRequest
  let axis: LayoutAxis
  let measured: [LayoutConstraint]
  let isExplained: Bool
  let limit: Int
  /// The locations of the constraints that determine the frames of a piece so far.
  private(set) var determiningConstraints: Set<SourceLocation> = []
  /// The constraints of the solver whose locations are known, by their indices.
  private var located: [ConstraintID?] = []
  /// The items of the last piece, which most often are those of the next one.
  private var tables: PieceTables?

  init(
    layout: FileLayout, request: LayoutRequest, axis: LayoutAxis, measured: [LayoutConstraint],
    isExplained: Bool, limit: Int
  ) {
    self.layout = layout
    self.request = request
    self.axis = axis
    self.measured = measured
    self.isExplained = isExplained
    self.limit = limit
  }

  mutating func pieces(over range: ClosedRange<Double>) throws(AnalysisError) -> [LayoutPiece] {
    var pieces: [LayoutPiece] = []
    let whole = SizeRange(range.lowerBound, range.upperBound)
    for stretch in Self.stretches(of: whole, request, along: axis) {
      var covering = try cover(stretch)
      if stretch.lowerBound > range.lowerBound {
        let isFold = request.foldBegins(at: stretch.lowerBound, along: axis)
        covering[0].changesBelow = [isFold ? .fold : .traits]
      }
      pieces += covering
    }
    return Self.joined(pieces)
  }

  /// The range, divided at the sizes where the environment itself changes.
  static func stretches(
    of range: SizeRange, _ request: LayoutRequest, along axis: LayoutAxis
  ) -> [SizeRange] {
    var stretches: [SizeRange] = []
    var rest = range
    for change in request.changesOfEnvironment(along: axis)
    where rest.lowerBound < change && change <= rest.upperBound {
      stretches.append(
        SizeRange(
          rest.lowerBound, change, includesLower: rest.includesLower, includesUpper: false))
      rest.lowerBound = change
    }
    return stretches + [rest]
  }

  private mutating func cover(_ stretch: SizeRange) throws(AnalysisError) -> [LayoutPiece] {
    var gaps = [stretch]
    var pieces: [LayoutPiece] = []
    var ends: [Double] = []
    while let gap = gaps.popLast() {
      if gap.isEmpty { continue }
      if pieces.count + ends.count >= limit { throw .tooManyPieces(limit) }
      guard gap.length >= Self.resolution else {
        if let end = gap.includedEnd { ends.append(end) }
        continue
      }
      let size = gap.lowerBound + min(Self.step, gap.length / 2)
      var piece = try self.piece(at: size, within: gap)
      if let middle = Self.middle(of: piece, tracedAt: size) {
        piece = try self.piece(at: middle, within: gap)
      }
      pieces.append(piece)
      gaps += rests(of: gap, around: piece)
    }
    pieces = pieces.ordered { $0.sizes.begins(before: $1.sizes) }
    try close(ends, in: &pieces)
    return Self.closed(pieces.ordered { $0.sizes.begins(before: $1.sizes) })
  }

  /// The middle of a piece that was traced at one of its ends: what is open or broken there need
  /// not be so inside. `nil` for other pieces.
  private static func middle(of piece: LayoutPiece, tracedAt size: Double) -> Double? {
    let sizes = piece.sizes
    let isAtEnd = min(size - sizes.lowerBound, sizes.upperBound - size) < resolution
    return isAtEnd && !piece.isPoint ? sizes.middle : nil
  }

  /// Gives each end to the piece below it if the one above has the same layout there, and adds the
  /// layouts at the other ends: several constraints can be tight at once there, and the layout can
  /// differ from those on either side.
  private mutating func close(
    _ ends: [Double], in pieces: inout [LayoutPiece]
  ) throws(AnalysisError) {
    let below = Dictionary(
      pieces.indices.map { (pieces[$0].sizes.upperBound, $0) }, uniquingKeysWith: max)
    var separate: [LayoutPiece] = []
    for end in ends {
      if let index = below[end], index + 1 < pieces.count,
        pieces[index + 1].sizes.lowerBound == end, pieces[index].meets(pieces[index + 1])
      {
        pieces[index].sizes.includesUpper = true
      } else {
        separate.append(try piece(at: end, within: SizeRange(end, end)))
      }
    }
    pieces += separate
  }

  /// The parts of a gap above and below a piece, in descending order.
  ///
  /// An end that does not belong to the piece is a part of its own: the piece on its other side may
  /// begin a rounding error before it. But the end of a piece that leaves it to the next one is
  /// not.
  private func rests(of gap: SizeRange, around piece: LayoutPiece) -> [SizeRange] {
    let sizes = piece.sizes
    var above = gap.above(sizes)
    var below = gap.below(sizes)
    var rests: [SizeRange] = []
    if !above.isEmpty {
      let end = SizeRange(above.lowerBound, above.lowerBound)
      let isSeparate = above.includesLower && !piece.leavesEnd
      if isSeparate { above.includesLower = false }
      rests.append(above)
      if isSeparate { rests.append(end) }
    }
    if !below.isEmpty {
      // Ends within a rounding error of each other are one, which has its own layout already.
      let isOneEnd = !below.includesLower && below.length < Self.resolution
      let isSeparate = below.includesUpper && !isOneEnd
      let end = SizeRange(below.upperBound, below.upperBound)
      below.includesUpper = false
      if isSeparate { rests.append(end) }
      rests.append(below)
    }
    return rests
  }

  /// Returns the piece around a size, which ends at the ends of a gap at the latest.
  mutating func piece(at size: Double, within gap: SizeRange) throws(AnalysisError) -> LayoutPiece {
    let environment = try LayoutFunction.environment(
      request.resized(to: size, along: axis), of: layout.file)
    let trace: LayoutTrace
    do throws(LayoutError) {
      trace = try layout.trace(
        environment, along: axis, measuring: measured, isExplained: isExplained)
    } catch {
      throw .layout(error)
    }
    locate(trace.determiningConstraints)
    if tables?.fit(trace) != true { tables = PieceTables(of: trace) }
    return LayoutPiece(trace, at: size, within: gap, tables)
  }

  /// Finds the piece beside another one.
  ///
  /// - Parameters:
  ///   - piece: The piece.
  ///   - isAbove: Whether the larger sizes follow.
  ///   - stretches: All sizes, divided where the environment itself changes.
  /// - Returns: The piece; `nil` after the last one, or if something changes at too many sizes
  ///   beside the end.
  /// - Throws: ``AnalysisError`` if a layout is refused.
  mutating func piece(
    beside piece: LayoutPiece, isAbove: Bool, in stretches: [SizeRange]
  ) throws(AnalysisError) -> LayoutPiece? {
    let all = SizeRange(-.infinity, .infinity)
    let beyond = isAbove ? all.above(piece.sizes) : all.below(piece.sizes)
    let rests = stretches.map { $0.intersection(beyond) }.filter { !$0.isEmpty }
    guard var rest = isAbove ? rests.first : rests.last else { return nil }
    for _ in 0..<Self.triesBeside {
      let step = min(Self.step, rest.length / 2)
      let size = isAbove ? rest.lowerBound + step : rest.upperBound - step
      guard Self.windowSizes.contains(size) else { return nil }
      let next = try self.piece(at: size, within: rest)
      if isAbove, next.sizes.lowerBound > rest.lowerBound {
        rest.upperBound = next.sizes.lowerBound
      } else if !isAbove, next.sizes.upperBound < rest.upperBound {
        rest.lowerBound = next.sizes.upperBound
      } else {
        return next
      }
    }
    return nil
  }

  /// How often a piece beside another one is looked for, always closer to it.
  private static let triesBeside = 8
  /// The sizes at which such pieces are looked for, in points: a window has at least one point, and
  /// no screen is larger.
  private static let windowSizes = SizeRange(1, 100_000)

  /// Adds the locations of constraints that determine frames; a set that switches takes them away.
  private mutating func locate(_ constraints: [ConstraintID]) {
    var new: [ConstraintID] = []
    for id in constraints {
      let index = Int(id.index)
      if index >= located.count {
        located += Array(repeating: nil, count: index + 1 - located.count)
      }
      if located[index] == id { continue }
      located[index] = id
      new.append(id)
    }
    if !new.isEmpty { determiningConstraints.formUnion(layout.locations(of: new)) }
  }

  /// The pieces, extended over gaps that are narrower than the resolution.
  private static func closed(_ pieces: [LayoutPiece]) -> [LayoutPiece] {
    var pieces = pieces
    for index in pieces.indices.dropLast() {
      let next = pieces[index + 1].sizes
      if pieces[index].sizes.upperBound >= next.lowerBound { continue }
      if pieces[index].isPoint {
        pieces[index + 1].sizes.lowerBound = pieces[index].sizes.upperBound
        pieces[index + 1].sizes.includesLower = false
      } else {
        pieces[index].sizes.upperBound = next.lowerBound
        pieces[index].sizes.includesUpper = !next.includesLower
      }
    }
    return pieces
  }

  /// The pieces, with equal neighbours joined.
  private static func joined(_ pieces: [LayoutPiece]) -> [LayoutPiece] {
    var joined: [LayoutPiece] = []
    for piece in pieces {
      guard let last = joined.popLast() else {
        joined = [piece]
        continue
      }
      guard last.continues(in: piece) else {
        joined += [last, piece]
        continue
      }
      var whole = last.isPoint ? piece : last
      whole.sizes = SizeRange(
        last.sizes.lowerBound, piece.sizes.upperBound, includesLower: last.sizes.includesLower,
        includesUpper: piece.sizes.includesUpper)
      whole.changesBelow = last.changesBelow
      whole.changesAbove = piece.changesAbove
      joined.append(whole)
    }
    return joined
  }
}
