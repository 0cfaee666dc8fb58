#!/bin/sh
# "From zero to a real lab", second step, as root after install.sh: the build, and the stand-ins of this run.
. "$(dirname "$0")/common.sh"
cd /srv/trade-area
export LC_ALL=C.UTF-8

title 'Build'
quietly npm run build

title 'Stand-ins'
echo 'The bucket and the mail server of this run are stand-ins; a real lab has its own.'
quietly npm install --prefix /srv/stand-ins --no-audit --no-fund smtp-server@3
run cp scripts/fromZero/mailCatcher.mjs /srv/stand-ins/
quietly node_modules/.bin/esbuild tests/fixtures/bucketProcess.ts --bundle --platform=node --format=esm \
  --outfile=/srv/stand-ins/bucket.mjs
