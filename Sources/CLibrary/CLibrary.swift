// The C library of the platform under one name: no other file of the package tests for the
// platform.
#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(WASILibc)
  @_exported public import WASILibc
#elseif canImport(ucrt)
  @_exported public import ucrt
#endif
