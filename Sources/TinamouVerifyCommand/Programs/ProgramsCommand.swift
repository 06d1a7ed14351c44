import TinamouCommand
import TinamouSolver
import TinamouTestSupport

/// `tinamou-verify --programs`: general linear programs, which are not layouts.
struct ProgramsCommand {
  private let host: any CommandHost
  private let count: Int
  private let seed: UInt64
  private let only: Int?

  private init(_ arguments: ParsedArguments, host: any CommandHost) throws(UsageError) {
    self.host = host
    try arguments.checkNoOperands()
    count = try arguments.number(VerifyOptions.programs, 1...1_000_000) ?? 0
    seed = UInt64(try arguments.number(VerifyOptions.seed, 0...Int.max) ?? 1)
    only = try arguments.number(VerifyOptions.only, 0...Int.max - 1)
  }

  static func run(_ arguments: ParsedArguments, host: any CommandHost) throws(UsageError)
    -> ExitCode
  {
    try ProgramsCommand(arguments, host: host).solve()
  }

  private func solve() -> ExitCode {
    var checks: [ProgramCheck] = []
    for number in only.map({ $0..<($0 + 1) }) ?? 0..<count {
      let families = ProgramCase.Family.allCases
      var generator = ProgramGenerator(seed: seed, stream: UInt64(number))
      let check = ProgramCheck(generator.makeCase(families[number % families.count]))
      checks.append(check)
      if let fault = check.fault ?? check.undecided {
        host.writeError("program \(number), \(check.family.rawValue): \(fault)\n")
      }
    }
    let lines = ProgramCase.Family.allCases.compactMap { family in
      line(family, checks.filter { $0.family == family })
    }
    let faults = checks.count { $0.fault != nil }
    let undecided = checks.count { $0.undecided != nil }
    return host.print(
      "\(lines.joined())\(checks.count) programs, \(faults) wrong, \(undecided) undecided by GLPK\n",
      then: faults > 0 ? .internalError : undecided > checks.count / 100 ? .undecided : .done)
  }

  private func line(_ family: ProgramCase.Family, _ checks: [ProgramCheck]) -> String? {
    if checks.isEmpty { return nil }
    func largest(_ property: (ProgramCheck) -> Double) -> Double {
      checks.reduce(0) { max($0, property($1)) }
    }
    func milliseconds(_ seconds: Double) -> String { "\((seconds * 1e5).rounded() / 100) ms" }
    func median(_ property: (ProgramCheck) -> Double) -> Double {
      checks.map(property).sorted()[checks.count / 2]
    }
    return "\(family.rawValue): \(checks.count), solved in \(milliseconds(median(\.solveTime))) "
      + "(worst \(milliseconds(largest(\.solveTime)))), read in "
      + "\(milliseconds(median(\.readTime))) (worst \(milliseconds(largest(\.readTime)))), pivots "
      + "\(Int(median { Double($0.statistics.dualPivots + $0.statistics.primalPivots) })), "
      + "objective off by \(largest(\.objectiveError)), rows by \(largest(\.violation))\n"
  }
}
