import Foundation

extension UICollectionView {
  /// The axis along which lines follow one another.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical = 0
    /// From left to right.
    case horizontal = 1
  }

  /// The position to which an item is scrolled.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's numbers.
    public let rawValue: UInt

    /// Makes a position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle, from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle, from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Whether cells that change lay the items out.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No.
    case disabled = 0
    /// Yes, when a cell asks for it.
    case enabled = 1
    /// Yes, also when constraints of a cell change.
    case enabledIncludingConstraints = 2
  }

  /// The kind of a header above the items of a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a footer below the items of a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
