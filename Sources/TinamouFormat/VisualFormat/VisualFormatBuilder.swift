import TinamouLayout
import TinamouSolver

/// Makes constraints of the lines of a visual format, in the order in which they are written.
struct VisualFormatBuilder {
  /// An end of a connection.
  enum End {
    case item(VisualItem)
    /// The superview of the item at the other end.
    case superview
    /// The view around the item at the other end.
    case stack(VisualItem)
  }

  /// The brackets of a line, or of a stack within it.
  private struct Level {
    var stack: VisualItem?
    /// The bytes of the name of the stack.
    var range = 0..<0
    /// The ends at which the connection begins.
    var previous: [End] = []
    var connection: VisualFormatLine.Connection?
    /// The first distance of the connection, if it is an equal one.
    var equalDistance: LinearForm?
    /// The views of the current bracket.
    var current: [VisualItem] = []
    var members: [VisualItem] = []
  }

  /// The number of constraints above which a format is taken for a mistake, such as ranges on both
  /// sides of a gap.
  private static let maximumConstraintCount = 100_000

  let names: NameTable
  let options: LayoutConstraint.FormatOptions
  var stacks: VisualFormatStacks
  private(set) var constraints: [ConstraintDeclaration] = []
  private var axis = LayoutAxis.horizontal
  private var levels: [Level] = []
  /// The first equal distance of the line.
  private var equalDistance: LinearForm?
  /// The views of the line itself, with the bytes of their names.
  private var aligned: [(item: VisualItem, range: Range<Int>)] = []
  private var seen: Set<VisualItem> = []

  init(
    names: NameTable, options: LayoutConstraint.FormatOptions, stacks: VisualFormatStacks
  ) {
    self.names = names
    self.options = options
    self.stacks = stacks
  }

  /// Adds the constraints of a line.
  mutating func add(_ line: VisualFormatLine) throws(ConstraintStringError) {
    axis = line.axis
    levels = [Level()]
    equalDistance = nil
    aligned = []
    seen = []
    for part in line.parts { try add(part) }
    for attribute in options.alignments where attribute.axis != axis { try align(attribute) }
  }

  private mutating func add(_ part: VisualFormatLine.Part) throws(ConstraintStringError) {
    let level = levels.count - 1
    switch part {
    case .superview:
      if levels[level].connection == nil {
        levels[level].previous = [.superview]
      } else {
        try connect(to: .superview)
      }
    case .connection(let connection):
      levels[level].connection = connection
      levels[level].equalDistance = nil
    case .views(let items, let predicates, let range):
      for item in items { try add(item, predicates, range, isInRange: items.count > 1) }
    case .endBracket:
      levels[level].previous = levels[level].current.map { .item($0) }
      levels[level].current = []
      levels[level].connection = nil
    case .beginStack(let stack, let range):
      levels.append(Level(stack: stack, range: range, previous: [.stack(stack)]))
    case .endStack: try endStack()
    }
  }

  private mutating func add(
    _ item: VisualItem, _ predicates: [VisualFormatLine.Predicate], _ range: Range<Int>,
    isInRange: Bool
  ) throws(ConstraintStringError) {
    try connect(to: .item(item))
    let size = LinearForm(item.anchor(axis == .horizontal ? .width : .height), at: range)
    for predicate in predicates {
      let object = try resolved(predicate.object, beside: item)
      // A range may contain the view that the others are compared with.
      if isInRange, object.isOnly(size) { continue }
      try add(size, predicate.relation, object, predicate.priority, predicate.range)
    }
    let level = levels.count - 1
    levels[level].current.append(item)
    levels[level].members.append(item)
    if level == 0, seen.insert(item).inserted { aligned.append((item, range)) }
    if let alignment = stacks.mention(item, axis) { try align(alignment, with: item, range) }
  }

  private mutating func endStack() throws(ConstraintStringError) {
    guard let level = levels.last, let stack = level.stack else { return }
    try connect(to: .stack(stack))
    levels.removeLast()
    if stacks.contains(stack) {
      throw ConstraintStringError(
        .duplicateIdentifier, "'\(names.description(of: stack))' has contents already", level.range)
    }
    if let alignment = stacks.define(stack, axis, level.members) {
      try align(alignment, with: stack, level.range)
    }
  }
}

// MARK: - Distances

