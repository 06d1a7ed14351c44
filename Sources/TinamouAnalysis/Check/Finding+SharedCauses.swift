import TinamouFormat
import TinamouLayout

/// Views that leave the window, or the safe area, together: a content that is too high pushes all that
/// is below it, and edges that no constraint holds in the safe area are those of all views in a column. Views
/// that leave their superview together leave the same one.
extension [Finding] {
  /// The rules of which one cause has many findings.
  private static var rules: [DiagnosticRule] {
    [.outsideSuperview, .outsideWindow, .outsideSafeArea]
  }
  /// The number of other views from which a finding stands for all.
  private static var leastFollowers: Int { 2 }
  /// The largest number of findings of a rule that stand for others.
  private static var largestNumberOfLeaders: Int { 8 }
  /// The largest number of followers that are named.
  private static var namedFollowers: Int { 8 }

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
          self[$0].leavesTheSame(as: self[leader]) && self[$0].occurs(onlyIn: places)
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

  /// The note that names the views of findings.
  static func note(about followers: [Finding]) -> String {
    let names = followers.prefix(namedFollowers).map { "'\($0.key.subject)'" }
    let more = followers.count - names.count
    return "so do " + names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
      + " at some of these places"
  }
}

extension Finding {
  /// Whether its view leaves the same one as that of another finding of its rule: the superview that
  /// the help names, or the window.
  fileprivate func leavesTheSame(as other: Finding) -> Bool {
    key.rule != .outsideSuperview || diagnostic.help == other.diagnostic.help
  }

  fileprivate func occurs(onlyIn places: [AnalysisConfiguration: SizeSet]) -> Bool {
    occurrences.allSatisfy { occurrence in
      guard let sizes = places[occurrence.configuration] else { return false }
      return occurrence.sizes.intersection(sizes) == occurrence.sizes
    }
  }
}
