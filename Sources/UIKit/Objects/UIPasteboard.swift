public import Foundation

/// A pasteboard, which keeps its contents while the tests run.
@preconcurrency @MainActor open class UIPasteboard: MainActorObject {
  /// The pasteboard of the system; other apps do not see it.
  public static let general = UIPasteboard()
  private var contents: [Any] = []

  init() { super.init(mainActor: ()) }

  private func first<Value>() -> Value? { contents.lazy.compactMap { $0 as? Value }.first }
  private func all<Value>() -> [Value]? {
    let found = contents.compactMap { $0 as? Value }
    return found.isEmpty ? nil : found
  }
  private func set<Value>(_ values: [Value]?) {
    contents = values ?? []
    changeCount += 1
  }

  /// The number of changes.
  open private(set) var changeCount = 0
  /// The first text.
  open var string: String? {
    get { first() }
    set { set(newValue.map { [$0] }) }
  }
  /// The texts.
  open var strings: [String]? {
    get { all() }
    set { set(newValue) }
  }
  /// The first address.
  open var url: URL? {
    get { first() }
    set { set(newValue.map { [$0] }) }
  }
  /// The addresses.
  open var urls: [URL]? {
    get { all() }
    set { set(newValue) }
  }
  /// The first image.
  open var image: UIImage? {
    get { first() }
    set { set(newValue.map { [$0] }) }
  }
  /// The images.
  open var images: [UIImage]? {
    get { all() }
    set { set(newValue) }
  }
  /// The first colour.
  open var color: UIColor? {
    get { first() }
    set { set(newValue.map { [$0] }) }
  }
  /// Whether there are texts.
  open var hasStrings: Bool { strings != nil }
  /// Whether there are addresses.
  open var hasURLs: Bool { urls != nil }
  /// Whether there are images.
  open var hasImages: Bool { images != nil }
  /// The number of items.
  open var numberOfItems: Int { contents.count }
}
