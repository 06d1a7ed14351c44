import TinamouFormat
import TinamouLayout

/// What the inspections of one layout function found, each thing once with all sizes.
struct IssueCollection {
  /// An issue of a function.
  struct Entry {
    let issue: PieceInspection.Issue
    /// Whether one of its views is in a conflict wherever the issue is: what is wrong with such a
    /// view only beside the conflict follows from it.
    let isConsequence: Bool
  }

  /// An issue with its sizes, also those at which a view around its view has it too.
  private struct Sighting {
    let issue: PieceInspection.Issue
    /// The sizes at which one of its views is in a conflict.
    var besideConflicts = SizeSet()
    var elsewhere = SizeSet()

    mutating func add(_ sizes: SizeSet, besideConflict: Bool) {
      if besideConflict { besideConflicts.formUnion(sizes) } else { elsewhere.formUnion(sizes) }
    }

    /// The smallest size.
    var start: Double {
      min(
        besideConflicts.ranges.first?.lowerBound ?? .infinity,
        elsewhere.ranges.first?.lowerBound ?? .infinity)
    }

    /// The issue at sizes; `nil` if there are none.
    func entry(_ sizes: (SizeSet) -> SizeSet) -> Entry? {
      let (beside, free) = (sizes(besideConflicts), sizes(elsewhere))
      if beside.isEmpty && free.isEmpty { return nil }
      var issue = issue
      issue.sizes = beside.union(free)
      return Entry(issue: issue, isConsequence: free.isEmpty)
    }
  }

  private struct Key: Hashable {
    let rule: DiagnosticRule
    let views: [LayoutItem.ID]
  }

  /// A view under some sets, and whether it is in the window.
  private struct Place {
    let presence: CheckResults.Presence
    var isPresent = false
    var absence: Sighting?
  }

  private struct PlaceKey: Hashable {
    let view: LayoutItem.ID
    let sets: Int
  }

  private var sightings: [Sighting] = []
  private var indices: [Key: Int] = [:]
  private var places: [Place] = []
  private var placeIndices: [PlaceKey: Int] = [:]
  /// The sets that apply on some pieces, each list once.
  private var setLists: [[String]] = []

  /// Where the pieces begin.
  private var starts: [Double] = []

  // MARK: Adding

  /// Begins the next piece, of which inspections are added.
  mutating func beginPiece(at start: Double) { starts.append(start) }

  /// Adds what another inspection found.
  mutating func add(_ inspection: PieceInspection, conflicting: Set<LayoutItem.ID>) {
    for issue in inspection.found {
      let isBeside = issue.views.contains { conflicting.contains($0.id) }
      let key = Key(rule: issue.rule, views: issue.views.map(\.id))
      let index = indices[key] ?? sightings.count
      if index == sightings.count {
        indices[key] = index
        sightings.append(Sighting(issue: issue))
      }
      sightings[index].add(issue.sizes, besideConflict: isBeside)
    }
    if inspection.presences.isEmpty { return }
    let sets = index(ofSets: inspection.piece.status.activeSets)
    for presence in inspection.presences {
      add(presence, sets, besideConflict: conflicting.contains(presence.item.id))
    }
  }

  private mutating func index(ofSets sets: [String]) -> Int {
    if let index = setLists.lastIndex(of: sets) { return index }
    setLists.append(sets)
    return setLists.count - 1
  }

  private mutating func add(
    _ presence: PieceInspection.Presence, _ sets: Int, besideConflict: Bool
  ) {
    let view = presence.item
    guard let name = view.ownName else { return }
    let key = PlaceKey(view: view.id, sets: sets)
    let index = placeIndices[key] ?? places.count
    if index == places.count {
      placeIndices[key] = index
      places.append(Place(presence: .init(view: name, sets: setLists[sets])))
    }
    if presence.isPresent { places[index].isPresent = true }
    if presence.absence.isEmpty { return }
    if places[index].absence == nil {
      places[index].absence = Sighting(
        issue: PieceInspection.Issue(
          rule: .outsideWindow, message: "'\(name)' leaves the window",
          help: "keep its edges inside of 'root', or let the content scroll", views: [view],
          sizes: presence.absence))
    }
    places[index].absence?.add(presence.absence, besideConflict: besideConflict)
  }

  // MARK: Results

  /// Issues in the order of pieces: those of views first, in the order of these.
  private func inOrder(_ sightings: [Sighting]) -> [Sighting] {
    func key(_ sighting: Sighting) -> (piece: Int, views: Int, view: Int) {
      let piece = starts.lastIndex { $0 <= sighting.start } ?? 0
      let views = sighting.issue.views
      return (piece, views.count, views.first?.index ?? 0)
    }
    return sightings.map { (key($0), $0) }.ordered { $0.0 < $1.0 }.map(\.1)
  }

  /// The issues, and for each view with content and the sets that apply: whether a part of it is in
  /// the window at some size, and the sizes at which nothing of it is. What is inside of a view
  /// with the same issue has none.
  var results:
    (
      issues: [Entry],
      presences: [(presence: CheckResults.Presence, isPresent: Bool, absence: Entry?)]
    )
  {
    var reported: [DiagnosticRule: [LayoutItem.ID: SizeSet]] = [:]
    let all = sightings + places.compactMap(\.absence)
    for sighting in all where sighting.issue.views.count == 1 {
      let sizes = sighting.besideConflicts.union(sighting.elsewhere)
      let view = sighting.issue.views[0].id
      reported[sighting.issue.rule, default: [:]][view, default: SizeSet()].formUnion(sizes)
    }
    func outermost(_ sighting: Sighting) -> Entry? {
      sighting.entry { sizes in
        guard sighting.issue.views.count == 1, let known = reported[sighting.issue.rule] else {
          return sizes
        }
        var own = sizes
        var next = sighting.issue.views[0].superview
        while let view = next, !own.isEmpty {
          if let outer = known[view.id] { own = own.subtracting(outer, in: .everySize) }
          next = view.superview
        }
        return own
      }
    }
    return (
      inOrder(sightings).compactMap(outermost),
      places.map { ($0.presence, $0.isPresent, $0.absence.flatMap(outermost)) }
    )
  }
}

extension SizeRange {
  fileprivate static let everySize = SizeRange(
    -.infinity, .infinity, includesLower: false, includesUpper: false)
}
