import Testing
import TinamouAnalysis
import TinamouFormat
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// A random form, and a wish that it may not fulfil.
struct WishedForm {
  let constraints: [String]
  let wish: String

  init(seed: UInt64) {
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

  /// The form with some constraints.
  func file(_ constraints: [String]) throws -> ConstraintFile {
    let views = (0..<3).flatMap { ["{ \"id\": \"l\($0)\" }", "{ \"id\": \"f\($0)\" }"] }
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ \(views.joined(separator: ", ")) ] },
        "constraints": [ \(constraints.map { "\"\($0)\"" }.joined(separator: ", ")) ] }
      """
    return try ConstraintFile(SourceText(name: "form", text: text))
  }
}

@Suite struct `An answer to why not` {
  private static let window = LayoutRequest(.size(Size(width: 400, height: 600)))

  /// Whether a wish holds in a form with some constraints, and none of them is broken.
  private func holds(_ form: WishedForm, _ constraints: [String]) throws -> Bool {
    let file = try form.file(constraints)
    let snapshot = try FileLayout(file).solve(Self.window.environment(of: file))
    let statement = try file.statement(form.wish, source: "test")
    guard case .holds = try Refusal(statement, in: file, Self.window).reason else { return false }
    return snapshot.broken.isEmpty
  }

  /// The kinds of answers to 300 questions, each of whose advice is applied to the text of the form.
  @Test func `has advice that works in 300 random forms`() throws {
    var counts: [String: Int] = [:]
    for seed in UInt64(1)...300 {
      let form = WishedForm(seed: seed)
      let file = try form.file(form.constraints)
      let statement = try file.statement(form.wish, source: "test")
      switch try Refusal(statement, in: file, Self.window).reason {
      case .holds:
        counts["holds", default: 0] += 1
        #expect(try holds(form, form.constraints), "\(seed)")
      case .tie:
        counts["tie", default: 0] += 1
        #expect(try holds(form, form.constraints + [form.wish + " @1"]), "\(seed)")
      case .outranked(let preferences):
        counts["outranked", default: 0] += 1
        let strongest = preferences.map(\.preference.priority.rawValue).max() ?? 0
        #expect(
          try holds(form, form.constraints + ["\(form.wish) @\(strongest + 1)"]), "\(seed)")
        #expect(try !holds(form, form.constraints + ["\(form.wish) @\(strongest - 1)"]), "\(seed)")
      case .forbidden(let prohibition):
        counts["forbidden", default: 0] += 1
        #expect(try !holds(form, form.constraints + [form.wish]), "\(seed)")
        for constraint in prohibition.dispensable {
          let index = try #require(form.constraints.firstIndex(of: constraint.description))
          var others = form.constraints
          others.remove(at: index)
          #expect(try holds(form, others + [form.wish]), "\(seed): without \(constraint)")
          others = form.constraints
          others[index] += " @999"
          #expect(try holds(form, others + [form.wish]), "\(seed): weaker \(constraint)")
        }
        // Without any other constraint it stays forbidden.
        for (index, text) in form.constraints.enumerated()
        where !prohibition.dispensable.contains(where: { $0.description == text }) {
          var others = form.constraints
          others.remove(at: index)
          #expect(try !holds(form, others + [form.wish]), "\(seed): \(text) is dispensable, too")
        }
        guard let (constraint, points) = prohibition.repair else { continue }
        counts["repaired", default: 0] += 1
        let index = try #require(form.constraints.firstIndex(of: constraint.description))
        var others = form.constraints
        others[index] += points < 0 ? " - \(-points)" : " + \(points)"
        #expect(try holds(form, others + [form.wish]), "\(seed): \(points) for \(constraint)")
      case .contents: Issue.record("\(seed): the wish is about no content")
      }
    }
    // The questions are as varied as this, so that each kind is tested.
    for kind in ["outranked", "forbidden", "repaired"] {
      #expect(counts[kind, default: 0] >= 10, "\(kind): \(counts)")
    }
  }
}
