/// The part of the screen that a window has.
public enum Split: String, CaseIterable, Hashable, Sendable {
  /// The whole screen.
  case full
  /// The wide side of an uneven Split View (also called 3/4).
  case twoThirds = "2/3"
  /// One side of an even Split View.
  case half = "1/2"
  /// The narrow side of an uneven Split View (also called 1/4).
  case oneThird = "1/3"
  /// A narrow window over another app.
  case slideOver = "slide-over"

  /// The part of the other side of the Split View; `nil` if this is not a side of one.
  public var complement: Split? {
    switch self {
    case .twoThirds: .oneThird
    case .half: .half
    case .oneThird: .twoThirds
    case .full, .slideOver: nil
    }
  }
}

/// The widths of the windows of an iPad that do not have the full screen, in points.
///
/// Entries marked as measured come from devices and screenshots. The others follow the rule that
/// the measured ones obey: a divider of 10 points, equal halves, and a narrow side of 320 or 375
/// points.
public struct SplitWidths: Hashable, Sendable {
  /// The widths in landscape orientation.
  public let landscape: [Split: Double]
  /// The widths in portrait orientation.
  public let portrait: [Split: Double]
  /// The origin of the numbers.
  public let provenance: Provenance

  /// Makes a table; without `portrait` there is no Split View in portrait orientation.
  init(
    _ provenance: Provenance, landscape: (twoThirds: Double, half: Double), portrait: Double?,
    narrow: Double
  ) {
    self.provenance = provenance
    self.landscape = [
      .twoThirds: landscape.twoThirds, .half: landscape.half, .oneThird: narrow,
      .slideOver: narrow,
    ]
    self.portrait =
      if let portrait {
        [.twoThirds: portrait, .oneThird: narrow, .slideOver: narrow]
      } else {
        [.slideOver: narrow]
      }
  }

  /// Makes a table of Slide Over alone.
  init(_ provenance: Provenance, slideOver: Double) {
    self.provenance = provenance
    landscape = [.slideOver: slideOver]
    portrait = landscape
  }

  /// Makes a table of even halves in landscape orientation alone.
  init(_ provenance: Provenance, landscapeHalf: Double) {
    self.provenance = provenance
    landscape = [.half: landscapeHalf]
    portrait = [:]
  }

  /// Returns the width of a window, in points; `nil` if there is no such window.
  public func width(of split: Split, _ orientation: Orientation) -> Double? {
    (orientation == .landscape ? landscape : portrait)[split]
  }
}

extension SplitWidths {
  /// 1024 x 768.
  static let pad1024 = SplitWidths(.measured, landscape: (694, 507), portrait: 438, narrow: 320)
  /// 1024 x 768 of a model without Split View.
  static let slideOver1024 = SplitWidths(.measured, slideOver: 320)
  /// 1080 x 810.
  static let pad1080 = SplitWidths(.derived, landscape: (750, 535), portrait: 480, narrow: 320)
  /// 1112 x 834.
  static let pad1112 = SplitWidths(.measured, landscape: (782, 551), portrait: 504, narrow: 320)
  /// 1112 x 834 of a later model, for which no measurement is published.
  static let laterPad1112 = SplitWidths(
    .derived, landscape: (782, 551), portrait: 504, narrow: 320)
  /// 1133 x 744. The widths of Split View in portrait orientation are not known.
  static let pad1133 = SplitWidths(.measured, landscape: (748, 561.5), portrait: nil, narrow: 375)
  /// 1180 x 820.
  static let pad1180 = SplitWidths(.derived, landscape: (795, 585), portrait: 435, narrow: 375)
  /// 1194 x 834.
  static let pad1194 = SplitWidths(.derived, landscape: (809, 592), portrait: 449, narrow: 375)
  /// 1210 x 834.
  static let pad1210 = SplitWidths(.derived, landscape: (825, 600), portrait: 449, narrow: 375)
  /// 1366 x 1024.
  static let pad1366 = SplitWidths(.measured, landscape: (981, 678), portrait: 639, narrow: 375)
  /// 1366 x 1024 of a later model, for which no measurement is published.
  static let laterPad1366 = SplitWidths(
    .derived, landscape: (981, 678), portrait: 639, narrow: 375)
  /// 1376 x 1032.
  static let pad1376 = SplitWidths(.derived, landscape: (991, 683), portrait: 647, narrow: 375)
}
