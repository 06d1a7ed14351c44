import TinamouLayout

extension FramesReport {
  /// A layout as a JSON object; one on a line of its own includes its schema.
  func json(of entry: Entry, depth: Int, isInline: Bool) -> String {
    var writer = JSONWriter(depth: depth)
    writer.beginObject(inline: isInline)
    if isInline { writer.string(Self.schema, forKey: "schema") }
    write(entry, to: &writer)
    writer.end()
    return writer.text
  }

  /// The member `errors` of a report; nothing if there are none.
  func json(of errors: [FileError]) -> String {
    if errors.isEmpty { return "" }
    var writer = JSONWriter(depth: 1)
    writer.beginArray()
    for error in errors { write(error, to: &writer) }
    writer.end()
    return ",\n  \"errors\": " + writer.text
  }

  /// An error on a line of its own.
  func json(of error: FileError) -> String {
    var writer = JSONWriter()
    writer.beginObject(inline: true)
    writer.string(Self.schema, forKey: "schema")
    writer.key("error")
    write(error, to: &writer)
    writer.end()
    return writer.text
  }

  /// Writes the members of a layout.
  package func write(_ entry: Entry, to writer: inout JSONWriter) {
    let environment = entry.snapshot.environment
    let traits = environment.traits
    writer.string(entry.file, forKey: "file")
    if let stop = entry.stop { writer.string(stop.step.text, forKey: "step") }
    if case .device(let device, let orientation, let split) = entry.request.window {
      writer.string(device.id, forKey: "device")
      writer.string(orientation.rawValue, forKey: "orientation")
      writer.string(split.rawValue, forKey: "split")
      if let pose = device.pose(orientation) { writer.string(pose.rawValue, forKey: "pose") }
      if let frame = entry.request.windowFrame {
        writer.numbers([frame.minX, frame.minY, frame.width, frame.height], forKey: "window")
      }
    } else if let stop = entry.stop {
      writer.string(stop.device.id, forKey: "device")
      writer.string(stop.orientation.rawValue, forKey: "orientation")
    }
    if let system = entry.request.system { writer.string(system.rawValue, forKey: "system") }
    if let sdk = entry.request.sdk { writer.string(sdk.rawValue, forKey: "sdk") }
    writer.numbers([environment.windowSize.width, environment.windowSize.height], forKey: "size")
    writer.number(traits.displayScale, forKey: "scale")
    writer.string(traits.layoutDirection.rawValue, forKey: "direction")
    writer.string(traits.preferredContentSizeCategory.rawValue, forKey: "textSize")
    writer.beginObject(inline: true, forKey: "traits")
    writer.string(traits.horizontalSizeClass.rawValue, forKey: "width")
    writer.string(traits.verticalSizeClass.rawValue, forKey: "height")
    writer.string(traits.userInterfaceIdiom.rawValue, forKey: "idiom")
    writer.end()
    if environment.keyboardHeight > 0 {
      writer.number(environment.keyboardHeight, forKey: "keyboard")
    }
    if let profile = entry.request.readableWidthProfile {
      writer.string(profile.name, forKey: "readable")
    }
    writeFrames(of: entry, to: &writer)
    writeFindings(of: entry, to: &writer)
    if let report = entry.stop?.report { write(report, to: &writer) }
  }

  private func writeFrames(of entry: Entry, to writer: inout JSONWriter) {
    let hidden = entry.snapshot.hiddenItems
    writer.beginArray(forKey: "frames")
    for item in entry.snapshot.items where !item.isGuide {
      let frame = frame(of: item, in: entry)
      writer.beginObject(inline: true)
      writer.string(item.name ?? "", forKey: "id")
      writer.numbers([frame.minX, frame.minY, frame.width, frame.height], forKey: "frame")
      if hidden.contains(item.id) { writer.boolean(true, forKey: "hidden") }
      if let text = entry.texts[item.id] { write(text, to: &writer) }
      writer.end()
    }
    writer.end()
  }

  private func write(_ text: ShownText, to writer: inout JSONWriter) {
    writer.beginObject(inline: true, forKey: "text")
    writer.number(Double(text.numberOfLines), forKey: "lines")
    writer.boolean(text.isTruncated, forKey: "truncated")
    writer.numbers([text.naturalSize.width, text.naturalSize.height], forKey: "naturalSize")
    writer.end()
  }

  private func writeFindings(of entry: Entry, to writer: inout JSONWriter) {
    writer.beginArray(forKey: "ambiguous")
    for item in entry.snapshot.ambiguous {
      writer.beginObject(inline: true)
      writer.string(item.name, forKey: "id")
      writer.beginArray(forKey: "attributes")
      for attribute in item.attributes { writer.string(attribute.rawValue) }
      writer.end()
      writer.end()
    }
    writer.end()
    writer.beginArray(forKey: "broken")
    for conflict in entry.snapshot.broken { write(conflict, to: &writer) }
    writer.end()
    writer.beginArray(forKey: "diagnostics")
    for diagnostic in entry.diagnostics { write(diagnostic, to: &writer) }
    writer.end()
  }

  private func write(_ conflict: LayoutConflict, to writer: inout JSONWriter) {
    writer.beginObject()
    write(conflict.broken, to: &writer)
    writer.beginArray(forKey: "conflict")
    for member in conflict.members {
      writer.beginObject(inline: true)
      write(member.constraint, to: &writer)
      writer.number(member.multiplier, forKey: "multiplier")
      writer.end()
    }
    writer.end()
    writer.end()
  }

  private func write(_ constraint: ConstraintReference, to writer: inout JSONWriter) {
    writer.string(constraint.description, forKey: "constraint")
    if let identifier = constraint.identifier { writer.string(identifier, forKey: "id") }
    if let location = constraint.location { writer.string(location.description, forKey: "at") }
  }

  private func write(_ error: FileError, to writer: inout JSONWriter) {
    writer.beginObject(inline: true)
    writer.string(error.file, forKey: "file")
    write(members: error.diagnostic, to: &writer)
    writer.end()
  }

  private func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
    writer.beginObject(inline: true)
    write(members: diagnostic, to: &writer)
    writer.end()
  }

  private func write(members diagnostic: Diagnostic, to writer: inout JSONWriter) {
    writer.string(diagnostic.rule.rawValue, forKey: "rule")
    writer.string(diagnostic.severity.rawValue, forKey: "severity")
    if let span = diagnostic.span { writer.string(span.location.description, forKey: "at") }
    writer.string(diagnostic.message, forKey: "message")
  }
}
