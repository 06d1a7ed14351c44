/// The path of a storyboard or xib on a command line, with an optional view id:
/// `Main.storyboard#ID`.
package struct InterfaceBuilderPath {
  /// The path of the file.
  package let file: String
  /// The id after `#`.
  package let object: String?

  /// Reads an argument; `nil` if it is not the path of an Interface Builder file.
  package init?(_ argument: String) {
    let parts = argument.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = String(parts[0])
    guard file.hasSuffix(".storyboard") || file.hasSuffix(".xib"), !file.hasPrefix("-") else {
      return nil
    }
    self.file = file
    object = parts.count > 1 ? String(parts[1]) : nil
  }
}
