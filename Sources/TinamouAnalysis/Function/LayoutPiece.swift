public import TinamouLayout
import TinamouSolver

/// A range of window sizes in which a layout is one linear function of the size.
public struct LayoutPiece: Sendable {
  /// A view or guide on the piece.
  public struct Item: Sendable {
    /// The identity of the item in this process.
    public let id: LayoutItem.ID
    /// The name of the item.
    public let name: String?
    /// The index of its container among the items; `nil` for the root.
    public let container: Int?
    /// Whether the item is a guide.
    public let isGuide: Bool
    /// Whether the view is hidden.
    public let isHidden: Bool
    /// Whether its frame is not rounded to pixels.
    let isExact: Bool
  }

  /// The properties of a layout, besides its frames, that are the same on the whole piece.
  public struct Status: Hashable, Sendable {
    /// The broken constraints, each with the conflict that breaks it.
    public let broken: [LayoutConflict]
    /// The items that the constraints leave open.
    public let ambiguous: [LayoutSnapshot.AmbiguousItem]
    /// The names of the sets that apply.
    public let activeSets: [String]
    /// The size classes and the other traits of the window.
    public let traits: TraitCollection
    /// Other messages for the author of the layout.
    public let diagnostics: [LayoutDiagnostic]

    /// Whether the other status is the same apart from numbers: those in the text of a conflict
    /// change with the window.
    func agrees(with other: Status) -> Bool {
      broken.map(\.broken) == other.broken.map(\.broken) && ambiguous == other.ambiguous
        && activeSets == other.activeSets && traits == other.traits
        && diagnostics == other.diagnostics
    }
  }

  /// The sizes of the window, in points.
  public internal(set) var sizes: SizeRange
  /// What changes at the smallest size; empty if it is not known.
  public internal(set) var changesBelow: [LayoutChange]
  /// What changes at the largest size; empty if it is not known.
  public internal(set) var changesAbove: [LayoutChange]
  /// The properties, besides the frames, that are the same on the whole piece.
  public let status: Status
  /// The views and guides, each view before its guides and then its subviews.
  public let items: [Item]
  /// The sizes that the contents of views need.
  package let contents: [LayoutTrace.Content]
  /// Where the items are, in the same order.
  let motions: [LayoutTrace.Motion]
  /// The indices of the items and of the contents of views that have some.
  private let tables: PieceTables
  /// The views and guides that the constraints of conflicts mention.
  private let conflictItems: Set<LayoutItem.ID>
  /// The size of the window for which the values of the moving numbers are given.
  package let origin: Double
  /// Whether the largest size, which does not belong to the piece, has the layout of the sizes
  /// above it.
  let leavesEnd: Bool
  /// By how much the left side of each measured relation exceeds its right side.
  package let differences: [MovingSum]

  /// The index of an item; `nil` for one that is not in the layout.
  func index(of item: LayoutItem.ID) -> Int? { tables.indices[item] }

  /// The size that the content of a view needs; `nil` without content.
  func content(of view: LayoutItem.ID) -> LayoutTrace.Content? {
    tables.contents[view].map { contents[$0] }
  }

  /// The value of a moving number of the piece at a size of the window.
  package func value(_ number: MovingNumber, at size: Double) -> Double {
    number.value + number.rate * (size - origin)
  }

  /// The value of a moving number at a size of the window as the solver publishes it.
  func publishedValue(_ number: MovingNumber, at size: Double) -> Double {
    PublicUnit.round(value(number, at: size))
  }

  /// The frame of an item in its container, before rounding, as a function of the window size.
  package func movingFrame(_ index: Int) -> MovingRect { motions[index].frame }

  /// The derivations of left, top, width and height of an item; empty unless the function is
  /// explained.
  package func derivations(_ index: Int) -> [LocalDerivation] { motions[index].derivations }

  /// The scroll offset of the content of an item.
  func boundsOrigin(_ index: Int) -> OriginNumbers<MovingNumber> {
    motions[index].boundsOrigin
  }

