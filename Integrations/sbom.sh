#!/bin/sh
# Prints what the programs of 'make dist' contain, as SPDX 2.3 (spdx.github.io/spdx-spec/v2.3): the program,
# and the libraries that are linked into it.
#
#   sbom.sh NAME VERSION SWIFT
set -eu
name=$1 version=$2 swift=$3
commit=$(git rev-parse HEAD 2>/dev/null || echo unknown)
# The time of the commit, so that the same commit makes the same file.
created=$(git log -1 --format=%cd --date=format-local:%Y-%m-%dT%H:%M:%SZ 2>/dev/null || echo 1970-01-01T00:00:00Z)

cat <<END
SPDXVersion: SPDX-2.3
DataLicense: CC0-1.0
SPDXID: SPDXRef-DOCUMENT
DocumentName: $name
DocumentNamespace: urn:tinamou:$name:$commit
Creator: Tool: make dist
Created: $created
END

# part ID NAME VERSION LICENCE
part() {
  cat <<END

PackageName: $2
SPDXID: SPDXRef-$1
PackageVersion: $3
PackageDownloadLocation: NOASSERTION
FilesAnalyzed: false
PackageLicenseConcluded: $4
PackageLicenseDeclared: $4
PackageCopyrightText: NOASSERTION
END
  [ "$1" = tinamou ] || echo "Relationship: SPDXRef-tinamou STATIC_LINK SPDXRef-$1"
}

# Asks pkg-config for the version of a library, which is in the programs only if it is installed.
library() {
  if found=$(pkg-config --modversion "$2" 2>/dev/null); then part "$1" "$1" "$found" "$3"; fi
}

part tinamou tinamou "$version ($commit)" Apache-2.0
echo "Relationship: SPDXRef-DOCUMENT DESCRIBES SPDXRef-tinamou"
part swift "Swift runtime, standard library and Foundation" "$swift" "Apache-2.0 WITH Swift-exception"
library libxml2 libxml-2.0 MIT
library icu icu-uc ICU
library liblzma liblzma 0BSD
library zlib zlib Zlib
