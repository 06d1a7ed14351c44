internal import TinamouSolver

/// What the rounds read from frames, in the order of the readers.
///
/// The insets of a view follow from those of its superview. So the views on which the system guides
/// depend are listed once, each after its superview, and one walk computes all insets. It never
/// changes; as an object, reading from it copies none of its lists.
final class FrameReadings {
  /// A system guide or a view with wrapping content.
  struct Reader: RankedRecord {
    let item: LayoutItem
    /// The index among the items.
    let index: Int32

    var rank: UInt64 { item.rank }
  }

  /// A view with a system guide below it.
  struct Place {
    let view: LayoutView
    /// The index among the items; -1 outside of the model.
    let index: Int32
    /// The index of the superview among the places; -1 for the root of the tree.
    let superview: Int32
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
              view: view, index: model.index(of: view),
              superview: view.superview.map { indices[$0.rank] } ?? -1))
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
    var insets: [InsetsResolver<Numbers>.Insets] = []
    insets.reserveCapacity(places.count)
    for place in places {
      let outer = place.superview < 0 ? nil : insets[Int(place.superview)]
      insets.append(resolver.insets(of: place.view, frame: frame(place), inside: outer))
    }
    return guides.map { guide, _, place in
      resolver.relation(of: guide, in: places[place].view, insets[place])
    }
  }
}
