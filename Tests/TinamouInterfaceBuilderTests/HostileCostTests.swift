#if canImport(Glibc)
  import Glibc
  import Testing
  import TinamouFormat
  import TinamouInterfaceBuilder

  /// Without optimization, files are read a hundred times more slowly, so the measurement would
  /// mean nothing. Where reading ends is tested in every build (``HostileFile/errorOffset``).
  @Suite(.serialized, .enabled(if: HostileFile.isOptimized, "the tests are built for debugging"))
  struct `The cost of hostile files` {
    @Test(arguments: HostileFile.allCases)
    func `a hostile file is a located error within a second`(file: HostileFile) throws {
      let source = SourceText(name: "x.xib", bytes: file.bytes)
      let time = ContinuousClock().measure {
        let error = #expect(throws: ConstraintFileError.self) { try InterfaceDocument(source) }
        #expect(error?.diagnostics.first?.span != nil)
      }
      #expect(time < .seconds(1))
    }

    @Test func `hostile files take less than 200 megabytes`() async {
      await #expect(processExitsWith: .success) {
        let before = HostileFile.peakKilobytes
        for file in HostileFile.allCases {
          _ = try? InterfaceDocument(SourceText(name: "x.xib", bytes: file.bytes))
        }
        exit(HostileFile.peakKilobytes - before < 200 << 10 ? 0 : 1)
      }
    }
  }

  extension HostileFile {
    /// The largest amount of memory that the process has used.
    fileprivate static var peakKilobytes: Int {
      var usage = rusage()
      return getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 ? usage.ru_maxrss : 0
    }
  }
#endif
