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

/// Rounds sizes and positions to device pixels, for hand-written code.
struct HandGrid {
  let scale: Double

  init(_ environment: LayoutEnvironment) { scale = environment.traits.displayScale }

  /// Rounds a frame to the pixel grid; no number may be negative.
  @inline(__always)
  func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: pixel(x), y: pixel(y), width: pixel(width), height: pixel(height))
  }

  /// Rounds to the nearest device pixel, from a multiple of 2^-20 as the layout publishes it.
  @inline(__always)
  private func pixel(_ value: Double) -> Double {
    let published = (value * 0x1p20 + 0x1.8p52 - 0x1.8p52) * 0x1p-20
    return Double(Int(published * scale + 0.5)) / scale
  }
}

extension TraitCondition {
  static let compactWidth = TraitCondition(horizontalSizeClass: .compact)
  static let regularWidth = TraitCondition(horizontalSizeClass: .regular)
}
