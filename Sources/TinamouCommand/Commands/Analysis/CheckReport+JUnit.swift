import TinamouFormat

extension CheckReport {
  /// The report as JUnit test results: a suite for each file, a failed test for each error, and a
  /// passed test with its output for each warning, because a warning is no failure.
  var junit: String {
    var suites = ""
    var total = 0
    var failures = 0
    for file in files {
      let name = Self.quoted(file.name)
      let entries = file.entries
      let tests = max(1, entries.count)
      total += tests
      let failed = entries.count { isFailure($0) }
      failures += failed
      suites +=
        "  <testsuite name=\"\(name)\" tests=\"\(tests)\" failures=\"\(failed)\" "
        + "errors=\"0\" skipped=\"0\" time=\"0\">\n"
      if entries.isEmpty {
        suites += "    <testcase name=\"check\" classname=\"\(name)\" time=\"0\"/>\n"
      }
      for entry in entries { suites += testCase(entry, name) }
      suites += "  </testsuite>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites tests=\"\(total)\" failures=\"\(failures)\">\n\(suites)</testsuites>\n"
  }

  private func isFailure(_ entry: Entry) -> Bool {
    isStrict || entry.diagnostic.severity == .error
  }

  private func testCase(_ entry: Entry, _ suite: String) -> String {
    let diagnostic = entry.diagnostic
    let start =
      "    <testcase name=\"\(Self.quoted(entry.fingerprint))\" classname=\"\(suite)\" time=\"0\">\n"
    if !isFailure(entry) {
      return start + "      <system-out>" + Self.quoted(entry.rendered)
        + "</system-out>\n    </testcase>\n"
    }
    return start + "      <failure message=\"\(Self.quoted(diagnostic.message))\" "
      + "type=\"\(diagnostic.rule.rawValue)\">"
      + Self.quoted(entry.rendered) + "</failure>\n    </testcase>\n"
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
