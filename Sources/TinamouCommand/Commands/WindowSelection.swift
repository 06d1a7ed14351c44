package import TinamouFormat
import TinamouLayout

/// The windows that a command line selects.
///
/// The windows are those of `--device`, `--size` and `--width`, otherwise those of the file,
/// otherwise one iPhone. Each of the other options varies all of them: if it is given several
/// times, every combination is a window.
package struct WindowSelection {
  package static let options = [
    Option(
      name: "--device", value: "NAME",
      help: "a device, see 'tinamou devices'; also all, or a pattern\nsuch as 'ipad-*'",
      repeats: true, choices: Device.all.map(\.id) + ["all"]),
    Option(
      name: "--size", value: "WxH",
      help:
        "a bare window of this size in points on an unnamed iPad,\nwithout safe area and controls",
      repeats: true),
    Option(
      name: "--width", value: "RANGE",
      help: "windows of these widths on an unnamed iPad, such as\n320...1366; as high as --size",
      repeats: true),
    Option(name: "--step", value: "NUMBER", help: "points between two widths; 1 unless stated"),
    Option(
      name: "--orientation", value: "NAME",
      help: "portrait, landscape or all; portrait unless stated", repeats: true,
      choices: names(Orientation.self) + ["all"]),
    Option(
      name: "--split", value: "NAME",
      help: "full, 2/3, 1/2, 1/3, slide-over or all; full unless stated", repeats: true,
      choices: names(Split.self) + ["all"]),
    Option(
      name: "--pose", value: "NAME",
      help: "how a device that folds is held: "
        + Pose.allCases.prefix(4).map(\.rawValue).joined(separator: ", ") + ",\n"
        + Pose.allCases.dropFirst(4).map(\.rawValue).joined(separator: ", ")
        + " or all; closed unless stated", repeats: true, choices: names(Pose.self) + ["all"]),
    Option(
      name: "--window", value: "WxH@X,Y",
      help: "a window of any size on the device, at this place in points", repeats: true),
    Option(
      name: "--system", value: "VERSION",
      help: "the version of iOS, such as 18 or 27.1; that of the file, or\nelse the newest",
      repeats: true, choices: names(SystemVersion.self)),
    Option(
      name: "--sdk", value: "VERSION",
      help: "the SDK the app was built with; that of the file, or else\nof the system",
      repeats: true, choices: names(SystemVersion.self)),
    Option(
      name: "--text-size", value: "NAME",
      help: ContentSizeCategory.allCases.map(\.rawValue).joined(separator: ", ")
        + ",\nall or accessibility; L unless stated", repeats: true,
      choices: names(ContentSizeCategory.self) + ["all", "accessibility"]),
    Option(name: "--rtl", help: "lay out from right to left"),
    Option(name: "--both-directions", help: "lay out in both directions"),
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
        "the readable width: \(profileNames), or a number of characters in a\nline; that of the system unless stated",
      repeats: true, choices: ReadableWidthProfile.all.map(\.name)),
  ]

  private static func names<Value: CaseIterable & RawRepresentable>(
    _ type: Value.Type
  ) -> [String] where Value.RawValue == String {
    type.allCases.map(\.rawValue)
  }

  /// The names of the profiles of readable widths, for messages.
  static let profileNames =
    ReadableWidthProfile.all.map(\.name).joined(separator: ", ")

  /// The number of windows that do not exist and are listed one by one.
  private static let listedOmissions = 3

  /// The windows named on the command line; empty for those of the file.
  private let named: [WindowConfiguration]
  private let orientations: [Orientation]
  private let splits: [Split]
  private let poses: [Pose]
  private let windowFrames: [Rect]
  private let systems: [SystemVersion]
  private let sdks: [SystemVersion]
  private let textSizes: [ContentSizeCategory]
  private let scales: [Double]
  private let keyboardHeights: [Double]
  private let profiles: [ReadableWidthProfile]
  private let directions: [LayoutDirection]

  /// Reads the windows from a command line.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - steps: Whether `--width` names individual windows, rather than ranges of widths that the
  ///     caller reads.
  /// - Throws: ``UsageError`` if the value of an option is not valid.
  package init(_ arguments: ParsedArguments, widthsAreSteps steps: Bool = true) throws(UsageError) {
    orientations = try arguments.choices(
      "--orientation", of: Orientation.self, groups: ["all": Self.names(Orientation.self)]
    ).withoutRepetitions
    splits = try arguments.choices(
      "--split", of: Split.self, groups: ["all": Self.names(Split.self)]
    ).withoutRepetitions
    poses = try arguments.choices(
      "--pose", of: Pose.self, groups: ["all": Self.names(Pose.self)]
    ).withoutRepetitions
    try arguments.refuse(["--orientation"], with: "--pose")
    try arguments.refuse(["--split"], with: "--window")
    var frames: [Rect] = []
    for text in arguments.values["--window"] ?? [] { frames.append(try Self.frame(text)) }
    windowFrames = frames.withoutRepetitions
    systems = try arguments.choices("--system", of: SystemVersion.self).withoutRepetitions
    sdks = try arguments.choices("--sdk", of: SystemVersion.self).withoutRepetitions
    textSizes = try arguments.choices(
      "--text-size", of: ContentSizeCategory.self,
      groups: [
        "all": Self.names(ContentSizeCategory.self),
        "accessibility": ContentSizeCategory.allCases.filter(\.isAccessibilityCategory)
          .map(\.rawValue),
      ]
    ).withoutRepetitions
    directions = try Self.directions(arguments)
    scales = try arguments.numbers("--scale", "a number above 0 and at most 10") {
      $0 > 0 && $0 <= 10
    }.withoutRepetitions
    keyboardHeights = try arguments.numbers("--keyboard", "a number from 0 to 10000000") {
      0...WindowConfiguration.largestSide ~= $0
    }.withoutRepetitions
    var profiles: [ReadableWidthProfile] = []
    for text in arguments.values["--readable"] ?? [] { profiles.append(try Self.profile(text)) }
    self.profiles = profiles.withoutRepetitions
    var named: [WindowConfiguration] = []
    for name in arguments.values["--device"] ?? [] {
      named += try Self.devices(name).map { .device($0) }
    }
    named += try Self.sizes(arguments, withSteps: steps).map { .size($0) }
    self.named = named.withoutRepetitions
  }

  /// The windows for a file, and remarks about the selection.
  package func requests(
    for file: ConstraintFile
  ) throws(UsageError) -> (requests: [LayoutRequest], remarks: [String]) {
    if !named.isEmpty { return try varied(named.map { LayoutRequest($0) }, of: file) }
    return try requests(for: file, from: file.requests)
  }

  /// The windows that the command line names, and remarks about them; `nil` if it names none.
  func namedRequests() throws(UsageError) -> (requests: [LayoutRequest], remarks: [String])? {
    named.isEmpty ? nil : try varied(named.map { LayoutRequest($0) })
  }

  /// The windows in which the transitions of a file begin, and remarks about the selection.
  ///
  /// They are those of `--device`, otherwise the one of the file's scene, otherwise the first
  /// device that the file names, otherwise one iPhone.
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

  /// The windows for a file, varied by the options; one iPhone if there are none.
  private func requests(
    for file: ConstraintFile, from base: [LayoutRequest]
  ) throws(UsageError) -> (requests: [LayoutRequest], remarks: [String]) {
    if !base.isEmpty { return try varied(base, of: file) }
    let (requests, remarks) = try varied([LayoutRequest(.device(.standard))], of: file)
    let remark =
      "\(file.source.name): no window is given; taking \(Device.standard.id) in portrait"
    return (requests, [remark] + remarks)
  }

  /// The windows, varied by the options, and remarks about them; those of a file are on its system.
  private func varied(
    _ base: [LayoutRequest], of file: ConstraintFile? = nil
  ) throws(UsageError) -> (requests: [LayoutRequest], remarks: [String]) {
    try checkDeviceOptions(
      hasDevices: base.contains { if case .device = $0.window { true } else { false } })
    let folds = base.contains {
      if case .device(let device, _, _) = $0.window { !device.poses.isEmpty } else { false }
    }
    if !poses.isEmpty, !folds {
      throw UsageError(message: "--pose needs a device that folds, such as iphone-duo")
    }
    let (requests, missing) = Self.available(base.flatMap { variants(of: $0) }, of: file)
    let remarks = Self.remarks(about: missing)
    if requests.isEmpty {
      throw UsageError(
        message: missing.first.map { "\($0)" } ?? "there is no such window",
        help: remarks.dropFirst().first)
    }
    return (requests, remarks + Self.phoneRemarks(named))
  }

  /// Refuses options that vary windows of devices if there are none.
  func checkDeviceOptions(hasDevices: Bool) throws(UsageError) {
    if hasDevices { return }
    if !orientations.isEmpty { throw UsageError(message: "--orientation needs a --device") }
    if !splits.isEmpty { throw UsageError(message: "--split needs a --device") }
    if !poses.isEmpty { throw UsageError(message: "--pose needs a --device") }
    if !windowFrames.isEmpty { throw UsageError(message: "--window needs a --device") }
  }

  /// The windows that their devices have, each once, and why the others are none.
  static func available(
    _ windows: [LayoutRequest], of file: ConstraintFile? = nil
  ) -> (requests: [LayoutRequest], missing: [EnvironmentError]) {
    var requests: [LayoutRequest] = []
    var missing: [EnvironmentError] = []
    for request in windows.withoutRepetitions {
      do throws(EnvironmentError) {
        _ = try request.environment(of: file)
        requests.append(request)
      } catch {
        missing.append(error)
      }
    }
    return (requests, missing)
  }

  /// Remarks about windows that their devices do not have.
  static func remarks(about missing: [EnvironmentError]) -> [String] {
    // A device is left out once for each text size and direction.
    let listed = missing.withoutRepetitions.prefix(listedOmissions)
    let more = missing.count { !listed.contains($0) }
    return listed.map { "left out: \($0)" }
      + (more > 0 ? ["left out: \(more) more windows that their devices do not have"] : [])
  }

  /// Remarks that sizes equal to iPhone screens are not laid out as iPhones.
  ///
  /// A size alone cannot tell: 320 x 568 is also a window of an iPad.
  private static func phoneRemarks(_ windows: [WindowConfiguration]) -> [String] {
    var phones: [Size: Device] = [:]
    for device in Device.all where device.idiom == .phone {
      for orientation in Orientation.allCases {
        let size = device.screenSize(orientation)
        if phones[size] == nil { phones[size] = device }
      }
    }
    return windows.compactMap { window in
      guard case .size(let size) = window, let phone = phones[size] else { return nil }
      return "\(LayoutRequest(window).label) is laid out as a window of an iPad; "
        + "for an iPhone say --device \(phone.id)"
    }
  }

  /// A window, varied by the other options.
  func variants(of request: LayoutRequest) -> [LayoutRequest] {
    var variants = [request]
    if case .device(let device, let orientation, let split) = request.window {
      variants = places(of: device, orientation).flatMap { device, orientation in
        (splits.isEmpty ? [split] : splits).map { split in
          var variant = request
          variant.window = .device(device, orientation: orientation, split: split)
          return variant
        }
      }
      variants = Self.vary(variants, \.windowFrame, windowFrames)
    }
    variants = Self.vary(variants, \.system, systems)
    variants = Self.vary(variants, \.sdk, sdks)
    variants = Self.vary(variants, \.textSize, textSizes)
    variants = Self.vary(variants, \.scale, scales)
    variants = Self.vary(variants, \.keyboardHeight, keyboardHeights)
    variants = Self.vary(variants, \.readableWidthProfile, profiles)
    return Self.vary(variants, \.direction, directions)
  }

  /// The poses or orientations of a device; a device that does not fold has no poses.
  private func places(
    of device: Device, _ orientation: Orientation
  ) -> [(device: Device, orientation: Orientation)] {
    let held = poses.compactMap { pose in
      device.inPose(pose).map { (device: $0, orientation: pose.orientation) }
    }
    if !held.isEmpty { return held }
    return (orientations.isEmpty ? [orientation] : orientations).map { (device, $0) }
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
