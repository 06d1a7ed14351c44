import TinamouFormat
import TinamouLayout

/// Views that leave the window, or the safe area, together: a content that is too high pushes all
/// that is below it, and edges that no constraint holds in the safe area are those of all views in
/// a column. Views that leave their superview together leave the same one. What the constraints
/// leave open of one view, they leave open of those that hang on it, and buttons of one bar are too
/// small together, or cut off or without room at the same widths.
extension [Finding] {
  /// The rules of which one cause has many findings.
  private static var rules: [DiagnosticRule] {
    [
      .outsideSuperview, .outsideWindow, .outsideSafeArea, .underKeyboard, .acrossFold,
      .underWindowControls, .underCover, .ambiguous, .smallTarget, .textCutOff, .noRoom,
    ]
  }
  /// The number of other views from which a finding stands for all, also for those that do not hang
  /// on its view.
  private static var leastFollowers: Int { 2 }
  /// The largest number of findings of a rule that stand for others.
  private static var largestNumberOfLeaders: Int { 8 }

  /// The findings, of which those that occur only where another one of the same rule does are a
  /// note of that one.
  ///
  /// - Parameter links: Which views hang on each other: one that hangs on another one is pushed by
  ///   it.
  /// - Returns: The findings.
  func withSharedCauses(_ links: ViewLinks) -> [Finding] {
    var followers: [Int: [Int]] = [:]
    var removed: Set<Int> = []
    for rule in Self.rules {
      var rest = indices.filter { self[$0].key.rule == rule && !self[$0].occurrences.isEmpty }
        .ordered { self[$0].extent > self[$1].extent }
      for _ in 0..<Self.largestNumberOfLeaders where rest.count > 1 {
        let leader = rest.removeFirst()
        let places = self[leader].sizesByConfiguration
        let others = rest.filter {
          rule.isAboutContent
            ? self[$0].sizesByConfiguration == places : self[$0].occurs(onlyIn: places)
        }
        let like = rule.isAboutContent ? [] : others.filter { self[$0].isLike(self[leader]) }
        let own = following(leader, like.count < Self.leastFollowers ? [] : like, others, links)
        if own.isEmpty { continue }
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

  /// Findings that are like one, and those of others whose views hang on its view, on theirs, or on
  /// those of each other.
  private func following(
    _ leader: Int, _ like: [Int], _ others: [Int], _ links: ViewLinks
  ) -> [Int] {
    var found = like
    var rest = others.filter { !like.contains($0) }
    var ends = [leader] + like
    while let end = ends.popLast() {
      let next = rest.filter { self[$0].hangs(on: self[end], links) }
      rest.removeAll(where: Set(next).contains)
      found += next
      ends += next
    }
    return found
  }

  /// The findings, of which overlaps that are connected by common views are one: a view over many
  /// others, or many views at one place, or over two that hang on each other.
  func withJoinedOverlaps(_ links: ViewLinks) -> [Finding] {
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
    for group in groups.map({ $0.sorted() }) where haveOneCause(group, links) {
      followers[group[0]] = [Int](group.dropFirst())
    }
    let removed = Set(followers.values.joined())
    return indices.filter { !removed.contains($0) }.map { index in
      guard let others = followers[index]?.map({ self[$0] }) else { return self[index] }
      return others.reduce(self[index]) { $0.merged(with: $1) }.standing(for: others)
    }
  }

  /// Whether overlaps that are connected by common views have one cause. Two of them have one if
  /// they are at the same places, or if the views that they do not share hang on each other.
  private func haveOneCause(_ overlaps: [Int], _ links: ViewLinks) -> Bool {
    guard overlaps.count == 2 else { return overlaps.count > 2 }
    let places = overlaps.map { self[$0].sizesByConfiguration }
    if places[0] == places[1] { return true }
    let views = overlaps.map { Set(self[$0].views) }
    let ends = views[0].symmetricDifference(views[1]).map { [$0] }
    return ends.count == 2 && links.connects(ends[0], ends[1], along: nil)
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

  /// Whether each view has its own content that breaks the rule, so that others break it by chance
  /// at some of the same places.
  fileprivate var isAboutContent: Bool { self == .textCutOff || self == .noRoom }

  /// The note of a finding of the rule that names the views of others.
  func note(about followers: [Finding]) -> String {
    let names = followers.prefix(Self.namedFollowers).map { finding in
      finding.key.subject.split(separator: "|").map { "'\($0)'" }.joined(separator: " and ")
    }
    let more = followers.count - names.count
    let list = names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    return switch self {
    case .ambiguous: "they leave \(list) open too, in some of these windows"
    case .textCutOff, .noRoom, .misplaced, .overlap: "the same is true of \(list)"
    default: "the same is true of \(list), in some of these windows"
    }
  }
}

extension Finding {
  /// Whether it can have the same cause as another finding of its rule: a view leaves the same
  /// superview, which the help names, and the same attributes are open.
  fileprivate func isLike(_ other: Finding) -> Bool {
    switch key.rule {
    case .outsideSuperview, .textCutOff: diagnostic.help == other.diagnostic.help
    case .ambiguous: key.detail == other.key.detail
    default: true
    }
  }

  /// Whether its view hangs on that of another finding of its rule, along an axis that is open in
  /// both.
  fileprivate func hangs(on other: Finding, _ links: ViewLinks) -> Bool {
    if key.rule == .smallTarget { return false }
    guard key.rule == .ambiguous else {
      return isLike(other) && links.connects(views, other.views, along: nil)
    }
    return openAxes.intersection(other.openAxes).contains {
      links.connects(views, other.views, along: $0)
    }
  }

  /// How much of all windows it is in: the number of configurations, then the widths.
  fileprivate var extent: Extent {
    Extent(
      configurations: occurrences.count,
      widths: occurrences.reduce(0) { $0 + $1.sizes.ranges.reduce(0) { $0 + $1.length } })
  }

  fileprivate struct Extent: Comparable {
    let configurations: Int
    let widths: Double

    static func < (lhs: Extent, rhs: Extent) -> Bool {
      (lhs.configurations, lhs.widths) < (rhs.configurations, rhs.widths)
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
