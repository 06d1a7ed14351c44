import TinamouFormat
import TinamouLayout

/// Views that leave the window, or the safe area, together: a content that is too high pushes all that
/// is below it, and edges that no constraint holds in the safe area are those of all views in a column. Views
/// that leave their superview together leave the same one. What the constraints leave open of one view, they
/// leave open of those that hang on it, and buttons of one bar are too small together.
extension [Finding] {
  /// The rules of which one cause has many findings.
  private static var rules: [DiagnosticRule] {
    [.outsideSuperview, .outsideWindow, .outsideSafeArea, .ambiguous, .smallTarget]
  }
  /// The number of other views from which a finding stands for all.
  private static var leastFollowers: Int { 2 }
  /// The largest number of findings of a rule that stand for others.
  private static var largestNumberOfLeaders: Int { 8 }

  /// The findings, of which those that occur only where another one of the same rule does are a note of
  /// that one.
  var withSharedCauses: [Finding] {
    var followers: [Int: [Int]] = [:]
    var removed: Set<Int> = []
    for rule in Self.rules {
      var rest = indices.filter { self[$0].key.rule == rule && !self[$0].occurrences.isEmpty }
        .ordered { self[$0].occurrences.count > self[$1].occurrences.count }
      for _ in 0..<Self.largestNumberOfLeaders where rest.count > Self.leastFollowers {
        let leader = rest.removeFirst()
        let places = self[leader].sizesByConfiguration
        let own = rest.filter {
          self[$0].isLike(self[leader]) && self[$0].occurs(onlyIn: places)
        }
        if own.count < Self.leastFollowers { continue }
        followers[leader] = own
        removed.formUnion(own)
        rest.removeAll(where: Set(own).contains)
      }
    }
    return indices.filter { !removed.contains($0) }.map { index in
      followers[index].map { self[index].standing(for: $0.sorted().map { self[$0] }) }
        ?? self[index]
    }
  }

  /// The findings, of which overlaps that are connected by common views are one: a view over many others,
  /// or many views at one place.
  var withJoinedOverlaps: [Finding] {
    var groups: [[Int]] = []
    var groupsOfViews: [String: Int] = [:]
    for index in indices where self[index].key.rule == .overlap {
      let known = Set(self[index].views.compactMap { groupsOfViews[$0] })
      // Small groups join the largest one, so that each finding moves seldom.
      let largest = known.max { groups[$0].count < groups[$1].count } ?? groups.count
      if largest == groups.count { groups.append([]) }
      var joining = [index]
      for group in known where group != largest {
        joining += groups[group]
        groups[group] = []
      }
      for view in joining.flatMap({ self[$0].views }) { groupsOfViews[view] = largest }
      groups[largest] += joining
    }
    var followers: [Int: [Int]] = [:]
    for group in groups.map({ $0.sorted() }) where group.count > Self.leastFollowers {
      followers[group[0]] = [Int](group.dropFirst())
    }
    let removed = Set(followers.values.joined())
    return indices.filter { !removed.contains($0) }.map { index in
      guard let others = followers[index]?.map({ self[$0] }) else { return self[index] }
      return others.reduce(self[index]) { $0.merged(with: $1) }.standing(for: others)
    }
  }

  /// One finding for all, of one rule and without places; nothing for none.
  package var asOne: [Finding] {
    guard let first, count > 1 else { return self }
    return [first.standing(for: Array(dropFirst()))]
  }
}

extension DiagnosticRule {
  /// The largest number of followers that are named.
  private static var namedFollowers: Int { 8 }

  /// The note of a finding of the rule that names the views of others.
  func note(about followers: [Finding]) -> String {
    let names = followers.prefix(Self.namedFollowers).map { finding in
      finding.key.subject.split(separator: "|").map { "'\($0)'" }.joined(separator: " and ")
    }
    let more = followers.count - names.count
    let list = names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    return switch self {
    case .ambiguous: "so are those of \(list) at some of these places"
    case .smallTarget: "so are \(list) at some of these places"
    case .misplaced: "so are \(list)"
    case .overlap: "so do \(list)"
    default: "so do \(list) at some of these places"
    }
  }
}

extension Finding {
  /// Whether it can have the same cause as another finding of its rule: a view leaves the same superview,
  /// which the help names, and the same attributes are open.
  fileprivate func isLike(_ other: Finding) -> Bool {
    switch key.rule {
    case .outsideSuperview: diagnostic.help == other.diagnostic.help
    case .ambiguous: key.detail == other.key.detail
    default: true
    }
  }

  /// Whether it occurs at one of the sizes of a configuration, or more.
  func occurs(in places: [AnalysisConfiguration: SizeSet]) -> Bool {
    occurrences.contains { occurrence in
      places[occurrence.configuration].map { !$0.intersection(occurrence.sizes).isEmpty } ?? false
    }
  }

  /// Whether it occurs at no other sizes than these of each configuration.
  func occurs(onlyIn places: [AnalysisConfiguration: SizeSet]) -> Bool {
    occurrences.allSatisfy { occurrence in
      guard let sizes = places[occurrence.configuration] else { return false }
      return occurrence.sizes.intersection(sizes) == occurrence.sizes
    }
  }
}
