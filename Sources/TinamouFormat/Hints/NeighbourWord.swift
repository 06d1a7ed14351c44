import TinamouLayout

/// The words of UIKit, SwiftUI, CSS and Android for what has another name in constraint files.
///
/// They differ too much from our words for ``Suggestion`` to find them by their letters.
enum NeighbourWord {
  /// The replacement for a key that an object does not have; `nil` for an unknown word.
  static func help(forKey key: String, of shape: Definition?) -> String? {
    switch shape {
    case .view, .override: ownKeys[key].map(keyHelp) ?? viewAdvice[key]
    case .file: fileKeys[key].map(keyHelp)
    case .condition: conditionKeys[key].map(keyHelp) ?? conditionAdvice[key]
    case .constraint: constraintAdvice[key]
    case .font: fontKeys[key].map(keyHelp)
    default: nil
    }
  }

  /// The kinds of views in constraint files.
  static let ownKinds = ViewKind.allCases.map(\.rawValue)

  /// The replacement for a kind of view.
  static func help(forKind kind: String) -> String? {
    kinds[kind].map { "write \"\($0)\"" } ?? kindAdvice[kind]
  }

  /// The replacement for an attribute of a view or guide.
  static func help(forAttribute name: String) -> String? {
    // The names of UIKit's anchors are our attributes with an ending.
    let anchor = name.hasSuffix("Anchor") ? String(name.dropLast("Anchor".count)) : nil
    if let anchor, LayoutAttribute(named: anchor) != nil { return "write '\(anchor)'" }
    return attributes[name].map { "write '\($0)'" } ?? attributeAdvice[name]
  }

  /// The replacement for a guide.
  static func help(forGuide name: String) -> String? { guides[name].map { "write '\($0)'" } }

  /// The replacement for the name of a view.
  static func help(forView name: String) -> String? {
    ["superview", "parent", "self", "super", "this", "window", "screen"].contains(name)
      ? "views are named by their ids; the outermost one is often called 'root'" : nil
  }

  /// The replacement for a priority.
  static func help(forPriority name: String) -> String? { priorities[name].map { "write '\($0)'" } }

  /// Advice for letters that follow a number.
  static func help(forUnit unit: String) -> String? {
    switch unit {
    case "px", "pt", "dp", "sp", "em", "rem":
      "lengths are points and have no unit; write the number alone"
    case "vw", "vh", "fr": "a share of another length is a product, such as '0.5 * root.width'"
    default: nil
    }
  }

  private static func keyHelp(_ key: String) -> String { "write \"\(key)\"" }
}
