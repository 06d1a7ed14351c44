import TinamouFormat
import TinamouLayout

extension CheckReport {
  /// The findings, and the errors of files, in the Static Analysis Results Interchange Format,
  /// version 2.1.0.
  var sarif: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.string("https://json.schemastore.org/sarif-2.1.0.json", forKey: "$schema")
    writer.string("2.1.0", forKey: "version")
    writer.beginArray(forKey: "runs")
    writer.beginObject()
    writeTool(to: &writer)
    // The other value would be UTF-16 code units.
    writer.string("unicodeCodePoints", forKey: "columnKind")
    writer.beginArray(forKey: "results")
    for file in files {
      for entry in file.entries { writeResult(entry, of: file, to: &writer) }
    }
    writer.end()
    writer.end()
    writer.end()
    writer.end()
    return writer.text + "\n"
  }

  private func writeTool(to writer: inout JSONWriter) {
    writer.beginObject(forKey: "tool")
    writer.beginObject(forKey: "driver")
    writer.string("tinamou", forKey: "name")
    writer.string(CommandLineTool.version, forKey: "semanticVersion")
    writer.beginArray(forKey: "rules")
    let rules = Set(files.flatMap(\.entries).map(\.diagnostic.rule))
    for rule in rules.ordered(by: { $0.rawValue < $1.rawValue }) { writeRule(rule, to: &writer) }
    writer.end()
    writer.end()
    writer.end()
  }

  private func writeRule(_ rule: DiagnosticRule, to writer: inout JSONWriter) {
    let page = RulePage(rule)
    writer.beginObject()
    writer.string(rule.rawValue, forKey: "id")
    writer.string("\(rule)", forKey: "name")
    for (key, text) in [("shortDescription", page.title), ("fullDescription", page.meaning)] {
      writer.beginObject(forKey: key)
      writer.string(text, forKey: "text")
      writer.end()
    }
    writer.beginObject(forKey: "help")
    writer.string(page.remedy, forKey: "text")
    writer.string(page.text, forKey: "markdown")
    writer.end()
    writer.end()
  }

  /// Writes the members of a conflict and other places that belong to a result.
  private func writeRelated(_ entry: Entry, of file: File, to writer: inout JSONWriter) {
    let notes = entry.diagnostic.notes.filter { $0.span != nil }
    if notes.isEmpty { return }
    writer.beginArray(forKey: "relatedLocations")
    for (index, note) in notes.enumerated() {
      writer.beginObject()
      writer.number(Double(index + 1), forKey: "id")
      writer.beginObject(forKey: "message")
      writer.string(note.message, forKey: "text")
      writer.end()
      writePlace(note.span, of: file, to: &writer)
      writer.end()
    }
    writer.end()
  }

  private func writePlace(_ span: SourceSpan?, of file: File, to writer: inout JSONWriter) {
    writer.beginObject(forKey: "physicalLocation")
    writer.beginObject(forKey: "artifactLocation")
    writer.string(Self.reference(to: file.path), forKey: "uri")
    writer.end()
    if let span {
      writer.beginObject(forKey: "region")
      writer.number(Double(span.location.line), forKey: "startLine")
      writer.number(Double(span.codePointColumn), forKey: "startColumn")
      writer.end()
    }
    writer.end()
  }

  private func writeResult(_ entry: Entry, of file: File, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.string(entry.diagnostic.rule.rawValue, forKey: "ruleId")
    writer.string(entry.diagnostic.severity.rawValue, forKey: "level")
    writer.beginObject(forKey: "message")
    writer.string(entry.message, forKey: "text")
    writer.end()
    writer.beginArray(forKey: "locations")
    writer.beginObject()
    writePlace(entry.diagnostic.span, of: file, to: &writer)
    writer.end()
    writer.end()
    writeRelated(entry, of: file, to: &writer)
    writer.beginObject(forKey: "partialFingerprints")
    writer.string(entry.fingerprint, forKey: "tinamou/1")
    writer.end()
    writer.end()
  }

  /// A path as a URI reference (RFC 3986).
  private static func reference(to path: String) -> String {
    var reference = ""
    for byte in path.utf8 {
      let isPlain =
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-._~/".utf8.contains(byte)
      if isPlain {
        reference.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        reference += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return reference
  }
}
