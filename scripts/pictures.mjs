/**
 * Renders the catalogue's pictures with packages/scene in headless Chromium and writes them to apps/lab/pictures:
 * `npm run pictures`, or `npm run pictures -- weddingbook slide-` for those whose name begins so.
 * Options: `--missing` (only those that are not there yet), `--posters` (only what posters in colors are mixed of), `--exposures=24` (softness), `--angle=gl` (a GPU, or Mesa under an X display; default SwiftShader),
 * `--chromium=/usr/bin/chromium`. Pictures are committed; they are the same for one Chromium version, not across them.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { chromium } from 'playwright-core';
import { run } from './parts/children.mjs';
import { isTaken, sizesOf, writeIndex, writePicture, writePosters } from './parts/pictures.mjs';
import { offeredChoices } from './parts/productOptions.mjs';
import { at, npm } from './parts/root.mjs';

const words = process.argv.slice(2);
const option = (name, otherwise) =>
  words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;
const wanted = words.filter((word) => !word.startsWith('--'));
const exposures = Number(option('exposures', 24));
const angle = option('angle', 'swiftshader');
const origin = 'http://pictures.test';
const limit = 120_000;

const built = await run(...npm('run', '--silent', 'build'), {
  cwd: at('packages/scene'),
  limit: 120,
  quiet: true,
});
if (built.code !== 0) {
  console.error(`${built.output}\npackages/scene does not build, so no picture can be taken.`);
  process.exit(1);
}

const browser = await chromium.launch({
  executablePath: option('chromium', '/usr/bin/chromium'),
  // Mesa's faster driver draws only for a display; SwiftShader needs none.
  headless: angle === 'swiftshader',
  args: [
    `--use-angle=${angle}`,
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
    // On a busy machine a picture takes longer than Chromium thinks a driver may.
    '--disable-gpu-watchdog',
    '--no-sandbox',
    '--disable-background-networking',
  ],
});
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(limit);
  page.on('pageerror', (error) => console.error(`page: ${error.message}`));
  const types = {
    '.js': 'text/javascript',
    '.html': 'text/html',
    '.jpg': 'image/jpeg',
    '.woff2': 'font/woff2',
  };
  // The page reads the repository through this origin: no server, no port.
  await page.route(`${origin}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    try {
      await route.fulfill({
        body: readFileSync(at(path.slice(1))),
        contentType: types[extname(path)] ?? 'text/plain',
      });
    } catch {
      await route.fulfill({ status: 404, body: '' });
    }
  });
  await page.goto(`${origin}/packages/scene/pictures/page.html`);
  await page.waitForFunction(() => 'prepare' in window);
  const { items } = JSON.parse(readFileSync(at('apps/lab/demo/data/catalogue.json'), 'utf8'));
  // Those of the configurator (CP) have a page that shows them from all sides.
  const configurable = items.filter(({ buy }) => /\bCP \d/.test(buy)).map(({ slug }) => slug);
  const photos = readdirSync(at('packages/scene/photos')).filter((name) => name.endsWith('.jpg'));
  const { jobs, posters } = await page.evaluate(
    ([names, configurable, offered]) => window.prepare(names, configurable, offered),
    [photos.map((name) => name.slice(0, -4)), configurable, offeredChoices()],
  );
  const began = Date.now();
  let taken = 0;
  let writing = Promise.resolve();
  const chosen = jobs
    .map((job, index) => ({ ...job, index }))
    .filter(({ slug }) => wanted.length === 0 || wanted.some((word) => slug.startsWith(word)))
    .filter(({ view }) => !words.includes('--posters') || view.startsWith('poster_'))
    .filter(({ slug, view }) => !words.includes('--missing') || !sizesOf(slug, view).every(isTaken));
  for (const { slug, view, index } of chosen) {
    for (const size of sizesOf(slug, view)) {
      const png = await page.evaluate(
        ([job, width, height, count]) => window.take(job, width, height, count),
        [index, size.width, size.height, exposures],
      );
      // One picture is encoded while the next is drawn.
      await writing;
      writing = writePicture(Buffer.from(png, 'base64'), size);
    }
    taken++;
    console.log(`${taken}/${chosen.length} ${slug} ${view} (${Math.round((Date.now() - began) / 1000)} s)`);
  }
  await writing;
  if (!words.includes('--posters')) await writeIndex(jobs.filter(({ view }) => !view.startsWith('poster_')));
  writePosters(posters);
} finally {
  await browser.close();
}
