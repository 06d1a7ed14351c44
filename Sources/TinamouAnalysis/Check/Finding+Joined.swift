import TinamouFormat
import TinamouLayout

/// Findings about one thing at different sizes.
extension [Finding] {
  /// The findings, of which conflicts that differ only in the constraint that is broken are one.
  ///
  /// Where a conflict grows with the window, another one of its constraints may be broken from a
  /// size on: an edge, when a width would have to be below zero. The members that remain are the
  /// same.
  var withJoinedConflicts: [Finding] {
    var followers: [Int: [Int]] = [:]
    var removed: Set<Int> = []
    let conflicts = indices.filter { self[$0].key.rule == .unsatisfiable }
      .map { (index: $0, members: self[$0].members, places: self[$0].sizesByConfiguration) }
      .filter { $0.members.count >= Finding.leastMembers }
      .ordered { $0.members.count > $1.members.count }
    for (position, leader) in conflicts.enumerated() where !removed.contains(leader.index) {
      for other in conflicts[(position + 1)...] where !removed.contains(other.index) {
        guard leader.members.isSuperset(of: other.members),
          !self[other.index].occurs(in: leader.places)
        else { continue }
        followers[leader.index, default: []].append(other.index)
        removed.insert(other.index)
      }
    }
    return indices.filter { !removed.contains($0) }.map { index in
      followers[index].map { self[index].joined(with: $0.map { self[$0] }) } ?? self[index]
    }
  }

  /// The findings, of which two about one view are one if both have the same cause: a text is cut
  /// off and somewhere has no room at all, and a view leaves the safe area and somewhere is covered
  /// there. A control that is cut off or without room is too small to touch, and a view that leaves
  /// its superview leaves the safe area, if there is no other place where it is.
  var withJoinedViews: [Finding] {
    joining(.noRoom, with: .textCutOff).joining(.underCover, with: .outsideSafeArea)
      .joining(.smallTarget, with: .textCutOff) { $0.occurs(onlyIn: $1.sizesByConfiguration) }
      .joining(.smallTarget, with: .noRoom) { $0.occurs(onlyIn: $1.sizesByConfiguration) }
      .joining(.outsideSafeArea, with: .outsideSuperview) {
        $0.occurs(onlyIn: $1.sizesByConfiguration)
      }
  }

  /// The findings, of which those about what is open of a view from left to right, and from right
  /// to left, are one: what is tied to the leading edge has its left edge open only from right to
  /// left.
  var withJoinedDirections: [Finding] {
    let leaders = Dictionary(
      indices.filter { self[$0].key.rule == .ambiguous && self[$0].direction == .leftToRight }
        .map { (self[$0].key.subject, $0) }, uniquingKeysWith: { first, _ in first })
    var joined = self
    var removed: Set<Int> = []
    for index in indices
    where self[index].key.rule == .ambiguous && self[index].direction == .rightToLeft {
      guard let leader = leaders[self[index].key.subject],
        self[leader].openAxes == self[index].openAxes
      else { continue }
      let both = [joined[leader], self[index]]
      joined[leader] = both[0].merged(with: both[1]).withCopies(of: both)
      removed.insert(index)
    }
    return joined.indices.filter { !removed.contains($0) }.map { joined[$0] }
  }

  /// The findings, of which those of a rule are joined with that of another one about the same view
  /// if they belong to it.
  private func joining(
    _ rule: DiagnosticRule, with other: DiagnosticRule,
    if belongs: (Finding, Finding) -> Bool = { _, _ in true }
  ) -> [Finding] {
    let leaders = Dictionary(
      indices.filter { self[$0].key.rule == other }.map { (self[$0].key.subject, $0) },
      uniquingKeysWith: { first, _ in first })
    var joined = self
    var removed: Set<Int> = []
    for index in indices where self[index].key.rule == rule {
      guard let leader = leaders[self[index].key.subject], belongs(self[index], self[leader])
      else { continue }
      joined[leader] = joined[leader].joined(with: [self[index]])
      removed.insert(index)
    }
    return joined.indices.filter { !removed.contains($0) }.map { joined[$0] }
  }
}

extension Finding {
  /// The least number of constraints of a file that tell a conflict from others.
  fileprivate static var leastMembers: Int { 2 }

  /// The direction of all windows in which it holds; `nil` if there are both.
  fileprivate var direction: LayoutDirection? {
    let directions = Set(
      occurrences.map { $0.configuration.request.direction ?? .leftToRight })
    return directions.count == 1 ? directions.first : nil
  }

  /// The places of the constraints of a conflict that the file states.
  fileprivate var members: Set<Int> {
    Set(
      ([diagnostic.span] + diagnostic.notes.map(\.span)).compactMap { $0?.range.lowerBound })
  }

  /// The finding with the sizes of others, which notes name.
  fileprivate func joined(with others: [Finding]) -> Finding {
    let notes = others.map { other in
      let places = other.places.joined(separator: "; ")
      return other.key.rule == .unsatisfiable
        ? "'\(other.key.subject)' is broken instead \(places)"
        : "\(other.diagnostic.message) \(places)"
    }
    return others.reduce(adding(notes)) { $0.merged(with: $1) }.withCopies(of: [self] + others)
  }
}
