extension LayoutSnapshot.AmbiguousItem: CustomStringConvertible {
  /// The item and its open attributes, as a sentence.
  public var description: String {
    let names = attributes.map { attribute in
      switch attribute {
      case .left: "horizontal position"
      case .top: "vertical position"
      default: attribute.rawValue
      }
    }
    let list =
      names.count < 2
      ? names.joined()
      : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    return "the constraints leave the \(list) of '\(name)' open"
  }
}