extension VisualFormatBuilder {
  /// Connects the ends before a connection with an end after it.
  private mutating func connect(to next: End) throws(ConstraintStringError) {
    guard let level = levels.last, let connection = level.connection else { return }
    for previous in level.previous {
      let distance = VisualDistance(
        from: previous, to: next, axis: axis, options: options, names: names,
        range: connection.range)
      switch connection.kind {
      case .none: return
      case .flush: try add(distance, .equal, LinearForm())
      case .standard:
        let standard = distance.standard
        try add(standard, .equal, standard.standardLength)
        if standard.usesBaselines {
          constraints[constraints.count - 1].addsSystemSpacing = true
        }
      case .distance(let predicates): try add(distance, predicates)
      case .equal(let predicates): try addEqual(distance, predicates)
      }
    }
  }

  private mutating func add(
    _ distance: VisualDistance, _ predicates: [VisualFormatLine.Predicate]
  ) throws(ConstraintStringError) {
    for predicate in predicates {
      let length = try resolved(predicate.object, beside: distance.item)
      try add(distance, predicate.relation, length, predicate.priority)
    }
  }

  /// Makes a distance equal to the first equal distance of the line.
  private mutating func addEqual(
    _ distance: VisualDistance, _ predicates: [VisualFormatLine.Predicate]
  ) throws(ConstraintStringError) {
    let level = levels.count - 1
    let length = try distance.length()
    if let first = levels[level].equalDistance {
      return try add(length, .equal, first, .required, distance.range)
    }
    levels[level].equalDistance = length
    if let first = equalDistance {
      try add(length, .equal, first, .required, distance.range)
    } else {
      equalDistance = length
    }
    try add(distance, predicates)
  }

  /// Adds the constraint that the later anchor is the earlier one plus the length.
  private mutating func add(
    _ distance: VisualDistance, _ relation: Relation, _ length: LinearForm,
    _ priority: Priority = .required
  ) throws(ConstraintStringError) {
    let (earlier, later) = try distance.places()
    var right = earlier
    right.add(length, times: 1)
    try add(later, relation, right, priority, distance.range)
  }
}

// MARK: - Constraints

extension VisualFormatBuilder {
  mutating func add(
    _ left: LinearForm, _ relation: Relation, _ right: LinearForm, _ priority: Priority,
    _ range: Range<Int>
  ) throws(ConstraintStringError) {
    guard constraints.count < Self.maximumConstraintCount else {
      throw ConstraintStringError(
        .numberOutOfRange, "the format makes more than \(Self.maximumConstraintCount) constraints",
        range)
    }
    let constraint = ConstraintDeclaration(
      left: left, relation: relation, right: right, priority: priority, range: range)
    try constraint.validate(names)
    constraints.append(constraint)
  }

  /// A form whose percentages refer to the superview of an item.
  func resolved(
    _ form: LinearForm, beside item: VisualItem
  ) throws(ConstraintStringError) -> LinearForm {
    var resolved = form
    for (index, term) in form.terms.enumerated()
    where term.anchor.view == LinearForm.Anchor.superview {
      resolved.terms[index].anchor.view = try names.requiredSuperview(of: item, term.range)
    }
    return resolved
  }
}

// MARK: - Alignment

extension VisualFormatBuilder {
  private mutating func align(_ attribute: LayoutAttribute) throws(ConstraintStringError) {
    guard let first = aligned.first else { return }
    if attribute.isOfViewsOnly, let guide = aligned.first(where: { isGuide($0.item) }) {
      throw ConstraintStringError(.unknownAttribute, "guides have no baselines", guide.range)
    }
    for other in aligned.dropFirst() {
      try add(
        LinearForm(other.item.anchor(attribute), at: other.range), .equal,
        LinearForm(first.item.anchor(attribute), at: first.range), .required, other.range)
    }
  }

  private func isGuide(_ item: VisualItem) -> Bool {
    item.guide != nil || names.guideIndices.contains(item.view)
  }

  private mutating func align(
    _ alignment: VisualFormatStacks.Alignment, with stack: VisualItem, _ range: Range<Int>
  ) throws(ConstraintStringError) {
    let edges = VisualEdges(alignment.axis, options)
    for member in alignment.members {
      for edge in [edges.start, edges.end] {
        try add(
          LinearForm(member.anchor(edge), at: range), .equal,
          LinearForm(stack.anchor(edge), at: range), .required, range)
      }
    }
  }
}
