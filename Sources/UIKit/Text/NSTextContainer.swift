public import Foundation

/// The area of a text.
@preconcurrency @MainActor open class NSTextContainer: InertTextContainer {
  /// The size of the area, in points; a length of 0 or less is no limit.
  open var size: CGSize
  /// The space at both ends of lines, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines, 0 for no maximum.
  open var maximumNumberOfLines = 0
  /// The line break mode of the last line.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The areas that the text leaves free; it is measured without them.
  open var exclusionPaths: [UIBezierPath] = []
  /// The manager that measures the text.
  public internal(set) weak var layoutManager: NSLayoutManager?

  /// Makes an area of a size in points.
  public init(size: CGSize) {
    self.size = size
    super.init(mainActor: ())
  }
  /// Makes an area without limits.
  public convenience init() { self.init(size: .zero) }
}
