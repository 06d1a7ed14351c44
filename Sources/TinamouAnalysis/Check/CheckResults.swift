import TinamouLayout

/// The findings of checks of a file, as a value.
public struct CheckResults: Sendable {
  /// A view under some sets of constraints: sets move views out of the window on purpose.
  struct Presence: Hashable, Sendable {
    let view: String
    let sets: [String]
  }

  /// The findings, in the order in which they were found.
  public private(set) var findings: [Finding] = []
  /// The number of pieces that were checked.
  public internal(set) var pieceCount = 0
  /// The constraint sets that were active in some window.
  var appliedSets: Set<String> = []
  /// The text sizes that were checked.
  var textSizes: Set<ContentSizeCategory> = []
  /// The locations of the constraints that determined some layout, or that were reported as broken.
  var determiningConstraints: Set<SourceLocation> = []
  /// The views of which a part was in some window.
  var present: Set<Presence> = []
  /// The views that were outside of some window.
  private(set) var absent: [(presence: Presence, finding: Finding)] = []
  /// The configurations that were checked.
  private var configurations: Set<AnalysisConfiguration> = []
  private var places: [Finding.Key: Int] = [:]
  private var absentPlaces: [Presence: Int] = [:]

  init() {}

  /// Makes the results of one configuration, without findings so far.
  init(in configuration: AnalysisConfiguration) { configurations = [configuration] }

  /// Adds the results of another configuration.
  mutating func merge(_ other: CheckResults) {
    let isElsewhere = configurations.isDisjoint(with: other.configurations)
    configurations.formUnion(other.configurations)
    pieceCount += other.pieceCount
    appliedSets.formUnion(other.appliedSets)
    textSizes.formUnion(other.textSizes)
    determiningConstraints.formUnion(other.determiningConstraints)
    present.formUnion(other.present)
    for finding in other.findings { add(finding, isElsewhere: isElsewhere) }
    for (presence, finding) in other.absent {
      add(finding, unlessWaiting: presence, isElsewhere: isElsewhere)
    }
  }

  /// Adds a finding, or merges it with the same one, which can be known to be from other
  /// configurations.
  mutating func add(_ finding: Finding, isElsewhere: Bool = false) {
    if let place = places[finding.key] {
      findings[place].merge(finding, isElsewhere: isElsewhere)
    } else {
      places[finding.key] = findings.count
      findings.append(finding)
    }
  }

  /// Adds a finding that counts only if a part of its view is in another window.
  mutating func add(
    _ finding: Finding, unlessWaiting presence: Presence, isElsewhere: Bool = false
  ) {
    if let place = absentPlaces[presence] {
      absent[place].finding.merge(finding, isElsewhere: isElsewhere)
    } else {
      absentPlaces[presence] = absent.count
      absent.append((presence, finding))
    }
  }

  /// The findings with those about views that leave the window: a view that is nowhere in the
  /// window under its sets waits outside.
  var withLeavingViews: [Finding] {
    var all = findings
    var places = self.places
    for (presence, finding) in absent where present.contains(presence) {
      if let place = places[finding.key] {
        all[place] = finding.merged(with: all[place])
      } else {
        places[finding.key] = all.count
        all.append(finding)
      }
    }
    return all
  }
}
