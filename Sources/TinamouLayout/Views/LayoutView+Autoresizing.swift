extension LayoutView {
  /// Notes how the frame is given now and how to take that back.
  func retranslate(undo: @escaping (LayoutView) -> Void) {
    let old = translation
    captureTranslation()
    guard translation != nil || old != nil else { return }
    note(\.frames) {
      undo($0)
      $0.translation = old
    }
  }

  /// Places the view by a frame that it has in a superview of some size, in points.
  package func setFrame(
    _ frame: Rect, mask: AutoresizingMask, superviewSize: Size?
  ) {
    translatesAutoresizingMaskIntoConstraints = true
    autoresizingMask = mask
    self.frame = frame
    if let superviewSize { translation?.superviewSize = superviewSize }
  }

  /// Reads the frame, the mask and the superview's size, from which the constraints follow.
  func captureTranslation() {
    guard translatesAutoresizingMaskIntoConstraints else {
      translation = nil
      return
    }
    let size = superview?.frame.size
    translation = AutoresizingTranslation(
      frame: frame, mask: autoresizingMask, superviewSize: size == .zero ? nil : size)
  }
}
