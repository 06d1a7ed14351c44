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
    /// The recorded frame.
    let frame: Rect
    /// The combinations of size classes in which the view is installed.
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
  }

  let document: InterfaceDocument
  let root: InterfaceRoot
  let options: ImportOptions
  /// The variations in each combination of size classes.
  let variations = SizeClassSet.single.map { Variations(combination: $0) }
  /// The combination on the canvas.
  let canvasClass: SizeClassSet
  /// Pixels per point.
  var scale = 1.0
  var views: [View] = []
  var items: [String: Item] = [:]
  var constraints: [Constraint] = []
  var sets: [SizeClassSet: Set] = [:]
  var warnings: [Diagnostic] = []

  init(_ document: InterfaceDocument, _ root: InterfaceRoot, _ options: ImportOptions) {
    self.document = document
    self.root = root
    self.options = options
    canvasClass = Self.canvasClass(document, root)
  }

  /// The combination on the canvas: the size classes of its device, or for a canvas of any device
  /// the combination that changes as little as possible.
  private static func canvasClass(
    _ document: InterfaceDocument, _ root: InterfaceRoot
  ) -> SizeClassSet {
    let isPad = document.canvas.isPad
    if let classes = document.canvas.classes {
      return .of(classes.width, classes.height, isPad: isPad)
    }
    var mentioned: [SizeClassSet: Int] = [:]
    for element in document.tree.elements where element.name == "variation" {
      guard let key = element.key, key != "default", let set = Variations.set(of: key) else {
        continue
      }
      for single in SizeClassSet.single where set.contains(single) {
        mentioned[single, default: 0] += 1
      }
    }
    // Phones in portrait first.
    let phones = SizeClassSet.single.filter { SizeClassSet.phone.contains($0) }
    let order = [SizeClassSet.of(.compact, .regular, isPad: false)] + phones.reversed()
    return order.min { mentioned[$0, default: 0] < mentioned[$1, default: 0] } ?? order[0]
  }

  /// The variations on the canvas.
  var canvasVariations: Variations { Variations(combination: canvasClass) }

  /// Warns about what is omitted from an element, which is identified by its label and id.
  mutating func warn(_ message: String, about element: XMLElement) {
    warnings.append(
      Diagnostic(
        .unsupported, "\(element.described): \(message)", severity: .warning,
        at: SourceSpan(source: document.source, range: element.range)))
  }
}
