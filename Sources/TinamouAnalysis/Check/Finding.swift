public import TinamouFormat
import TinamouLayout

/// A finding of a check, with all configurations and widths in which it holds.
public struct Finding: Sendable {
  /// A configuration, with the widths at which the finding holds.
  public struct Occurrence: Hashable, Sendable {
    /// The configuration.
    public let configuration: AnalysisConfiguration
    /// The widths of the window.
    public internal(set) var sizes: SizeSet
  }

  /// The identity of a finding, the same in every run and configuration.
  public struct Key: Hashable, Sendable, Comparable {
    /// The rule.
    public let rule: DiagnosticRule
    /// The names of the views or of the constraint that the finding is about.
    public let subject: String
    /// What tells the finding from others of the rule about the same subject, such as the
    /// attributes that are left open; `nil` if there is only one.
    public let detail: String?

    init(rule: DiagnosticRule, subject: String, detail: String? = nil) {
      self.rule = rule
      self.subject = subject
      self.detail = detail
    }

    /// Orders keys by rule, then by name.
    public static func < (lhs: Key, rhs: Key) -> Bool {
      (lhs.rule.rawValue, lhs.subject, lhs.detail ?? "")
        < (rhs.rule.rawValue, rhs.subject, rhs.detail ?? "")
    }
  }

  /// The identity of the finding.
  public let key: Key
  /// The message and its place.
  public let diagnostic: Diagnostic
  /// The ids of the views that the message is about; empty for one about a constraint or a set.
  public let views: [String]
  /// The configurations in which it holds.
  public internal(set) var occurrences: [Occurrence]
  /// Whether it holds only where a conflict holds too, and so follows from it.
  private(set) var isConsequence: Bool
  /// For a finding about several copies, or that stands for others, the lines for each of them in a
  /// baseline file.
  public private(set) var copies: [String] = []
  /// The subject, of several copies that of the first one.
  private(set) var firstSubject: String

  init(
    key: Key, diagnostic: Diagnostic, views: [String], occurrences: [Occurrence],
    isConsequence: Bool
  ) {
    self.key = key
    self.diagnostic = diagnostic
    self.views = views
    self.occurrences = occurrences
    self.isConsequence = isConsequence
    firstSubject = key.subject
  }

  /// Makes a finding of another check, about a view of the file.
  package init(_ diagnostic: Diagnostic, about view: String) {
    self.init(
      key: Key(rule: diagnostic.rule, subject: view), diagnostic: diagnostic, views: [view],
      occurrences: [], isConsequence: false)
  }

  /// Makes one finding of those about several copies, of which there is at least one.
  init(copies: [Finding]) {
    var whole = copies[0]
    for copy in copies.dropFirst() { whole.merge(copy) }
    let first = copies[0].diagnostic
    func joined(_ text: (Finding) -> String?) -> String? {
      let texts = copies.compactMap(text)
      return texts.isEmpty ? nil : CopyName.joined(texts)
    }
    self.init(
      key: Key(
        rule: copies[0].key.rule, subject: CopyName.joined(copies.map(\.key.subject)),
        detail: joined(\.key.detail)),
      diagnostic: Diagnostic(
        first.rule, CopyName.joined(copies.map(\.diagnostic.message)), severity: first.severity,
        at: first.span, notes: first.notes, help: joined(\.diagnostic.help)),
      views: copies.flatMap(\.views), occurrences: whole.occurrences,
      isConsequence: whole.isConsequence)
    self.copies = copies.map(\.fingerprint)
    firstSubject = copies[0].firstSubject
  }

  /// The line for the finding in a baseline file.
  public var fingerprint: String {
    ([key.rule.rawValue, key.subject] + [key.detail].compactMap(\.self)).joined(separator: " ")
  }

  /// The lines that earlier versions wrote for a conflict, an ambiguity or another state of a
  /// layout: without a detail, and before that the text of the file instead of a name.
  public var formerFingerprints: [String] {
    [key.subject, diagnostic.span?.text ?? diagnostic.message].map { "\(key.rule.rawValue) \($0)" }
  }

  /// Adds the sizes at which the same finding occurs, also in other configurations.
  ///
  /// - Parameters:
  ///   - other: The same finding.
  ///   - isElsewhere: Whether it is known to occur in other configurations only.
  mutating func merge(_ other: Finding, isElsewhere: Bool = false) {
    isConsequence = isConsequence && other.isConsequence
    if isElsewhere {
      occurrences += other.occurrences
      return
    }
    var places: [AnalysisConfiguration: Int]?
    for occurrence in other.occurrences {
      // The findings of a configuration are added together, so the last one is most often the same.
      if let last = occurrences.last, last.configuration == occurrence.configuration {
        occurrences[occurrences.count - 1].sizes = last.sizes.union(occurrence.sizes)
        continue
      }
      let known =
        places
        ?? Dictionary(
          occurrences.enumerated().map { ($0.element.configuration, $0.offset) },
          uniquingKeysWith: min)
      places = known
      if let index = known[occurrence.configuration] {
        occurrences[index].sizes = occurrences[index].sizes.union(occurrence.sizes)
      } else {
        places?[occurrence.configuration] = occurrences.count
        occurrences.append(occurrence)
      }
    }
  }

  /// The finding with the occurrences of another one.
  func merged(with other: Finding) -> Finding {
    var merged = self
    merged.merge(other)
    return merged
  }

  /// The finding with more notes.
  func adding(_ notes: [String]) -> Finding {
    saying(
      Diagnostic(
        diagnostic.rule, diagnostic.message, severity: diagnostic.severity, at: diagnostic.span,
        notes: diagnostic.notes + notes.map { Diagnostic.Note($0) },
        particulars: diagnostic.particulars, help: diagnostic.help))
  }