  /// Returns the frame of an item in its container before rounding.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - size: The size of the window, in points.
  /// - Returns: The frame in points.
  public func exactFrame(_ index: Int, at size: Double) -> Rect {
    let frame = motions[index].frame
    func published(_ number: MovingNumber) -> Double { publishedValue(number, at: size) }
    return Rect(
      x: published(frame.x), y: published(frame.y), width: published(frame.width),
      height: published(frame.height))
  }

  /// Returns the frame of an item in its container, rounded to device pixels as in a layout.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - size: The size of the window, in points.
  /// - Returns: The frame in points.
  public func frame(_ index: Int, at size: Double) -> Rect {
    let exact = exactFrame(index, at: size)
    return motions[index].grid?.round(exact) ?? exact
  }

  /// Returns the frames of all items in the window, in points: the sums of the rounded frames of
  /// their containers, less the rounded offsets of scrolled content.
  public func windowFrames(at size: Double) -> [Rect] {
    var frames: [Rect] = []
    var origins: [Point] = []
    for index in items.indices {
      var frame = frame(index, at: size)
      if let container = items[index].container { frame = frame.offset(by: origins[container]) }
      frames.append(frame)
      let offset = boundsOrigin(index)
      let scrolled = Point(x: value(offset.x, at: size), y: value(offset.y, at: size))
      origins.append(frame.origin - (motions[index].grid?.roundOffset(scrolled) ?? scrolled))
    }
    return frames
  }
}

extension LayoutPiece {
  /// The frames of all items in the window before rounding, as functions of the window size.
  var movingWindowFrames: [MovingRect] {
    var frames: [MovingRect] = []
    var origins: [(x: MovingNumber, y: MovingNumber)] = []
    for (index, item) in items.enumerated() {
      var frame = movingFrame(index)
      if let container = item.container {
        frame.x = frame.x + origins[container].x
        frame.y = frame.y + origins[container].y
      }
      let scrolled = boundsOrigin(index)
      origins.append((frame.x - scrolled.x, frame.y - scrolled.y))
      frames.append(frame)
    }
    return frames
  }

  /// The views of the constraints of conflicts with what is inside of them, and the other views of
  /// stacks with such a view, which hang on it.
  ///
  /// - Parameter isStack: Whether an item is a stack.
  /// - Returns: The identities of the views.
  func conflictingItems(isStack: (LayoutItem.ID) -> Bool) -> Set<LayoutItem.ID> {
    if conflictItems.isEmpty { return [] }
    var found = conflictItems
    if let root = items.first?.id { found.remove(root) }
    for item in items.reversed() where found.contains(item.id) {
      if let stack = item.container.map({ items[$0].id }), isStack(stack) { found.insert(stack) }
    }
    for item in items {
      guard let container = item.container.map({ items[$0] }) else { continue }
      // A guide stands for its view, except that of the root.
      if !container.isGuide, container.container != nil, found.contains(container.id) {
        found.insert(item.id)
      }
    }
    return found
  }

  /// The name of the container of an item.
  func superview(of index: Int) -> String? {
    items[index].container.flatMap { items[$0].name }
  }
}

