import TinamouLayout

/// Decides for all options whether windows can have the sides that they name.
enum WindowSides {
  /// Refuses sides that no window has.
  ///
  /// - Parameters:
  ///   - sides: The sides in points.
  ///   - option: The option that names them.
  ///   - text: The value of the option.
  /// - Throws: ``UsageError`` if a side is too short or too long, or not a number.
  static func check(_ sides: [Double], of option: String, _ text: String) throws(UsageError) {
    if sides.allSatisfy(WindowConfiguration.sides.contains) { return }
    let (least, most) = (
      Int(WindowConfiguration.sides.lowerBound), Int(WindowConfiguration.sides.upperBound)
    )
    throw UsageError(
      message: "\(option) cannot be '\(text)'; a side of a window has \(least) to \(most) points")
  }
}
