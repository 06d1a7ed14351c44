/// The shape of a screen, which determines its safe area.
///
/// The distances were read from simulators with iOS 15.0 to 16.2.
public enum ScreenShape: Hashable, Sendable {
  /// Only a status bar of 20 points, which phones hide in landscape orientation.
  case homeButton
  /// A notch of this depth in points, 44 to 50, and a home indicator.
  case notch(Double)
  /// A Dynamic Island, 59 points, and a home indicator.
  case dynamicIsland
  /// An iPad without a home button: a status bar of 24 points and a home indicator of 20 points.
  case roundedPad

  /// The safe area of a window that fills the screen.
  package func safeArea(_ orientation: Orientation, idiom: UserInterfaceIdiom) -> EdgeInsets {
    switch (self, orientation, idiom) {
    case (.homeButton, .landscape, .phone): .zero
    case (.homeButton, _, _): EdgeInsets(top: 20)
    case (.roundedPad, _, _): EdgeInsets(top: 24, bottom: 20)
    case (.dynamicIsland, _, _): Self.indicator(depth: 59, orientation)
    case (.notch(let depth), _, _): Self.indicator(depth: depth, orientation)
    }
  }

  private static func indicator(depth: Double, _ orientation: Orientation) -> EdgeInsets {
    switch orientation {
    case .portrait: EdgeInsets(top: depth, bottom: 34)
    case .landscape: EdgeInsets(left: depth, bottom: 21, right: depth)
    }
  }
}
