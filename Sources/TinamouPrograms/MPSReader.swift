/// Reads the MPS format, fixed or free: sections ROWS, COLUMNS, RHS, RANGES and BOUNDS.
///
/// The first row of type N is the objective; others of that type are ignored. Bounds are 0 and
/// infinity by default, and 1e30 is infinite. Names can contain spaces in the fixed format. Of
/// several sets of right sides, ranges or bounds, the first one counts. (IBM, Mathematical
/// Programming System/360, 1969; lpsolve.sourceforge.net/5.5/mps-format.htm.)
struct MPSReader {
  private typealias Message = ProgramFile.Message

  /// What a row of the file is.
  private enum Kind {
    case objective, ignored
    case row(Int)
  }

  /// How a line is taken apart.
  private enum Format {
    /// At spaces.
    case free
    /// At the columns of the fixed format, so that names can contain spaces.
    case fixed
  }

  /// A coefficient, right side or range, which the file states once.
  private struct Entry: Hashable {
    var section: String
    var row: String
    var column: String
  }

  private var file = ProgramFile()
  private var line = 0
  private var kinds: [String: Kind] = [:]
  private var columnNumbers: [String: Int] = [:]
  private var hasObjective = false
  private var entries: Set<Entry> = []
  /// The first set of each section, and those that were ignored.
  private var sets: [String: String] = [:]
  private var ignoredSets: Set<Entry> = []
  /// The columns whose lower bound is stated.
  private var columnsWithLower: Set<Int> = []

  static func read(_ lines: [Substring]) throws(ProgramFile.Message) -> ProgramFile {
    do throws(Message) {
      return try read(lines, in: .free)
    } catch {
      guard let file = try? read(lines, in: .fixed) else { throw error }
      return file
    }
  }

  private static func read(_ lines: [Substring], in format: Format) throws(Message) -> ProgramFile {
    var reader = MPSReader()
    var section = ""
    for (number, line) in lines.enumerated() where section != "ENDATA" && !line.hasPrefix("*") {
      reader.line = number + 1
      try reader.read(line, in: format, section: &section)
    }
    if section != "ENDATA" { throw Message(line: lines.count, message: "expected ENDATA") }
    return reader.file
  }

