import CAllocationCounter
import CLibrary
import TinamouBenchmarks

let counter = AllocationCounter(
  start: { allocation_counter_start() },
  stop: {
    let count = allocation_counter_stop()
    return AllocationCount(
      count: Int(count.count), retainedBytes: Int(count.retained_bytes),
      peakBytes: Int(count.peak_bytes))
  })

let code = BenchmarkCommand.run(
  arguments: Array(CommandLine.arguments.dropFirst()),
  counter: allocation_counter_is_available() == 0 ? nil : counter,
  output: { print($0, terminator: $0.hasSuffix("\n") ? "" : "\n") },
  progress: { line in
    let text = line + "\n"
    _ = text.utf8.withContiguousStorageIfAvailable { write(2, $0.baseAddress, $0.count) }
  })
exit(code.rawValue)
