#!/bin/sh
# "From zero to a real lab", first step, as root on a new Debian 13 with this repository in /srv/trade-area.git:
# programs, the lab's user, packages. Only this step and the next one need the network.
. "$(dirname "$0")/common.sh"
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8

title 'Programs from Debian'
quietly apt-get -qq update
# poppler-utils: for the checks of PDF files. postgresql: here on the same machine, with the programs of the backup.
quietly apt-get -qq install -y --no-install-recommends \
  ca-certificates curl git iproute2 nginx nodejs npm openssl poppler-utils postgresql
run dpkg-query --show --showformat '${Package} ${Version}\n' nodejs npm postgresql nginx poppler-utils
quietly update-ca-certificates

title 'The lab’s user and the packages'
run useradd --system --create-home --home-dir /var/lib/trade-area --shell /usr/sbin/nologin lab
run git clone --quiet /srv/trade-area.git /srv/trade-area
cd /srv/trade-area
# Debian's npm (9.2) cannot read overrides that rename a package.
quietly npm install --global --no-audit --no-fund npm@10
hash -r
quietly npm ci --no-audit --no-fund
