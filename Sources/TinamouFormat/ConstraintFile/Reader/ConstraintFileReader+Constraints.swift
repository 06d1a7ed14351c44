import TinamouLayout

extension ConstraintFileReader {
  mutating func readConstraints(_ value: JSONValue?) -> [ConstraintDeclaration] {
    let elements = value?.elements ?? []
    var constraints: [ConstraintDeclaration] = []
    constraints.reserveCapacity(elements.count)
    for element in elements { constraints += readConstraint(element) }
    return constraints
  }

  /// Reads a constraint string, or the many constraints of a visual format.
  private mutating func readConstraint(_ value: JSONValue) -> [ConstraintDeclaration] {
    guard diagnostics.count < Self.maximumErrorCount,
      let string = value.string ?? value["constraint"]?.string
    else { return [] }
    let identifier = value["id"]?.string
    if let identifier { checkUnique(identifier, "constraint") }
    let isVisual = VisualFormat.isVisual(string.value)
    let options = readOptions(value["options"], isVisual: isVisual)
    do throws(ConstraintStringError) {
      let constraints =
        isVisual
        ? try VisualFormat.read(string.value, names: names, options: options, stacks: &stacks)
        : [try ConstraintStringParser.parse(string.value, names: names)]
      return try copies(of: constraints).map { constraint in
        var constraint = constraint
        constraint.range = string.sourceRange(of: constraint.range)
        constraint.string = string.range
        constraint.identifier = identifier?.value
        if isVisual { constraint.isOneOfSeveral = true }
        return constraint
      }
    } catch {
      diagnostics.append(error.diagnostic(in: string, of: document))
      return []
    }
  }

  private func copies(
    of constraints: [ConstraintDeclaration]
  ) throws(ConstraintStringError) -> [ConstraintDeclaration] {
    var copies: [ConstraintDeclaration] = []
    for constraint in constraints { copies += try names.copies(of: constraint) }
    return copies
  }

  private mutating func readOptions(
    _ value: JSONValue?, isVisual: Bool
  ) -> LayoutConstraint.FormatOptions {
    guard let value else { return [] }
    if !isVisual {
      report(
        .invalidValue, "only a visual format has options", value.range,
        help: "a visual format begins with 'H:', 'V:', 'HV:', 'C:', '|' or '['")
    }
    let names = LayoutConstraint.FormatOptions.names
    return LayoutConstraint.FormatOptions(
      value.elements.compactMap { element in
        names.first { $0.name == element.string?.value }?.option
      })
  }
}
