import TinamouAnalysis
import TinamouFormat
import TinamouLayout

/// The findings that are known, one on each line: the path of the file, a colon and the
/// fingerprint.
///
/// Paths are normalised, so that it does not matter how the command line spells them.
struct Baseline {
  /// The first line of a baseline.
  static let title = "# tinamou baseline 1"

  private let entries: Set<String>
  private var used: Set<String> = []
  /// The number of findings that were known.
  private(set) var count = 0

  /// Reads a baseline.
  ///
  /// - Throws: ``InputError`` if the file cannot be read or is no baseline.
  init(_ path: String, _ host: any CommandHost) throws(InputError) {
    let source = try host.sourceText(path)
    let text = String(decoding: source.bytes, as: UTF8.self)
    var entries: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      guard let (file, fingerprint) = Self.parts(of: line) else {
        throw InputError(
          name: source.name,
          diagnostics: [
            Diagnostic(
              .syntax, "'\(line.prefix(40))' is no line of a baseline",
              help: "a line is 'FILE: RULE SUBJECT'; write a new one with --write-baseline")
          ])
      }
      entries.insert(Self.line(fingerprint, in: file))
    }
    self.entries = entries
  }

  /// The file and the fingerprint of a line; `nil` for a line that has no rule.
  private static func parts(of line: Substring) -> (file: String, fingerprint: String)? {
    var rest = line
    while let colon = rest.firstRange(of: ": ") {
      let fingerprint = rest[colon.upperBound...]
      if DiagnosticRule(rawValue: String(fingerprint.prefix { $0 != " " })) != nil {
        return (String(line[..<colon.lowerBound]), String(fingerprint))
      }
      rest = fingerprint
    }
    return nil
  }

  /// The line for a finding.
  static func line(_ fingerprint: String, in file: String) -> String {
    let words = fingerprint.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(normalised(file)): \(words)"
  }

  /// A path without steps that lead nowhere, such as `./` and `a/../`.
  static func normalised(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Removes the findings that are known.
  mutating func remove(_ findings: inout [Finding], of file: String) {
    var known: Set<String> = []
    findings.removeAll { finding in
      func entries(_ fingerprints: [String]) -> [String] {
        fingerprints.map { Self.line($0, in: file) }.filter(self.entries.contains)
      }
      var own = entries([finding.fingerprint] + finding.formerFingerprints)
      let copies = entries(finding.copies)
      let hasAll = !copies.isEmpty && copies.count == finding.copies.count
      // A finding that stands for others has the name of one of them.
      let isNamed = !own.isEmpty && !finding.copies.contains(finding.fingerprint)
      if !isNamed && !hasAll { return false }
      own += copies
      known.formUnion(own)
      count += 1
      return true
    }
    used.formUnion(known)
  }

  /// The lines about files that were checked which fit no finding any more.
  func staleEntries(of files: [CheckReport.File]) -> [String] {
    let names = files.filter(\.errors.isEmpty).map { Self.normalised($0.name) + ": " }
    return entries.subtracting(used).filter { entry in names.contains { entry.hasPrefix($0) } }
      .ordered()
  }
}
