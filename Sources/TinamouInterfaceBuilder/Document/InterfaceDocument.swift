public import TinamouFormat
public import TinamouLayout

/// A storyboard or xib of Interface Builder for iOS.
public struct InterfaceDocument: Sendable {
  /// The types of documents that are read.
  private static let types = [
    "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
    "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
    "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB",
  ]

  /// The text of the file.
  public let source: SourceText
  /// The parts that can be laid out separately, in source order: the views of scenes, cells, and
  /// other views without a superview.
  public let roots: [InterfaceRoot]
  let tree: XMLTree
  /// The objects by id.
  let objects: [String: XMLElement]
  let canvas: InterfaceCanvas
  /// The segues, by the ids of the controllers that they lead to.
  let segues: [String: [XMLElement]]
  /// The size classes and the idiom that the canvas shows.
  let canvasClass: SizeClassSet
  /// The views whose baselines constraints mention, by their ids.
  let alignedViews: Set<String>
  /// The names of outlets, by the ids of the views that they refer to.
  let outletNames: [String: String]
  /// The texts in another language; a text without a translation is that of the file.
  public var strings = InterfaceStrings()
  /// The tables of fonts that Tinamou does not know, by PostScript name.
  public var fonts: [String: FontTables] = [:]
  /// The content sizes of views whose classes draw on the canvas, by their ids.
  let drawnSizes: [String: Size]
  /// The recorded sizes of images, by name.
  let images: [String: XMLElement]

  /// Reads a file.
  ///
  /// - Parameter source: The text of the file.
  /// - Throws: ``ConstraintFileError`` that says what is wrong with the file, and where.
  public init(_ source: SourceText) throws(ConstraintFileError) {
    let tree = try XMLReader.read(source)
    guard let document = tree.elements.first else {
      throw ConstraintFileError(diagnostics: [Diagnostic(.syntax, "the file is empty")])
    }
    if let diagnostic = Self.refusal(of: document, in: source) {
      throw ConstraintFileError(diagnostics: [diagnostic])
    }
    self.source = source
    self.tree = tree
    let elements = tree.elements
    objects = Dictionary(
      elements.compactMap { element in element.id.map { ($0, element) } },
      uniquingKeysWith: { first, _ in first })
    images = Dictionary(
      document.grandchildren(in: "resources").compactMap { image in
        image.name == "image" ? image["name"].map { ($0, image) } : nil
      }, uniquingKeysWith: { first, _ in first })
    drawnSizes = Dictionary(
      document.grandchildren(in: "designables").compactMap { view -> (String, Size)? in
        guard let id = view["name"], let size = view.child("size", key: "intrinsicContentSize")
        else { return nil }
        return (id, Self.drawnSize(size))
      }, uniquingKeysWith: { first, _ in first })
    roots = elements.compactMap(InterfaceRoot.init)
    let canvas = InterfaceCanvas(document, viewSize: Self.viewSize(roots))
    self.canvas = canvas
    canvasClass = Self.canvasClass(canvas, elements)
    segues = Self.segues(elements)
    alignedViews = Self.alignedViews(elements)
    outletNames = Self.outletNames(elements)
  }

  /// A content size, in which a negative length means none.
  private static func drawnSize(_ element: XMLElement) -> Size {
    func length(_ name: String) -> Double {
      element.number(name).flatMap { $0 >= 0 ? $0 : nil } ?? LayoutView.noIntrinsicMetric
    }
    return Size(width: length("width"), height: length("height"))
  }

  private static func refusal(of document: XMLElement, in source: SourceText) -> Diagnostic? {
    let span = SourceSpan(source: source, range: document.range)
    if document.name == "archive" {
      return Diagnostic(
        .unsupported, "this is an archive of Xcode 3: save it in a later version of Xcode",
        at: span)
    }
    guard document.name == "document", let type = document["type"] else {
      return Diagnostic(.syntax, "this is not a file of Interface Builder", at: span)
    }
    if types.contains(type),
      (document["targetRuntime"] ?? "iOS").hasPrefix("iOS")
        || document["targetRuntime"] == "iOS.CocoaTouch.iPad"
    {
      return nil
    }
    let platform =
      type.contains("Cocoa.")
      ? "macOS"
      : type.contains("Watch")
        ? "watchOS"
        : type.contains("AppleTV") || document["targetRuntime"]?.contains("AppleTV") ?? false
          ? "tvOS" : document["targetRuntime"]?.contains("xrOS") ?? false ? "visionOS" : nil
    let unknown =
      types.contains(type)
      ? "files for the runtime '\(document["targetRuntime"] ?? "")' are not read"
      : "files of the type '\(type)' are not read"
    return Diagnostic(
      .unsupported,
      platform.map { "the file is for \($0); only those for iOS are read" } ?? unknown,
      at: span)
  }

  var toolsVersion: ToolsVersion { canvas.toolsVersion }

  /// Whether the file is for iPads alone.
  var isForPads: Bool {
    tree.elements.first.map {
      ($0["targetRuntime"] ?? "").hasSuffix(".iPad") || ($0["type"] ?? "").contains(".iPad.")
    } ?? false
  }

  /// The system for which Interface Builder laid the file out, as far as sizes depend on it.
  var platform: Platform {
    Platform(toolsVersion >= .xcode26 ? .iOS26 : toolsVersion >= .xcode13 ? .iOS18 : .iOS13)
  }
}
