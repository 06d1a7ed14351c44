internal import TinamouSolver

/// The interface for code that lays out one tree repeatedly with different numbers.
extension LayoutEngine {
  /// Returns the content sizes, and the insets of a guide, on which the layout depends, each with
  /// the number (alignment insets) that is added to the user's value.
  ///
  /// - Parameter margins: The guide whose insets are inputs.
  /// - Returns: The inputs in the order in which the views were made; `nil` if the layout uses
  ///   another system guide, whose position depends on frames.
  package func contentInputs(besides margins: LayoutGuide) -> [(
    input: LayoutInput, offset: Double
  )]? {
    var inputs: [(input: LayoutInput, offset: Double)] = []
    for record in model.items.values.sorted(byNumber: \.rank) {
      if let guide = record.item as? LayoutGuide, record.place.guide != nil {
        guard guide === margins, case .inset = record.place.guide?.relation.horizontal,
          case .inset = record.place.guide?.relation.vertical
        else { return nil }
        inputs += LayoutInput.GuidePart.allCases.map { (.guide(guide, $0), 0) }
      } else if let view = record.item as? LayoutView {
        if let row = record.content.width { inputs.append((.contentWidth(view), row.insets)) }
        if let row = record.content.height { inputs.append((.contentHeight(view), row.insets)) }
      }
    }
    return inputs
  }

  /// Returns the sum that alignment rectangles, baselines and spacing subtract from the constant of
  /// a constraint.
  package func constantOffset(of constraint: LayoutConstraint) -> Double? {
    model.record(of: constraint)?.offset
  }

  /// Returns the frames of views, and the widths of some, as functions of the inputs.
  ///
  /// - Parameters:
  ///   - views: The views whose frames are requested.
  ///   - wrapping: The views whose widths are requested in addition.
  ///   - inputs: The numbers on which the functions depend.
  ///   - values: Values of the inputs; `nil` for those of the last layout. The layout of the engine
  ///     does not change.
  /// - Returns: `nil` if the layout is ambiguous, has conflicts or is refused.
  package func affineLayout(
    of views: [LayoutView], widthsOf wrapping: [LayoutView], inputs: [LayoutInput],
    at values: [Double]? = nil
  ) -> AffineLayout? {
    let items = views.compactMap { model.variables(of: $0) }
    let rows = inputs.compactMap(row)
    guard items.count == views.count, rows.count == inputs.count else { return nil }
    let frames = items.flatMap(\.all)
    let widths = wrapping.compactMap { model.variables(of: $0)?.width }
    do throws(SolverError) {
      let known = try rows.map { row throws(SolverError) in try model.solver.constant(of: row) }
      if let values { try setInputs(inputs, rows, to: values) }
      let sensitivity = try sensitivity(to: rows, at: values ?? known)
      if values != nil { try setInputs(inputs, rows, to: known) }
      return sensitivity.map { AffineLayout($0, frames: frames, widths: widths) }
    } catch {
      return nil
    }
  }

  /// Returns how values change with the constants of rows, as functions of these constants.
  private func sensitivity(
    to rows: [ConstraintID], at constants: [Double]
  ) throws(SolverError) -> Sensitivity? {
    if !model.solver.arePrioritiesDecisive { return nil }
    return try model.solver.sensitivity(to: rows.map { [(constraint: $0, rate: 1)] })
      .measured(from: constants)
  }

  private func setInputs(
    _ inputs: [LayoutInput], _ rows: [ConstraintID], to values: [Double]
  ) throws(SolverError) {
    try model.solver.update { () throws(SolverError) in
      for (index, value) in values.enumerated() {
        if case .windowWidth = inputs[index], let width = model.variables(of: root)?.width {
          try model.solver.suggest(value, for: width)
        } else {
          try model.solver.setConstant(value, of: rows[index])
        }
      }
    }
  }

  /// Returns the row whose constant is an input.
  private func row(of input: LayoutInput) -> ConstraintID? {
    switch input {
    case .windowWidth: model.placedRoot?.rows[2]
    case .constant(let constraint): model.record(of: constraint)?.id
    case .guide(let guide, let part):
      model.record(of: guide)?.place.guide.flatMap {
        $0.rows.count == 4 ? $0.rows[part.rawValue] : nil
      }
    case .contentWidth(let view): model.record(of: view)?.content.width?.id
    case .contentHeight(let view): model.record(of: view)?.content.height?.id
    }
  }

  /// The maximum number of rounds that update the sizes of contents that wrap.
  package static var largestNumberOfRounds: Int { LayoutModel.largestNumberOfRounds }

  /// Returns the content size of a view whose width is not known, in points.
  package func naturalSize(of view: LayoutView) -> Size { model.contents.naturalSize(of: view) }

  /// Returns the frame of a view in the last layout, in points, not rounded.
  package func exactFrame(of view: LayoutView) -> Rect { model.exactFrame(of: view) }

  // MARK: Changes that formulas cover

  /// The views whose content changed since the last layout; `nil` if anything else changed too.
  package var changedContents: [LayoutView]? { changes.isOnlyContent ? changes.contents : nil }

  /// Ignores changed contents of views, until ``recordInputs(margins:constraints:contents:)``.
  package func excludeContents() { changes.contents = [] }

  /// Ignores changes of the window, margins and constants, until
  /// ``recordInputs(margins:constraints:contents:)``.
  package func excludeMetrics() {
    changes.environment = false
    changes.views = []
    changes.constants = []
  }

  /// Ignores changed constants of constraints, until
  /// ``recordInputs(margins:constraints:contents:)``.
  package func excludeConstants(of constraints: [LayoutConstraint]) {
    changes.constants.removeAll { changed in constraints.contains { $0 === changed } }
  }

  /// Records all changes that may have been ignored.
  package func recordInputs(
    margins: LayoutView, constraints: [LayoutConstraint], contents: [LayoutView]
  ) {
    changes.environment = true
    changes.views.append(margins)
    changes.constants += constraints
    changes.contents += contents
  }
}

extension ChangeLog {
  /// Whether nothing but contents of views changed.
  fileprivate var isOnlyContent: Bool {
    var others = self
    others.contents = []
    return others.isEmpty
  }
}
