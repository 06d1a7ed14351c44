import TinamouLayout

/// A frame that a file gives to a view.
struct FrameDeclaration: Sendable {
  let rect: Rect
  /// How the frame follows the size of the superview.
  var mask: AutoresizingMask = []
  /// The size of the superview in which the view has the frame, in points.
  var superviewSize: Size?
}
