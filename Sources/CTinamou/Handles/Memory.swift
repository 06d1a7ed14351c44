import CTinamouHeader

/// The caller's memory, read and written within the counts that the caller states.

/// Returns a number of elements that a call can take.
func checkedCount(_ count: Int) throws(Refusal) -> Int {
  let largest = Int(bitPattern: TINAMOU_LARGEST_COUNT_VALUE)
  guard count >= 0, count <= largest else {
    throw .invalid("\(UInt(bitPattern: count)) elements are more than one call takes, \(largest)")
  }
  return count
}

/// `TINAMOU_LARGEST_COUNT`, whose cast Swift does not import.
private var TINAMOU_LARGEST_COUNT_VALUE: UInt { 1 << 24 }

/// Returns the caller's array of a number of elements.
func input<Element>(
  _ pointer: UnsafePointer<Element>?, _ count: Int, _ name: String
) throws(Refusal) -> UnsafeBufferPointer<Element> {
  let count = try checkedCount(count)
  guard let pointer else {
    if count == 0 { return UnsafeBufferPointer(start: nil, count: 0) }
    throw .null(name)
  }
  return UnsafeBufferPointer(start: pointer, count: count)
}

/// Returns the caller's array for a number of results.
func output<Element>(
  _ pointer: UnsafeMutablePointer<Element>?, _ count: Int, _ name: String
) throws(Refusal) -> UnsafeMutableBufferPointer<Element> {
  let count = try checkedCount(count)
  guard let pointer else {
    if count == 0 { return UnsafeMutableBufferPointer(start: nil, count: 0) }
    throw .null(name)
  }
  return UnsafeMutableBufferPointer(start: pointer, count: count)
}

/// Returns the place for a single result.
func place<Element>(
  _ pointer: UnsafeMutablePointer<Element>?, _ name: String
) throws(Refusal) -> UnsafeMutablePointer<Element> {
  guard let pointer else { throw .null(name) }
  return pointer
}

/// Writes an array to the caller's memory and its number of elements to `count`.
func write<Element>(
  _ elements: [Element], to pointer: UnsafeMutablePointer<Element>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) throws(Refusal) {
  try place(count, "count").pointee = elements.count
  if elements.isEmpty { return }
  guard UInt(bitPattern: capacity) >= UInt(elements.count) else { throw .tooSmall(elements.count) }
  guard let pointer else { throw .null("array") }
  for (index, element) in elements.enumerated() { pointer[index] = element }
}

/// Writes a text with a zero byte at its end, and the number of bytes before that to `length`.
func write(
  _ text: String, to buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) throws(Refusal) {
  let bytes = text.utf8
  try place(length, "length").pointee = bytes.count
  guard UInt(bitPattern: capacity) > UInt(bytes.count) else { throw .tooSmall(bytes.count + 1) }
  guard let buffer else { throw .null("buffer") }
  for (index, byte) in bytes.enumerated() { buffer[index] = CChar(bitPattern: byte) }
  buffer[bytes.count] = 0
}

/// Returns a text that ends with a zero byte; `nil` without one.
func text(_ pointer: UnsafePointer<CChar>?, _ name: String) throws(Refusal) -> String? {
  guard let pointer else { return nil }
  guard let text = String(validatingCString: pointer) else {
    throw .invalid("'\(name)' is not UTF-8")
  }
  return text
}

/// Returns the bytes of a text whose length is given.
func bytes(
  _ pointer: UnsafePointer<CChar>?, _ size: Int, _ name: String
) throws(Refusal) -> [UInt8] {
  guard size >= 0, size <= largestText else {
    throw .invalid("'\(name)' is larger than \(largestText >> 20) megabytes")
  }
  guard let pointer else {
    if size == 0 { return [] }
    throw .null(name)
  }
  return UnsafeBufferPointer(start: pointer, count: size).map(UInt8.init(bitPattern:))
}

/// The largest size of a text, in bytes: that of a file for the command.
private let largestText = 256 << 20

extension Refusal {
  static func tooSmall(_ count: Int) -> Refusal {
    Refusal(TINAMOU_BUFFER_TOO_SMALL, "memory for \(count) elements is needed")
  }
}
