import TinamouFormat
import TinamouLayout

/// What the inspections of the pieces of one layout function found, each thing once with all sizes.
struct IssueCollection {
  /// An issue of a function.
  struct Entry {
    var issue: PieceInspection.Issue
    /// Whether one of its views is in a conflict wherever the issue is: what is wrong with such a view
    /// only beside the conflict follows from it.
    var isConsequence: Bool

    fileprivate mutating func merge(_ sizes: SizeSet, isConsequence: Bool) {
      issue.sizes.formUnion(sizes)
      self.isConsequence = self.isConsequence && isConsequence
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
    var absence: Entry?
  }

  private struct PlaceKey: Hashable {
    let view: LayoutItem.ID
    let sets: Int
  }

  /// The issues in the order in which they were found.
  private(set) var found: [Entry] = []
  private var indices: [Key: Int] = [:]
  private var places: [Place] = []
  private var placeIndices: [PlaceKey: Int] = [:]
  /// The sets that apply on some pieces, each list once.
  private var setLists: [[String]] = []

  /// For each view with content and the sets that apply: whether a part of it is in the window at some
  /// size, and the sizes at which nothing of it is.
  var presences: [(presence: CheckResults.Presence, isPresent: Bool, absence: Entry?)] {
    places.map { ($0.presence, $0.isPresent, $0.absence) }
  }

  /// Adds what the inspection of another piece found.
  mutating func add(_ inspection: PieceInspection, conflicting: Set<LayoutItem.ID>) {
    for issue in inspection.found {
      let isConsequence = issue.views.contains { conflicting.contains($0.id) }
      let key = Key(rule: issue.rule, views: issue.views.map(\.id))
      if let index = indices[key] {
        found[index].merge(issue.sizes, isConsequence: isConsequence)
      } else {
        indices[key] = found.count
        found.append(Entry(issue: issue, isConsequence: isConsequence))
      }
    }
    let sets = index(ofSets: inspection.piece.status.activeSets)
    for presence in inspection.presences {
      add(presence, of: inspection.piece.items[presence.index], sets, conflicting)
    }
  }

  private mutating func index(ofSets sets: [String]) -> Int {
    if let index = setLists.lastIndex(of: sets) { return index }
    setLists.append(sets)
    return setLists.count - 1
  }

  private mutating func add(
    _ presence: PieceInspection.Presence, of view: LayoutPiece.Item, _ sets: Int,
    _ conflicting: Set<LayoutItem.ID>
  ) {
    guard let name = view.name else { return }
    let key = PlaceKey(view: view.id, sets: sets)
    let index = placeIndices[key] ?? places.count
    if index == places.count {
      placeIndices[key] = index
      places.append(Place(presence: .init(view: name, sets: setLists[sets])))
    }
    if presence.isPresent { places[index].isPresent = true }
    if presence.absence.isEmpty { return }
    let isConsequence = conflicting.contains(view.id)
    if places[index].absence == nil {
      places[index].absence = Entry(
        issue: PieceInspection.Issue(
          rule: .outsideWindow, message: "'\(name)' leaves the window",
          help: "hold its edges inside of 'root', or let the content scroll", views: [view],
          sizes: presence.absence), isConsequence: isConsequence)
    } else {
      places[index].absence?.merge(presence.absence, isConsequence: isConsequence)
    }
  }
}
