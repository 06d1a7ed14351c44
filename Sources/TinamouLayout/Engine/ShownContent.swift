/// The content of a view, as far as a layout depends on it, so that the view can show it again
/// later.
package struct ShownContent {
  private let intrinsicContentSize: Size
  private let heights: HeightTable?
  private let imageAsset: ImageAsset?
  private let text: TextContent
  /// The size that results, which a subclass or a delegate may compute from values of its own.
  private let contentSize: Size

  /// Reads the content of a view.
  package init(_ view: LayoutView) {
    intrinsicContentSize = view.explicitContentSize
    heights = view.heights
    imageAsset = view.imageAsset
    text = view.attributes.text
    contentSize = view.resolvedContentSize
  }

  /// Sets the content of a view, without recording a change;
  /// ``LayoutEngine/recordInputs(margins:constraints:contents:)`` records it. A size that the view
  /// computes is replaced until ``LayoutView/invalidateIntrinsicContentSize()``.
  package func give(to view: LayoutView) {
    if view.explicitContentSize != intrinsicContentSize {
      view.intrinsicContentSize = intrinsicContentSize
    }
    if view.heights != heights { view.heights = heights }
    if view.imageAsset != imageAsset { view.imageAsset = imageAsset }
    view.attributes.text = text
    view.knownContentSize = contentSize
  }

  /// Returns the size of the content in a view of this width, in points; `nil` if it does not wrap.
  package func size(in view: LayoutView, width: Double, _ engine: LayoutEngine) -> Size? {
    if let height = heights?.height(forWidth: width) {
      return Size(width: contentSize.width, height: height)
    }
    view.attributes.text = text
    return engine.model.contents.wrappedSize(of: view, width: width)
  }
}
