import Foundation
import Testing
import TinamouAnalysis
import TinamouCommand

/// A constraint file with what `tinamou check` finds in it.
///
/// Its first line has the options, and each further line of the comment a finding, with the widths
/// of its first configurations. These follow from arithmetic: the numbers of the file, and
/// distances of 20 points.
struct CheckFixture: CustomTestStringConvertible {
  let name: String
  let text: String
  let options: [String]
  let findings: [String]

  var testDescription: String { name }

  init(name: String, text: String) {
    let comments = text.split(separator: "\n").prefix { $0.hasPrefix("// ") }
      .map { $0.dropFirst(3) }
    self.name = name
    self.text = text
    options = comments.first?.split(separator: " ").map(String.init) ?? []
    findings = comments.dropFirst().map(String.init)
  }

  static let all: [CheckFixture] = {
    let folder = Bundle.module.url(forResource: "Fixtures", withExtension: nil)?
      .appendingPathComponent("Checks")
    guard let folder,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return [] }
    return names.sorted().compactMap { name in
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
        .map { CheckFixture(name: name, text: $0) }
    }
  }()
}

/// What a test reads of a report.
private struct Report: Decodable {
  struct File: Decodable { let findings: [Finding] }
  struct Finding: Decodable {
    let rule: String
    let subject: String
    let `where`: [Place]
  }
  struct Place: Decodable { let widths: [Range] }
  struct Range: Decodable {
    let from: Double
    let to: Double
    let includesFrom: Bool
    let includesTo: Bool

    var text: String {
      SizeRange(from, to, includesLower: includesFrom, includesUpper: includesTo).text
    }
  }

  let files: [File]

  /// The findings as the fixtures write them.
  var lines: [String] {
    files.flatMap(\.findings).map { finding in
      let widths = finding.where.first?.widths.map(\.text).joined(separator: ", ") ?? ""
      return "\(finding.rule) \(finding.subject) at \(widths)"
    }
  }
}

@Suite struct `Checks of constraint files` {
  @Test func `have files with a defect and files without one`() {
    let innocent = CheckFixture.all.count { $0.findings.isEmpty }
    #expect(innocent >= 60)
    #expect(CheckFixture.all.count - innocent >= 60)
  }

  @Test(arguments: CheckFixture.all)
  func `find what is wrong and nothing else`(_ fixture: CheckFixture) throws {
    let host = MemoryHost([fixture.name: fixture.text])
    _ = host.run(["check", fixture.name, "--reporter", "json", "--jobs", "1"] + fixture.options)
    let report = try JSONDecoder().decode(Report.self, from: Data(host.output.utf8))
    #expect(report.lines == fixture.findings)
  }
}
