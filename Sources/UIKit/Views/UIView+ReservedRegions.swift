import Foundation
import TinamouEnvironment
import TinamouLayout

extension UIView {
  /// A part of a view that the device needs, or along which a fold divides it.
  public struct ReservedRegion: Identifiable, Sendable {
    /// The kind of a region.
    public struct Kind: Hashable, Sendable {
      let kind: TinamouEnvironment.ReservedRegion.Kind

      /// A fold, which divides what lies across it while the device is partly open.
      public static let division = Kind(kind: .division)
      /// Something in front of the content: a camera, the status bar, the controls of a window.
      public static let occlusion = Kind(kind: .occlusion)
    }

    /// Which regions are returned.
    public struct QueryOptions: OptionSet, Sendable {
      /// The bits.
      public let rawValue: Int

      /// Makes options.
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// Also regions that content need not keep clear of now.
      public static let includeInactive = QueryOptions(rawValue: 1)
    }

    /// The identity of what needs the region.
    public struct ID: Hashable, Sendable {
      let name: String
    }

    /// The identity of what needs the region.
    public let id: ID
    /// The kind.
    public let kind: Kind
    /// The rectangle in the coordinates of the view, including the margins, in points. The sides
    /// are physical, whatever the language is.
    public let frame: CGRect
    /// The margins inside of the rectangle for content that is touched, in points.
    public let margins: UIEdgeInsets
    /// Whether content has to keep clear of it now.
    public let isActive: Bool

    init(_ region: TinamouEnvironment.ReservedRegion) {
      id = ID(name: region.name)
      kind = Kind(kind: region.kind)
      frame = CGRect(region.frame)
      margins = UIEdgeInsets(region.margins)
      isActive = region.isActive
    }
  }

  /// Returns the regions of a kind that intersect the view; none outside of a window, and none in
  /// an app that was built with an SDK before 27.1.
  ///
  /// A method that is tracked, such as ``layoutSubviews()``, is called again when they change.
  public func reservedRegions(
    kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = []
  ) -> [ReservedRegion] {
    noteRegions()
    guard layoutView.platform.sdk >= .iOS27_1 else { return [] }
    return layoutView.reservedRegions(
      kind: kind.kind, includesInactive: options.contains(.includeInactive)
    ).map(ReservedRegion.init)
  }
}

// MARK: - Tracking

/// Stands for the reserved regions of a view among what tracked methods read.
private struct ReservedRegionsTrait: UITraitDefinition {
  static let defaultValue = false
}

extension UIView {
  /// Notes that the running method reads the regions of the view.
  private func noteRegions() {
    guard UIView.trackedView === self else { return }
    if traitSource == nil { traitSource = TraitSource() }
    traitSource?.note(ReservedRegionsTrait.self)
  }
}

extension UIWindow {
  /// Informs those who have read the regions that these have changed.
  func regionsDidChange() {
    for view in treeViews {
      view.traitSource?.didChange([ObjectIdentifier(ReservedRegionsTrait.self)])
    }
  }
}
