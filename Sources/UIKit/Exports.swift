// In UIKit too, an app that imports UIKit has Foundation, and with it the loading of addresses.
@_exported public import Foundation

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
