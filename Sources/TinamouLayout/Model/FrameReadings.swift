internal import TinamouSolver

/// A system guide or a view with wrapping content, which depends on frames.
struct FrameReader: RankedRecord {
  let item: LayoutItem
  /// The index among the items.
  let index: Int32

  var rank: UInt64 { item.rank }
}

/// What the rounds read from frames, in the order of the readers.
///
/// The insets of a view follow from those of its superview. So the views on which the system guides
/// depend are listed once, each after its superview, and one walk computes all insets.
struct FrameReadings {
  /// A view with a system guide below it.
  struct Place {
    let view: LayoutView
    /// The index of the superview among the places; `nil` for the root of the tree.
    let superview: Int?
    /// The unknowns of the view; `nil` outside of the model.
    let variables: FrameVariables?
  }

  /// The views on whose insets the guides depend.
  private(set) var places: [Place] = []
  /// The system guides, with their indices among the items and those of their views among the
  /// places.
  private(set) var guides: [(guide: LayoutGuide, index: Int32, place: Int)] = []
  /// The views whose content wraps, with their indices among the items.
  private(set) var contents: [(view: LayoutView, index: Int32)] = []

  init(of model: LayoutModel) {
    var indices = RankIndex()
    for reader in model.readers.values {
      if let guide = reader.item as? LayoutGuide, let view = guide.owningView {
        var path: [LayoutView] = []
        var next: LayoutView? = view
        while let view = next, indices[view.rank] < 0 {
          path.append(view)
          next = view.superview
        }
        for view in path.reversed() {
          indices.insert(Int32(places.count), for: view.rank)
          places.append(
            Place(
              view: view, superview: view.superview.map { Int(indices[$0.rank]) },
              variables: model.variables(of: view)))
        }
        guides.append((guide, reader.index, Int(indices[view.rank])))
      } else if let view = reader.item as? LayoutView {
        contents.append((view, reader.index))
      }
    }
  }

  /// Computes the relations of the guides to their views.
  ///
  /// - Parameters:
  ///   - resolver: Computes insets.
  ///   - frame: Returns the frame of a view in its superview, in points.
  /// - Returns: The relations, in the order of the guides.
  func relations<Numbers>(
    _ resolver: inout InsetsResolver<Numbers>,
    frame: (Place) -> FrameNumbers<Numbers.Number>
  ) -> [GuideNumbers<Numbers.Number>] {
    if guides.isEmpty { return [] }
    var insets: [InsetsResolver<Numbers>.Insets] = []
    insets.reserveCapacity(places.count)
    for place in places {
      insets.append(
        resolver.insets(
          of: place.view, frame: frame(place), inside: place.superview.map { insets[$0] }))
    }
    return guides.map { guide, _, place in
      resolver.relation(of: guide, in: places[place].view, insets[place])
    }
  }
}
