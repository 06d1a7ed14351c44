public import Foundation

/// An object that can be the value of an attribute of a text.
///
/// CoreFoundation reads a number in front of the fields of its own objects to see of which type
/// they are. In an object of another class the first field is at this place. If it happens to say
/// "no type" in two objects, comparing them ends the process (Foundation of Swift 6.3.1), and an
/// attributed string compares the attributes of parts beside each other. So the first field of
/// these classes names a type.
open class AttributeValue: NSObject {
  private let numberOfType: UInt64 = 1 << 8
}
