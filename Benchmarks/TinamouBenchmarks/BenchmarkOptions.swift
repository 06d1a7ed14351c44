/// The options of `tinamou-bench`.
package struct BenchmarkOptions: Sendable, Equatable {
  package enum Format: String, CaseIterable, Sendable {
    case table
    case json
  }

  /// The order in which a peer receives the rows of a model.
  package enum PeerOrder: String, CaseIterable, Sendable {
    /// The fastest of six orders, which are tried first.
    case best
    /// The order of the model, in which this package's solver receives them.
    case declared
  }

  /// The peers for which there is a harness.
  package static let peers = ["kiwi"]
  private static let sizeRange = 2...100_000

  package var workloads = Workload.allCases
  package var sizes = [10, 100, 1000]
  package var operations = BenchmarkOperation.allCases
  package var peer: String?
  package var peerOrder = PeerOrder.best
  package var format = Format.table
  package var plan = MeasurementPlan.full
  /// The path of a file of thresholds.
  package var thresholds: String?

  package init() {}

  package static let help = """
    usage: tinamou-bench layout [options]
           tinamou-bench transitions [options] [FILE…]
           tinamou-bench memory [--count NUMBER]
           tinamou-bench solver [options]
      --workload \(names(Workload.self))
      --sizes N,N,…      numbers of items, 2 to 100000; 10,100,1000 if not given
      --operation \(names(BenchmarkOperation.self))
      --peer kiwi        also run kiwi on the same models (C++, built on demand)
      --peer-order \(names(PeerOrder.self))
                         the peer gets the rows in the fastest of six orders, as is
                         the rule, or as declared, which is how we get them
      --format table|json
      --thresholds FILE  compare with the thresholds in FILE; exit 1 if one is missed
      --short            fewer repetitions, the peer at small sizes only
      --help
    Times are microseconds of one operation, medians unless named otherwise.
    """

  private static func names<Choice: CaseIterable & RawRepresentable<String>>(
    _ type: Choice.Type
  ) -> String {
    type.allCases.map(\.rawValue).joined(separator: ",")
  }
}

extension BenchmarkOptions {
  /// Reads the arguments after the program's name; `nil` if they ask for help.
  package init?(arguments: [String]) throws(BenchmarkError) {
    self.init()
    var rest = arguments[...]
    if rest.contains("--help") { return nil }
    guard rest.popFirst() == "solver" else {
      throw .usage("say what to measure: solver, layout, transitions or memory")
    }
    while let option = rest.popFirst() {
      if option == "--short" {
        plan = .short
        continue
      }
      guard option.hasPrefix("--") else { throw .usage("unexpected argument \(option)") }
      guard let value = rest.popFirst() else { throw .usage("\(option) needs a value") }
      try set(option, to: value)
    }
  }

  private mutating func set(_ option: String, to value: String) throws(BenchmarkError) {
    switch option {
    case "--workload": workloads = try Self.choices(option, value)
    case "--operation": operations = try Self.choices(option, value)
    case "--format": format = try Self.choice(option, value)
    case "--thresholds": thresholds = value
    case "--sizes":
      var sizes: [Int] = []
      for text in value.split(separator: ",", omittingEmptySubsequences: false) {
        guard let size = Int(text), Self.sizeRange.contains(size) else {
          throw .usage("\(option): \(text) is not a size")
        }
        sizes.append(size)
      }
      self.sizes = sizes.sorted()
    case "--peer":
      guard Self.peers.contains(value) else { throw .usage("\(option): \(value) is not known") }
      peer = value
    case "--peer-order": peerOrder = try Self.choice(option, value)
    default: throw .usage("unknown option \(option)")
    }
  }

  private static func choices<Choice: CaseIterable & RawRepresentable<String>>(
    _ option: String, _ value: String
  ) throws(BenchmarkError) -> [Choice] {
    var result: [Choice] = []
    for text in value.split(separator: ",", omittingEmptySubsequences: false) {
      result.append(try choice(option, String(text)))
    }
    return result
  }

  private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ option: String, _ value: String
  ) throws(BenchmarkError) -> Choice {
    guard let choice = Choice(rawValue: value) else {
      throw .usage("\(option): \(value) is not one of \(names(Choice.self))")
    }
    return choice
  }
}