extension LayoutPiece {
  /// Makes the piece around a size for which a layout was traced.
  ///
  /// - Parameters:
  ///   - trace: How the layout changes with the size.
  ///   - size: The size.
  ///   - gap: The sizes to which the piece can extend.
  ///   - known: The tables of another piece, which most often has the same items.
  init(
    _ trace: LayoutTrace, at size: Double, within gap: SizeRange, _ known: PieceTables? = nil
  ) {
    let range = trace.range
    var traced = SizeRange(
      size + range.lower.distance, size + range.upper.distance,
      includesLower: range.lower.isIncluded, includesUpper: range.upper.isIncluded)
    // The piece below has computed the same end.
    if range.lower.isIncluded, range.lower.isDecided,
      abs(traced.lowerBound - gap.lowerBound) <= 4 * gap.lowerBound.ulp
    {
      traced.lowerBound = gap.lowerBound
    }
    let reach = gap.intersection(traced)
    leavesEnd =
      range.upper.isDecided && !traced.includesUpper
      && traced.upperBound == reach.upperBound
    // Something may change exactly at the size of the layout.
    sizes = reach.contains(size) ? reach : SizeRange(size, size)
    changesBelow = trace.changesBelow
    changesAbove = trace.changesAbove
    status = Status(
      broken: trace.status.broken, ambiguous: trace.status.ambiguous,
      activeSets: trace.status.activeSets, traits: trace.traits, diagnostics: trace.status.remarks)
    tables = known ?? PieceTables(of: trace)
    items = tables.items
    motions = trace.motions
    contents = trace.contents
    conflictItems = trace.conflictItems
    origin = size
    differences = trace.differences
  }

  /// The changes between a piece and the next one, each once; a change of traits comes first.
  static func changes(from last: LayoutPiece, to next: LayoutPiece) -> [LayoutChange] {
    var changes: [LayoutChange] = []
    var seen: Set<LayoutChange> = []
    for change in last.changesAbove + next.changesBelow where seen.insert(change).inserted {
      if change == .traits { changes.insert(change, at: 0) } else { changes.append(change) }
    }
    return changes
  }

  /// Whether the piece consists of a single size.
  var isPoint: Bool { sizes.lowerBound == sizes.upperBound }

  /// The largest difference in points between two layouts in the same window, one of which reads
  /// its frames in another piece: the sum of the rounding errors of what is read.
  private static let readingError = 1e-9

  /// Whether the next piece is the same function as this one; for a single size, only the values
  /// count.
  func continues(in next: LayoutPiece) -> Bool {
    isSame(
      as: next, at: isPoint ? sizes.lowerBound : next.sizes.lowerBound,
      comparesRates: !isPoint && !next.isPoint)
  }

  /// Whether the layout where the piece ends is also the one where the next piece begins. What is
  /// open or broken on both sides need not be so between them.
  func meets(_ next: LayoutPiece) -> Bool {
    status.ambiguous.isEmpty && status.broken.isEmpty
      && isSame(as: next, at: sizes.upperBound, comparesRates: false)
  }

  /// Whether a moving number of this piece is that of another piece at a size, and where rates are
  /// compared, at all sizes.
  func isSame(
    _ own: MovingNumber, as other: MovingNumber, on next: LayoutPiece, at size: Double,
    comparesRates: Bool
  ) -> Bool {
    (!comparesRates || abs(own.rate - other.rate) <= 1e-9)
      && abs(value(own, at: size) - next.value(other, at: size)) <= Self.readingError
  }

  private func isSame(as next: LayoutPiece, at size: Double, comparesRates: Bool) -> Bool {
    func isSame(_ own: MovingNumber, _ other: MovingNumber) -> Bool {
      self.isSame(own, as: other, on: next, at: size, comparesRates: comparesRates)
    }
    guard status.agrees(with: next.status), items.count == next.items.count,
      contents == next.contents, differences.count == next.differences.count
    else { return false }
    return zip(motions, next.motions).allSatisfy { own, other in
      isSame(own.boundsOrigin.x, other.boundsOrigin.x)
        && isSame(own.boundsOrigin.y, other.boundsOrigin.y)
        && isSame(own.frame.x, other.frame.x) && isSame(own.frame.y, other.frame.y)
        && isSame(own.frame.width, other.frame.width)
        && isSame(own.frame.height, other.frame.height)
    }
      && zip(items, next.items).allSatisfy { $0.id == $1.id && $0.isHidden == $1.isHidden }
      && zip(differences.map(\.exact), next.differences.map(\.exact)).allSatisfy(isSame)
  }
}

extension MovingRect {
  /// Left, top, width and height.
  var numbers: [MovingNumber] { [x, y, width, height] }
}
