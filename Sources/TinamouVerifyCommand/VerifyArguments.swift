/// What the command line asks for.
struct VerifyArguments {
  enum Task {
    case help
    case fuzz(FuzzRun)
    case replay(String)
  }

  static let usage = """
    usage: tinamou-verify --fuzz COUNT [--seed SEED] [--only NUMBER] [--threads COUNT]
                          [--output FOLDER]
           tinamou-verify --replay FILE

    --fuzz COUNT     plays COUNT random edit scripts; after every update the solver has to prove
                     its values, and at the end of each script a fresh solver and GLPK have to agree
    --seed SEED      the scripts are a function of the seed and their number (default 1)
    --only NUMBER    plays one script of the seed
    --threads COUNT  scripts played at the same time (default 2)
    --output FOLDER  where reproducers are written (default: here)
    --replay FILE    plays a reproducer

    exit status: 0 all agree, 2 wrong usage, 3 unreadable input, 4 GLPK undecided too often,
    5 a mismatch

    """

  var task = Task.help
  var outputFolder = "."

  /// A message if the arguments are wrong.
  init(_ arguments: [String]) throws(UsageError) {
    var fuzz: FuzzRun?
    var seed: UInt64 = 1
    var only: Int?
    var threadCount = 2
    var index = 0
    func value() throws(UsageError) -> String {
      index += 1
      if index >= arguments.count { throw UsageError("\(arguments[index - 1]) needs a value") }
      return arguments[index]
    }
    func number(_ range: ClosedRange<Int>) throws(UsageError) -> Int {
      let option = arguments[index]
      guard let number = Int(try value()), range.contains(number) else {
        throw UsageError("\(option) needs a number from \(range.lowerBound)")
      }
      return number
    }
    while index < arguments.count {
      switch arguments[index] {
      case "--help", "-h": return
      case "--fuzz": fuzz = FuzzRun(seed: 1, count: try number(1...100_000_000))
      case "--seed": seed = UInt64(try number(0...Int.max))
      case "--only": only = try number(0...Int.max)
      case "--threads": threadCount = try number(1...256)
      case "--output": outputFolder = try value()
      case "--replay": task = .replay(try value())
      default: throw UsageError("unknown argument \(arguments[index])")
      }
      index += 1
    }
    if var fuzz {
      fuzz.seed = seed
      fuzz.only = only
      fuzz.threadCount = threadCount
      task = .fuzz(fuzz)
    } else if case .help = task {
      throw UsageError("nothing to do")
    }
  }
}

/// A command line that makes no sense.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