  /// The finding with notes about the first window in which it holds, and advice unless it has
  /// some.
  func adding(particulars: [Diagnostic.Note], help: String? = nil) -> Finding {
    saying(
      Diagnostic(
        diagnostic.rule, diagnostic.message, severity: diagnostic.severity, at: diagnostic.span,
        notes: diagnostic.notes, particulars: particulars, help: diagnostic.help ?? help))
  }

  /// The finding with another diagnostic.
  private func saying(_ diagnostic: Diagnostic) -> Finding {
    var finding = Finding(
      key: key, diagnostic: diagnostic, views: views, occurrences: occurrences,
      isConsequence: isConsequence)
    finding.copies = copies
    finding.firstSubject = firstSubject
    return finding
  }

  /// The finding in place of others of the same cause.
  func standing(for followers: [Finding]) -> Finding {
    adding([key.rule.note(about: followers)]).withCopies(of: [self] + followers)
  }

  /// The finding with the lines of others in a baseline file.
  func withCopies(of others: [Finding]) -> Finding {
    var finding = self
    finding.copies = others.flatMap { $0.copies.isEmpty ? [$0.fingerprint] : $0.copies }
    return finding
  }

  /// The length in points from which a range of widths is told, whatever widths it has.
  private static let leastRange = 0.01

  /// The finding without ranges of widths that no window has; `nil` if there are no others.
  var withoutSlivers: Finding? {
    if occurrences.isEmpty { return self }
    var finding = self
    finding.occurrences = occurrences.compactMap { occurrence in
      let ranges = occurrence.sizes.ranges.filter {
        $0.length >= Self.leastRange || $0.hasWholePixels
      }
      return ranges.isEmpty
        ? nil : Occurrence(configuration: occurrence.configuration, sizes: SizeSet(ranges))
    }
    return finding.occurrences.isEmpty ? nil : finding
  }

  /// The sizes at which it holds in each configuration.
  var sizesByConfiguration: [AnalysisConfiguration: SizeSet] {
    Dictionary(
      occurrences.map { ($0.configuration, $0.sizes) }, uniquingKeysWith: { $0.union($1) })
  }

  /// The place of the finding among others: errors come first, then the place in the file counts.
  var order: Order {
    Order(
      isWarning: diagnostic.severity != .error,
      place: diagnostic.span?.range.lowerBound ?? 0, key: key)
  }

  /// What determines the order of findings.
  struct Order: Comparable {
    let isWarning: Bool
    let place: Int
    let key: Key

    static func < (lhs: Order, rhs: Order) -> Bool {
      if lhs.isWarning != rhs.isWarning { return rhs.isWarning }
      return (lhs.place, lhs.key) < (rhs.place, rhs.key)
    }
  }

  /// The diagnostic, with notes that say where it holds.
  public var located: Diagnostic {
    Diagnostic(
      diagnostic.rule, diagnostic.message, severity: diagnostic.severity, at: diagnostic.span,
      notes: diagnostic.notes + places.map { Diagnostic.Note($0) },
      particulars: diagnostic.particulars, help: diagnostic.help)
  }

  /// The configurations in which it holds at the same sizes, the windows of devices together.
  public var occurrencesBySizes: [(labels: [String], sizes: SizeSet)] {
    var groups: [(labels: [String], sizes: SizeSet)] = []
    var indices: [SizeSet?: Int] = [:]
    for occurrence in occurrences {
      let isWindow = !occurrence.configuration.request.hasEveryWidth
      // A window of a device has its own width, which its name says.
      let key = isWindow ? nil : occurrence.sizes
      if let index = indices[key] {
        groups[index].labels.append(occurrence.configuration.label)
        if isWindow { groups[index].sizes = groups[index].sizes.union(occurrence.sizes) }
      } else {
        indices[key] = groups.count
        groups.append(([occurrence.configuration.label], occurrence.sizes))
      }
    }
    return groups
  }

  /// The places where the finding holds, one phrase for each set of widths.
  public var places: [String] { Self.places(of: occurrences) }

  /// The places of occurrences, one phrase for each set of widths.
  package static func places(of occurrences: [Occurrence]) -> [String] {
    var phrases: [(text: String, configurations: [AnalysisConfiguration])] = []
    for occurrence in occurrences {
      let isWindow = !occurrence.configuration.request.hasEveryWidth
      let text = isWindow ? "in" : "at widths \(occurrence.sizes.text), in"
      if let index = phrases.firstIndex(where: { $0.text == text }) {
        phrases[index].configurations.append(occurrence.configuration)
      } else {
        phrases.append((text, [occurrence.configuration]))
      }
    }
    return phrases.map { phrase in
      let labels = AnalysisConfiguration.labels(of: phrase.configurations)
      let shown = labels.prefix(3).joined(separator: "; ")
      let more = labels.count - 3
      return "\(phrase.text) \(shown)" + (more > 0 ? "; and \(more) more" : "")
    }
  }
}

extension SizeSet {
  /// The ranges as text: `320...408`, without the upper bound `320..<408`, without the lower bound
  /// `>320...408`.
  public var text: String { ranges.map(\.text).joined(separator: ", ") }
}

extension SizeRange {
  /// The range as text, to a thousandth of a point.
  public var text: String {
    let (lower, upper) = (JSONNumber.rounded(lowerBound), JSONNumber.rounded(upperBound))
    if lowerBound == upperBound { return lower }
    return (includesLower ? "" : ">") + lower + (includesUpper ? "..." : "..<") + upper
  }
}
