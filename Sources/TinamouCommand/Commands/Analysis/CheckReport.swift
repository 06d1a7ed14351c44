import TinamouAnalysis
import TinamouFormat
import TinamouLayout

/// The findings of a check, and the files that could not be checked, in several formats.
struct CheckReport {
  enum Reporter: String, CaseIterable {
    case text, json, sarif, junit, github, markdown
  }

  struct File {
    /// The name of the file, as the user wrote it.
    let name: String
    /// The path of the file: that of a storyboard, without the view that was read.
    var path: String { InterfaceBuilderPath(name)?.file ?? name }
    /// The errors because of which the file was not checked.
    var errors: [Diagnostic] = []
    var findings: [Finding] = []
    /// What was not decided, as phrases.
    var undecided: [String] = []
    var configurationCount = 0
    var pieceCount = 0
    /// The paragraphs that show pictures in Markdown.
    var pictures = ""

    /// The errors and findings, for formats in which both are entries of one list.
    var entries: [Entry] { errors.map(Entry.init) + findings.map(Entry.init) }
  }

  /// An error or a finding.
  struct Entry {
    /// The error, or the finding without the places where it holds.
    let diagnostic: Diagnostic
    /// The same in every run, also if lines are added to the file.
    let fingerprint: String
    /// The places where a finding holds.
    let places: [String]
    /// The message with its excerpt of the file and all notes.
    let rendered: String
    /// The message with its notes, on one line.
    var statement: String {
      ([diagnostic.message] + diagnostic.notes.map(\.message)).joined(separator: "; ")
    }

    init(_ error: Diagnostic) {
      diagnostic = error
      fingerprint = "\(error.rule.rawValue) \(error.message)"
      places = []
      rendered = error.rendered
    }

    init(_ finding: Finding) {
      diagnostic = finding.diagnostic
      fingerprint = finding.fingerprint
      places = finding.places
      rendered = finding.located.rendered
    }

    /// The message, with its notes, the places where it holds and what can be done on lines of
    /// their own.
    var message: String {
      let help = diagnostic.help.map { ["help: \($0)"] } ?? []
      let notes = (diagnostic.notes + diagnostic.particulars).map { note in
        note.message + (note.span.map { " (line \($0.location.line))" } ?? "")
      }
      return ([diagnostic.message] + notes + places + help).joined(separator: "\n")
    }
  }

  var files: [File] = []
  /// Whether warnings count as much as errors.
  var isStrict = false
  /// The number of findings that the baseline hides.
  var knownCount = 0
  /// The lines of the baseline that fit no finding any more.
  var staleEntries: [String] = []

  func text(_ reporter: Reporter) -> String {
    switch reporter {
    case .text: plain
    case .json: json
    case .sarif: sarif
    case .junit: junit
    case .github: github
    case .markdown: markdown
    }
  }

  /// The findings; errors of files are on standard error.
  private var plain: String {
    files.map { file in
      let shown = file.findings.map { $0.located.rendered + "\n" }.joined()
      return shown + "\(file.name): \(Self.summary(of: file))\n"
    }.joined() + baselineSummary
  }

  /// What the baseline hides and what it lists in vain; empty without either.
  private var baselineSummary: String {
    var text = knownCount > 0 ? "known from the baseline: \(knownCount)\n" : ""
    if !staleEntries.isEmpty {
      text += "no longer found, so the baseline can lose them: \(staleEntries.count)\n"
      text += staleEntries.map { "  \($0)\n" }.joined()
    }
    return text
  }

