/// The options of `tinamou bench` for constraint files.
package enum BenchArguments {
  package static let all = [
    Option(
      name: "--only", value: "TEXT", help: "only scripts whose names contain this", repeats: true),
    Option(
      name: "--samples", value: "NUMBER",
      help: "time at least so many transitions of each script; 1000\nunless stated"),
    Option(
      name: "--budget", value: "NUMBER",
      help: "milliseconds that setup and create may take in p99; one\nframe at 120 Hz unless stated"
    ),
    Option(
      name: "--baseline", value: "PATH",
      help: "compare with an earlier run that --json printed"),
    Option(name: "--json", help: "print JSON, with the files that were measured"),
    Option(name: "--wide", help: "print the times of every stage, and counts"),
  ]

  package static let discussion = """
    Replays what happens to windows over each FILE, or over built-in apps if there is none: a
    rotation, every step of Split View, the divider from side to side, Slide Over, another text size
    and a keyboard. Times are microseconds until the first frame. Ends with 1 if p99 of a script is
    above the budget, or if it is slower than in the baseline.

    A baseline has the FILEs of that time inside. Both versions are measured again, in turn, so that
    what else the machine does counts for both. A difference is reported if it is above 3 % with a
    confidence of 99.9 %:

      tinamou bench screen.json --json > before.json
      tinamou bench screen.json --baseline before.json

    'tinamou bench solver', 'layout' and 'transitions' measure the program itself; --help after them
    tells more. Runs tinamou-bench, which lies beside tinamou. Build it with
    swift build -c release --product tinamou-bench

    """
}
