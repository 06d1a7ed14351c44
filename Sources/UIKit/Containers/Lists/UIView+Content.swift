import TinamouLayout

extension UIView {
  /// Adds a view that fills this one, such as the content of cells, headers and footers.
  func fill(with content: UIView) {
    content.isPlacedByContainer = true
    content.frame = bounds
    addSubview(content)
    content.layoutView.fill(layoutView)
  }
}
