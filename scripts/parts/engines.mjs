import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './children.mjs';

/** The first of some programs that can be run: absolute paths, or names looked up on the path. */
function find(...candidates) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const candidate of candidates.filter(Boolean)) {
    const places = /[\\/]/.test(candidate) ? [candidate] : folders.map((folder) => join(folder, candidate));
    for (const place of places) {
      try {
        accessSync(place, constants.X_OK);
        return place;
      } catch {
        // Not here.
      }
    }
  }
  return undefined;
}

const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const macChromium = '/Applications/Chromium.app/Contents/MacOS/Chromium';

/** Debian's Chromium without windows: the same engine with four tenths less work for the processor. */
const chromiumShell = 'chromium-headless-shell';

const chromiumsWithWindows = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  macChrome,
  macChromium,
];

/** An installed Chromium or Chrome, first the one without windows; `TA_CHROMIUM` names another. */
export function findChromium() {
  const { TA_CHROMIUM: named } = process.env;
  return named ? find(named) : find(chromiumShell, ...chromiumsWithWindows);
}

/** An installed Chromium or Chrome that reads a person's settings, which the one without windows ignores. */
export function findWholeChromium() {
  const { TA_CHROMIUM: named = '' } = process.env;
  return find(named.endsWith(chromiumShell) ? undefined : named, ...chromiumsWithWindows);
}

/** Folder with `initdb` and `postgres`; `TA_PG_BIN` names another. */
export function findPostgres() {
  const { TA_PG_BIN: named } = process.env;
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = named ? [named] : versions.map((version) => join(debian, version, 'bin'));
  const known = folders.find((folder) => find(join(folder, 'initdb')) && find(join(folder, 'postgres')));
  if (known || named) return known;
  const onPath = find('initdb');
  return onPath ? join(onPath, '..') : undefined;
}

export const findFirefox = () => find(process.env.TA_FIREFOX, 'firefox-esr');
export const findWebKit = () => find(process.env.TA_WEBKIT_DRIVER, 'WebKitWebDriver');

const canInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && find('apt-get');
let listsFresh = false;

/** Installs Debian packages when we may; whether that worked. */
async function install(...names) {
  if (!canInstall()) return false;
  console.log(`Installing ${names.join(', ')} ...`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (!listsFresh)
    listsFresh = (await run('apt-get', ['update', '-q'], { env, limit: 300, quiet: true })).code === 0;
  const { code, output } = await run(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', ...names],
    {
      env,
      limit: 900,
      quiet: true,
    },
  );
  if (code !== 0) console.error(output.trimEnd());
  return code === 0;
}

/** Poppler reads the PDF files that the tests check, apart from the library that writes them. */
async function ensurePdfReaders({ all }) {
  if (!find('pdfinfo')) await install('poppler-utils');
  if (all && !find('gs')) await install('ghostscript');
}

/**
 * The engines that the tests run on. Chromium is required; without PostgreSQL, Firefox or WebKit their tests are skipped,
 * and `missing` says so. `env` tells the suites where everything is. The readers of PDF files are installed with them.
 *
 * @param {object} [options]
 * @param {boolean} [options.all] whether Firefox, WebKit and Ghostscript are installed, too
 */
export async function ensureEngines({ all = false } = {}) {
  if (!process.env.TA_CHROMIUM && !find(chromiumShell)) await install(chromiumShell);
  if (!findWholeChromium()) await install('chromium');
  await ensurePdfReaders({ all });
  const chromium = findChromium();
  const postgres = findPostgres() ?? ((await install('postgresql')) ? findPostgres() : undefined);
  const firefox = findFirefox() ?? (all && (await install('firefox-esr')) ? findFirefox() : undefined);
  const webkit =
    findWebKit() ?? (all && (await install('webkit2gtk-driver', 'xvfb', 'dbus')) ? findWebKit() : undefined);
  const missing = [];
  if (!postgres)
    missing.push(
      'PostgreSQL is not here: its tests are SKIPPED. As root: apt-get install postgresql, or set TA_PG_BIN.',
    );
  if (!firefox)
    missing.push('Firefox is not here: its tests are SKIPPED. As root: apt-get install firefox-esr.');
  if (!webkit)
    missing.push(
      'WebKit is not here: its tests are SKIPPED. As root: apt-get install webkit2gtk-driver xvfb dbus.',
    );
  const env = Object.fromEntries(
    Object.entries({
      TA_CHROMIUM: chromium,
      TA_PG_BIN: postgres,
      TA_FIREFOX: firefox,
      TA_WEBKIT_DRIVER: webkit,
    }).filter(([, value]) => value),
  );
  return { chromium, missing, env };
}

export const howToGetChromium =
  'ta: no Chromium or Chrome was found, and it could not be installed. Install one (Debian, as root: apt-get update && apt-get install -y --no-install-recommends chromium), or name one with TA_CHROMIUM, and run npm test again.';
