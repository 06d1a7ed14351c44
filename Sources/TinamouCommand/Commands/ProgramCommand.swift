import TinamouFormat
import TinamouPrograms
import TinamouSolver

/// `tinamou lp`: solves a linear program.
struct ProgramCommand {
  static let options = [
    Option(name: "--format", value: "json|table", help: "how to print it; table unless stated")
  ]

  static let discussion = """
    FILE is in the MPS format, fixed or free, or in the LP format, which begins with 'minimize' or
    'maximize'; '-' is standard input. Integer columns are refused. A dual or reduced cost is the
    change of the objective for each unit by which the tight limit grows. The exit code is 1 for a
    program that is infeasible, with the rows that cannot hold together, or unbounded.

    """

  private let host: any CommandHost
  private let format: OutputFormat

  static func run(
    _ arguments: [String], host: any CommandHost
  ) throws(UsageError) -> ExitCode {
    let parsed = try ParsedArguments(arguments, options: options)
    guard parsed.operands.count == 1 else {
      throw UsageError(message: "expected a file, or '-' for standard input")
    }
    let format = try parsed.choices("--format", of: OutputFormat.self).first ?? .table
    return ProgramCommand(host: host, format: format).solve(parsed.operands[0])
  }

  private func solve(_ path: String) -> ExitCode {
    let source: SourceText
    do throws(InputError) {
      source = try host.sourceText(path)
    } catch {
      host.show(error)
      return .invalidInput
    }
    let file: ProgramFile
    do throws(ProgramFile.Message) {
      file = try ProgramFile(String(decoding: source.bytes, as: UTF8.self))
    } catch {
      host.report("\(source.name):\(error.line): error: \(error.message)")
      return .invalidInput
    }
    for warning in file.warnings {
      host.report("\(source.name):\(warning.line): warning: \(warning.message)")
    }
    do throws(SolverError) {
      let solution = try ProgramSolution(file)
      let text = format == .json ? json(of: solution, file) : table(of: solution, file)
      guard solution.isProved else {
        host.report("error: a defect: the values are not proved to be optimal")
        return host.print(text, then: .internalError)
      }
      if case .optimal = solution.outcome { return host.print(text, then: .done) }
      return host.print(text, then: .findings)
    } catch {
      host.report("\(source.name): error: \(error)")
      switch error {
      case .illConditioned, .stepLimitReached: return .undecided
      default: return .invalidInput
      }
    }
  }

  // MARK: Table

  private func table(of solution: ProgramSolution, _ file: ProgramFile) -> String {
    switch solution.outcome {
    case .unbounded: return "unbounded\n"
    case .infeasible(let conflict): return "infeasible: \(conflict)\n"
    case .optimal: break
    }
    var columns = TextTable(columns: ["column", "value", "reduced cost"])
    for (index, column) in file.columns.enumerated() {
      columns.add(
        [column.name, Self.text(solution.values[index]), Self.text(solution.reducedCosts[index])])
    }
    var rows = TextTable(columns: ["row", "activity", "dual"])
    for (index, row) in file.rows.enumerated() {
      rows.add(
        [
          row.name ?? "#\(index + 1)", Self.text(solution.activities[index]),
          Self.text(solution.duals[index]),
        ])
    }
    return "optimal: objective \(Self.text(solution.objective)), proved\n"
      + (file.columns.isEmpty ? "" : "\n" + columns.text)
      + (file.rows.isEmpty ? "" : "\n" + rows.text)
  }

  /// A number to 12 significant digits, and zero below 1e-12: what is left of rounding has no place
  /// in a table.
  private static func text(_ number: Double) -> String {
    if abs(number) < 1e-12 { return "0" }
    var scale = 1.0
    while abs(number) * scale < 1e11 { scale *= 10 }
    while abs(number) * scale >= 1e12 { scale /= 10 }
    return JSONNumber.text((number * scale).rounded() / scale)
  }

  // MARK: JSON

  private func json(of solution: ProgramSolution, _ file: ProgramFile) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.string("tinamou/program/1", forKey: "schema")
    switch solution.outcome {
    case .optimal:
      writer.string("optimal", forKey: "status")
      writer.boolean(solution.isProved, forKey: "proved")
      writer.number(solution.objective, forKey: "objective")
      write(solution, file, to: &writer)
    case .unbounded: writer.string("unbounded", forKey: "status")
    case .infeasible(let conflict):
      writer.string("infeasible", forKey: "status")
      writer.beginArray(forKey: "conflict")
      for member in conflict.members {
        writer.beginObject(inline: true)
        if let name = member.name { writer.string(name, forKey: "row") }
        writer.string(member.text, forKey: "constraint")
        writer.number(member.multiplier, forKey: "multiplier")
        writer.number(member.repair, forKey: "repair")
        writer.end()
      }
      writer.end()
    }
    writer.end()
    return writer.text + "\n"
  }

  private func write(
    _ solution: ProgramSolution, _ file: ProgramFile, to writer: inout JSONWriter
  ) {
    writer.beginArray(forKey: "columns")
    for (index, column) in file.columns.enumerated() {
      writer.beginObject(inline: true)
      writer.string(column.name, forKey: "name")
      writer.number(solution.values[index], forKey: "value")
      writer.number(solution.reducedCosts[index], forKey: "reducedCost")
      writer.end()
    }
    writer.end()
    writer.beginArray(forKey: "rows")
    for (index, row) in file.rows.enumerated() {
      writer.beginObject(inline: true)
      if let name = row.name { writer.string(name, forKey: "name") }
      writer.number(solution.activities[index], forKey: "activity")
      writer.number(solution.duals[index], forKey: "dual")
      writer.end()
    }
    writer.end()
  }
}
