import Testing
import TinamouPrograms

/// Linear programs in the LP format.
@Suite struct LPReaderTests {
  @Test func `rows, bounds and the objective are read`() throws {
    let file = try ProgramFile(
      """
      \\ A program with everything.
      Maximize
       profit: 3 x + 5 y - 2
      Subject To
       first: x <= 4
       -2 <= 2 y - x <= 12
       sum: 3 x + 2 y + x
          =< 18
      Bounds
       -5 <= x <= 10
       y >= -inf
       z free
       w = 2.5e1
      End
      """)
    #expect(file.isMaximized)
    #expect(file.constant == -2)
    #expect(file.columns.map(\.name) == ["x", "y", "z", "w"])
    #expect(file.columns.map(\.cost) == [3, 5, 0, 0])
    #expect(file.columns.map(\.lower) == [-5, -.infinity, -.infinity, 25])
    #expect(file.columns.map(\.upper) == [10, .infinity, .infinity, 25])
    #expect(file.rows.map(\.name) == ["first", nil, "sum"])
    #expect(file.rows.map(\.lower) == [-.infinity, -2, -.infinity])
    #expect(file.rows.map(\.upper) == [4, 12, 18])
    #expect(file.rows[2].terms.map(\.coefficient) == [4, 2])
  }

  @Test(arguments: [
    ("minimize x\n", 2, "expected 'End'"),
    ("min: x\nend", 2, "expected ENDATA"),
    ("minimize x\nst\nx + y\nend", 3, "expected a relation"),
    ("minimize x\nst\nx >= y\nend", 3, "expected a number"),
    ("minimize x +\nst\nx >= 1\nend", 1, "expected a number or a name"),
    ("minimize x\nst\nx >> 1\nend", 3, "'>>' is no relation"),
    ("minimize x\nst\nx >= 1\nbounds\nx 3\nend", 5, "expected a relation or 'free'"),
    (
      "minimize x\nst\nx >= 1\ngeneral\nx\nend", 5,
      "integer columns are refused: only linear programs are solved"
    ),
    ("minimize x y\nst\nx >= 1\nend", 1, "expected the end of the objective"),
    ("minimize 1e999 x\nst\nx >= 1\nend", 1, "'1e999' is not a number"),
  ])
  func `an error says where it is`(text: String, line: Int, message: String) {
    let failure = #expect(throws: ProgramFile.Message.self) { try ProgramFile(text) }
    #expect(failure == ProgramFile.Message(line: line, message: message))
  }

  @Test func `a row can have the name of a section`() throws {
    let file = try ProgramFile("min x\nst\nend: x >= 1\nmax: x <= 2\nend")
    #expect(file.rows.map(\.name) == ["end", "max"])
  }

  @Test func `a negative upper bound leaves the lower bound, with a warning`() throws {
    let file = try ProgramFile("min x\nst\nx <= 5\nbounds\nx <= -2\nend")
    #expect(file.columns[0].lower == 0)
    #expect(file.warnings.map(\.line) == [5])
  }
}
