/// The content of a view, as far as a layout depends on it, so that the view can show it again
/// later.
package struct ShownContent {
  private let intrinsicContentSize: Size
  private let heights: HeightTable?
  private let text: TextContent

  /// Reads the content of a view.
  package init(_ view: LayoutView) {
    intrinsicContentSize = view.explicitContentSize
    heights = view.heights
    text = view.attributes.text
  }

  /// Sets the content of a view, without recording a change;
  /// ``LayoutEngine/recordInputs(margins:constraints:contents:)`` records it.
  package func give(to view: LayoutView) {
    if view.explicitContentSize != intrinsicContentSize {
      view.intrinsicContentSize = intrinsicContentSize
    }
    if view.heights != heights { view.heights = heights }
    view.attributes.text = text
  }

  /// Returns the size of the content in a view of this width, in points; `nil` if it does not wrap.
  package func size(in view: LayoutView, width: Double, _ engine: LayoutEngine) -> Size? {
    if let height = heights?.height(forWidth: width) {
      return Size(width: intrinsicContentSize.width, height: height)
    }
    view.attributes.text = text
    return engine.model.contents.wrappedSize(of: view, width: width)
  }
}
