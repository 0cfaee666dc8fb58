/**
 * Records the films of the video tutorials from the built product, in Chromium's screencast, and writes them with their
 * captions in five languages to apps/lab/demo/films/tutorials: `npm run films`, or `npm run films -- 3-templates portal` for
 * those whose name begins so. `--rehearse` goes through their steps without recording, and leaves a picture of each in
 * test-results/films. Needs a build (`npm run build`), Chromium, and for a recording ffmpeg. Films are committed.
 */
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium, howToGetChromium } from './parts/engines.mjs';
import { at } from './parts/root.mjs';
import { addresses } from './parts/sites.mjs';
import { startTestSites } from './parts/testSites.mjs';
import { recordFilm } from './films/record.mjs';

const isRehearsal = process.argv.includes('--rehearse');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const folder = at('scripts/films/scripts');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.slice(0, -4))
  .filter((name) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)))
  .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
if (names.length === 0) {
  console.error(`ta: no film begins with '${wanted.join("' or '")}'.`);
  process.exit(2);
}
const executablePath = findChromium();
if (!executablePath) {
  console.error(howToGetChromium);
  process.exit(1);
}

// The demonstration reads the films that are there already.
const target = at('apps/lab/demo/films/tutorials');
const pictures = at('test-results/films');
for (const each of [target, pictures]) mkdirSync(each, { recursive: true });
const sites = await startTestSites({ log: 'films' });
const browser = await chromium.launch({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--hide-scrollbars',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
    '--disable-gpu-watchdog',
  ],
});
try {
  for (const name of names) {
    try {
      const { film } = await import(`./films/scripts/${name}.mjs`);
      const job = { name, film, browser, sites: addresses(sites.env), target, pictures, isRehearsal };
      const { seconds } = await recordFilm(job);
      const size = isRehearsal ? '' : `, ${Math.round(statSync(`${target}/${name}.mp4`).size / 1000)} kB`;
      console.log(`${name}: ${seconds.toFixed(1)} s${size}`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${name}: ${error.message}`);
    }
  }
} finally {
  await browser.close();
  await sites.stop();
}
process.exit();
