import TinamouAnalysis
import TinamouFormat
import TinamouLayout

/// The findings of a check in several formats.
struct CheckReport {
  enum Reporter: String, CaseIterable {
    case text, json, sarif, junit, github, markdown
  }

  struct File {
    let file: ConstraintFile
    let findings: [Finding]
    let configurationCount: Int
    let pieceCount: Int
  }

  var files: [File] = []

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

  private var plain: String {
    files.map { file in
      let shown = file.findings.map { $0.located.rendered + "\n" }.joined()
      return shown + "\(file.file.source.name): \(Self.summary(of: file))\n"
    }.joined()
  }

  static func summary(of file: File) -> String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    let errors = file.findings.count { $0.diagnostic.severity == .error }
    let grounds =
      "\(count(file.configurationCount, "configuration")), \(count(file.pieceCount, "piece"))"
    if file.findings.isEmpty { return "nothing found in \(grounds)" }
    return
      "\(count(errors, "error")), \(count(file.findings.count - errors, "warning")) in \(grounds)"
  }

  private var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.string("tinamou/findings/1", forKey: "schema")
    writer.key("files")
    writer.beginArray()
    for file in files {
      writer.beginObject()
      writer.string(file.file.source.name, forKey: "file")
      writer.key("configurations")
      writer.number(Double(file.configurationCount))
      writer.key("pieces")
      writer.number(Double(file.pieceCount))
      writer.key("findings")
      writer.beginArray()
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
      file.findings.map { finding in
        let location = finding.diagnostic.span?.location
        let command = finding.diagnostic.severity.rawValue
        let text = Self.escaped(
          ([finding.diagnostic.message] + finding.places).joined(separator: "\n"))
        let place =
          "file=\(Self.escaped(file.file.source.name, isProperty: true)),line=\(location?.line ?? 1),"
          + "col=\(location?.column ?? 1),title=\(finding.key.rule.rawValue)"
        return "::\(command) \(place)::\(text)\n"
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
    files.map { file in
      var text = "### \(file.file.source.name)\n\n\(Self.summary(of: file)).\n"
      if file.findings.isEmpty { return text }
      text += "\n| rule | place | finding | where |\n| --- | --- | --- | --- |\n"
      for finding in file.findings {
        func cell(_ text: String) -> String {
          text.split(separator: "\n").joined(separator: " ").split(
            separator: "|", omittingEmptySubsequences: false
          ).joined(separator: "\\|")
        }
        let location = finding.diagnostic.span?.location
        let place = location.map { "\($0.line):\($0.column ?? 1)" } ?? ""
        text +=
          "| \(finding.key.rule.rawValue) | \(place) | \(cell(finding.diagnostic.message)) "
          + "| \(cell(finding.places.joined(separator: "; "))) |\n"
      }
      return text
    }.joined(separator: "\n")
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
      key("line")
      number(Double(location.line))
      key("column")
      number(Double(location.column ?? 1))
    }
    if let help = finding.diagnostic.help { string(help, forKey: "help") }
    key("where")
    beginArray()
    for occurrence in finding.occurrences {
      beginObject()
      string(occurrence.configuration.label, forKey: "configuration")
      key("widths")
      sizes(occurrence.sizes)
      end()
    }
    end()
    end()
  }
}
