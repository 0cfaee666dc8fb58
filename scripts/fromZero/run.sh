#!/bin/sh
# Makes an empty Debian 13 in a folder, runs install.sh, build.sh and lab.sh in it, and prints the transcript. As root on
# Linux, with mmdebstrap (apt-get install mmdebstrap). lab.sh runs without any network but its own loopback.
# Usage: scripts/fromZero/run.sh > docs/from-zero-transcript.md
set -eu
here=$(cd "$(dirname "$0")" && pwd)
repository=$(cd "$here/../.." && pwd)
root=$(mktemp -d)/debian
# A run that fails shows how far it came.
trap 'awk -f "$here/toMarkdown.awk" "$root.log"; rm -rf "$(dirname "$root")"' EXIT
mirror=${TA_DEBIAN_MIRROR:-http://deb.debian.org/debian}

mmdebstrap --variant=minbase --quiet trixie "$root" "$mirror" >&2
git clone --quiet --bare --depth 1 "file://$repository" "$root/srv/trade-area.git"
mkdir -p "$root/srv/steps" "$root/dev/shm" "$root/usr/local/share/ca-certificates"
cp "$here"/*.sh "$root/srv/steps/"
cp /etc/resolv.conf "$root/etc/resolv.conf"
# Authorities that this machine's administrator has added: a network may have one of its own.
cp /usr/local/share/ca-certificates/*.crt "$root/usr/local/share/ca-certificates/" 2> /dev/null || true

{
  echo '# From zero to a real lab: transcript'
  echo
  echo 'Output of the steps of `scripts/fromZero` in an empty Debian 13. Stand-ins: the bucket (an S3 interface in memory), the'
  echo 'mail server (smtp-server, which stores each mail as a file), DNS (`/etc/hosts`) and the certificate (an authority made'
  echo 'for this run). Generated passwords and keys are shown as `…`.'
  echo
  "$here/inRoot.sh" "$root" install.sh
  # TA_HEAVY: a command before the build, where heavy work on a machine takes turns.
  ${TA_HEAVY:-} "$here/inRoot.sh" "$root" build.sh
  "$here/inRoot.sh" "$root" lab.sh --net
} > "$root.log"
