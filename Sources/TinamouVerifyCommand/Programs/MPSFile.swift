import TinamouSolver

/// A linear program in the MPS format, fixed or free: sections ROWS, COLUMNS, RHS, RANGES and
/// BOUNDS.
///
/// The first row of type N is the objective, which is minimized; others of that type are ignored. Bounds
/// are 0 and infinity by default, and 1e30 is infinite. Names can contain spaces in the fixed format. (IBM,
/// Mathematical Programming System/360, 1969; lpsolve.sourceforge.net/5.5/mps-format.htm.)
struct MPSFile {
  /// A row with its limits.
  struct Row {
    var name: String
    var terms: [(column: Int, coefficient: Double)] = []
    var lower: Double
    var upper: Double
  }

  /// A column with its limits.
  struct Column {
    var name: String
    var cost = 0.0
    var lower = 0.0
    var upper = Double.infinity
  }

  /// The reason why a file cannot be read.
  struct Failure: Error {
    var line: Int
    var message: String
  }

  private(set) var rows: [Row] = []
  private(set) var columns: [Column] = []
  /// The constant of the objective.
  private(set) var constant = 0.0

  private enum Kind {
    case objective, ignored
    case row(Int)
  }

  private var kinds: [String: Kind] = [:]
  private var columnNumbers: [String: Int] = [:]
  private var hasObjective = false
  /// Whether the objective is maximized; then costs and constant have the opposite signs.
  private(set) var isMaximized = false

  /// How a line is taken apart.
  private enum Format {
    /// At spaces.
    case free
    /// At the columns of the fixed format, so that names can contain spaces.
    case fixed
  }

  /// Reads a file.
  init(_ text: String) throws(Failure) {
    do throws(Failure) {
      try self.init(text, in: .free)
    } catch {
      guard let file = try? MPSFile(text, in: .fixed) else { throw error }
      self = file
    }
  }

  private init(_ text: String, in format: Format) throws(Failure) {
    var section = ""
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() where section != "ENDATA" && !line.hasPrefix("*") {
      do throws(Failure) {
        try read(line, in: format, section: &section)
      } catch {
        throw Failure(line: number + 1, message: error.message)
      }
    }
    if section != "ENDATA" { throw Failure(line: lines.count, message: "expected ENDATA") }
    if isMaximized {
      for index in columns.indices { columns[index].cost.negate() }
      constant.negate()
    }
  }

