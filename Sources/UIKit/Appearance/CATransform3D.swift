public import Foundation

/// A transform of a layer in three dimensions; of that of a view, only the part in its plane
/// counts.
public struct CATransform3D: Equatable, Sendable {
  /// The number in row 1 and column 1.
  public var m11: CGFloat = 1
  /// The number in row 1 and column 2.
  public var m12: CGFloat = 0
  /// The number in row 1 and column 3.
  public var m13: CGFloat = 0
  /// The number in row 1 and column 4.
  public var m14: CGFloat = 0
  /// The number in row 2 and column 1.
  public var m21: CGFloat = 0
  /// The number in row 2 and column 2.
  public var m22: CGFloat = 1
  /// The number in row 2 and column 3.
  public var m23: CGFloat = 0
  /// The number in row 2 and column 4.
  public var m24: CGFloat = 0
  /// The number in row 3 and column 1.
  public var m31: CGFloat = 0
  /// The number in row 3 and column 2.
  public var m32: CGFloat = 0
  /// The number in row 3 and column 3.
  public var m33: CGFloat = 1
  /// The number in row 3 and column 4.
  public var m34: CGFloat = 0
  /// The number in row 4 and column 1.
  public var m41: CGFloat = 0
  /// The number in row 4 and column 2.
  public var m42: CGFloat = 0
  /// The number in row 4 and column 3.
  public var m43: CGFloat = 0
  /// The number in row 4 and column 4.
  public var m44: CGFloat = 1

  /// Makes the identity transform.
  public init() {}

  /// The rows of the matrix.
  private var rows: [[CGFloat]] {
    get {
      [
        [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
      ]
    }
    set {
      (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
      (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
      (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
      (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
    }
  }

  /// The two-dimensional part of the transform.
  var plane: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// Makes the transform that leaves the third dimension alone.
  init(plane: CGAffineTransform) {
    self.init()
    (m11, m12, m21, m22) = (plane.a, plane.b, plane.c, plane.d)
    (m41, m42) = (plane.tx, plane.ty)
  }

  /// Makes a rotation around an axis, in radians; an axis without a length does not rotate.
  init(rotation angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) {
    self.init()
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else { return }
    let axis = [x / length, y / length, z / length]
    let (cosine, sine) = (cos(angle), sin(angle))
    var matrix = rows
    for row in 0..<3 {
      for column in 0..<3 {
        matrix[row][column] = axis[row] * axis[column] * (1 - cosine)
      }
    }
    for row in 0..<3 {
      matrix[row][row] += cosine
      let (next, last) = ((row + 1) % 3, (row + 2) % 3)
      matrix[next][last] += axis[row] * sine
      matrix[last][next] -= axis[row] * sine
    }
    rows = matrix
  }

  /// The transform that is first this one, and then another one.
  func followed(by other: CATransform3D) -> CATransform3D {
    let (left, right) = (rows, other.rows)
    var product = CATransform3D()
    product.rows = (0..<4).map { row in
      (0..<4).map { column in
        (0..<4).reduce(0) { $0 + left[row][$1] * right[$1][column] }
      }
    }
    return product
  }

  /// The transform back; the same transform if there is none.
  var inverse: CATransform3D {
    var matrix = rows
    var result = CATransform3D().rows
    for column in 0..<4 {
      let candidates = column..<4
      guard
        let pivot = candidates.max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
        matrix[pivot][column] != 0
      else { return self }
      matrix.swapAt(column, pivot)
      result.swapAt(column, pivot)
      let scale = matrix[column][column]
      matrix[column] = matrix[column].map { $0 / scale }
      result[column] = result[column].map { $0 / scale }
      for row in 0..<4 where row != column {
        let factor = matrix[row][column]
        matrix[row] = zip(matrix[row], matrix[column]).map { $0 - factor * $1 }
        result[row] = zip(result[row], result[column]).map { $0 - factor * $1 }
      }
    }
    var inverse = CATransform3D()
    inverse.rows = result
    return inverse
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D()

/// Makes a scaling transform.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// Makes a rotation around an axis, in radians.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3D(rotation: angle, x: x, y: y, z: z) }

/// Makes a translation.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// Makes the transform that is first a scaling, and then another transform.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DMakeScale(sx, sy, sz).followed(by: t) }

/// Makes the transform that is first a rotation, and then another transform.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).followed(by: t) }

/// Makes the transform that is first a translation, and then another transform.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(tx, ty, tz).followed(by: t) }

/// Makes the transform that is first one transform, and then another one.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.followed(by: b)
}

/// Makes the transform back; the same transform if there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse }

/// Makes a transform from one in two dimensions.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(plane: m)
}

/// Returns the part of a transform in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.plane }

/// Returns whether a transform is in the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t == CATransform3D(plane: t.plane) }

/// Returns whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3D() }

/// Returns whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
