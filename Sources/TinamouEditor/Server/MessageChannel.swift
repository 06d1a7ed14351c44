/// The two directions between the language server and an editor, such as standard input and output.
package protocol MessageChannel {
  /// Waits until there are bytes and returns them; none or `nil` at the end.
  func read() -> [UInt8]?
  /// Writes text; false if the other side no longer reads.
  func write(_ text: String) -> Bool
}
