// In UIKit too, an app that imports UIKit has Foundation.
@_exported public import Foundation
