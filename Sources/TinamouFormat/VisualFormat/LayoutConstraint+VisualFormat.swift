public import TinamouLayout

extension LayoutConstraint {
  /// Makes inactive constraints of a format such as `H:|-[photo(100)]-(>=8)-[title]-|`.
  ///
  /// The format is Apple's with the extensions of AutoLayout.js; it may have several lines.
  /// `|` is the superview of the view beside it. `-` is 8 points, or the layout margin at an edge
  /// of the superview. The constraints come in the order in which they are written.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [],
    metrics: [String: Double]? = nil, views: [String: LayoutItem], file: String = #fileID,
    line: Int = #line
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let scope = VisualFormatScope(metrics: metrics ?? [:], views: views)
    var stacks = VisualFormatStacks()
    do throws(ConstraintStringError) {
      return try VisualFormat.read(format, names: scope.names, options: options, stacks: &stacks)
        .map { parsed in
          let constraint = LayoutConstraint(
            scope.expression(parsed.left), parsed.relation, scope.expression(parsed.right),
            priority: parsed.priority, file: file, line: line)
          if parsed.addsSystemSpacing { constraint.systemSpacing = 1 }
          return constraint
        }
    } catch {
      throw VisualFormatError(error, in: format)
    }
  }
}
