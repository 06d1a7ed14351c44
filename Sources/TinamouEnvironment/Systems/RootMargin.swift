/// The least leading and trailing layout margin of the root view of a window, in points.
enum RootMargin {
  /// A window narrower than its screen: our choice, because nobody has published a measurement
  /// (Docs/Decisions).
  static let sharedScreen = 16.0

  /// Every iPad window that fills the screen; measured from 744 to 1366 points.
  static let pad = 20.0

  /// The margin of a window that fills the screen, as measured on iOS 15.0 to 16.2.
  ///
  /// Phones in portrait: 16 up to a width of 393 points and 20 from 414 on; between the two, and so
  /// at 402, 16 is our choice. Phones in landscape: 20, but 16 beside a notch.
  static func fullScreen(
    idiom: UserInterfaceIdiom, width: Double, orientation: Orientation, sideInset: Double
  ) -> Double {
    switch (idiom, orientation) {
    case (.pad, _): pad
    case (.phone, .portrait): width < 414 ? 16 : 20
    case (.phone, .landscape): sideInset > 0 ? 16 : 20
    }
  }
}
