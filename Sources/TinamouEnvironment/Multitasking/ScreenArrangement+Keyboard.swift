extension ScreenArrangement {
  /// Shows a keyboard over all apps, docked at the lower edge of the screen.
  ///
  /// The environment of each window then has the height of the part that the keyboard covers.
  ///
  /// - Parameters:
  ///   - height: The height in points.
  ///   - id: The app that shows it; `nil` for the primary app.
  /// - Throws: ``SceneError`` if the app is not on the screen or the height is out of range.
  public mutating func showKeyboard(
    height: Double, by id: Application.ID? = nil
  ) throws(SceneError) {
    let placed = try applicationOnScreen(id ?? primary.id)
    guard placed.activation != .background else {
      throw .notOnScreen(
        placed.id, onScreen: onScreen.filter { $0.activation != .background }.map(\.id))
    }
    let limit = screen.bounds.height
    guard height > 0, height <= limit else {
      throw .outOfRange(height, minimum: 0, maximum: limit)
    }
    keyboard = Keyboard(applicationID: placed.id, height: height)
  }

  /// Hides the keyboard, if there is one.
  public mutating func hideKeyboard() { keyboard = nil }
}
