import TinamouFormat
import TinamouLayout

/// A configuration in the form of the page.
struct PageConfiguration {
  let configuration: AnalysisConfiguration
  /// The pieces of each layout of the page.
  let layouts: [[PagePiece]]
  let findings: [PageFinding]
  /// What a fold divides, and what covers the window.
  let regions: [ReservedRegion]

  func write(to writer: inout JSONWriter, notes: inout PageTable<String>) {
    let request = configuration.request
    writer.beginObject()
    writer.string(windowName, forKey: "window")
    writer.string((request.textSize ?? .large).rawValue, forKey: "text")
    writer.string((request.direction ?? .leftToRight).rawValue, forKey: "direction")
    writer.number(layouts.first?.first?.piece.status.traits.displayScale ?? 1, forKey: "scale")
    writer.numbers(
      [configuration.widths.lowerBound, configuration.widths.upperBound], forKey: "range")
    if let fold = foldingDevice { writer.string(fold, forKey: "folds") }
    writeRegions(to: &writer)
    writeZones(to: &writer)
    writeEnds(to: &writer)
    writer.beginArray(forKey: "layouts")
    for pieces in layouts {
      writer.beginObject()
      writer.beginArray(forKey: "pieces")
      for piece in pieces { piece.write(to: &writer, note: notes.place(of: piece.note)) }
      writer.end()
      writer.end()
    }
    writer.end()
    writer.beginArray(forKey: "findings")
    for finding in findings { finding.write(to: &writer) }
    writer.end()
    writer.end()
  }

  private var windowName: String {
    switch configuration.request.window {
    case .size: return "Every width"
    case .device(let device, let orientation, let split):
      let part = split == .full ? "" : " \(split.rawValue)"
      if let frame = configuration.request.windowFrame {
        return "\(device.name), windows \(JSONNumber.text(frame.height)) high"
      }
      let held = device.pose(orientation)?.rawValue ?? orientation.rawValue
      return "\(device.name), \(held)\(part)"
    }
  }

  /// The device in the configuration, if it folds; `nil` otherwise.
  private var foldingDevice: String? {
    guard case .device(let device, _, _) = configuration.request.window, !device.poses.isEmpty
    else { return nil }
    return device.id
  }

  private func writeRegions(to writer: inout JSONWriter) {
    if regions.isEmpty { return }
    writer.beginArray(forKey: "regions")
    for region in regions {
      writer.beginObject(inline: true)
      writer.string(region.name, forKey: "name")
      writer.string(region.kind.rawValue, forKey: "kind")
      writer.boolean(region.isActive, forKey: "isActive")
      if region.isAtRightEdge { writer.boolean(true, forKey: "isAtRightEdge") }
      let frame = region.frame
      writer.numbers([frame.minX, frame.minY, frame.width, frame.height], forKey: "frame")
      writer.end()
    }
    writer.end()
  }

  /// Writes the ranges of widths with one size class.
  private func writeZones(to writer: inout JSONWriter) {
    var zones: [(name: String, from: Double, to: Double)] = []
    for piece in layouts.first ?? [] {
      let name = piece.piece.status.traits.horizontalSizeClass.rawValue + " width"
      let sizes = piece.piece.sizes
      if zones.last?.name == name {
        zones[zones.count - 1].to = sizes.upperBound
      } else {
        zones.append((name, sizes.lowerBound, sizes.upperBound))
      }
    }
    writer.beginArray(forKey: "zones")
    for zone in zones {
      writer.beginObject()
      writer.string(zone.name, forKey: "name")
      writer.number(zone.from, forKey: "from")
      writer.number(zone.to, forKey: "to")
      writer.end()
    }
    writer.end()
  }

  /// Writes the widths at which one of the layouts changes.
  private func writeEnds(to writer: inout JSONWriter) {
    var ends: [PageBreakpoint] = []
    for pieces in layouts {
      for (last, next) in zip(pieces, pieces.dropFirst()) {
        let at = next.piece.sizes.lowerBound
        if ends.contains(where: { $0.at == at }) { continue }
        ends.append(PageBreakpoint(at: at, last: last.piece, next: next.piece))
      }
    }
    ends = ends.ordered { $0.at < $1.at }
    writer.beginArray(forKey: "ends")
    for end in ends {
      writer.beginObject()
      writer.number(end.at, forKey: "at")
      writer.string(end.text, forKey: "change")
      writer.boolean(end.changes.first == .traits, forKey: "isTraits")
      writer.end()
    }
    writer.end()
  }
}
