/// The text of a number in messages.
package enum NumberText {
  /// The shortest text that reads back as the number, without `.0`.
  package static func text(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return String(value)
  }
}
