/// The least leading and trailing layout margin of the root view of a window, in points.
enum RootMargin {
  /// The margin of a window that fills the screen.
  ///
  /// It was measured on iOS 15.0 to 16.2, on iPads from 744 to 1366 points. Phones in portrait have
  /// the narrow margin up to a width of 393 points and the wide one from 414 on; between the two,
  /// and so at 402, the narrow one is our choice. Phones in landscape have the wide one, but the
  /// narrow one beside a notch.
  static func fullScreen(
    idiom: UserInterfaceIdiom, width: Double, orientation: Orientation, sideInset: Double,
    on platform: Platform
  ) -> Double {
    let isNarrow =
      switch (idiom, orientation) {
      case (.pad, _): false
      case (.phone, .portrait): width < 414
      case (.phone, .landscape): sideInset > 0
      }
    return platform.value(of: isNarrow ? .narrowRootMargin : .wideRootMargin)
  }
}
