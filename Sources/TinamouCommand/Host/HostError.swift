/// Why an input or output failed, in the words of the system.
public struct HostError: Error, Hashable, Sendable {
  /// The reason, such as "No such file or directory".
  public let reason: String

  /// Makes an error.
  public init(_ reason: String) { self.reason = reason }
}
