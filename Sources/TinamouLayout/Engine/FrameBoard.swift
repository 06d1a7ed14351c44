/// The frames that the views and guides of a tree have, side by side.
///
/// A layout touches numbers here and no objects, so that a resize costs little more than its
/// arithmetic; items look their frames up. The board belongs to one shape of the tree: when items come
/// or go it is dismissed, and made again at the next commit.
struct FrameBoard {
  /// The items of a board, which never change.
  final class Places: Sendable {
    /// What identifies the items, each view before its guides and then its subviews.
    let ids: [LayoutItem.ID]
    init(ids: [LayoutItem.ID]) { self.ids = ids }
  }

  /// How the frame of an item follows from its variables.
  enum Rule {
    /// To the grid of the window.
    case rounded
    /// To a grid of its own.
    case roundedTo(PixelGrid)
    /// As it is: guides and frames that were given.
    case exact
    /// Not at all: it was given without flexible parts.
    case given
  }

  /// An item whose rule is not that of most.
  struct Exception {
    let index: Int
    let rule: Rule
  }

  /// A view that may do something in ``LayoutView/layoutSubviews()``.
  struct Observer {
    let view: LayoutView
    let index: Int
  }

  let places: Places
  /// The items in the same order.
  let items: [LayoutItem]
  /// Where the values of left, top, width and height stand in the solver.
  let positions: [SIMD4<Int32>]
  /// The place of the superview or owner; -1 for the root.
  let containers: [Int32]
  let exceptions: [Exception]
  let observers: [Observer]
  /// The frames in the coordinates of the containers, in points.
  var frames: [Rect]
  /// Room for the next frames.
  private var spare: [Rect]
  /// What a commit found for each item.
  private var marks: [Marks]

  private struct Marks: OptionSet {
    let rawValue: UInt8
    static let moved = Marks(rawValue: 1)
    static let resized = Marks(rawValue: 2)
    static let contentMoved = Marks(rawValue: 4)
  }

  init(
    items: [LayoutItem], positions: [SIMD4<Int32>], containers: [Int32], exceptions: [Exception],
    observers: [Observer], frames: [Rect]
  ) {
    places = Places(ids: items.map(\.id))
    self.items = items
    self.positions = positions
    self.containers = containers
    self.exceptions = exceptions
    self.observers = observers
    self.frames = frames
    spare = frames
    marks = [Marks](repeating: [], count: items.count)
  }

  /// Takes the frames of a layout over; returns how many views have another one.
  mutating func commit(_ values: Span<Double>, grid: PixelGrid) -> Int {
    swap(&frames, &spare)
    gather(values, grid)
    for exception in exceptions {
      let exact = rect(exception.index, values)
      frames[exception.index] =
        switch exception.rule {
        case .rounded: grid.round(exact)
        case .roundedTo(let grid): grid.round(exact)
        case .exact: exact
        case .given: spare[exception.index]
        }
    }
    return compare()
  }

  /// Reads the frames of all items and rounds them.
  private mutating func gather(_ values: Span<Double>, _ grid: PixelGrid) {
    if let rounder = PublicValueRounder(grid) {
      for index in positions.indices {
        let place = positions[index]
        let rounded = rounder.round(
          SIMD4(
            values[Int(place.x)], values[Int(place.y)], values[Int(place.z)], values[Int(place.w)]))
        frames[index] = Rect(x: rounded.x, y: rounded.y, width: rounded.z, height: rounded.w)
      }
    } else {
      for index in positions.indices { frames[index] = grid.round(rect(index, values)) }
    }
  }

  private func rect(_ index: Int, _ values: Span<Double>) -> Rect {
    let place = positions[index]
    return Rect(
      x: values[Int(place.x)], y: values[Int(place.y)], width: values[Int(place.z)],
      height: values[Int(place.w)])
  }

  /// Marks what differs from the frames before; returns the number of views among it.
  private mutating func compare() -> Int {
    var count = 0
    for index in frames.indices {
      let (new, old) = (frames[index], spare[index])
      guard new != old else {
        marks[index] = []
        continue
      }
      marks[index] = new.size == old.size ? .moved : [.moved, .resized]
      count += 1
    }
    guard count > 0 else { return 0 }
    if !observers.isEmpty {
      for index in marks.indices where marks[index].contains(.moved) && containers[index] >= 0 {
        marks[Int(containers[index])].insert(.contentMoved)
      }
    }
    for exception in exceptions
    where marks[exception.index].contains(.moved) && items[exception.index] is LayoutGuide {
      count -= 1
    }
    return count
  }

  /// The views whose frames the last commit changed, superviews first.
  var movedViews: [LayoutView] {
    items.indices.compactMap { marks[$0].contains(.moved) ? items[$0] as? LayoutView : nil }
  }

  /// Asks the observers for a layout whose size or whose subviews' frames changed.
  func notifyObservers() {
    for observer in observers
    where !marks[observer.index].isDisjoint(with: [.resized, .contentMoved]) {
      observer.view.needs.insert(.layout)
    }
  }
}

/// The frames of the items of a tree, independent of it.
struct CommittedFrames {
  let places: FrameBoard.Places
  let frames: [Rect]
}
