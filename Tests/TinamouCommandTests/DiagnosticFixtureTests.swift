import Foundation
import Testing
import TinamouCommand

/// Constraint files with the exact output of `tinamou solve` for each.
struct DiagnosticFixture: CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  /// The exit code on the first line, then standard error.
  let expected: String

  var testDescription: String { name }

  static let folder = Bundle.module.url(forResource: "Fixtures", withExtension: nil)?
    .appendingPathComponent("Diagnostics")

  static let all: [DiagnosticFixture] = {
    guard let folder,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return [] }
    return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      let url = folder.appendingPathComponent(name)
      let text = url.deletingPathExtension().appendingPathExtension("txt")
      guard let bytes = try? Data(contentsOf: url), let expected = try? Data(contentsOf: text)
      else { return nil }
      return DiagnosticFixture(
        name: name, bytes: Array(bytes), expected: String(decoding: expected, as: UTF8.self))
    }
  }()
}

@Suite struct `Diagnostics of constraint files` {
  @Test func `every fixture has its text`() throws {
    let folder = try #require(DiagnosticFixture.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(DiagnosticFixture.all.count * 2 == names.count)
    #expect(DiagnosticFixture.all.count >= 35)
  }

  @Test(arguments: DiagnosticFixture.all)
  func `they are these, word for word`(_ fixture: DiagnosticFixture) {
    let host = MemoryHost()
    host.files[fixture.name] = fixture.bytes
    let code = host.run("solve", fixture.name)
    #expect("exit \(code.rawValue)\n" + host.errors == fixture.expected)
  }
}
