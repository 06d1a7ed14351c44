public import TinamouLayout

extension LayoutConstraint {
  /// Makes inactive constraints from a format such as `H:|-[photo(100)]-(>=8)-[title]-|`.
  ///
  /// The format is Apple's with the extensions of AutoLayout.js; it can have several lines. `|` is
  /// the superview of the view next to it. `-` is 8 points, or the layout margin at an edge of the
  /// superview. The constraints have the order of the text.
  ///
  /// - Parameters:
  ///   - format: The visual format.
  ///   - options: The alignment, direction and spacing.
  ///   - metrics: Numbers by name, in points.
  ///   - views: Views and guides by name.
  ///   - file: The file in which the constraints are declared.
  ///   - line: The line on which the constraints are declared.
  /// - Returns: The constraints.
  /// - Throws: `VisualFormatError` if the format is not valid.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [],
    metrics: [String: Double]? = nil, views: [String: LayoutItem], file: String = #fileID,
    line: Int = #line
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let scope = VisualFormatScope(metrics: metrics ?? [:], views: views)
    var stacks = VisualFormatStacks()
    do throws(ConstraintStringError) {
      return try VisualFormat.read(format, names: scope.names, options: options, stacks: &stacks)
        .map { $0.makeConstraint(at: SourceLocation(file: file, line: line), scope.item) }
    } catch {
      throw VisualFormatError(error, in: format)
    }
  }
}
