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
    /// The variables; `nil` outside of the model.
    let variables: FrameVariables?
    /// The index of the superview among the places; -1 for the root of the tree.
    let superview: Int32
  }

  /// The views on whose insets the guides depend.
  let places: [Place]
  /// The system guides, with their indices among the items and those of their views among the
  /// places.
  let guides: [(guide: LayoutGuide, index: Int32, place: Int)]
  /// The views whose content wraps, with their indices among the items.
  let contents: [(view: LayoutView, index: Int32)]

  init(of model: LayoutModel) {
    var places: [Place] = []
    var guides: [(guide: LayoutGuide, index: Int32, place: Int)] = []
    var contents: [(view: LayoutView, index: Int32)] = []
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
              view: view, variables: model.variables(of: view),
              superview: view.superview.map { indices[$0.rank] } ?? -1))
        }
        guides.append((guide, reader.index, Int(indices[view.rank])))
      } else if let view = reader.item as? LayoutView {
        contents.append((view, reader.index))
      }
    }
    self.places = places
    self.guides = guides
    self.contents = contents
  }

  /// Returns the frame of a view that is known before the layout; `nil` for a view that is expected
  /// to fill the window.
  func givenFrame(ofPlace index: Int) -> Rect? {
    places[index].variables == nil
      ? places[index].view.frame : places[index].view.translation?.frame
  }

  /// Returns the frame of a view in the layout.
  func frame(ofPlace index: Int, _ solver: Solver) -> Rect {
    places[index].variables?.frame(solver.reading) ?? places[index].view.frame
  }

  /// Computes the relations of the guides to their views.
  ///
  /// - Parameters:
  ///   - resolver: Computes insets.
  ///   - frame: Returns the frame of the view at an index among ``places``, in its superview.
  ///   - receive: Receives each guide, its index among the items, and its relation.
  @inline(__always)
  func computeRelations<Numbers>(
    _ resolver: inout InsetsResolver<Numbers>,
    frame: (Int) -> FrameNumbers<Numbers.Number>,
    receive: (LayoutGuide, Int32, GuideNumbers<Numbers.Number>) -> Void
  ) {
    var insets: [InsetsResolver<Numbers>.Insets] = []
    insets.reserveCapacity(places.count)
    // A place is not copied, since that would count references to its view.
    for index in places.indices {
      let superview = Int(places[index].superview)
      insets.append(
        resolver.insets(
          of: places[index].view, frame: frame(index),
          inside: superview < 0 ? nil : insets[superview]))
    }
    for (guide, index, place) in guides {
      receive(guide, index, resolver.relation(of: guide, in: places[place].view, insets[place]))
    }
  }
}
