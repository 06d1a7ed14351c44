import TinamouFormat
import TinamouRender

/// What a command keeps of a layout.
///
/// One type for all commands, so that the code that makes the layouts is compiled once.
enum LayoutProduct: Sendable {
  /// The frames as text.
  case text(String)
  /// A picture, with the file of which it is.
  case picture(WindowPicture, ConstraintFile)
}
