public import Foundation

/// A controller for sharing, which is not laid out.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// The shared items.
  public let activityItems: [Any]

  /// The types that are left out; no effect.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called after an activity; never called.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Makes a controller that shares items.
  public init(activityItems: [Any], applicationActivities: [Any]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller; the coder is not read.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}

/// An activity with shared items; never performed.
@preconcurrency @MainActor open class UIActivity: MainActorObject {
  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String

    /// Makes a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a type from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// To another device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// A message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// A mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// To paper.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// To the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// To the photos.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// To a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// To the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
  }

  /// Makes an activity.
  public init() { super.init(mainActor: ()) }
}
