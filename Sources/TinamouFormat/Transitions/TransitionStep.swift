public import TinamouLayout

/// A change that a user or the system makes to the window of an app.
public enum TransitionStep: Hashable, Sendable {
  /// The app gets a part of the screen.
  case place(Split)
  /// The device is rotated to the other orientation.
  case rotate
  /// The device is rotated to this orientation.
  case orientation(Orientation)
  /// A keyboard of this height in points appears; `nil` means that it disappears.
  case keyboard(height: Double?)
  /// The user chooses a text size.
  case textSize(ContentSizeCategory)
  /// The writing direction of the system's language changes.
  case direction(LayoutDirection)
  /// The window gets this size, in points.
  case size(Size)
  /// The device is folded until it is this far open.
  case fold(Fold)
}
