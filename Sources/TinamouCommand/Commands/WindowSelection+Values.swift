import TinamouFormat
import TinamouLayout

/// Reads the values of the options.
extension WindowSelection {
  /// The height of windows for which only the width is given: the screen of an iPad in portrait.
  private static let standardHeight = 1024.0

  /// The directions of `--rtl` and `--both-directions`; empty without them.
  static func directions(
    _ arguments: ParsedArguments
  ) throws(UsageError) -> [LayoutDirection] {
    switch (arguments.has("--rtl"), arguments.has("--both-directions")) {
    case (true, true):
      throw UsageError(message: "--both-directions has the direction of --rtl already")
    case (true, false): return [.rightToLeft]
    case (false, true): return [.leftToRight, .rightToLeft]
    case (false, false): return []
    }
  }

  /// A profile by its name, or for a number of characters per line.
  static func profile(_ text: String) throws(UsageError) -> ReadableWidthProfile {
    if let profile = ReadableWidthProfile.named(text) { return profile }
    guard let count = Double(text), 1...1000 ~= count else {
      throw UsageError(
        message:
          "--readable cannot be '\(text)'; expected \(profileNames) or a number of characters",
        help: Suggestion.help(for: text, among: ReadableWidthProfile.all.map(\.name)))
    }
    return .charactersPerLine(count)
  }

  /// The device with a name, or all devices whose names match a pattern.
  static func devices(_ name: String) throws(UsageError) -> [Device] {
    if let device = Device.named(name) { return [device] }
    if name == "all" { return Device.all }
    guard Wildcard.isPattern(name) else {
      throw UsageError(
        message: "there is no device '\(name)'", help: DeviceHint.help(for: name))
    }
    let pattern = Wildcard(name)
    let devices = Device.all.filter { ([$0.id] + $0.aliases).contains(where: pattern.matches) }
    if devices.isEmpty {
      throw UsageError(
        message: "no device is called '\(name)'", help: "'tinamou devices' lists them")
    }
    return devices
  }

  /// The sizes of `--size`, combined with each width of `--width` if there are any.
  static func sizes(
    _ arguments: ParsedArguments, withSteps: Bool
  ) throws(UsageError) -> [Size] {
    var sizes: [Size] = []
    for text in arguments.values["--size"] ?? [] { sizes.append(try size(text)) }
    if !withSteps { return sizes }
    let steps = try arguments.numbers("--step", "a number of points above 0") {
      $0 > 0 && $0.isFinite
    }
    guard let ranges = arguments.values["--width"] else {
      if !steps.isEmpty { throw UsageError(message: "--step needs a --width") }
      return sizes
    }
    var widths: [Double] = []
    for text in ranges { widths += try WidthSteps(text, step: steps.first ?? 1).widths }
    let heights = sizes.isEmpty ? [standardHeight] : sizes.map(\.height)
    return heights.flatMap { height in widths.map { Size(width: $0, height: height) } }
  }

  /// The frame of a window of any size, such as `534x590@100,80`.
  static func frame(_ text: String) throws(UsageError) -> Rect {
    let parts = text.lowercased().split(separator: "@", omittingEmptySubsequences: false)
    let numbers = zip(parts, ["x", ","] as [Character]).flatMap { part, separator in
      part.split(separator: separator, omittingEmptySubsequences: false).map { Double($0) }
    }.compactMap(\.self)
    guard parts.count == 2, numbers.count == 4, numbers.allSatisfy(\.isFinite) else {
      throw UsageError(
        message: "--window cannot be '\(text)'; expected a frame such as 534x590@100,80")
    }
    return Rect(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1])
  }

  /// The size of a bare window, such as `1024x768`.
  private static func size(_ text: String) throws(UsageError) -> Size {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let numbers = sides.compactMap { Double($0) }
    guard sides.count == 2, numbers.count == 2 else {
      throw UsageError(message: "--size cannot be '\(text)'; expected a size such as 1024x768")
    }
    try WindowSides.check(numbers, of: "--size", text)
    return Size(width: numbers[0], height: numbers[1])
  }
}
