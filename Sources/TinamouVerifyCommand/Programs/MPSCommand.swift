import TinamouCommand
import TinamouCrossCheck
import TinamouSolver

/// `tinamou-verify --mps FILE`: solves a linear program in the MPS format.
struct MPSCommand {
  /// The tolerance for the objective, relative to that of GLPK.
  private static var tolerance: Double { 1e-6 }

  static func run(_ path: String, host: any CommandHost) -> ExitCode {
    guard let bytes = try? host.readFile(path) else {
      host.writeError("error: '\(path)' cannot be read\n")
      return .invalidInput
    }
    do {
      let file = try MPSFile(String(decoding: bytes, as: UTF8.self))
      let start = ContinuousClock.now
      let program = try MPSProgram(file)
      let minimum = program.conflict == nil ? program.objective : 0
      let hundredths = ((ContinuousClock.now - start) / .milliseconds(10)).rounded()
      host.writeError(
        "\(file.rows.count) rows, \(file.columns.count) columns, \(hundredths / 100) seconds\n")
      return report(program, minimum, sign: file.isMaximized ? -1 : 1, host: host)
    } catch let error as MPSFile.Failure {
      host.writeError("\(path):\(error.line): error: \(error.message)\n")
      return .invalidInput
    } catch {
      host.writeError("\(path): error: \(error)\n")
      if case SolverError.numberOutOfRange = error { return .invalidInput }
      return .internalError
    }
  }

  /// Reports the minimum of a program; the objective of the file is the minimum times `sign`.
  private static func report(
    _ program: MPSProgram, _ minimum: Double, sign: Double, host: any CommandHost
  ) -> ExitCode {
    let objective = sign * minimum
    if let conflict = program.conflict {
      do {
        try ConflictCheck(program.model).check(conflict)
      } catch {
        return host.print("infeasible, but not proved: \(error)\n", then: .internalError)
      }
      return host.print("infeasible: \(conflict)\n", then: .done)
    }
    if !program.solver.certificate().isValid {
      return host.print("objective \(objective), not proved\n", then: .internalError)
    }
    do {
      let expected = try program.leastObjective()
      if program.isUnbounded || abs(minimum - expected) > tolerance * max(1, abs(expected)) {
        return host.print(
          "objective \(objective), GLPK \(sign * expected)\n", then: .internalError)
      }
    } catch .unbounded {
      return program.isUnbounded
        ? host.print("unbounded\n", then: .done)
        : host.print("objective \(objective), GLPK unbounded\n", then: .internalError)
    } catch {
      return host.print("objective \(objective), GLPK undecided: \(error)\n", then: .undecided)
    }
    return host.print("objective \(objective)\n", then: .done)
  }
}
