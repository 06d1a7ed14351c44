internal import TinamouControllers
internal import TinamouLayout

/// An app whose window changes, beside layout code written by hand for the same frames.
protocol TransitionApp: AnyObject {
  /// The window, with all views in it.
  var window: Window { get }
  /// The views whose frames are written by hand, in the order of the frames; none if nobody wrote
  /// such code.
  var views: [LayoutView] { get }
  /// Lays the views out: one pass into an array that exists already.
  func layOutByHand(_ environment: LayoutEnvironment, into frames: inout [Rect])
}

/// The sizes and places of device pixels, for code written by hand.
struct HandGrid {
  let scale: Double

  init(_ environment: LayoutEnvironment) { scale = environment.traits.displayScale }

  /// The frame on the pixel grid; no number is negative.
  @inline(__always)
  func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: pixel(x), y: pixel(y), width: pixel(width), height: pixel(height))
  }

  /// The nearest device pixel of a multiple of 2^-20, as the layout publishes.
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