  /// Reads a line, which begins a section or, after a space, is a part of one.
  private mutating func read(
    _ line: Substring, in format: Format, section: inout String
  ) throws(Message) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return }
    if line.first?.isWhitespace == true {
      let fields = format == .fixed ? Self.fields(of: line) : words
      if fields.isEmpty { throw failure("nothing is in the columns of the fixed format") }
      return try read(fields, of: section)
    }
    section = first
    if section == "OBJSENSE" && words.count > 1 { setSense(words[1]) }
  }

  /// The fields of a line in the fixed format: type, name, name, number, name and number. A missing
  /// type is no field, and neither are those after the last one.
  private static func fields(of line: Substring) -> [String] {
    let characters = Array(line)
    var fields = [1..<3, 4..<12, 14..<22, 24..<36, 39..<47, 49..<61].map { columns in
      trimmed(characters[columns.clamped(to: 0..<characters.count)])
    }
    while fields.last == "" { fields.removeLast() }
    if fields.first == "" { fields.removeFirst() }
    return fields
  }

  private static func trimmed(_ characters: ArraySlice<Character>) -> String {
    guard let first = characters.firstIndex(where: { !$0.isWhitespace }),
      let last = characters.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(characters[first...last])
  }

  // MARK: Sections

  private mutating func read(_ words: [String], of section: String) throws(Message) {
    switch section {
    case "NAME": break
    case "OBJSENSE": setSense(words[0])
    case "ROWS": try readRow(words)
    case "COLUMNS": try readColumn(words)
    case "RHS", "RANGES": try readSet(words, of: section)
    case "BOUNDS": try readBound(words)
    default: throw failure("the section '\(section)' is not known")
    }
  }

  private mutating func setSense(_ word: String) {
    file.isMaximized = word.uppercased().hasPrefix("MAX")
  }

  private mutating func readRow(_ words: [String]) throws(Message) {
    guard words.count == 2 else { throw failure("expected a type and a name") }
    let name = words[1]
    if kinds[name] != nil { throw failure("a second row '\(name)'") }
    switch words[0].uppercased() {
    case "N":
      kinds[name] = hasObjective ? .ignored : .objective
      hasObjective = true
      return
    case "E": file.rows.append(.init(name: name, lower: 0, upper: 0))
    case "L": file.rows.append(.init(name: name, lower: -.infinity, upper: 0))
    case "G": file.rows.append(.init(name: name, lower: 0, upper: .infinity))
    default: throw failure("the type '\(words[0])' is not known")
    }
    kinds[name] = .row(file.rows.count - 1)
  }

  private mutating func readColumn(_ words: [String]) throws(Message) {
    if words.contains("'MARKER'") { throw failure(ProgramFile.integers) }
    let name = words[0]
    let column = columnNumbers[name] ?? file.columns.count
    if column == file.columns.count {
      columnNumbers[name] = column
      file.columns.append(.init(name: name))
    }
    for pair in try pairs(words) {
      guard entries.insert(Entry(section: "", row: pair.row, column: name)).inserted else {
        throw failure("a second coefficient of '\(name)' in the row '\(pair.row)'")
      }
      switch pair.kind {
      case .objective: file.columns[column].cost = pair.number
      case .row(let row): file.rows[row].terms.append((column, pair.number))
      case .ignored: break
      }
    }
  }

  /// Reads an optional name, then one or two pairs of a row and a number.
  private func pairs(
    _ words: [String]
  ) throws(Message) -> [(row: String, kind: Kind, number: Double)] {
    let words = words.dropFirst(words.count % 2)
    var pairs: [(row: String, kind: Kind, number: Double)] = []
    var index = words.startIndex
    while index + 1 < words.endIndex {
      guard let kind = kinds[words[index]] else { throw failure("no row '\(words[index])'") }
      pairs.append((words[index], kind, try number(words[index + 1])))
      index += 2
    }
    return pairs
  }

  /// Whether a set of a section is the first one; others are ignored with a warning.
  private mutating func counts(_ set: String, of section: String) -> Bool {
    let first = sets[section, default: set]
    sets[section] = first
    if set == first { return true }
    if ignoredSets.insert(Entry(section: section, row: set, column: "")).inserted {
      warn("the set '\(set)' of \(section) is ignored: '\(first)' is the first one")
    }
    return false
  }

  private mutating func readSet(_ words: [String], of section: String) throws(Message) {
    let set = words.count % 2 == 1 ? words[0] : ""
    let isCounted = counts(set, of: section)
    for pair in try pairs(words) where isCounted {
      guard entries.insert(Entry(section: section, row: pair.row, column: "")).inserted else {
        throw failure("a second number for the row '\(pair.row)' in \(section)")
      }
      if section == "RHS" {
        setRightSide(pair.kind, pair.number)
      } else {
        setRange(pair.kind, pair.number)
      }
    }
  }

  private mutating func setRightSide(_ kind: Kind, _ number: Double) {
    switch kind {
    case .objective: file.constant = -number
    case .row(let row):
      if file.rows[row].lower.isFinite { file.rows[row].lower = number }
      if file.rows[row].upper.isFinite { file.rows[row].upper = number }
    case .ignored: break
    }
  }

  /// Sets the other end of a row; for an equality, the sign decides which one it is.
  private mutating func setRange(_ kind: Kind, _ number: Double) {
    guard case .row(let row) = kind else {
      warn("a range of the objective has no meaning")
      return
    }
    if file.rows[row].lower == file.rows[row].upper {
      if number > 0 { file.rows[row].upper += number } else { file.rows[row].lower += number }
    } else if file.rows[row].lower.isFinite {
      file.rows[row].upper = file.rows[row].lower + abs(number)
    } else {
      file.rows[row].lower = file.rows[row].upper - abs(number)
    }
  }

  private mutating func readBound(_ words: [String]) throws(Message) {
    let kind = words[0].uppercased()
    if ["BV", "LI", "UI", "SC"].contains(kind) { throw failure(ProgramFile.integers) }
    let isWithoutNumber = ["FR", "MI", "PL"].contains(kind)
    // The name of the bounds is optional.
    let place =
      words.count - (isWithoutNumber && columnNumbers[words[words.count - 1]] != nil ? 1 : 2)
    guard place >= 1, let column = columnNumbers[words[place]] else {
      throw failure("no column in '\(words.joined(separator: " "))'")
    }
    guard counts(place > 1 ? words[1] : "", of: "BOUNDS") else { return }
    let value = isWithoutNumber ? 0 : try bound(words[place + 1])
    switch kind {
    case "UP":
      file.columns[column].upper = value
      if value < 0, !columnsWithLower.contains(column) {
        warn(ProgramFile.negativeUpperBound(of: words[place]))
      }
    case "LO": setLower(value, of: column)
    case "FX":
      setLower(value, of: column)
      file.columns[column].upper = value
    case "FR":
      setLower(-.infinity, of: column)
      file.columns[column].upper = .infinity
    case "MI": setLower(-.infinity, of: column)
    case "PL": file.columns[column].upper = .infinity
    default: throw failure("the bound '\(kind)' is not known")
    }
    if file.columns[column].lower == .infinity || file.columns[column].upper == -.infinity {
      throw failure("no number satisfies this bound")
    }
  }

  private mutating func setLower(_ value: Double, of column: Int) {
    file.columns[column].lower = value
    columnsWithLower.insert(column)
  }

  // MARK: Numbers and messages

  /// A number that is infinite from 1e30 on.
  private func bound(_ word: String) throws(Message) -> Double {
    if let number = Double(word), abs(number) >= 1e30 { return number * .infinity }
    return try number(word)
  }

  private func number(_ word: String) throws(Message) -> Double {
    guard let number = Double(word.replacing("D", with: "E")), number.isFinite else {
      throw failure("'\(word)' is not a number")
    }
    return number
  }

  private func failure(_ message: String) -> Message { Message(line: line, message: message) }

  private mutating func warn(_ message: String) { file.warnings.append(failure(message)) }
}
