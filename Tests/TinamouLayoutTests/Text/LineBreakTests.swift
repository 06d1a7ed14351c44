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

  /// The reasons for which the rules differ from Unicode 15.0.
  private enum Reason: String, CaseIterable {
    /// Words of labels break at spaces only.
    case korean
    /// Unicode 15.1: spaces inside quotation marks (LB15a, LB15b).
    case quotation
    /// Unicode 15.1: a hyphen that begins a word (LB20a).
    case leadingHyphen
    /// Unicode 16: between a hyphen and a Hebrew letter (LB21a).
    case hebrew

    init?(between first: [Unicode.Scalar], and second: Unicode.Scalar) {
      let classes = first.map(LineBreakProperty.init)
      let next = LineBreakProperty(second)
      let isKorean = { (scalar: Unicode.Scalar) in
        0x1100...0x11FF ~= scalar.value || 0xA960...0xA97F ~= scalar.value
          || 0xAC00...0xD7FF ~= scalar.value
      }
      let last = classes.last { $0 != .combining && $0 != .zeroWidthJoiner && $0 != .space }
      if isKorean(second) || first.contains(where: isKorean) {
        self = .korean
      } else if next.isQuotation || classes.contains(where: \.isQuotation) {
        self = .quotation
      } else if next == .hebrew, classes.contains(.hebrew) {
        self = .hebrew
      } else if last?.isHyphen == true, next.isLetter || next == .combining {
        self = .leadingHyphen
      } else {
        return nil
      }
    }
  }

  @Test func `the official tests hold except for what later versions and labels change`() {
    var differences: [Reason: Int] = [:]
    #expect(Self.official.count == 7_654)
    for (scalars, expected) in Self.official {
      let found = breaks(in: scalars)
      for index in expected.indices where found[index] != expected[index] {
        guard let reason = Reason(between: Array(scalars[...index]), and: scalars[index + 1]) else {
          Issue.record("\(scalars.map { String($0.value, radix: 16) }) after \(index)")
          continue
        }
        differences[reason, default: 0] += 1
      }
    }
    #expect(differences == Self.differences)
  }

  /// How often each reason makes a difference in the official tests.
  private static let differences: [Reason: Int] = [
    .korean: 272, .quotation: 10, .leadingHyphen: 10, .hebrew: 1,
  ]

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
