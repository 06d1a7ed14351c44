import TinamouAnalysis
import TinamouFormat
import TinamouLayout
import TinamouSolver

/// The options of `tinamou explain`.
enum ExplainOptions {
  static let all =
    WindowSelection.options + [
      Option(
        name: "--why-not", value: "RELATION",
        help: "what forbids a statement, such as\n'title.width == 200' or 'apart(a, b)'")
    ]

  static let discussion = """
    PLACE is an attribute of a view or guide, such as title.width or card.margins.leading, or
    LINE:COLUMN of a constraint or of a view's id in the file. Without a window on the command line
    the first of the file is taken.

    The answer lists the constraints that determine the value, with numbers that add up to it.
    Positions are measured from the same edge of the root, centers from its left or upper edge. A
    repeated view is explained in each of its copies.

    """
}

/// `tinamou explain`.
struct ExplainCommand {
  private let file: ConstraintFile
  private let places: ConstraintPlaces
  private let request: LayoutRequest
  private let host: any CommandHost

  static func run(
    _ arguments: [String], host: any CommandHost
  ) throws(UsageError) -> ExitCode {
    let parsed = try ParsedArguments(arguments, options: ExplainOptions.all)
    let wish = parsed.value("--why-not")
    // No code of a diagnostic ends like the path of a layout.
    if wish == nil, parsed.operands.count == 1, !FileSearch.isLayout(parsed.operands[0]) {
      return host.print(try ExplainRule.page(of: parsed.operands[0]), then: .done)
    }
    guard let path = parsed.operands.first, parsed.operands.count == (wish == nil ? 2 : 1) else {
      if wish != nil {
        throw UsageError(
          message: "--why-not stands without a place: FILE --why-not RELATION",
          help: parsed.operands.count > 1 ? "leave out '\(parsed.operands[1])'" : nil)
      }
      throw UsageError(
        message: "expected a constraint file and a place, such as title.width",
        help: parsed.operands.first.map { "such as: tinamou explain \($0) root.width" })
    }
    let windows = try WindowSelection(parsed)
    guard let file = host.readConstraintFile(path) else { return .invalidInput }
    let (requests, remarks) = try windows.requests(for: file)
    for remark in remarks { host.writeError("note: \(remark)\n") }
    host.reportUndecided(file)
    guard let request = requests.first else { return .usage }
    let command = ExplainCommand(
      file: file, places: ConstraintPlaces(in: file), request: request, host: host)
    if let wish { return try command.refuse(wish) }
    return try command.explain(parsed.operands[1])
  }

  // MARK: Values

  private func explain(_ place: String) throws(UsageError) -> ExitCode {
    var text = ""
    for anchor in try anchors(at: place) {
      let statement = try statement(about: anchor)
      do throws(AnalysisError) {
        for explanation in try Explanation.all(of: statement, called: anchor, in: file, request) {
          text += self.text(explanation)
        }
      } catch {
        return host.report(error, of: file)
      }
    }
    return host.print(text, then: .done)
  }

  /// The attributes at a place.
  private func anchors(at place: String) throws(UsageError) -> [String] {
    let numbers = place.split(separator: ":").compactMap { Int($0) }
    guard numbers.count == 2, place.split(separator: ":").count == 2 else {
      if place.contains(".") { return [place] }
      throw UsageError(
        message:
          "'\(place)' is no place; expected an attribute such as title.width, or LINE:COLUMN",
        help: file.viewIDs.contains(place) ? "such as \(place).width" : nil)
    }
    let values = file.values(line: numbers[0], column: numbers[1])
    if values.isEmpty {
      throw UsageError(
        message: "there is no constraint and no id of a view at \(place)",
        help: "name an attribute, such as title.width")
    }
    return values
  }

  /// The statement that is about the value of an anchor.
  private func statement(about anchor: String) throws(UsageError) -> Statement {
    do throws(ConstraintFileError) {
      return try file.measure(anchor, source: "<command line>")
    } catch {
      throw UsageError(Self.error(error, about: anchor))
    }
  }

  /// The diagnostics of a statement that begins with the text that the user wrote, about that text.
  private static func error(
    _ error: ConstraintFileError, about written: String
  ) -> ConstraintFileError {
    let source = SourceText(name: "<command line>", text: written)
    let all = 0..<source.bytes.count
    return ConstraintFileError(
      diagnostics: error.diagnostics.map { diagnostic in
        Diagnostic(
          diagnostic.rule, diagnostic.message, severity: diagnostic.severity,
          at: diagnostic.span.map { SourceSpan(source: source, range: $0.range.clamped(to: all)) },
          help: diagnostic.help)
      })
  }

