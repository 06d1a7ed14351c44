import TinamouAnalysis
import TinamouFormat
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// A random form, and a wish that it may not fulfil: a question of `tinamou explain --why-not`.
package struct WishedForm: Sendable {
  private static let window = LayoutRequest(.size(Size(width: 400, height: 600)))

  package let seed: UInt64
  private let constraints: [String]
  private let wish: String

  package init(seed: UInt64) {
    self.seed = seed
    var generator = SeededGenerator(seed: seed)
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    var constraints: [String] = []
    let rows = random(1...3)
    for row in 0..<rows {
      let above =
        row == 0 ? "root.top + \(random(4...40))" : "f\(row - 1).bottom + \(random(4...20))"
      constraints += [
        "l\(row).leading == root.leading + \(random(4...30))", "l\(row).top == \(above)",
        "l\(row).height == \(random(18...40))",
        "f\(row).leading == l\(row).trailing + \(random(4...20))",
        "f\(row).top == l\(row).top", "f\(row).height >= \(random(20...44))",
        "f\(row).bottom == l\(row).bottom @600",
      ]
      constraints.append("l\(row).width == \(random(50...120))\(random(0...2) == 0 ? " @700" : "")")
      constraints.append("f\(row).width >= \(random(60...160))")
      constraints.append("f\(row).trailing <= root.trailing - \(random(4...30))")
      if random(0...1) == 0 {
        constraints.append("f\(row).trailing == root.trailing - \(random(4...40)) @750")
      } else {
        constraints.append("f\(row).width == \(random(80...300)) @\(random(1...9) * 100)")
      }
    }
    self.constraints = constraints
    let row = random(0...(rows - 1))
    wish =
      switch random(0...4) {
      case 0: "f\(row).width == \(random(20...420))"
      case 1: "l\(row).width == \(random(20...420))"
      case 2: "f\(row).leading == root.leading + \(random(0...380))"
      case 3: "f\(row).trailing == root.trailing - \(random(0...300))"
      default: "f\(row).height == \(random(10...90))"
      }
  }

  /// The kind of an answer.
  package enum Kind: CaseIterable {
    case holds
    case tie
    case outranked
    case forbidden
    /// Forbidden, and another number in one constraint would allow it.
    case repaired
    case contents
  }

  /// The kind of the answer, and what is wrong with it: each advice is applied to the text of the
  /// form.
  package func answer() throws -> (kind: Kind, faults: [String]) {
    let file = try file(constraints)
    switch try Refusal(file.statement(wish, source: "wish"), in: file, Self.window).reason {
    case .holds:
      return (.holds, try expect(true, constraints, "the form as it is"))
    case .tie:
      return (.tie, try expect(true, constraints + [wish + " @1"], "with priority 1"))
    case .outranked(let preferences):
      let strongest = preferences.map(\.preference.priority.rawValue).max() ?? 0
      return (
        .outranked,
        try expect(true, constraints + ["\(wish) @\(strongest + 1)"], "above \(strongest)")
          + expect(false, constraints + ["\(wish) @\(strongest - 1)"], "below \(strongest)")
      )
    case .forbidden(let prohibition):
      return (
        prohibition.repair == nil ? .forbidden : .repaired, try faults(of: prohibition)
      )
    case .contents:
      return (.contents, ["the wish is about no content"])
    }
  }

  private func faults(of prohibition: Refusal.Prohibition) throws -> [String] {
    let dispensable = Set(prohibition.dispensable.map(\.description))
    var faults = try expect(false, constraints + [wish], "with nothing else changed")
    faults += dispensable.subtracting(constraints).map { "'\($0)' is not in the form" }
    for (index, text) in constraints.enumerated() {
      var others = constraints
      others.remove(at: index)
      let isDispensable = dispensable.contains(text)
      faults += try expect(isDispensable, others + [wish], "without '\(text)'")
      if isDispensable {
        others = constraints
        others[index] += " @999"
        faults += try expect(true, others + [wish], "with '\(text)' weaker")
      }
    }
    if let (constraint, points) = prohibition.repair {
      guard let index = constraints.firstIndex(of: constraint.description) else {
        return faults + ["'\(constraint)' is not in the form"]
      }
      var others = constraints
      others[index] += points < 0 ? " - \(-points)" : " + \(points)"
      faults += try expect(true, others + [wish], "with \(points) for '\(constraint)'")
    }
    return faults
  }

  /// A fault unless the wish holds in the form with these constraints and breaks none of them, or
  /// does not.
  private func expect(
    _ isFulfilled: Bool, _ constraints: [String], _ description: String
  ) throws -> [String] {
    let file = try file(constraints)
    let reason = try Refusal(file.statement(wish, source: "wish"), in: file, Self.window).reason
    var holds = false
    if case .holds = reason {
      holds = try FileLayout(file).solve(Self.window.environment(of: file)).broken.isEmpty
    }
    return holds == isFulfilled ? [] : ["'\(wish)' \(holds ? "holds" : "fails") \(description)"]
  }

  /// The form with these constraints.
  private func file(_ constraints: [String]) throws -> ConstraintFile {
    let views = (0..<3).flatMap { ["{ \"id\": \"l\($0)\" }", "{ \"id\": \"f\($0)\" }"] }
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ \(views.joined(separator: ", ")) ] },
        "constraints": [ \(constraints.map { "\"\($0)\"" }.joined(separator: ", ")) ] }
      """
    return try ConstraintFile(SourceText(name: "form", text: text))
  }
}
