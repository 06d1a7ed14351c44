extension LayoutView {
  /// How the frame was given when it last was, while it places the view.
  var translation: AutoresizingTranslation? { attributes.translation }

  /// Notes how the frame is given now.
  func retranslate() {
    let old = translation
    captureTranslation()
    if translation != nil || old != nil { note(\.frames) }
  }

  /// Decides which size of the superview a frame with a mask was given for, if it had none yet: its
  /// own given one, else that of the window.
  func completeTranslation(in environment: LayoutEnvironment) {
    guard let translation, translation.isFlexible, translation.superviewSize == nil else { return }
    willChange()
    attributes.translation?.superviewSize =
      superview?.translation?.frame.size ?? environment.windowSize
  }

  /// Places the view by a frame that it has in a superview of some size, in points.
  package func setFrame(
    _ frame: Rect, mask: AutoresizingMask, superviewSize: Size?
  ) {
    translatesAutoresizingMaskIntoConstraints = true
    autoresizingMask = mask
    self.frame = frame
    if let superviewSize { attributes.translation?.superviewSize = superviewSize }
  }

  /// Reads the frame, the mask and the superview's size, from which the constraints follow.
  func captureTranslation() {
    guard translatesAutoresizingMaskIntoConstraints else {
      attributes.translation = nil
      return
    }
    let size = superview?.frame.size
    attributes.translation = AutoresizingTranslation(
      frame: frame, mask: autoresizingMask, superviewSize: size == .zero ? nil : size)
  }
}
