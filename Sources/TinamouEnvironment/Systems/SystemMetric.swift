/// The origin of a number about a system.
public enum Provenance: String, Hashable, Sendable {
  /// Apple's documentation, release notes or talks.
  case documented
  /// Measured on a device, in a simulator or on a screenshot.
  case measured
  /// Derived from related models that were measured, or computed from measured numbers.
  case derived
  /// Published without a measurement.
  case claimed
  /// Not known, or known in several contradicting versions: the number is what is used until
  /// somebody measures it.
  case open
}

/// A number about a system, from a version on.
public struct SystemFact: Hashable, Sendable {
  /// The number, in points.
  public let value: Double
  /// The first version that has it.
  public let since: SystemVersion
  /// The first SDK that has it; `nil` if it does not depend on the SDK.
  public let sdk: SystemVersion?
  /// The origin of the number.
  public let evidence: Provenance
  /// Where the number was published.
  public let source: String
  /// Conditions and contradicting numbers; empty if there are none.
  public let note: String

  init(
    _ value: Double, since: SystemVersion, sdk: SystemVersion? = nil, _ evidence: Provenance,
    _ source: String, note: String = ""
  ) {
    self.value = value
    self.since = since
    self.sdk = sdk
    self.evidence = evidence
    self.source = source
    self.note = note
  }
}

/// A number that depends on the system.
///
/// ``all`` is the one table of them: what a layout depends on is read here, and a new system is a
/// row for each number that it changes.
public struct SystemMetric: Hashable, Sendable {
  /// The name in the output of `tinamou devices`.
  public let name: String
  /// What is measured, in points.
  public let meaning: String
  /// The first number that is known.
  let first: SystemFact
  /// The numbers of later versions, oldest first.
  let later: [SystemFact]

  init(_ name: String, _ meaning: String, _ first: SystemFact, _ later: SystemFact...) {
    self.name = name
    self.meaning = meaning
    self.first = first
    self.later = later
  }

  /// The numbers, from old to new.
  public var facts: [SystemFact] { [first] + later }
}
