package import CTinamouHeader
import TinamouLayout

@c @implementation
package func tinamou_function_open(
  _ layout: tinamou_object, _ axis: Int32, _ smallest: Double, _ largest: Double,
  _ function: UnsafeMutablePointer<tinamou_object>?
) -> tinamou_status {
  withLayout(layout) { session throws(Refusal) in
    let result = try place(function, "function")
    let layoutAxis: LayoutAxis
    switch Int(axis) {
    case TINAMOU_HORIZONTAL: layoutAxis = .horizontal
    case TINAMOU_VERTICAL: layoutAxis = .vertical
    default: throw .invalid("\(axis) is no axis: these are 0 and 1")
    }
    guard smallest.isFinite, largest.isFinite, smallest <= largest else {
      throw .invalid("\(smallest) to \(largest) is no range of sizes")
    }
    let session = try FunctionSession(
      of: session.layout, for: session.window, along: layoutAxis, over: smallest...largest)
    result.pointee = HandleTable.add(.function(session))
  }
}

@c @implementation
package func tinamou_function_pieces(
  _ function: tinamou_object, _ bounds: UnsafeMutablePointer<Double>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> tinamou_status {
  withFunction(function) { session throws(Refusal) in
    try write(session.bounds, to: bounds, capacity, count)
  }
}

@c @implementation
package func tinamou_function_names(
  _ function: tinamou_object, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> tinamou_status {
  withFunction(function) { session throws(Refusal) in
    try write(listed(session.names), to: buffer, capacity, length)
  }
}

@c @implementation
package func tinamou_function_frames(
  _ function: tinamou_object, _ space: Int32, _ sizes: UnsafePointer<Double>?,
  _ sizeCount: Int, _ frames: UnsafeMutablePointer<Double>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> tinamou_status {
  withFunction(function) { session throws(Refusal) in
    let space = try FrameSpace(space)
    let sizes = try input(sizes, sizeCount, "sizes")
    // Known without evaluating, so asking for the size is cheap.
    let total = sizes.count * session.numbersPerSize
    guard UInt(bitPattern: capacity) >= UInt(total) else {
      try place(count, "count").pointee = total
      throw .tooSmall(total)
    }
    try write(session.frames(at: sizes, in: space), to: frames, capacity, count)
  }
}
