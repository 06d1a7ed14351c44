/// The frames of the views and guides of a tree, in one array.
///
/// A layout changes numbers here and no objects, so a resize costs little more than its arithmetic;
/// items look their frames up. The table belongs to one shape of the tree: when items are added or
/// removed, it is discarded, and the next commit makes another one. It is an object, so that
/// reading one frame copies no array.
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
  private let exceptions: [Exception]
  let observers: [Observer]
  /// The views of the observers.
  let observedViews: [LayoutView]
  /// The indices of the items, by their ranks.
  private let indices: RankIndex
  private var buffer: FrameBuffer

  /// Makes the table of a tree, with the frames that the items have.
  init(of root: LayoutView, _ model: LayoutModel) {
    var items: [LayoutItem] = []
    var positions: [SIMD4<Int32>] = []
    var exceptions: [Exception] = []
    var observed: [LayoutView] = []
    var indices = RankIndex()
    items.reserveCapacity(model.items.count)
    positions.reserveCapacity(model.items.count)
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
    self.exceptions = exceptions
    observedViews = observed
    observers = observed.map { view in
      Observer(
        view: view, index: Int(indices[view.rank]),
        subviews: view.subviews.map { Int(indices[$0.rank]) }.filter { $0 >= 0 })
    }
    self.indices = indices
    buffer = FrameBuffer(items.map { Frame($0.ownFrame) }, positions: positions)
  }

  /// The frames, in the order of the items.
  var frames: [Frame] { buffer.frames }

  /// The frame of an item; `nil` if the item is not in the table.
  @inline(__always)
  func frame(of item: LayoutItem) -> Rect? {
    let index = Int(indices[item.rank])
    return index >= 0 ? Rect(buffer.frames[index]) : nil
  }

  /// Sets the frame of an item, if it is in the table.
  func setFrame(_ frame: Rect, of item: LayoutItem) {
    let index = Int(indices[item.rank])
    if index >= 0 { buffer.frames[index] = Frame(frame) }
  }

  /// Writes the frames to the items.
  func writeBack() {
    for (item, frame) in zip(items, frames) { item.ownFrame = Rect(frame) }
  }

  /// Copies the frames of a layout; returns the number of views whose frame changed.
  func commit(_ values: Span<Double>, grid: PixelGrid) -> Int {
    var moved = buffer.replaceFrames(with: values, grid: grid)
    for exception in exceptions { moved += apply(exception, values) }
    return moved
  }

  /// Takes the frames of a layout; returns the number of views whose frame changed.
  func commit(_ known: [Frame]) -> Int {
    var moved = buffer.replaceFrames(with: known)
    for exception in exceptions where !(items[exception.index] is LayoutView) {
      moved -= buffer.isMoved(exception.index) ? 1 : 0
    }
    return moved
  }

  /// Sets the frame of an item with another rule; returns the change of the number of views whose
  /// frame changed.
  private func apply(_ exception: Exception, _ values: Span<Double>) -> Int {
    let index = exception.index
    let wasCounted = buffer.isMoved(index)
    let exact = buffer.exactFrame(at: index, values)
    buffer.frames[index] = exception.rule.frame(of: exact, old: buffer.before[index])
    let isCounted = items[index] is LayoutView && buffer.isMoved(index)
    return (isCounted ? 1 : 0) - (wasCounted ? 1 : 0)
  }

  /// The views whose frames the last commit changed, superviews first.
  var movedViews: [LayoutView] {
    items.indices.compactMap { buffer.isMoved($0) ? items[$0] as? LayoutView : nil }
  }

  /// Requests a layout for the observers whose size, or whose subviews' frames, the last commit
  /// changed.
  func notifyObservers() {
    for observer in observers {
      let (new, old) = (buffer.frames[observer.index], buffer.before[observer.index])
      if new.highHalf != old.highHalf || observer.subviews.contains(where: buffer.isMoved) {
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
