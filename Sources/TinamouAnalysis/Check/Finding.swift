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
    /// What tells the finding from others of the rule about the same subject, such as the attributes
    /// that are left open; `nil` if there is only one.
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

  /// The line for the finding in a baseline file.
  public var fingerprint: String {
    ([key.rule.rawValue, key.subject] + [key.detail].compactMap(\.self)).joined(separator: " ")
  }

  /// The lines that earlier versions wrote for a conflict, an ambiguity or another state of a layout:
  /// without a detail, and before that the text of the file instead of a name.
  public var formerFingerprints: [String] {
    [key.subject, diagnostic.span?.text ?? diagnostic.message].map { "\(key.rule.rawValue) \($0)" }
  }

  /// Adds the sizes at which the same finding occurs in another configuration, or in the last one.
  ///
  /// The findings of a configuration are added together, so only the last one can be the same.
  mutating func merge(_ other: Finding) {
    for occurrence in other.occurrences {
      let last = occurrences.count - 1
      if last >= 0, occurrences[last].configuration == occurrence.configuration {
        occurrences[last].sizes = occurrences[last].sizes.union(occurrence.sizes)
      } else {
        occurrences.append(occurrence)
      }
    }
  }

  /// The diagnostic, with notes that say where it holds.
  public var located: Diagnostic {
    Diagnostic(
      diagnostic.rule, diagnostic.message, severity: diagnostic.severity, at: diagnostic.span,
      notes: diagnostic.notes + places.map { Diagnostic.Note($0) }, help: diagnostic.help)
  }

  /// The places where the finding holds, one phrase for each set of widths.
  public var places: [String] {
    var phrases: [(text: String, labels: [String])] = []
    for occurrence in occurrences {
      let isWindow =
        if case .device = occurrence.configuration.request.window { true } else { false }
      let text = isWindow ? "in" : "at widths \(occurrence.sizes.text), in"
      if let index = phrases.firstIndex(where: { $0.text == text }) {
        phrases[index].labels.append(occurrence.configuration.label)
      } else {
        phrases.append((text, [occurrence.configuration.label]))
      }
    }
    return phrases.map { phrase in
      let shown = phrase.labels.prefix(3).joined(separator: "; ")
      let more = phrase.labels.count - 3
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
    func rounded(_ size: Double) -> String { JSONNumber.text((size * 1000).rounded() / 1000) }
    if lowerBound == upperBound { return rounded(lowerBound) }
    return (includesLower ? "" : ">") + rounded(lowerBound) + (includesUpper ? "..." : "..<")
      + rounded(upperBound)
  }
}
