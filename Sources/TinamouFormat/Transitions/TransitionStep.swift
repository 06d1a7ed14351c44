public import TinamouLayout

/// What a user or the system does to the window of an app.
public enum TransitionStep: Hashable, Sendable {
  /// The app gets a part of the screen.
  case place(Split)
  /// The device is turned to the other orientation.
  case rotate
  /// The device is held so from now on.
  case orientation(Orientation)
  /// A keyboard of this height in points comes up, or goes away for `nil`.
  case keyboard(height: Double?)
  /// The user chooses a text size.
  case textSize(ContentSizeCategory)
  /// The system's language is written in another direction.
  case direction(LayoutDirection)
  /// The window becomes one of any size, in points.
  case size(Size)
}
