public import Foundation

/// Feedback that the user feels; nothing is felt.
@preconcurrency @MainActor open class UIFeedbackGenerator: MainActorObject {
  /// Makes a generator.
  public init() { super.init(mainActor: ()) }
  /// Makes a generator for a view.
  public convenience init(view: UIView) { self.init() }

  /// Does nothing.
  open func prepare() {}
}

/// Feedback of an impact; nothing is felt.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// The strength of the impacts. Not in UIKit, where it cannot be read.
  public let style: FeedbackStyle

  /// Makes a generator of impacts of a strength.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }
  /// Makes a generator of impacts of middle strength.
  public override init() {
    style = .medium
    super.init()
  }
  /// Makes a generator of impacts of a strength for a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
  /// Does nothing.
  open func impactOccurred(at location: CGPoint) {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Feedback of a choice; nothing is felt.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// Feedback of an outcome; nothing is felt.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of an outcome.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
