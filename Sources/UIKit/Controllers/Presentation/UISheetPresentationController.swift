public import Foundation
internal import TinamouControllers
import TinamouEnvironment

/// The presentation of a controller in a sheet.
///
/// Where the width is compact and the height is not, the selected detent determines the height.
/// Elsewhere the sheet has the size that the window determines.
@preconcurrency @MainActor
open class UISheetPresentationController: InertSheetPresentationController {
  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()]
  /// The selected height; `nil` for the smallest one.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Where the sheet should be on a display that is wider, which only an iPhone Duo offers.
  open var preferredPlacement: Placement {
    get { storedPreferredPlacement }
    set {
      storedPreferredPlacement = newValue
      presentedViewController.model.presentationController.preferredPlacement = newValue.placement
      // Bars of a sheet are in the strip only at the trailing side.
      for controller in presentedViewController.subtree { controller.updateBars() }
    }
  }
  private var storedPreferredPlacement = Placement.automatic

  /// Where a sheet is on a wider display.
  public enum Placement: Int, Sendable {
    /// In the middle; beside a fold that divides the display, at the leading side of it.
    case automatic
    /// At the leading side.
    case leading
    /// In the middle.
    case center
    /// At the trailing side.
    case trailing

    var placement: SheetPlacement {
      switch self {
      case .automatic: .automatic
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    }
  }

  /// The view that the sheet is centred at; no effect.
  open var sourceView: UIView?
  /// Makes changes, without an animation.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    presentedView?.superview?.setNeedsLayout()
    presentedView?.window?.setNeedsLayout()
  }
  /// Makes the next pass compute the heights again.
  open func invalidateDetents() { presentedView?.window?.setNeedsLayout() }

  /// A height at which a sheet rests.
  @preconcurrency @MainActor public final class Detent: MainActorObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the window.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The window below its safe area.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
      super.init(mainActor: ())
    }

    /// Returns a height of about half of the window: here, exactly half.
    public class func medium() -> Detent {
      Detent(.medium) { ($0 as? DetentContext)?.medium }
    }
    /// Returns the height of the window below its safe area.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// Returns a height in points, without the safe area at the bottom; `nil` for none.
    public class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (
          _ context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// Returns the height in points, without the safe area at the bottom; `nil` for none.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }

  override func prepare(_ model: PresentationController) {
    super.prepare(model)
    model.preferredPlacement = preferredPlacement.placement
  }

  override func frame(in size: CGSize, _ insets: UIEdgeInsets) -> CGRect? {
    let traits = presentedViewController.presentingViewController?.traitCollection
    let window = traits ?? UIScreen.main.traitCollection
    guard window.horizontalSizeClass == .compact, window.verticalSizeClass != .compact
    else { return nil }
    let whole = frameOfLargestDetent(in: size, insets)
    let context = DetentContext(whole, size, insets, window)
    let heights = detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        (detent.identifier, min($0, context.maximumDetentValue))
      }
    }
    let selected = heights.first { $0.0 == selectedDetentIdentifier }
    guard let height = (selected ?? heights.min { $0.1 < $1.1 })?.1,
      height < context.maximumDetentValue
    else { return nil }
    let length = max(0, height + insets.bottom)
    return CGRect(x: whole.minX, y: size.height - length, width: whole.width, height: length)
  }

  /// The frame of a sheet that is as high as the layout makes it.
  private func frameOfLargestDetent(in size: CGSize, _ insets: UIEdgeInsets) -> CGRect {
    let environment = UIScreen.main.environment
    if let facts = environment.poseFacts {
      let isMirrored = environment.traits.layoutDirection == .rightToLeft
      return CGRect(facts.sheet(preferredPlacement.placement, isMirrored: isMirrored))
    }
    let top = insets.top + CGFloat(environment.platform.value(of: .cardTop))
    return CGRect(x: 0, y: top, width: size.width, height: size.height - top)
  }
}

/// The window for which the height of a sheet is computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the window.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let medium: CGFloat

  init(_ whole: CGRect, _ size: CGSize, _ insets: UIEdgeInsets, _ traits: UITraitCollection) {
    containerTraitCollection = traits
    maximumDetentValue = max(0, whole.height - insets.bottom)
    medium = size.height / 2 - insets.bottom
  }
}

/// Never called: there are no touch events.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user selected another height; never called.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