  private func text(_ explanation: Explanation) -> String {
    func number(_ value: Double) -> String { ProofReport.number(value) }
    var lines = ["\(explanation.text) == \(number(explanation.value)), in \(request.label)"]
    let shares = explanation.derivation.terms.filter { abs($0.contribution) > 1e-9 }
    if explanation.derivation.constant != 0 {
      lines.append(
        "  \(signed(explanation.derivation.constant))  insets, baselines and scroll offsets")
    }
    for term in shares {
      lines.append("  \(signed(term.contribution))  \(phrase(term))")
    }
    let silent = explanation.derivation.terms.filter { abs($0.contribution) <= 1e-9 }
    for term in silent { lines.append("  \(signed(0))  \(phrase(term))") }
    if explanation.derivation.isLeftOpen {
      lines.append("  the constraints leave it open, and the order of the file decides")
    }
    for region in explanation.regions {
      let frame = region.frame
      lines.append(
        "\(region.phrase) is at x \(number(frame.minX)) to \(number(frame.maxX)), "
          + "y \(number(frame.minY)) to \(number(frame.maxY)) of the window")
    }
    for preference in explanation.givenUp {
      let amount = number(abs(preference.excess))
      lines.append(
        "given up: '\(preference.constraint.description)' at priority "
          + "\(number(Double(preference.priority.rawValue))), off by \(amount)"
          + place(of: preference.constraint))
    }
    lines.append(
      "holds for \(phrase(explanation.sizes)); "
        + "with each point of the window it grows by \(number(explanation.rate))")
    if let change = explanation.changeBelow, explanation.sizes.lowerBound > 0 {
      lines.append("below, \(change)")
    }
    if let change = explanation.changeAbove, explanation.sizes.upperBound.isFinite {
      lines.append("above, \(change)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func phrase(_ sizes: SizeRange) -> String {
    if sizes.upperBound.isFinite { return "widths \(sizes.text)" }
    let isAny = sizes.lowerBound <= 0
    return isAny ? "every width" : "widths from \(ProofReport.number(sizes.lowerBound)) up"
  }

  private func signed(_ value: Double) -> String {
    let digits = ProofReport.number(abs(value))
    let padding = String(repeating: " ", count: max(0, 8 - digits.count))
    return (value < 0 ? "-" : "+") + padding + digits
  }

  private func phrase(_ term: LayoutDerivation.Term) -> String {
    let times =
      abs(abs(term.multiplier) - 1) < 1e-9
      ? "" : "\(ProofReport.number(abs(term.multiplier))) times "
    return "\(times)'\(term.constraint.description)'" + place(of: term.constraint)
  }

  private func place(of constraint: ConstraintReference) -> String {
    places[constraint].map { " (\($0.location))" } ?? ""
  }

  // MARK: Wishes

  private func refuse(_ wish: String) throws(UsageError) -> ExitCode {
    let statement: Statement
    do throws(ConstraintFileError) {
      statement = try file.statement(wish, source: "<command line>")
    } catch {
      throw UsageError(error)
    }
    do throws(AnalysisError) {
      let refusal = try Refusal(statement, in: file, request)
      return host.print(text(refusal, wish), then: .done)
    } catch {
      return host.report(error, of: file)
    }
  }

  private func text(_ refusal: Refusal, _ wish: String) -> String {
    func number(_ value: Double) -> String { ProofReport.number(value) }
    var lines: [String] = []
    switch refusal.reason {
    case .holds: lines = ["'\(wish)' holds, in \(request.label)"]
    case .tie:
      lines = [
        "'\(wish)' costs nothing, and the order of the file decides against it, in \(request.label)"
      ]
      lines += alternative(of: refusal)
      lines.append("help: write it as a constraint; any priority is enough")
    case .contents(let faults):
      lines = ["'\(wish)' does not hold, in \(request.label)"] + faults.flatMap(self.lines)
      lines.append("help: an explanation of a view's width or height says what it follows from")
    case .forbidden(let prohibition):
      let others = prohibition.members.filter { $0.constraint.location?.line != 0 }
      let constraints = others.count == 1 ? "constraint" : "constraints"
      lines = [
        "'\(wish)' is forbidden by \(others.count) required \(constraints), in \(request.label)"
      ]
      lines += alternative(of: refusal)
      for (constraint, _) in others {
        lines.append("  '\(constraint.description)'" + place(of: constraint))
      }
      lines += advice(prohibition)
    case .outranked(let preferences):
      let strongest = preferences[0].preference.priority
      lines = ["'\(wish)' could hold, but other preferences outrank it, in \(request.label)"]
      lines += alternative(of: refusal)
      for (preference, now) in preferences where preference.priority == strongest {
        lines.append(
          "  '\(preference.constraint.description)' at priority "
            + "\(number(Double(preference.priority.rawValue))) would be off by "
            + "\(number(abs(preference.excess))) instead of \(number(abs(now)))"
            + place(of: preference.constraint))
      }
      lines.append(
        "help: write it with a priority above \(number(Double(strongest.rawValue)))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What allows a statement that is forbidden; each of it was tried.
  private func advice(_ prohibition: Refusal.Prohibition) -> [String] {
    let names = prohibition.dispensable.map { "'\($0.description)'" }
    var lines = [
      names.isEmpty
        ? "without a single constraint of the file it would still be forbidden"
        : "it could hold without " + names.joined(separator: ", or without ")
    ]
    if let (constraint, points) = prohibition.repair {
      let amount =
        "\(ProofReport.number(abs(points))) points \(points > 0 ? "larger" : "smaller")"
      lines.append(
        "help: the right side of '\(constraint.description)' would have to be \(amount), "
          + "or its priority below 1000")
    } else if let first = names.first {
      lines.append("help: give \(first) a priority below 1000")
    }
    return lines
  }

  private func alternative(of refusal: Refusal) -> [String] {
    refusal.alternative.map { ["of its alternatives, '\($0)' is the nearest"] } ?? []
  }

  private func lines(about fault: ContentFault) -> [String] {
    func lack(_ points: Double, of side: String) -> [String] {
      points > 0 ? ["  '\(fault.view)' lacks \(ProofReport.number(points)) points of \(side)"] : []
    }
    let lines = fault.lines.map {
      ["  the text of '\(fault.view)' has \($0) line\($0 == 1 ? "" : "s")"]
    }
    return lack(fault.missingWidth, of: "width") + lack(fault.missingHeight, of: "height")
      + (lines ?? [])
  }
}
