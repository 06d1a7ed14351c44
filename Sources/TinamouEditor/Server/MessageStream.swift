/// Messages of the Language Server Protocol on a channel: headers, an empty line, JSON.
struct MessageStream<Channel: MessageChannel> {
  /// The longest message that is read, in bytes: a longer one is an error, or a file that no one
  /// edits by hand.
  private static var longestMessage: Int { 64 << 20 }

  private let channel: Channel
  private var buffer: [UInt8] = []

  init(channel: Channel) { self.channel = channel }

  /// The next message; `nil` at the end of the input, or if the input cannot be understood.
  mutating func next() -> JSONMessage? {
    while let length = readLength(), length <= Self.longestMessage {
      while buffer.count < length { if !readMore() { return nil } }
      let body = Array(buffer[..<length])
      buffer.removeFirst(length)
      // A message that is not JSON gets no response.
      if let message = JSONMessage(body) { return message }
    }
    return nil
  }

  /// Reads and removes the headers of a message and returns its length in bytes.
  private mutating func readLength() -> Int? {
    let end = Array("\r\n\r\n".utf8)
    var searched = 0
    while true {
      if let place = buffer[searched...].firstRange(of: end) {
        let headers = String(decoding: buffer[..<place.lowerBound], as: UTF8.self)
        buffer.removeFirst(place.upperBound)
        for header in headers.split(separator: "\r\n") {
          let parts = header.split(separator: ":", maxSplits: 1)
          guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
          return Int(parts[1].drop { $0 == " " }).flatMap { $0 >= 0 ? $0 : nil }
        }
        return nil
      }
      searched = max(0, buffer.count - end.count)
      if !readMore() { return nil }
    }
  }

  private mutating func readMore() -> Bool {
    guard let bytes = channel.read(), !bytes.isEmpty else { return false }
    buffer += bytes
    return true
  }

  /// Sends a message; false if the other side no longer reads.
  func send(_ json: String) -> Bool {
    channel.write("Content-Length: \(json.utf8.count)\r\n\r\n\(json)")
  }
}
