internal import TinamouControllers
internal import TinamouLayout

/// An app whose window changes, and hand-written layout code for the same frames.
protocol TransitionApp: AnyObject {
  /// The window, with all views in it.
  var window: Window { get }
  /// The views with hand-written frames, in the order of the frames; none if there is no such code.
  var views: [LayoutView] { get }
  /// Lays out the views by hand: one pass into an existing array.
  func layOutByHand(_ environment: LayoutEnvironment, into frames: inout [Rect])
}

/// Rounds edges to device pixels, for hand-written code.
struct HandGrid {
  let scale: Double

  init(_ environment: LayoutEnvironment) { scale = environment.traits.displayScale }

  /// Rounds the edges of a frame to the pixel grid; no number may be negative.
  @inline(__always)
  func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    let (x, y) = (published(x), published(y))
    let (left, top) = (pixels(x), pixels(y))
    return Rect(
      x: left / scale, y: top / scale,
      width: (pixels(x + published(width)) - left) / scale,
      height: (pixels(y + published(height)) - top) / scale)
  }

  /// The multiple of 2^-20 as which the layout publishes a number.
  @inline(__always)
  private func published(_ value: Double) -> Double {
    (value * 0x1p20 + 0x1.8p52 - 0x1.8p52) * 0x1p-20
  }

  /// The number of device pixels that is nearest to a distance.
  @inline(__always)
  private func pixels(_ value: Double) -> Double { Double(Int(value * scale + 0.5)) }
}

extension TraitCondition {
  static let compactWidth = TraitCondition(horizontalSizeClass: .compact)
  static let regularWidth = TraitCondition(horizontalSizeClass: .regular)
}
