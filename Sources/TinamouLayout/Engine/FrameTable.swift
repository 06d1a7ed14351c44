/// The frames of the views and guides of a tree, in one array.
///
/// A layout changes numbers here and no objects, so a resize costs little more than its arithmetic;
/// items look their frames up. The table belongs to one shape of the tree: when items are added or
/// removed, it is discarded, and the next commit makes another one. It is an object, so that reading one
/// frame copies no array.
final class FrameTable {
  /// How the frame of an item is computed from its variables, if it is not rounded to the grid of
  /// the window.
  enum Rule {
    /// To a pixel grid.
    case rounded(PixelGrid)
    /// Not rounded: guides, and frames that were given.
    case exact
    /// Not changed: a given frame without flexible parts.
    case given

    /// Returns the rule of a view; `nil` for that of most items.
    init?(of view: LayoutView, isRoot: Bool) {
      if !isRoot, let translation = view.translation {
        self = translation.isFlexible ? .exact : .given
      } else if let scale = view.traitDomain?.overrides.displayScale {
        self = .rounded(PixelGrid(scale: scale))
      } else {
        return nil
      }
    }

    func frame(of exact: Frame, old: Frame) -> Frame {
      switch self {
      case .rounded(let grid): Frame(grid.round(Rect(exact)))
      case .exact: exact
      case .given: old
      }
    }
  }

  /// An item with another rule than most items.
  struct Exception {
    let index: Int
    let rule: Rule
  }

  /// A view that receives callbacks: of a subclass, with a delegate, or of a controller.
  struct Observer {
    let view: LayoutView
    let index: Int
    /// The indices of its subviews.
    let subviews: [Int]
  }

  /// Left, top, width and height in the coordinates of the container, in points.
  typealias Frame = SIMD4<Double>

  /// The shape of the model for which the table was made.
  let shape: Int
  /// The items, each view before its guides and then its subviews.
  let items: [LayoutItem]
  /// What identifies the items.
  let ids: [LayoutItem.ID]
  /// The positions of left, top, width and height among the values of the solver.
  private let positions: [SIMD4<Int32>]
  /// The position of the first of these values, if those of every item are adjacent.
  private let starts: [Int32]?
  private let exceptions: [Exception]
  let observers: [Observer]
  /// The views of the observers.
  let observedViews: [LayoutView]
  /// The indices of the items, by their ranks.
  private let indices: RankIndex
  private(set) var frames: [Frame]
  /// The frames before the last commit, and the buffer for the next ones.
  private var before: [Frame]

  /// Makes the table of a tree, with the frames that the items have.
  init(of root: LayoutView, _ model: LayoutModel) {
    var items: [LayoutItem] = []
    var positions: [SIMD4<Int32>] = []
    var exceptions: [Exception] = []
    var observed: [LayoutView] = []
    var indices = RankIndex()
    func append(_ item: LayoutItem, _ rule: Rule?) -> Bool {
      guard let variables = model.variables(of: item) else { return false }
      if let rule { exceptions.append(Exception(index: items.count, rule: rule)) }
      positions.append(variables.positions)
      indices.insert(Int32(items.count), for: item.rank)
      items.append(item)
      return true
    }
    for view in root.subtreeViews() {
      guard append(view, Rule(of: view, isRoot: view === root)) else { continue }
      if view.mayBeObserved { observed.append(view) }
      for guide in view.guidesPlacedByConstraints { _ = append(guide, .exact) }
    }
    shape = model.shape
    self.items = items
    ids = items.map(\.id)
    self.positions = positions
    let areSideBySide = positions.allSatisfy { $0 == $0.x &+ SIMD4(0, 1, 2, 3) }
    starts = areSideBySide ? positions.map(\.x) : nil
    self.exceptions = exceptions
    observedViews = observed
    observers = observed.map { view in
      Observer(
        view: view, index: Int(indices[view.rank]),
        subviews: view.subviews.map { Int(indices[$0.rank]) }.filter { $0 >= 0 })
    }
    self.indices = indices
    frames = items.map { Frame($0.ownFrame) }
    before = frames
  }

  /// The frame of an item; `nil` if the item is not in the table.
  @inline(__always)
  func frame(of item: LayoutItem) -> Rect? {
    let index = Int(indices[item.rank])
    return index >= 0 ? Rect(frames[index]) : nil
  }

  /// Sets the frame of an item, if it is in the table.
  func setFrame(_ frame: Rect, of item: LayoutItem) {
    let index = Int(indices[item.rank])
    if index >= 0 { frames[index] = Frame(frame) }
  }

  /// Writes the frames to the items.
  func writeBack() {
    for (item, frame) in zip(items, frames) { item.ownFrame = Rect(frame) }
  }

  /// Copies the frames of a layout; returns the number of views whose frame changed.
  func commit(_ values: Span<Double>, grid: PixelGrid) -> Int {
    swap(&frames, &before)
    var moved =
      if let rounder = PublicValueRounder(grid) {
        if let starts {
          Self.gather(starts, before, &frames) { rounder.round(Self.read($0, values)) }
        } else {
          Self.gather(positions, before, &frames) { rounder.round(Self.read($0, values)) }
        }
      } else {
        Self.gather(positions, before, &frames) { Frame(grid.round(Rect(Self.read($0, values)))) }
      }
    for exception in exceptions { moved += apply(exception, values) }
    return moved
  }

  /// Takes the frames of a layout; returns the number of views whose frame changed.
  func commit(_ known: [Frame]) -> Int {
    swap(&frames, &before)
    var moved = Self.gather(known, before, &frames) { $0 }
    for exception in exceptions where !(items[exception.index] is LayoutView) {
      moved -= Self.differ(frames[exception.index], before[exception.index])
    }
    return moved
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

  /// Sets the frame of an item with another rule; returns the change of the number of views whose
  /// frame changed.
  private func apply(_ exception: Exception, _ values: Span<Double>) -> Int {
    let index = exception.index
    let old = before[index]
    let counted = Self.differ(frames[index], old)
    frames[index] = exception.rule.frame(of: Self.read(positions[index], values), old: old)
    let counts = items[index] is LayoutView && frames[index] != old
    return (counts ? 1 : 0) - counted
  }

  private func isMoved(_ index: Int) -> Bool { frames[index] != before[index] }

  /// The views whose frames the last commit changed, superviews first.
  var movedViews: [LayoutView] {
    items.indices.compactMap { isMoved($0) ? items[$0] as? LayoutView : nil }
  }

  /// Requests a layout for the observers whose size, or whose subviews' frames, the last commit
  /// changed.
  func notifyObservers() {
    for observer in observers {
      let (new, old) = (frames[observer.index], before[observer.index])
      if new.highHalf != old.highHalf || observer.subviews.contains(where: isMoved) {
        observer.view.needs.insert(.layout)
      }
    }
  }
}

extension SIMD4<Double> {
  /// Left, top, width and height of a rectangle.
  init(_ rect: Rect) { self.init(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height) }
}

extension Rect {
  /// The rectangle of left, top, width and height.
  @inlinable package init(_ numbers: SIMD4<Double>) {
    self.init(x: numbers.x, y: numbers.y, width: numbers.z, height: numbers.w)
  }
}
