import TinamouFormat

/// The texts of another language, or lengthened texts.
struct TextReplacement {
  private let strings: [String: String]
  private let factor: Double?

  /// Reads the texts.
  ///
  /// - Parameters:
  ///   - path: The file with texts by view ids or by texts; `nil` for none.
  ///   - factor: How many times as long texts become; `nil` for no change.
  ///   - host: The host with the file.
  /// - Throws: ``InputError`` if the file cannot be read or is invalid.
  init(
    _ path: String?, lengthenedBy factor: Double?, host: any CommandHost
  ) throws(InputError) {
    self.factor = factor
    guard let path else {
      strings = [:]
      return
    }
    let source = try host.sourceText(path)
    do throws(ConstraintFileError) {
      strings = try StringTable(source).texts
    } catch {
      throw InputError(name: source.name, diagnostics: error.diagnostics)
    }
  }

  /// The file with its texts replaced, by view id first and by text otherwise.
  func apply(to file: ConstraintFile) -> ConstraintFile {
    file.replacingTexts { id, text in
      let text = strings[id] ?? strings[text] ?? text
      return factor.map { Self.lengthened(text, $0) } ?? text
    }
  }

  /// A text lengthened by a factor, from its own words.
  private static func lengthened(_ text: String, _ factor: Double) -> String {
    let characters = Array(text)
    if characters.isEmpty { return text }
    let missing = Int((Double(characters.count) * (factor - 1)).rounded(.up))
    // The copies of a single word are joined without spaces.
    let separator: [Character] = characters.contains(" ") ? [" "] : []
    let source = separator + characters
    return String(characters + (0..<missing).map { source[$0 % source.count] })
  }
}
