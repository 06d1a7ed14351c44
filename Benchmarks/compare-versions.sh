#!/usr/bin/env bash
# Tests how reliable the comparison of two versions of a file is: compares a file with itself 20
# times, then 20 times with one that has 10 % more rows. Prints how many comparisons report a
# difference.
#
#   Benchmarks/compare-versions.sh .build/release/tinamou-bench [SCRIPT]
set -euo pipefail
program=$(realpath "${1:?the program tinamou-bench}")
script=${2:-keyboard}
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cd "$folder"

# Writes a file with a number of labels, each below the one before.
screen() {
  local views="" constraints="" above="root.safeArea.top"
  for ((row = 0; row < $1; row++)); do
    views+="{ \"id\": \"r$row\", \"kind\": \"label\", \"text\": \"Row number $row of the list\", \"lines\": 0 },"
    constraints+="\"r$row.leading == root.margins.leading\", \"r$row.trailing <= root.margins.trailing\","
    constraints+="\"r$row.top == $above + 8\","
    above="r$row.bottom"
  done
  echo "{ \"tinamou\": 1, \"view\": { \"id\": \"root\", \"subviews\": [$views] }, \"constraints\": [$constraints] }"
}

mkdir same more
screen 60 > same/screen.json
screen 66 > more/screen.json
"$program" same/screen.json --json --samples 1 --only "$script" > run.json
for version in same more; do
  for ((count = 0; count < 20; count++)); do
    "$program" "$version/screen.json" --samples 1 --budget 10000 --baseline run.json --only "$script" || true
  done | grep "of the baseline" | sed "s/^ *\([a-z ]*\):.*/$version: \1/"
done | sort | uniq -c
