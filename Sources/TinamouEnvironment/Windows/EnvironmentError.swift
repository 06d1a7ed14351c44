/// The reason why there is no such window.
public enum EnvironmentError: Error, Hashable, Sendable {
  /// The model has no window of this kind; `offered` lists the windows that it has.
  case splitNotOffered(Split, device: String, orientation: Orientation, offered: [Split])
  /// A size that is negative, not finite or larger than ten million points.
  case sizeOutOfRange(Size)
}

extension EnvironmentError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .splitNotOffered(let split, let device, let orientation, let offered):
      let names = offered.map(\.rawValue).joined(separator: ", ")
      return
        "\(device) has no window '\(split.rawValue)' in \(orientation.rawValue); it has: \(names)"
    case .sizeOutOfRange(let size):
      let sides = [size.width, size.height].map(NumberText.text).joined(separator: " x ")
      return "a window cannot be \(sides) points"
    }
  }
}
