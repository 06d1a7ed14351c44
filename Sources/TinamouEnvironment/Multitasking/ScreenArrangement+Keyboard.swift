extension ScreenArrangement {
  /// Shows a keyboard of this height in points over all apps; without a name the primary app does.
  ///
  /// It is docked at the lower edge of the screen. Every window learns how much of it is covered.
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

  /// Takes the keyboard away, if there is one.
  public mutating func hideKeyboard() { keyboard = nil }
}
