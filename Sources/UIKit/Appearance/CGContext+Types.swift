public import Foundation

/// The inside of a path; nothing is drawn.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

/// How a path is drawn; nothing is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The ends of a line; nothing is drawn.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// The corners of a line; nothing is drawn.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// How colours are combined; nothing is drawn.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn,
    sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor,
    plusDarker, plusLighter
}

/// How pictures are scaled; nothing is drawn.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}

/// How a gradient goes on beyond its ends; nothing is drawn.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, with Core Graphics' numbers.
  public let rawValue: UInt32

  /// Makes options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Before the first colour.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After the last colour.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A colour space; nothing is drawn.
public final class CGColorSpace: Sendable {
  /// The name of the standard colours.
  public static let sRGB = "kCGColorSpaceSRGB"

  init() {}

  /// Makes a colour space.
  public init?(name: String) {}
}

/// Makes the colour space of the device.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
/// Makes the colour space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// A gradient; nothing is drawn.
public final class CGGradient: Sendable {
  /// Makes a gradient.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {}
  /// Makes a gradient from components.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {}
}

/// An array in functions of Core Graphics.
public typealias CFArray = NSArray
/// A time in seconds since the beginning of the year 2001.
public typealias CFAbsoluteTime = Double
/// A duration in seconds.
public typealias CFTimeInterval = Double

/// The present time, in seconds since the beginning of the year 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
