public import Foundation
import TinamouLayout

/// A segmented control.
@preconcurrency @MainActor open class UISegmentedControl: InertSegmentedControl {
  /// The content of a segment.
  private struct Content {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var width: CGFloat = 0
    var isEnabled = true

    init(title: String? = nil, image: UIImage? = nil) {
      (self.title, self.image) = (title, image)
    }

    /// The segment of an action: it shows the image of the action, or else its title.
    @MainActor init(_ action: UIAction) {
      (title, image) = (action.image == nil ? action.title : nil, action.image)
      self.action = action
    }
  }

  private var segments: [Content] = [] { didSet { invalidateIntrinsicContentSize() } }
  /// Whether a segment is not selected after a tap.
  open var isMomentary = false
  /// Whether segments are as wide as their content; not measured.
  open var apportionsSegmentWidthsByContent = false
  /// The index of the selected segment.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// No segment.
  public static let noSegment = -1

  /// Makes a control with titles and images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Content(title: $0 as? String, image: $0 as? UIImage) }
    sizeToContent()
  }
  /// Makes a control with actions, whose titles and images it shows.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: .zero)
    segments = actions.map(Content.init)
    sizeToContent()
    if frame != .zero { self.frame = frame }
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// Inserts a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Content(title: title), at: segment)
  }
  /// Inserts a segment.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Content(image: image), at: segment)
  }
  /// Inserts a segment that shows the image of an action, or else its title.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Content(action), at: segment)
  }
  /// Makes a segment show the image of an action, or else its title.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0 = Content(action) }
  }
  /// Returns the action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }
  /// Returns the index of the segment with an action; `NSNotFound` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  private func insert(_ new: Content, at index: Int) {
    segments.insert(new, at: min(max(index, 0), segments.count))
  }
  private func change(_ index: Int, _ edit: (inout Content) -> Void) {
    if segments.indices.contains(index) { edit(&segments[index]) }
  }
  private func segment(_ index: Int) -> Content? {
    segments.indices.contains(index) ? segments[index] : nil
  }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
  /// Sets the width of a segment, in points; with 0 the control determines it.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }
  /// Returns the width that was set for a segment, in points; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }
  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Returns whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? false
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
  }
  /// Removes all segments.
  open func removeAllSegments() { segments = [] }
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .segmentedControl) }
  override var isContentKnownToLayout: Bool { false }

  /// The size: each segment is as wide as the widest title in 13 points with 10 on both sides,
  /// which is our choice. The height is recorded.
  override var systemContentSize: CGSize {
    let ruler = TextRuler(self)
    func width(_ segment: Content) -> CGFloat {
      if let image = segment.image { return image.size.width }
      return ruler.size(
        of: segment.title ?? "", font: .systemFont(ofSize: 13, weight: .medium), adjusts: false,
        lines: 1, maximumWidth: nil
      ).width
    }
    let widest = ((segments.map(width).max() ?? 0) + 20).rounded(.up)
    let widths = segments.map { $0.width > 0 ? $0.width : widest }
    return CGSize(
      width: segments.isEmpty ? widest : widths.reduce(0, +),
      height: CGFloat(
        layoutView.kind.intrinsicContentSize(on: layoutView.platform).height))
  }
}
