import TinamouAnalysis
import TinamouFormat

extension CheckReport {
  /// The findings as JUnit test results: a suite for each file, a failed test for each finding.
  var junit: String {
    let total = files.reduce(0) { $0 + max(1, $1.findings.count) }
    let failures = files.reduce(0) { $0 + $1.findings.count }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites tests=\"\(total)\" failures=\"\(failures)\">\n"
    for file in files {
      let name = Self.quoted(file.file.source.name)
      let tests = max(1, file.findings.count)
      text +=
        "  <testsuite name=\"\(name)\" tests=\"\(tests)\" failures=\"\(file.findings.count)\" "
        + "errors=\"0\" skipped=\"0\" time=\"0\">\n"
      if file.findings.isEmpty {
        text += "    <testcase name=\"check\" classname=\"\(name)\" time=\"0\"/>\n"
      }
      for finding in file.findings { text += testCase(finding, name) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private func testCase(_ finding: Finding, _ suite: String) -> String {
    let diagnostic = finding.located
    let rule = finding.key.rule.rawValue
    return
      "    <testcase name=\"\(Self.quoted(finding.fingerprint))\" classname=\"\(suite)\" time=\"0\">\n"
      + "      <failure message=\"\(Self.quoted(diagnostic.message))\" type=\"\(rule)\">"
      + Self.quoted(diagnostic.rendered) + "</failure>\n    </testcase>\n"
  }

  /// Escapes a text for XML; characters that XML does not allow become replacement characters.
  private static func quoted(_ text: String) -> String {
    var quoted = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": quoted += "&amp;"
      case "<": quoted += "&lt;"
      case ">": quoted += "&gt;"
      case "\"": quoted += "&quot;"
      case "\n": quoted += "&#10;"
      case "\t": quoted += "&#9;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        quoted += "\u{FFFD}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted
  }
}
