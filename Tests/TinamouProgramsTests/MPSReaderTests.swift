import Testing
import TinamouPrograms

/// Linear programs in the MPS format.
@Suite struct MPSReaderTests {
  /// A program with one column X and a row SUM: 2 X is at least 6.
  private func program(_ parts: String...) -> String {
    """
    ROWS
     N COST
     G SUM
    COLUMNS
     X COST 1 SUM 2
    \(parts.joined(separator: "\n"))
    ENDATA
    """
  }

  @Test func `lines can end as on any system`() throws {
    for end in ["\n", "\r\n", "\r"] {
      let text = program("RHS", " R SUM 6").replacing("\n", with: end)
      let file = try ProgramFile(text)
      #expect(file.rows.map(\.lower) == [6])
      #expect(file.columns.map(\.cost) == [1])
    }
  }

  @Test(arguments: [
    ("", 1, "expected ENDATA"),
    ("ROWS\n N COST\nCOLUMNS\n", 4, "expected ENDATA"),
    ("ROWS\n N COST\nCOLUMNS\n X COST 1\n X SUM 2\nENDATA", 5, "no row 'SUM'"),
    (
      "ROWS\n N COST\nCOLUMNS\n X COST 1\nBOUNDS\n LO B X 1e30\nENDATA", 6,
      "no number satisfies this bound"
    ),
    ("ROWS\n N COST\nCOLUMNS\n X COST 1x\nENDATA", 4, "'1x' is not a number"),
    // Beyond the columns of the fixed format, in which the file is tried as well.
    (
      "ROWS\n N COST\nCOLUMNS\n\(String(repeating: " ", count: 62))X 1\nENDATA", 4,
      "no row 'X'"
    ),
    (
      "ROWS\n N COST\nCOLUMNS\n X COST 1\n X COST 2\nENDATA", 5,
      "a second coefficient of 'X' in the row 'COST'"
    ),
    (
      "ROWS\n N COST\nCOLUMNS\n M 'MARKER' 'INTORG'\n X COST 1\nENDATA", 4,
      "integer columns are refused: only linear programs are solved"
    ),
    (
      "ROWS\n N COST\nCOLUMNS\n X COST 1\nBOUNDS\n BV B X\nENDATA", 6,
      "integer columns are refused: only linear programs are solved"
    ),
  ])
  func `an error says where it is`(text: String, line: Int, message: String) {
    let failure = #expect(throws: ProgramFile.Message.self) { try ProgramFile(text) }
    #expect(failure == ProgramFile.Message(line: line, message: message))
  }

  @Test func `the first of several sets counts, and the others are named`() throws {
    let file = try ProgramFile(
      program("RHS", " A SUM 6", " B SUM 8", "BOUNDS", " UP A X 9", " UP B X 7"))
    #expect(file.rows[0].lower == 6)
    #expect(file.columns[0].upper == 9)
    #expect(
      file.warnings == [
        .init(line: 8, message: "the set 'B' of RHS is ignored: 'A' is the first one"),
        .init(line: 11, message: "the set 'B' of BOUNDS is ignored: 'A' is the first one"),
      ])
  }

  @Test func `a second number of one set is refused`() {
    for section in ["RHS", "RANGES"] {
      let failure = #expect(throws: ProgramFile.Message.self) {
        try ProgramFile(program(section, " A SUM 6", " A SUM 8"))
      }
      #expect(failure?.message == "a second number for the row 'SUM' in \(section)")
    }
  }

  @Test func `a negative upper bound leaves the lower bound, with a warning`() throws {
    let file = try ProgramFile(program("BOUNDS", " UP B X -2"))
    #expect(file.columns[0].lower == 0)
    #expect(file.warnings.map(\.line) == [7])
    let free = try ProgramFile(program("BOUNDS", " MI B X", " UP B X -2"))
    #expect(free.columns[0].lower == -.infinity)
    #expect(free.warnings.isEmpty)
  }

  @Test func `a range goes to the other side of a row`() throws {
    // G: from 6 to 6 + 4.
    let file = try ProgramFile(program("RHS", " R SUM 6", "RANGES", " R SUM -4"))
    #expect(file.rows[0].lower == 6)
    #expect(file.rows[0].upper == 10)
  }
}
