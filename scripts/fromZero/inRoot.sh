#!/bin/sh
# Runs a step in the Debian of a folder, with processes, mounts and a host name of its own.
# Usage: inRoot.sh <folder> <step> [--net: without a network but loopback]
set -eu
unshare --mount --pid --uts --fork ${3:-} sh -eu -c '
  hostname lab
  [ -z "$3" ] || ip link set lo up
  mount -t proc proc "$1/proc"
  mount -t tmpfs tmpfs "$1/dev/shm"
  exec env -i PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root TERM=dumb chroot "$1" "/srv/steps/$2"
' sh "$1" "$2" "${3:-}" 2>&1
