import TinamouBenchmarks
import CAllocationCounter
var options = BenchmarkOptions()
let args = CommandLine.arguments
func list(_ name: String) -> [String]? {
  args.firstIndex(of: name).map { args[$0 + 1].split(separator: ",").map(String.init) }
}
if let w = list("--workload") { options.workloads = w.compactMap { Workload(rawValue: $0) } }
if let w = list("--sizes") { options.sizes = w.compactMap { Int($0) } }
if let w = list("--operation") {
  options.operations = w.compactMap { BenchmarkOperation(rawValue: $0) }
}
if args.contains("--short") { options.plan = .short }
var path: String?
if let p = list("--peer") { options.peer = p[0]; path = ".build/peers/kiwi-harness-1.5.1" }
let counter = AllocationCounter(
  start: { allocation_counter_start() },
  stop: {
    let c = allocation_counter_stop();
    return AllocationCount(
      count: Int(c.count), retainedBytes: Int(c.retained_bytes), peakBytes: Int(c.peak_bytes))
  })
let command = BenchmarkCommand(options: options, counter: counter, progress: { print($0) })
print(command.measure(peerProgram: path).table)
