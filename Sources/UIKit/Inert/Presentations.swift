public import Foundation
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public let activityItems: [Any]
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  public init(activityItems: [Any], applicationActivities: [Any]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}
@preconcurrency @MainActor open class UIActivity: MainActorObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
  }
  public init() { super.init(mainActor: ()) }
}
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes: [String] = ["public.image"]
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
  public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public enum Alignment: Int, Sendable { case center, natural }
  public var image: UIImage?
  public var imageProperties = UIListContentConfiguration.ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: UIListContentConfiguration.TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: UIListContentConfiguration.TextProperties
  public var button = UIButton.Configuration.borderless()
  public var buttonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var imageToTextPadding: CGFloat = 0
  public var textToSecondaryTextPadding: CGFloat = 0
  public var textToButtonPadding: CGFloat = 0
  public var background = UIBackgroundConfiguration.clear()
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var isEnabled = true
  }
  @MainActor private init() {
    textProperties = .init(font: .preferredFont(forTextStyle: .title2))
    secondaryTextProperties = .init(font: .preferredFont(forTextStyle: .body))
  }
  @preconcurrency @MainActor public static func empty() -> Self { Self() }
  @preconcurrency @MainActor public static func search() -> Self { Self() }
  @preconcurrency @MainActor public static func loading() -> Self { Self() }
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
}
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var searchText: String?
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
public struct UIBackgroundConfiguration: Sendable {
  public struct ShadowProperties: Sendable {
    public var radius: CGFloat = 0
    public var opacity: CGFloat = 0
    public var offset = CGSize.zero
  }
  public var shadowProperties = ShadowProperties()
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public nonisolated(unsafe) var customView: UIView?
  public nonisolated(unsafe) var visualEffect: UIVisualEffect?
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  init() {}
  @preconcurrency @MainActor public func updated(for state: any UIConfigurationState) -> Self { self }
  public static func clear() -> Self { Self() }
  public static func listCell() -> Self { Self() }
  public static func listPlainCell() -> Self { Self() }
  public static func listGroupedCell() -> Self { Self() }
  public static func listHeader() -> Self { Self() }
  public static func listFooter() -> Self { Self() }
  public static func listPlainHeaderFooter() -> Self { Self() }
  public static func listGroupedHeaderFooter() -> Self { Self() }
  public static func listSidebarCell() -> Self { Self() }
  public static func listSidebarHeader() -> Self { Self() }
  public static func listAccompaniedSidebarCell() -> Self { Self() }
}
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  open var selectedColor = UIColor.white
  open var supportsAlpha = true
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {
  func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}
extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
