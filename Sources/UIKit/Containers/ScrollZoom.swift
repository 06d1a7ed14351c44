import Foundation

/// The scale of the content of a scroll view.
@MainActor struct ScrollZoom {
  var scale: CGFloat = 1
  /// The view that is scaled, if constraints place it: they do not know its scale.
  weak var constrainedView: UIView?
}

extension UIScrollView {
  /// What the scale adds to the size of the content that constraints determine, in points.
  var sizeOfZoom: CGSize {
    guard let size = zoom.constrainedView?.bounds.size else { return .zero }
    return CGSize(width: size.width * (zoom.scale - 1), height: size.height * (zoom.scale - 1))
  }

  /// Scales the view that the delegate names, and keeps the point in the middle.
  func scaleContent(to scale: CGFloat) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    scaleContent(to: scale) { _, ratio in CGPoint(x: middle.x * ratio, y: middle.y * ratio) }
  }

  /// Scales the view that the delegate names, so that a rectangle of it fills this view as far as
  /// the limits allow.
  func scaleContent(toShow rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    scaleContent(to: min(bounds.width / rect.width, bounds.height / rect.height)) { view, _ in
      let (origin, scale) = (view.frame.origin, zoomScale)
      return CGPoint(x: origin.x + rect.midX * scale, y: origin.y + rect.midY * scale)
    }
  }

  /// Scales the view that the delegate names, and scrolls to a point of the content then.
  private func scaleContent(
    to wanted: CGFloat, showing middle: (_ view: UIView, _ ratio: CGFloat) -> CGPoint
  ) {
    guard let view = storedDelegate?.viewForZooming(in: self), wanted.isFinite else { return }
    let scale = min(max(wanted, minimumZoomScale), maximumZoomScale)
    guard scale > 0 else { return }
    let ratio = scale / zoom.scale
    zoom.scale = scale
    if ratio != 1 { view.take(scale, of: self, ratio: ratio) }
    let point = middle(view, ratio)
    scroll(toNearest: CGPoint(x: point.x - bounds.width / 2, y: point.y - bounds.height / 2))
    if ratio != 1 { storedDelegate?.scrollViewDidZoom(self) }
  }
}

extension UIView {
  /// Takes the scale of the content of a scroll view. Its upper left corner keeps its place in the
  /// content, and the content is as large as the view.
  fileprivate func take(_ scale: CGFloat, of scrollView: UIScrollView, ratio: CGFloat) {
    guard translatesAutoresizingMaskIntoConstraints else {
      // Constraints place the view without its scale.
      scrollView.zoom.constrainedView = self
      anchorPoint = .zero
      transform = CGAffineTransform(scaleX: scale, y: scale)
      return
    }
    let origin = frame.origin
    transform = CGAffineTransform(scaleX: scale, y: scale)
    frame.origin = CGPoint(x: origin.x * ratio, y: origin.y * ratio)
    scrollView.contentSize = frame.size
  }
}