  /// Reads a line, which begins a section or, after a space, is a part of one.
  private mutating func read(
    _ line: Substring, in format: Format, section: inout String
  ) throws(Failure) {
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

  /// The fields of a line in the fixed format: type, name, name, number, name and number. A missing type is
  /// no field, and neither are those after the last one.
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

  private mutating func read(_ words: [String], of section: String) throws(Failure) {
    switch section {
    case "NAME": break
    case "OBJSENSE": setSense(words[0])
    case "ROWS": try readRow(words)
    case "COLUMNS": try readColumn(words)
    case "RHS": try readPairs(words) { file, kind, number in file.setRightSide(kind, number) }
    case "RANGES": try readPairs(words) { file, kind, number in file.setRange(kind, number) }
    case "BOUNDS": try readBound(words)
    default: throw failure("the section '\(section)' is not known")
    }
  }

  private mutating func setSense(_ word: String) {
    isMaximized = word.uppercased().hasPrefix("MAX")
  }

  private mutating func readRow(_ words: [String]) throws(Failure) {
    guard words.count == 2 else { throw failure("expected a type and a name") }
    let name = words[1]
    if kinds[name] != nil { throw failure("a second row '\(name)'") }
    switch words[0].uppercased() {
    case "N":
      kinds[name] = hasObjective ? .ignored : .objective
      hasObjective = true
      return
    case "E": rows.append(Row(name: name, lower: 0, upper: 0))
    case "L": rows.append(Row(name: name, lower: -.infinity, upper: 0))
    case "G": rows.append(Row(name: name, lower: 0, upper: .infinity))
    default: throw failure("the type '\(words[0])' is not known")
    }
    kinds[name] = .row(rows.count - 1)
  }

  private mutating func readColumn(_ words: [String]) throws(Failure) {
    // Ignore markers of integer columns: the program without them is solved.
    if words.contains("'MARKER'") { return }
    let name = words[0]
    let column = columnNumbers[name] ?? columns.count
    if column == columns.count {
      columnNumbers[name] = column
      columns.append(Column(name: name))
    }
    try readPairs(words) { file, kind, number in
      switch kind {
      case .objective: file.columns[column].cost += number
      case .row(let row): file.rows[row].terms.append((column, number))
      case .ignored: break
      }
    }
  }

  /// Reads an optional name, then one or two pairs of a row and a number.
  private mutating func readPairs(
    _ words: [String], _ take: (inout MPSFile, Kind, Double) -> Void
  ) throws(Failure) {
    let pairs = words.dropFirst(words.count % 2)
    var index = pairs.startIndex
    while index + 1 < pairs.endIndex {
      guard let kind = kinds[pairs[index]] else { throw failure("no row '\(pairs[index])'") }
      take(&self, kind, try number(pairs[index + 1]))
      index += 2
    }
  }

  private mutating func setRightSide(_ kind: Kind, _ number: Double) {
    switch kind {
    case .objective: constant = -number
    case .row(let row):
      if rows[row].lower.isFinite { rows[row].lower = number }
      if rows[row].upper.isFinite { rows[row].upper = number }
    case .ignored: break
    }
  }

  /// Sets the other end of a row; for an equality, the sign decides which one it is.
  private mutating func setRange(_ kind: Kind, _ number: Double) {
    guard case .row(let row) = kind else { return }
    if rows[row].lower == rows[row].upper {
      if number > 0 { rows[row].upper += number } else { rows[row].lower += number }
    } else if rows[row].lower.isFinite {
      rows[row].upper = rows[row].lower + abs(number)
    } else {
      rows[row].lower = rows[row].upper - abs(number)
    }
  }

  private mutating func readBound(_ words: [String]) throws(Failure) {
    let kind = words[0].uppercased()
    let isWithoutNumber = ["FR", "MI", "PL", "BV"].contains(kind)
    // The name of the bounds is optional.
    let place =
      words.count - (isWithoutNumber && columnNumbers[words[words.count - 1]] != nil ? 1 : 2)
    guard place >= 1, let column = columnNumbers[words[place]] else {
      throw failure("no column in '\(words.joined(separator: " "))'")
    }
    let value = isWithoutNumber ? 0 : try bound(words[place + 1])
    switch kind {
    case "UP", "UI":
      columns[column].upper = value
      // As in most readers, a negative upper bound removes the default lower bound.
      if value < 0 && columns[column].lower == 0 { columns[column].lower = -.infinity }
    case "LO", "LI": columns[column].lower = value
    case "FX": (columns[column].lower, columns[column].upper) = (value, value)
    case "FR": (columns[column].lower, columns[column].upper) = (-.infinity, .infinity)
    case "MI": columns[column].lower = -.infinity
    case "PL": columns[column].upper = .infinity
    case "BV": (columns[column].lower, columns[column].upper) = (0, 1)
    default: throw failure("the bound '\(kind)' is not known")
    }
    if columns[column].lower == .infinity || columns[column].upper == -.infinity {
      throw failure("no number satisfies this bound")
    }
  }

  /// A number that is infinite from 1e30 on.
  private func bound(_ word: String) throws(Failure) -> Double {
    if let number = Double(word), abs(number) >= 1e30 { return number * .infinity }
    return try number(word)
  }

  private func number(_ word: String) throws(Failure) -> Double {
    guard let number = Double(word.replacing("D", with: "E")), number.isFinite else {
      throw failure("'\(word)' is not a number")
    }
    return number
  }

  private func failure(_ message: String) -> Failure { Failure(line: 0, message: message) }
}
