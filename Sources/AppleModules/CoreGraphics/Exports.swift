// The values of Core Graphics that layout code uses are in Foundation and UIKit.
@_exported public import UIKit
