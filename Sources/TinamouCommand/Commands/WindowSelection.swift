package import TinamouFormat
import TinamouLayout

/// The windows that a command line asks for.
///
/// The windows are those of `--device` and `--size`, else those of the file, else one iPhone. Each of
/// the other options varies all of them: given several times, every combination is a window.
package struct WindowSelection {
  package static let options = [
    Option(
      name: "--device", value: "NAME", help: "a device, see 'tinamou devices'", repeats: true),
    Option(
      name: "--size", value: "WxH",
      help: "a window of this size in points on an unnamed iPad", repeats: true),
    Option(
      name: "--orientation", value: "NAME",
      help: "portrait or landscape; portrait unless stated", repeats: true),
    Option(
      name: "--split", value: "NAME",
      help: "full, 2/3, 1/2, 1/3 or slide-over; full unless stated", repeats: true),
    Option(
      name: "--text-size", value: "NAME",
      help: ContentSizeCategory.allCases.map(\.rawValue).joined(separator: ", ")
        + ";\nL unless stated", repeats: true),
    Option(name: "--rtl", help: "lay out from right to left"),
    Option(
      name: "--scale", value: "NUMBER", help: "pixels per point; the device's unless stated",
      repeats: true),
    Option(
      name: "--keyboard", value: "NUMBER",
      help: "how much of the window a keyboard covers, in points",
      repeats: true),
    Option(
      name: "--readable", value: "NAME",
      help:
        "how wide text stays readable: \(profileNames), or characters a line;\nios14 unless stated",
      repeats: true),
  ]

  private static let profileNames =
    ReadableWidthProfile.all.map(\.name).joined(separator: ", ")

  /// The windows named on the command line; empty for those of the file.
  private let named: [WindowConfiguration]
  private let orientations: [Orientation]
  private let splits: [Split]
  private let textSizes: [ContentSizeCategory]
  private let scales: [Double]
  private let keyboardHeights: [Double]
  private let profiles: [ReadableWidthProfile]
  private let direction: LayoutDirection?

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    orientations = try arguments.choices("--orientation", of: Orientation.self)
    splits = try arguments.choices("--split", of: Split.self)
    textSizes = try arguments.choices("--text-size", of: ContentSizeCategory.self)
    direction = arguments.has("--rtl") ? .rightToLeft : nil
    scales = try Self.numbers(arguments, "--scale", "a number above 0 and at most 10") {
      $0 > 0 && $0 <= 10
    }
    keyboardHeights = try Self.numbers(arguments, "--keyboard", "a number from 0 to 10000000") {
      0...1e7 ~= $0
    }
    var profiles: [ReadableWidthProfile] = []
    for text in arguments.values["--readable"] ?? [] { profiles.append(try Self.profile(text)) }
    self.profiles = profiles
    var named: [WindowConfiguration] = []
    for name in arguments.values["--device"] ?? [] {
      named.append(.device(try Self.device(name)))
    }
    for text in arguments.values["--size"] ?? [] { named.append(.size(try Self.size(text))) }
    self.named = named
  }

  private static func numbers(
    _ arguments: ParsedArguments, _ option: String, _ expectation: String,
    _ isValid: (Double) -> Bool
  ) throws(UsageError) -> [Double] {
    var numbers: [Double] = []
    for text in arguments.values[option] ?? [] {
      guard let number = Double(text), isValid(number) else {
        throw UsageError(message: "\(option) cannot be '\(text)'; expected \(expectation)")
      }
      numbers.append(number)
    }
    return numbers
  }

  /// A profile by name, or one of so many characters a line.
  private static func profile(_ text: String) throws(UsageError) -> ReadableWidthProfile {
    if let profile = ReadableWidthProfile.named(text) { return profile }
    guard let count = Double(text), 1...1000 ~= count else {
      throw UsageError(
        message:
          "--readable cannot be '\(text)'; expected \(profileNames) or a number of characters",
        help: Suggestion.help(for: text, among: ReadableWidthProfile.all.map(\.name)))
    }
    return .charactersPerLine(count)
  }

  private static func device(_ name: String) throws(UsageError) -> Device {
    guard let device = Device.named(name) else {
      let names = Device.all.flatMap { [$0.id] + $0.aliases }
      throw UsageError(
        message: "there is no device '\(name)'",
        help: Suggestion.help(for: name, among: names) ?? "'tinamou devices' lists them")
    }
    return device
  }

  private static func size(_ text: String) throws(UsageError) -> Size {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let numbers = sides.compactMap { Double($0) }.filter { $0 >= 0 && $0 <= 1e7 }
    guard sides.count == 2, numbers.count == 2 else {
      throw UsageError(message: "--size cannot be '\(text)'; expected a size such as 1024x768")
    }
    return Size(width: numbers[0], height: numbers[1])
  }

  /// The windows for a file, and what has to be said about the choice.
  package func requests(
    for file: ConstraintFile
  ) throws(UsageError) -> (requests: [LayoutRequest], remarks: [String]) {
    let base = named.isEmpty ? file.requests : named.map { LayoutRequest($0) }
    return try requests(for: file, from: base)
  }

  /// The windows in which the transitions of a file begin, and what has to be said about the choice.
  ///
  /// They are those of `--device`, else the one of the file's scene, else the first device that the
  /// file names, else one iPhone.
  package func starts(
    for file: ConstraintFile
  ) throws(UsageError) -> (requests: [LayoutRequest], remarks: [String]) {
    var base = named.map { LayoutRequest($0) }
    for request in base {
      guard case .size = request.window else { continue }
      throw UsageError(
        message: "--transition needs a --device", help: "a size is a step: \"full > 600x700\"")
    }
    if base.isEmpty, let device = file.scene.device {
      base = [LayoutRequest(.device(device, orientation: file.scene.orientation))]
    }
    if base.isEmpty {
      base = file.requests.filter { if case .device = $0.window { true } else { false } }
      base.removeSubrange(min(1, base.count)...)
    }
    return try requests(for: file, from: base)
  }

  /// Whether the command line names windows.
  var namesWindows: Bool { !named.isEmpty }

  /// Windows, each varied by the options.
  func variants(of requests: [LayoutRequest]) -> [LayoutRequest] { requests.flatMap(variants) }

  private func requests(
    for file: ConstraintFile, from base: [LayoutRequest]
  ) throws(UsageError) -> (requests: [LayoutRequest], remarks: [String]) {
    var base = base
    var remarks: [String] = []
    if base.isEmpty {
      base = [LayoutRequest(.device(.standard))]
      remarks.append(
        "\(file.source.name): no window is given; taking \(Device.standard.id) in portrait")
    }
    let isDevice = base.contains { if case .device = $0.window { true } else { false } }
    if !isDevice,
      let option = orientations.isEmpty ? splits.isEmpty ? nil : "--split" : "--orientation"
    {
      throw UsageError(message: "\(option) needs a --device")
    }
    var requests: [LayoutRequest] = []
    var known: Set<LayoutRequest> = []
    for request in base.flatMap(variants) {
      do throws(EnvironmentError) {
        _ = try request.environment()
        if known.insert(request).inserted { requests.append(request) }
      } catch {
        remarks.append("left out: \(error)")
      }
    }
    guard !requests.isEmpty else {
      throw UsageError(message: "there is no such window", help: remarks.last)
    }
    return (requests, remarks)
  }

  private func variants(of request: LayoutRequest) -> [LayoutRequest] {
    var variants = [request]
    if case .device(let device, let orientation, let split) = request.window {
      variants = (orientations.isEmpty ? [orientation] : orientations).flatMap { orientation in
        (splits.isEmpty ? [split] : splits).map { split in
          var variant = request
          variant.window = .device(device, orientation: orientation, split: split)
          return variant
        }
      }
    }
    variants = Self.vary(variants, \.textSize, textSizes)
    variants = Self.vary(variants, \.scale, scales)
    variants = Self.vary(variants, \.keyboardHeight, keyboardHeights)
    variants = Self.vary(variants, \.readableWidthProfile, profiles)
    return Self.vary(variants, \.direction, direction.map { [$0] } ?? [])
  }

  private static func vary<Value>(
    _ requests: [LayoutRequest], _ property: WritableKeyPath<LayoutRequest, Value?>,
    _ values: [Value]
  ) -> [LayoutRequest] {
    guard !values.isEmpty else { return requests }
    return requests.flatMap { request in
      values.map { value in
        var variant = request
        variant[keyPath: property] = value
        return variant
      }
    }
  }
}
