import TinamouAnalysis
import TinamouFormat
import TinamouLayout

/// A file with one planted defect, or one that only looks suspicious.
struct PlantedFile: CustomStringConvertible, Sendable {
  let description: String
  /// The fingerprint of the only finding; `nil` for a file without a finding.
  let finding: String?
  /// The widths of the finding.
  let widths: String?
  let views: String
  let constraints: [String]
  var sets = ""
  /// More members of the file.
  var more = ""
  /// The height of the windows, in points.
  var height = AnalysisMatrix.height
  var direction = LayoutDirection.leftToRight
  var keyboard: Double?

  /// Makes a file without a defect.
  init(_ description: String, _ views: String, _ constraints: [String], sets: String = "") {
    self.description = description
    finding = nil
    widths = nil
    self.views = views
    self.constraints = constraints
    self.sets = sets
  }

  /// Makes a file with a defect.
  init(
    _ description: String, _ finding: String, _ widths: String, _ views: String,
    _ constraints: [String], sets: String = ""
  ) {
    self.description = description
    self.finding = finding
    self.widths = widths
    self.views = views
    self.constraints = constraints
    self.sets = sets
  }

  /// The file in other windows, or with more members.
  func with(
    height: Double? = nil, direction: LayoutDirection? = nil, keyboard: Double? = nil,
    safeArea: String? = nil, more: String? = nil
  ) -> PlantedFile {
    var file = self
    if let height { file.height = height }
    if let direction { file.direction = direction }
    if let keyboard { file.keyboard = keyboard }
    if let safeArea { file.safeArea = safeArea }
    if let more { file.more = more }
    return file
  }

  private var safeArea = "0"

  var file: String {
    """
    { "tinamou": 1, \(more.isEmpty ? "" : more + ",")
      "view": { "id": "root", "safeArea": \(safeArea), "subviews": [ \(views) ] },
      "constraints": [ \(constraints.map { "\"\($0)\"" }.joined(separator: ", ")) ],
      "sets": [ \(sets) ] }
    """
  }

  /// The windows: all widths at the default text size.
  var configuration: AnalysisConfiguration {
    var request = LayoutRequest(.size(Size(width: 0, height: height)))
    request.textSize = .large
    request.direction = direction
    request.keyboardHeight = keyboard
    return AnalysisConfiguration(request, widths: AnalysisMatrix.widths)
  }

  // MARK: Views

  static func view(_ id: String, _ subviews: String...) -> String {
    "{ \"id\": \"\(id)\", \"subviews\": [ \(subviews.joined(separator: ", ")) ] }"
  }

  static func label(
    _ id: String, _ width: Int, _ height: Int = 20, _ more: String = ""
  ) -> String {
    "{ \"id\": \"\(id)\", \"kind\": \"label\", \"text\": \"Text\", "
      + "\"intrinsicSize\": [\(width), \(height)]\(more) }"
  }

  /// A label that never becomes narrower than its text.
  static func stiffLabel(_ id: String, _ width: Int) -> String {
    label(id, width, 20, ", \"compression\": 1000")
  }

  static func button(_ id: String, _ width: Int, _ height: Int = 44) -> String {
    "{ \"id\": \"\(id)\", \"kind\": \"button\", \"text\": \"OK\", "
      + "\"intrinsicSize\": [\(width), \(height)] }"
  }

  static func image(_ id: String, _ width: Int, _ height: Int) -> String {
    "{ \"id\": \"\(id)\", \"kind\": \"image\", \"intrinsicSize\": [\(width), \(height)] }"
  }

  static func control(_ id: String, _ kind: String) -> String {
    "{ \"id\": \"\(id)\", \"kind\": \"\(kind)\" }"
  }

  static func stack(_ id: String, _ more: String, _ subviews: String...) -> String {
    "{ \"id\": \"\(id)\", \"kind\": \"stack\", \(more), \"subviews\": [ "
      + subviews.joined(separator: ", ") + " ] }"
  }

  static func scroll(_ id: String, _ subviews: String...) -> String {
    "{ \"id\": \"\(id)\", \"kind\": \"scroll\", \"subviews\": [ "
      + subviews.joined(separator: ", ") + " ] }"
  }

  static func table(_ row: String, before: String = "") -> String {
    "{ \"id\": \"list\", \"kind\": \"table\", \"sections\": [ { \(before) \"rows\": [ \(row) ] } ] }"
  }

  static func collection(_ item: String, least width: Int) -> String {
    "{ \"id\": \"grid\", \"kind\": \"collection\", \"minimumItemWidth\": \(width), "
      + "\"items\": [ \(item) ] }"
  }

  /// Constraints that hold the upper leading corner of a view, in points from that of the root.
  static func at(_ id: String, _ leading: Double, _ top: Double) -> [String] {
    ["\(id).leading == root.leading + \(leading)", "\(id).top == root.top + \(top)"]
  }

  /// Constraints that give a view a size, in points.
  static func sized(_ id: String, _ width: Double, _ height: Double) -> [String] {
    ["\(id).width == \(width)", "\(id).height == \(height)"]
  }

  /// Constraints that hold the edges of a view at those of another one.
  static func fill(_ id: String, _ outer: String) -> [String] {
    ["leading", "trailing", "top", "bottom"].map { "\(id).\($0) == \(outer).\($0)" }
  }
}
