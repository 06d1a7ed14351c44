extension LayoutView {
  /// The frame when it was last given, while it determines the position of the view.
  var translation: AutoresizingTranslation? { attributes.autoresizing.translation }

  /// Whether the frame is given and does not change with the superview.
  package var keepsGivenFrame: Bool { translation?.isFlexible == false }

  /// Records the present frame as given.
  func retranslate() {
    let old = translation
    captureTranslation()
    if translation != nil || old != nil { note(\.frames) }
  }

  /// Determines for which size of the superview a frame with a mask was given, if it had none yet:
  /// the given one of the superview, otherwise that of the window.
  func completeTranslation(in environment: LayoutEnvironment) {
    guard let translation, translation.isFlexible, translation.superviewSize == nil else { return }
    willChange()
    attributes.autoresizing.translation?.superviewSize =
      superview?.translation?.frame.size ?? environment.windowSize
  }

  /// Sets the frame that the view has in a superview of some size, in points.
  package func setFrame(
    _ frame: Rect, mask: AutoresizingMask, superviewSize: Size?
  ) {
    translatesAutoresizingMaskIntoConstraints = true
    autoresizingMask = mask
    self.frame = frame
    if let superviewSize { attributes.autoresizing.translation?.superviewSize = superviewSize }
  }

  /// Reads the frame, the mask and the superview's size, from which the constraints are made.
  func captureTranslation() {
    guard translatesAutoresizingMaskIntoConstraints else {
      if translation != nil { attributes.autoresizing.translation = nil }
      return
    }
    let size = superview?.frame.size
    attributes.autoresizing.translation = AutoresizingTranslation(
      frame: frame, mask: autoresizingMask, superviewSize: size == .zero ? nil : size)
  }
}
