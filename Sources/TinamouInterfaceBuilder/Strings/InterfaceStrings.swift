import Foundation
public import TinamouFormat

/// The texts of an Interface Builder file in another language, from a file beside it.
public struct InterfaceStrings: Sendable {
  /// The texts by the id and the property of an object: `BYZ-38-t0r.normalTitle`.
  let texts: [String: String]

  /// Whether there are no texts: all are those of the file itself.
  public var isEmpty: Bool { texts.isEmpty }

  /// Makes an empty table: all texts are those of the file itself.
  public init() { texts = [:] }

  /// Reads a `.strings` file, or the texts of one language from an `.xcstrings` file.
  ///
  /// - Parameters:
  ///   - file: The file; its name determines the format.
  ///   - language: The language, such as `de` or `pt-BR`.
  /// - Throws: ``ConstraintFileError`` that says what is wrong with the file, and where.
  public init(_ file: SourceText, language: String) throws(ConstraintFileError) {
    if file.bytes.count > XMLReader.largestFile {
      throw ConstraintFileError(diagnostics: [
        Diagnostic(
          .unreadable, "the file is larger than \(XMLReader.largestFile >> 20) megabytes",
          at: SourceSpan(source: file, range: 0..<0))
      ])
    }
    if file.name.hasSuffix(".xcstrings") {
      texts = try StringCatalog.texts(of: file, language: language)
    } else if let list = try Self.propertyList(file) {
      texts = list
    } else {
      texts = try StringsFile(file).texts
    }
  }

  /// The texts of a property list, XML or binary, as Xcode compiles them; `nil` for other files.
  private static func propertyList(
    _ file: SourceText
  ) throws(ConstraintFileError) -> [String: String]? {
    let isList =
      file.bytes.starts(with: "bplist".utf8) || file.bytes.starts(with: "<?xml".utf8)
      || file.bytes.starts(with: "<plist".utf8)
    guard isList else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: Data(file.bytes), format: nil)
    guard let entries = list as? [String: Any] else {
      throw ConstraintFileError(diagnostics: [
        Diagnostic(
          .syntax, "this is not a property list with texts",
          at: SourceSpan(source: file, range: 0..<min(1, file.bytes.count)))
      ])
    }
    return entries.compactMapValues { $0 as? String }
  }

  /// Returns the paths at which the texts of a file in a language can be; the first one that exists
  /// is used. Those of a region follow the language: `pt-BR`, then `pt`.
  public static func paths(beside file: String, language: String) -> [String] {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.last, let point = last.lastIndex(of: ".") else { return [] }
    let isLocalized = parts.count > 1 && parts[parts.count - 2].hasSuffix(".lproj")
    let folders = parts.dropLast(isLocalized ? 2 : 1) + [""]
    let folder = folders.joined(separator: "/")
    let name = last[..<point]
    let languages = languages(from: language)
    return languages.map { "\(folder)\($0).lproj/\(name).strings" }
      + ["\(folder)mul.lproj/\(name).xcstrings", "\(folder)\(name).xcstrings"]
      + languages.map { "\(folder)\($0).lproj/\(name).xcstrings" }
  }

  /// A language and the ones that stand for it, the nearest first: `zh-Hans-CN`, `zh-Hans`, `zh`.
  fileprivate static func languages(from language: String) -> [String] {
    let words = language.split(separator: "-")
    return (0..<max(words.count, 1)).map { words.dropLast($0).joined(separator: "-") }
  }

  /// The text of an object in the language; `nil` if it is that of the file.
  func text(_ property: String, of element: XMLElement) -> String? {
    element.id.flatMap { texts["\($0).\(property)"] }
  }
}

/// An `.xcstrings` file: the texts in all languages.
private struct StringCatalog: Decodable {
  struct Entry: Decodable { let localizations: [String: Localization]? }
  struct Localization: Decodable {
    let stringUnit: StringUnit?
    /// Texts by device or by number: by the kind of variation and the case.
    let variations: [String: [String: Variant]]?

    /// The text. Of several, the one for all other devices or numbers, otherwise that of an iPhone,
    /// otherwise the first in alphabetical order: our choice, since a layout is for any device.
    var text: String? {
      if let text = stringUnit?.value { return text }
      let cases = (variations?["device"] ?? variations?.min { $0.key < $1.key }?.value ?? [:])
        .compactMapValues { $0.stringUnit?.value }
      return cases["other"] ?? cases["iphone"] ?? cases.min { $0.key < $1.key }?.value
    }
  }
  struct Variant: Decodable { let stringUnit: StringUnit? }
  struct StringUnit: Decodable { let value: String? }

  let strings: [String: Entry]

  static func texts(
    of file: SourceText, language: String
  ) throws(ConstraintFileError) -> [String: String] {
    do {
      let catalog = try JSONDecoder().decode(StringCatalog.self, from: Data(file.bytes))
      let languages = InterfaceStrings.languages(from: language)
      return catalog.strings.compactMapValues { entry in
        languages.lazy.compactMap { entry.localizations?[$0]?.text }.first
      }
    } catch {
      throw ConstraintFileError(diagnostics: [
        Diagnostic(
          .syntax, "this is not a string catalog of Xcode",
          at: SourceSpan(source: file, range: 0..<min(1, file.bytes.count)))
      ])
    }
  }
}
