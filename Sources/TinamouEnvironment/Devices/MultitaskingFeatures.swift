/// The multitasking features of a model.
public struct MultitaskingFeatures: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A narrow window over another app.
  public static let slideOver = MultitaskingFeatures(rawValue: 1 << 0)
  /// Two apps side by side.
  public static let splitView = MultitaskingFeatures(rawValue: 1 << 1)
  /// A video that floats over the apps.
  public static let pictureInPicture = MultitaskingFeatures(rawValue: 1 << 2)
  /// Windows of any size, as in iPadOS 26.
  public static let resizableWindows = MultitaskingFeatures(rawValue: 1 << 3)
  /// A second screen, connected with or without a cable.
  public static let externalDisplay = MultitaskingFeatures(rawValue: 1 << 4)

  /// The names of the features, always in the same order.
  public var names: [String] {
    let all: [(MultitaskingFeatures, String)] = [
      (.slideOver, "slide-over"), (.splitView, "split-view"),
      (.pictureInPicture, "picture-in-picture"), (.resizableWindows, "resizable-windows"),
      (.externalDisplay, "external-display"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