  static func summary(of file: File) -> String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    if !file.errors.isEmpty { return "not checked: \(count(file.errors.count, "error"))" }
    let errors = file.findings.count { $0.diagnostic.severity == .error }
    let left = file.undecided.joined(separator: ", ")
    let grounds =
      "\(count(file.configurationCount, "configuration")), \(count(file.pieceCount, "piece"))"
      + (left.isEmpty ? "" : "; not decided: \(left)")
    if file.findings.isEmpty { return "nothing found in \(grounds)" }
    return
      "\(count(errors, "error")), \(count(file.findings.count - errors, "warning")) in \(grounds)"
  }

  private var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.string("tinamou/findings/1", forKey: "schema")
    writer.beginArray(forKey: "files")
    for file in files {
      writer.beginObject()
      writer.string(file.name, forKey: "file")
      if !file.errors.isEmpty { writer.errors(file.errors) }
      writer.number(Double(file.configurationCount), forKey: "configurations")
      writer.number(Double(file.pieceCount), forKey: "pieces")
      if !file.undecided.isEmpty {
        writer.beginArray(inline: true, forKey: "undecided")
        for part in file.undecided { writer.string(part) }
        writer.end()
      }
      writer.beginArray(forKey: "findings")
      for finding in file.findings { writer.finding(finding) }
      writer.end()
      writer.end()
    }
    writer.end()
    writer.end()
    return writer.text + "\n"
  }

  private var github: String {
    files.flatMap { file in
      file.entries.map { entry in
        let location = entry.diagnostic.span?.location
        let place =
          "file=\(Self.escaped(file.path, isProperty: true)),line=\(location?.line ?? 1),"
          + "col=\(location?.column ?? 1),title=\(entry.diagnostic.rule.rawValue)"
        return "::\(entry.diagnostic.severity.rawValue) \(place)::\(Self.escaped(entry.message))\n"
      }
    }.joined()
  }

  /// Escapes a text for a workflow command.
  private static func escaped(_ text: String, isProperty: Bool = false) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n", "\r\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  private var markdown: String {
    var output = ReportOutput(isMarkdown: true)
    for (index, file) in files.enumerated() {
      output.add((index > 0 ? "\n" : "") + markdown(of: file) + file.pictures)
    }
    return output.text
  }

  /// The largest number of characters of the section of a file, besides its pictures.
  private static let largestSection = ReportOutput.largestComment / 2

  private func markdown(of file: File) -> String {
    var text = "### \(file.name)\n\n\(Self.summary(of: file)).\n"
    let entries = file.entries
    if entries.isEmpty { return text }
    text += "\n| rule | place | finding | where |\n| --- | --- | --- | --- |\n"
    for (index, entry) in entries.enumerated() {
      if text.utf8.count > Self.largestSection {
        return text + "\nand \(entries.count - index) more\n"
      }
      func cell(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ").split(
          separator: "|", omittingEmptySubsequences: false
        ).joined(separator: "\\|")
      }
      let location = entry.diagnostic.span?.location
      let place = location.map { "\($0.line):\($0.column ?? 1)" } ?? ""
      text +=
        "| \(entry.diagnostic.rule.rawValue) | \(place) | \(cell(entry.statement)) "
        + "| \(cell(entry.places.joined(separator: "; "))) |\n"
    }
    return text
  }
}

extension JSONWriter {
  /// Writes a finding and the windows in which it occurs.
  mutating func finding(_ finding: Finding) {
    beginObject()
    string(finding.key.rule.rawValue, forKey: "rule")
    string(finding.diagnostic.severity.rawValue, forKey: "severity")
    string(finding.diagnostic.message, forKey: "message")
    string(finding.key.subject, forKey: "subject")
    if let location = finding.diagnostic.span?.location {
      number(Double(location.line), forKey: "line")
      number(Double(location.column ?? 1), forKey: "column")
    }
    if let help = finding.diagnostic.help { string(help, forKey: "help") }
    let notes = finding.diagnostic.notes + finding.diagnostic.particulars
    if !notes.isEmpty {
      beginArray(forKey: "notes")
      for note in notes {
        beginObject()
        string(note.message, forKey: "message")
        if let location = note.span?.location {
          number(Double(location.line), forKey: "line")
          number(Double(location.column ?? 1), forKey: "column")
        }
        end()
      }
      end()
    }
    beginArray(forKey: "where")
    for place in finding.occurrencesBySizes {
      beginObject()
      beginArray(forKey: "configurations")
      for label in place.labels { string(label) }
      end()
      widths(place.sizes)
      end()
    }
    end()
    end()
  }
}
