#!/bin/sh
# Builds the harness for kiwi and prints its path. Needs a C++ compiler; pip fetches kiwi's source
# distribution the first time. The folder is the first argument, .build/peers if there is none.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
folder=${1:-$here/../../.build/peers}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
version=$(sed -n 's/^kiwisolver==\([0-9.]*\).*/\1/p' "$here/kiwi-requirements.txt")
sources=$folder/kiwisolver-$version
harness=$folder/kiwi-harness-$version

if [ ! -d "$sources/kiwi" ]; then
  python3 -m pip download --quiet --no-binary :all: --no-deps --require-hashes \
    --dest "$folder" --requirement "$here/kiwi-requirements.txt" >&2
  tar -xzf "$sources.tar.gz" -C "$folder"
fi

counter=$here/../CAllocationCounter
if [ ! -x "$harness" ] || [ "$here/kiwi_harness.cpp" -nt "$harness" ]; then
  ${CC:-gcc} -O3 -c -I "$counter/include" "$counter/allocation_counter.c" -o "$harness.counter.o"
  ${CXX:-g++} -std=c++17 -O3 -DNDEBUG -I "$sources" -I "$counter/include" \
    "$here/kiwi_harness.cpp" "$harness.counter.o" -o "$harness"
fi
echo "$harness"
