/// The frames of the items of a table, and those before the last commit.
///
/// A value, so that the loop over all frames works on its arrays in place.
struct FrameBuffer {
  typealias Frame = FrameTable.Frame

  var frames: [Frame]
  /// The frames before the last commit, and the buffer for the next ones.
  private(set) var before: [Frame]
  /// The positions of left, top, width and height among the values of the solver.
  private let positions: [SIMD4<Int32>]
  /// The position of the first of these values, if those of every item are adjacent.
  private let starts: [Int32]?

  init(_ frames: [Frame], positions: [SIMD4<Int32>]) {
    self.frames = frames
    before = frames
    self.positions = positions
    let areSideBySide = positions.allSatisfy { $0 == $0.x &+ SIMD4(0, 1, 2, 3) }
    starts = areSideBySide ? positions.map(\.x) : nil
  }

  /// Whether the last commit changed a frame.
  func isMoved(_ index: Int) -> Bool { frames[index] != before[index] }

  /// Returns the frame at an index among the values of the solver, before rounding.
  func exactFrame(at index: Int, _ values: Span<Double>) -> Frame {
    Self.read(positions[index], values)
  }

  /// Copies and rounds the frames of a layout; returns the number that changed.
  mutating func replaceFrames(with values: Span<Double>, grid: PixelGrid) -> Int {
    swap(&frames, &before)
    if let rounder = PublicValueRounder(grid) {
      if let starts {
        return Self.gather(starts, before, &frames) { rounder.round(Self.read($0, values)) }
      }
      return Self.gather(positions, before, &frames) { rounder.round(Self.read($0, values)) }
    }
    return Self.gather(positions, before, &frames) {
      Frame(grid.round(Rect(Self.read($0, values))))
    }
  }

  /// Takes the frames of a layout; returns the number that changed.
  mutating func replaceFrames(with known: [Frame]) -> Int {
    swap(&frames, &before)
    return Self.gather(known, before, &frames) { $0 }
  }

  /// Reads the rounded frames of all items; returns the number that changed.
  @inline(__always)
  private static func gather<Place>(
    _ places: [Place], _ before: [Frame], _ frames: inout [Frame], reading read: (Place) -> Frame
  ) -> Int {
    var moved = 0
    let places = places.span
    let before = before.span
    var frames = frames.mutableSpan
    for index in places.indices {
      let frame = read(places[index])
      moved &+= differ(frame, before[index])
      frames[index] = frame
    }
    return moved
  }

  @inline(__always)
  private static func read(_ place: SIMD4<Int32>, _ values: Span<Double>) -> Frame {
    Frame(values[Int(place.x)], values[Int(place.y)], values[Int(place.z)], values[Int(place.w)])
  }

  /// Reads four adjacent numbers.
  @inline(__always)
  private static func read(_ start: Int32, _ values: Span<Double>) -> Frame {
    values.bytes.unsafeLoadUnaligned(
      fromByteOffset: Int(start) * MemoryLayout<Double>.stride, as: Frame.self)
  }

  /// Returns 1 if two frames differ, otherwise 0, without a branch. Frames contain neither -0 nor
  /// NaN.
  @inline(__always)
  private static func differ(_ left: Frame, _ right: Frame) -> Int {
    let bits =
      unsafeBitCast(left, to: SIMD4<UInt64>.self) ^ unsafeBitCast(right, to: SIMD4<UInt64>.self)
    let half = bits.lowHalf | bits.highHalf
    let word = half.x | half.y
    return Int(truncatingIfNeeded: (word | (0 &- word)) &>> 63)
  }
}
