package import CTinamouHeader
import TinamouFormat
import TinamouLayout

@c @implementation
package func tinamou_layout_open(
  _ file: UnsafePointer<CChar>?, _ size: Int, _ name: UnsafePointer<CChar>?,
  _ layout: UnsafeMutablePointer<tinamou_object>?
) -> tinamou_status {
  answer { () throws(Refusal) in
    let result = try place(layout, "layout")
    let source = SourceText(
      name: try text(name, "name") ?? "layout", bytes: try bytes(file, size, "file"))
    result.pointee = HandleTable.add(.layout(try LayoutSession(source)))
  }
}

@c @implementation
package func tinamou_layout_set_window(
  _ layout: tinamou_object, _ window: UnsafePointer<CChar>?, _ size: Int
) -> tinamou_status {
  withLayout(layout) { session throws(Refusal) in
    try session.setWindow(bytes(window, size, "window"))
  }
}

@c @implementation
package func tinamou_layout_set_size(
  _ layout: tinamou_object, _ width: Double, _ height: Double
) -> tinamou_status {
  withLayout(layout) { session throws(Refusal) in
    try session.setSize(Size(width: width, height: height))
  }
}

@c @implementation
package func tinamou_layout_solve(
  _ layout: tinamou_object, _ count: UnsafeMutablePointer<Int>?
) -> tinamou_status {
  withLayout(layout) { session throws(Refusal) in
    let count = try place(count, "count")
    count.pointee = try session.solve()
  }
}

@c @implementation
package func tinamou_layout_play(
  _ layout: tinamou_object, _ step: UnsafePointer<CChar>?, _ count: UnsafeMutablePointer<Int>?
) -> tinamou_status {
  withLayout(layout) { session throws(Refusal) in
    let count = try place(count, "count")
    guard let step = try text(step, "step") else { throw .null("step") }
    count.pointee = try session.play(step)
  }
}

@c @implementation
package func tinamou_layout_names(
  _ layout: tinamou_object, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> tinamou_status {
  withLayout(layout) { session throws(Refusal) in
    let names = try session.shown.views.map { $0.name ?? "" }
    try write(listed(names), to: buffer, capacity, length)
  }
}

@c @implementation
package func tinamou_layout_frames(
  _ layout: tinamou_object, _ space: Int32, _ frames: UnsafeMutablePointer<Double>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> tinamou_status {
  withLayout(layout) { session throws(Refusal) in
    let space = try FrameSpace(space)
    var numbers: [Double] = []
    for item in try session.shown.views {
      switch space {
      case .window: numbers.append(item.windowFrame)
      case .container: numbers.append(item.frame)
      case .exactWindow: numbers.append(item.exactWindowFrame)
      case .exactContainer: numbers.append(item.exactFrame)
      }
    }
    try write(numbers, to: frames, capacity, count)
  }
}

@c @implementation
package func tinamou_layout_report(
  _ layout: tinamou_object, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> tinamou_status {
  withLayout(layout) { session throws(Refusal) in
    let shown = try session.shown
    let entry = FramesReport.Entry(
      shown.snapshot, of: session.layout, request: shown.request, stop: shown.stop)
    try write(FramesReport(format: .ndjson).text(of: entry), to: buffer, capacity, length)
  }
}
