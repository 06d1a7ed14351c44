import TinamouLayout

/// The findings of checks of a file, as a value.
public struct CheckResults: Sendable {
  /// The findings, in the order in which they were found.
  public private(set) var findings: [Finding] = []
  /// The number of pieces that were checked.
  public internal(set) var pieceCount = 0
  /// The constraint sets that were active in some window.
  var appliedSets: Set<String> = []
  /// The locations of the constraints that determined some layout, or that were reported as broken.
  var determiningConstraints: Set<SourceLocation> = []
  private var places: [Finding.Key: Int] = [:]

  /// Adds a finding, or merges it with the same one from another configuration.
  mutating func add(_ finding: Finding) {
    if let place = places[finding.key] {
      findings[place].merge(finding)
    } else {
      places[finding.key] = findings.count
      findings.append(finding)
    }
  }

  /// Adds the results of another configuration.
  mutating func merge(_ other: CheckResults) {
    pieceCount += other.pieceCount
    appliedSets.formUnion(other.appliedSets)
    determiningConstraints.formUnion(other.determiningConstraints)
    for finding in other.findings { add(finding) }
  }
}
