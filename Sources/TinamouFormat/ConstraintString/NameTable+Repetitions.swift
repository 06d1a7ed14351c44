extension NameTable {
  /// The largest number of constraints that one string may declare.
  static let maximumCopyCount = 1_000_000

  /// The views of an index: one view, or all copies of a repeated view.
  func views(at index: Int) -> [Int] {
    guard let name = repeatedNames[index] else { return [index] }
    return offsets(of: name.repetitions).map { copy in name.view + copy.reduce(0, +) }
  }

  /// The view of an index; for a repeated view, its first copy.
  func firstView(at index: Int) -> Int { repeatedNames[index]?.view ?? index }

  /// What to write for the number of a copy that does not exist; `nil` for another name.
  func help(forCopy id: String) -> String? {
    let name = id.prefix { $0 != "[" }
    guard name.count < id.count, let index = viewIndices[String(name)] else { return nil }
    guard let path = repeatedNames[index]?.repetitions else {
      return cells[index] == nil
        ? "'\(name)' is not repeated: write its id alone"
        : "a constraint of a row holds in all of its copies: write the id alone"
    }
    let example = name + String(repeating: "[0]", count: path.count)
    guard path.count == 1 else { return "such as '\(example)', with a number for each repetition" }
    let last = "\(name)[\(repetitions[path[0]].count - 1)]"
    return "the copies are numbered from '\(example)' to '\(last)'"
  }

  /// A constraint for every copy of the views that it mentions, in the order of the copies.
  func copies(
    of constraint: ConstraintDeclaration
  ) throws(ConstraintStringError) -> [ConstraintDeclaration] {
    let terms = [constraint.left.terms, constraint.right.terms].joined()
    guard terms.contains(where: { repeatedNames[$0.anchor.view] != nil }) else {
      return [constraint]
    }
    let repetitions = try repetitions(of: constraint)
    let count = repetitions.reduce(1.0) { $0 * Double(self.repetitions[$1].count) }
    guard count <= Double(Self.maximumCopyCount) else {
      throw ConstraintStringError(
        .numberOutOfRange, "the constraint stands for more than \(Self.maximumCopyCount)",
        constraint.range)
    }
    return offsets(of: repetitions).map { offsets in
      var copy = constraint
      copy.left = form(constraint.left, in: offsets)
      copy.right = form(constraint.right, in: offsets)
      copy.isOneOfSeveral = constraint.isOneOfSeveral || !repetitions.isEmpty
      return copy
    }
  }

  /// The repetitions of the views in a constraint; each must be inside the one before.
  private func repetitions(
    of constraint: ConstraintDeclaration
  ) throws(ConstraintStringError) -> [Int] {
    var longest: [Int] = []
    for term in constraint.left.terms + constraint.right.terms {
      guard let name = repeatedNames[term.anchor.view] else { continue }
      let path = name.repetitions
      guard zip(longest, path).allSatisfy({ $0 == $1 }) else {
        throw ConstraintStringError(
          .incomparable,
          "'\(viewNames[term.anchor.view])' is repeated independently of the other views",
          term.range,
          help: "one copy has a number: '\(viewNames[term.anchor.view])[0]'")
      }
      if path.count > longest.count { longest = path }
    }
    return longest
  }

  /// For each copy, the offsets in the list of views, one for each repetition.
  private func offsets(of path: [Int]) -> [[Int]] {
    var copies: [[Int]] = [[]]
    for index in path {
      let repetition = repetitions[index]
      copies = copies.flatMap { copy in
        (0..<repetition.count).map { copy + [$0 * repetition.stride] }
      }
    }
    return copies
  }

  private func form(_ form: LinearForm, in copy: [Int]) -> LinearForm {
    LinearForm(
      terms: form.terms.map { term in
        guard let name = repeatedNames[term.anchor.view] else { return term }
        var term = term
        term.anchor.view = name.view + copy.prefix(name.repetitions.count).reduce(0, +)
        return term
      }, constant: form.constant)
  }
}
