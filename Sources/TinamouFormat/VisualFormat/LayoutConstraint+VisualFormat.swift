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
        .map { constraint in
          LayoutConstraint(
            scope.expression(constraint.left), constraint.relation,
            scope.expression(constraint.right), priority: constraint.priority, file: file,
            line: line)
        }
    } catch {
      throw VisualFormatError(error, in: format)
    }
  }
}
