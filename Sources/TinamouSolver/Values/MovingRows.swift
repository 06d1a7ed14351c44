/// The nonactive rows that move with the parameter, and where each becomes violated, stored as flat
/// arrays, so that a resize looks at eight of them at a time and loads no row that holds.
///
/// A row that does not move any more keeps its place, without an end, until many have one.
struct MovingRows: ~Copyable {
  private(set) var rows = Buffer<Int32>()
  /// The parameters below and above which the rows are violated.
  private var lowerEnds = Buffer<Double>()
  private var upperEnds = Buffer<Double>()
  /// The place of each row that was ever listed, by the row, or -1.
  private var places = Buffer<Int32>()
  /// Rows whose status or residual has changed since their ends were computed.
  private(set) var changed = Buffer<Int32>()
  private var stillCount: Int32 = 0

  /// The parameters between which a row holds.
  struct Ends: BitwiseCopyable, Equatable {
    var lower = -Double.infinity
    var upper = Double.infinity

    /// Whether the row holds at every parameter.
    var isUnbounded: Bool { lower == -.infinity && upper == .infinity }
  }

  var count: Int32 { rows.count }

  @inline(__always)
  mutating func noteChange(of row: Int32) { changed.append(row) }

  mutating func forgetChanges() { changed.removeAll() }

  @inline(__always)
  func ends(at place: Int32) -> Ends { Ends(lower: lowerEnds[place], upper: upperEnds[place]) }

  /// Whether a row is listed, and its ends.
  func ends(ofRow row: Int32) -> Ends? {
    row < places.count && places[row] >= 0 ? ends(at: places[row]) : nil
  }

  /// Sets the ends of a row that moves.
  @inline(__always)
  mutating func set(_ ends: Ends, of row: Int32) {
    if row >= places.count { places.append(repeating: -1, count: row + 1 - places.count) }
    let place = places[row]
    if place >= 0 {
      if self.ends(at: place).isUnbounded { stillCount -= 1 }
      if ends.isUnbounded { stillCount += 1 }
      lowerEnds[place] = ends.lower
      upperEnds[place] = ends.upper
      return
    }
    if ends.isUnbounded { return }
    places[row] = rows.count
    rows.append(row)
    lowerEnds.append(ends.lower)
    upperEnds.append(ends.upper)
  }

  /// Removes the rows that do not move any more, if there are many.
  mutating func dropStill() {
    if stillCount <= 16 + count / 4 { return }
    var kept: Int32 = 0
    for place in 0..<count {
      let row = rows[place]
      if ends(at: place).isUnbounded {
        places[row] = -1
        continue
      }
      places[row] = kept
      rows[kept] = row
      lowerEnds[kept] = lowerEnds[place]
      upperEnds[kept] = upperEnds[place]
      kept += 1
    }
    rows.truncate(to: kept)
    lowerEnds.truncate(to: kept)
    upperEnds.truncate(to: kept)
    stillCount = 0
  }

  /// Returns the next place, from `start` on, of a row whose ends are not around a range; the
  /// number of rows if there is none.
  @inline(__always)
  func firstPlace(from start: Int32, notAround range: ParameterRange) -> Int32 {
    let (lowerEnds, upperEnds) = unsafe (lowerEnds.elements, upperEnds.elements)
    var place = Int(start)
    let end = Int(count)
    let (lower, upper) = (SIMD8(repeating: range.lower), SIMD8(repeating: range.upper))
    while place &+ 8 <= end {
      var lowers = SIMD8<Double>()
      var uppers = SIMD8<Double>()
      for lane in 0..<8 {
        unsafe lowers[lane] = lowerEnds[place &+ lane]
        unsafe uppers[lane] = upperEnds[place &+ lane]
      }
      if any((lowers .> lower) .| (uppers .< upper)) { break }
      place &+= 8
    }
    while place < end {
      if unsafe lowerEnds[place] > range.lower || upperEnds[place] < range.upper { break }
      place &+= 1
    }
    return Int32(place)
  }
}
