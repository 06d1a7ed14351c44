// The layers and animations that layout code uses are in UIKit.
@_exported public import UIKit
