import TinamouFormat

/// The texts of another language, or lengthened texts.
struct TextReplacement {
  private let strings: [String: String]
  private let factor: Double?

  /// Reads the options; `nil` if they do not replace texts.
  init?(_ arguments: ParsedArguments, host: any CommandHost) throws(UsageError) {
    factor = try arguments.numbers("--pseudo", "a number from 1 to 10") { 1...10 ~= $0 }.first
    guard let path = arguments.value("--strings") else {
      if factor == nil { return nil }
      strings = [:]
      return
    }
    do throws(HostError) {
      strings = try Self.read(SourceText(name: path, bytes: try host.readFile(path)))
    } catch {
      throw UsageError(message: "'\(path)' cannot be read: \(error.reason)")
    }
  }

  private static func read(_ source: SourceText) throws(HostError) -> [String: String] {
    do throws(ConstraintFileError) {
      return try StringTable(source).texts
    } catch {
      throw HostError(error.diagnostics.first?.message ?? "it is not a JSON object of strings")
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
