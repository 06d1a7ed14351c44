import Foundation
import Testing

@testable import TinamouText

/// The official tests of Unicode 15.0, and what later versions and iOS decide otherwise.
@Suite struct `Line breaks` {
  /// The texts of the official tests, and where their lines can break.
  private static let official: [(scalars: [Unicode.Scalar], breaks: [Bool])] = {
    let url = Bundle.module.url(forResource: "Fixtures/LineBreakTest", withExtension: "txt")
    guard let text = url.flatMap({ try? String(contentsOf: $0, encoding: .utf8) }) else {
      return []
    }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let codes = line.split { $0 == " " || $0 == "|" }
      return (
        codes.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) },
        line.filter { $0 == " " || $0 == "|" }.map { $0 == "|" }
      )
    }
  }()

  private func breaks(in scalars: [Unicode.Scalar]) -> [Bool] {
    let properties = scalars.map(LineBreakProperty.init)
    var rules = LineBreakRules()
    let all = properties.indices.map { index in
      let next = index + 1 < properties.count ? properties[index + 1] : nil
      return rules.allowsBreak(before: properties[index], followedBy: next)
    }
    return Array(all.dropFirst())
  }

  /// The parts of a text that no line break divides.
  private func parts(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    var parts = [""]
    for (index, scalar) in scalars.enumerated() {
      if index > 0, breaks(in: scalars)[index - 1] { parts.append("") }
      parts[parts.count - 1].unicodeScalars.append(scalar)
    }
    return parts
  }

  /// The official texts whose lines break otherwise, with a bar at each break, and why.
  private static let otherwise: [(reason: String, texts: [String])] = [
    (
      "LB20a of 15.1: a hyphen that begins a word belongs to it",
      ["-#", "-\u{A7}", "-\u{50005}", "-\u{E01}", "-\u{5D0}"]
        + [
          "-\u{308}#", "-\u{308}\u{A7}", "-\u{308}\u{50005}", "-\u{308}\u{E01}", "-\u{308}\u{5D0}",
        ]
    ),
    (
      "15.1 has no LB15: after a space, a bracket does not belong to the quotation mark before it",
      ["\" |\u{2329}", "\"\u{308} |\u{2329}", "\" |(", "\"\u{308} |("]
        + ["ambigu\u{AB} |( \u{308} ) |\u{BB}(e\u{308})"]
        + ["ambigu\u{AB} |{ \u{308} } |\u{BB}(e\u{308})"]
    ),
    (
      "LB15a and LB15b of 15.1: quotation marks keep the spaces inside of them",
      ["ambigu(\u{AB} \u{308} \u{BB})|(e\u{308})", "ambigu{\u{AB} \u{308} \u{BB}}|(e\u{308})"]
    ),
    ("LB21a of 16: only before what is no Hebrew letter", ["\u{5D0}-|\u{5D0}"]),
    (
      "labels since iOS 14: Korean words break at spaces only",
      ["없어요 |or |못", "る |은영 |に", "봤어. |A.|2 |볼", "봐요. |A.|3 |못"]
        + ["て|「봤어?」|と", "く、|「평양은", "に|「제목(題|名)은", "쪽이에요?」|と|聞", "名)은 |알아요?」|と"]
    ),
  ]

  @Test func `the official tests hold except for what later versions and labels change`() {
    #expect(Self.official.count == 7_654)
    let official = Dictionary(Self.official.map { ($0.scalars, $0.breaks) }) { first, _ in first }
    let otherwise = Dictionary(
      uniqueKeysWithValues: Self.otherwise.flatMap(\.texts).map(Self.marked))
    #expect(otherwise.allSatisfy { official[$0.key] != nil && official[$0.key] != $0.value })
    for (scalars, breaks) in Self.official {
      // The file has each pair of classes. Korean syllables are letters in labels, as "#" is there.
      let withoutKorean = scalars.map { Self.isKorean($0) ? "#" : $0 }
      let changed = otherwise[scalars] ?? otherwise[withoutKorean]
      let expected = changed ?? official[withoutKorean] ?? breaks
      let isSame = self.breaks(in: scalars) == expected
      #expect(isSame, "\(scalars.map { String($0.value, radix: 16) }), in Unicode 15.0 \(breaks)")
    }
  }

  /// The characters of a text with a bar at each break, and the breaks.
  private static func marked(_ text: String) -> ([Unicode.Scalar], [Bool]) {
    var scalars: [Unicode.Scalar] = []
    var breaks: [Bool] = []
    var isBreak = false
    for scalar in text.unicodeScalars {
      if scalar == "|" {
        isBreak = true
        continue
      }
      if !scalars.isEmpty { breaks.append(isBreak) }
      scalars.append(scalar)
      isBreak = false
    }
    return (scalars, breaks)
  }

  private static func isKorean(_ scalar: Unicode.Scalar) -> Bool {
    0x1100...0x11FF ~= scalar.value || 0xA960...0xA97F ~= scalar.value
      || 0xAC00...0xD7FF ~= scalar.value
  }

  @Test(arguments: [
    ("Vraiment ? Oui", ["Vraiment ? ", "Oui"]), ("see ( here", ["see ", "( here"]),
    ("wait…whatever", ["wait…", "whatever"]), ("what?ever", ["what?", "ever"]),
    ("one|two", ["one|", "two"]), ("foo \u{2010}bar", ["foo ", "\u{2010}bar"]),
    ("« oui »", ["« oui »"]), ("dit « oui » et", ["dit ", "« oui » ", "et"]),
    ("pp. 3–4", ["pp. ", "3–4"]), ("one–two", ["one–", "two"]), ("foo -bar", ["foo ", "-bar"]),
    ("well-known", ["well-", "known"]), ("12,5 %", ["12,5 ", "%"]), ("$12", ["$12"]),
    ("한국어 낱말", ["한국어 ", "낱말"]), ("漢字。", ["漢", "字。"]),
  ])
  func `lines break as in ICU and Unicode 17`(text: String, expected: [String]) {
    #expect(parts(text) == expected)
  }
}
