import TinamouCommand

extension ParsedArguments {
  /// The whole number given for an option; `nil` if the option is not given.
  func number(_ option: Option, _ range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(option.name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        message: "\(option.name) cannot be '\(text)'; expected a whole number from "
          + "\(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func checkNoOperands() throws(UsageError) {
    if let operand = operands.first {
      throw UsageError(message: "unexpected argument '\(operand)'")
    }
  }
}
