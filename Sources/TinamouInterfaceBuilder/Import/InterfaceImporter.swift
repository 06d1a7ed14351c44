import TinamouFormat
import TinamouLayout

/// Translates a view of an Interface Builder file and its descendants to the keys and values of a
/// constraint file.
struct InterfaceImporter {
  /// An imported view.
  struct View {
    let element: XMLElement
    let id: String
    let parent: Int?
    let depth: Int
    let kind: ViewKind
    /// The recorded frame; zero if there is none.
    let frame: Rect
    /// Whether the file records a frame: files of Xcode 8.0 do so only for views that constraints
    /// do not place.
    let isRecorded: Bool
    /// The combinations of size classes in which the view and all views around it are installed.
    var installed = SizeClassSet.all
    /// The id in the constraint file.
    var name = ""
    /// The guides that the view declares in addition to those of the system.
    var guides: [Guide] = []
    /// The keys of the view in all combinations of size classes.
    var keys: [(key: String, value: JSONFragment)] = []
  }

  /// A guide that a view declares in the file.
  struct Guide {
    let element: XMLElement
    /// The id in the constraint file.
    var name = ""
  }

  /// An item that constraints can refer to.
  enum Item: Hashable {
    case view(Int)
    /// A guide that a view declares, by its place among those of the view.
    case declared(Int, Int)
    /// A guide of the system in a view, by its name in constraint files.
    case guide(Int, String)
    /// The top or bottom layout guide of files from before iOS 11.
    case bar(isTop: Bool)
  }

  /// A constraint in the notation of constraint files.
  struct Constraint {
    let text: String
    let range: Range<Int>
  }

  /// The constraints and overrides of some combinations of size classes.
  struct Set {
    var constraints: [Constraint] = []
    var overrides: [(view: Int, keys: [(key: String, value: JSONFragment)])] = []

    var isEmpty: Bool { constraints.isEmpty && overrides.isEmpty }
  }

  let document: InterfaceDocument
  let root: InterfaceRoot
  let options: ImportOptions
  /// The variations in each combination of size classes.
  let variations = SizeClassSet.single.map { Variations(combination: $0) }
  /// Pixels per point.
  var scale = 1.0
  /// The text size for which texts are measured; L unless attributes are read for another one.
  var textSize = ContentSizeCategory.large
  /// The safe area of the canvas.
  var canvasSafeArea = EdgeInsets.zero
  /// The margins of the root that its frames tell, where they contradict those of other canvases.
  var recordedMargins = ImportOptions.Margins()
  var views: [View] = []
  var items: [String: Item] = [:]
  /// The views whose frames the app decides, as far as placeholder constraints do on the canvas.
  var viewsOfPlaceholders: Swift.Set<Int> = []
  var constraints: [Constraint] = []
  var sets: [SizeClassSet: Set] = [:]
  /// Those that apply only where the window is right to left.
  var mirroredSets: [SizeClassSet: Set] = [:]
  /// What only the canvas has: placeholder constraints, which the app does not have, the sizes of
  /// texts that classes of the app draw, and those of views around others in stacks.
  var canvasSet = Set()
  /// The overrides of text sizes other than L.
  var textSizeSets: [ContentSizeCategory: Set] = [:]
  var warnings: [Diagnostic] = []

  init(_ document: InterfaceDocument, _ root: InterfaceRoot, _ options: ImportOptions) {
    self.document = document
    self.root = root
    self.options = options
  }

  /// The variations on the canvas.
  var canvasVariations: Variations { Variations(combination: document.canvasClass) }

  /// Warns about what is omitted from an element, which is identified by its label and id.
  mutating func warn(_ message: String, about element: XMLElement) {
    warnings.append(
      Diagnostic(
        .unsupported, "\(element.described): \(message)", severity: .warning,
        at: SourceSpan(source: document.source, range: element.range)))
  }
}
