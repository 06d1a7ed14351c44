import TinamouLayout

extension UIView {
  /// Takes a view in that fills the view: the content of cells and of what stands around sections.
  func fill(with content: UIView) {
    content.isPlacedByContainer = true
    addSubview(content)
    content.layoutView.fill(layoutView)
  }
}
