import { createReadStream, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { run } from '../scripts/parts/children.mjs';
import { copyFilledLab } from '../scripts/parts/filledLab.mjs';
import { at } from '../scripts/parts/root.mjs';
import { startSites } from '../scripts/parts/sites.mjs';
import { freshPage, launchBrowser } from './browser.mjs';
import { freePort } from './lab.mjs';

export const name = 'video';

/** Bytes of the longest film that a lab imports. */
const largest = 20_000_000;
const films = at('apps/lab/demo/films/tutorials');
/** Shares of the film, so far apart that no seek finds its picture in what came for the one before. */
const places = [0.83, 0.31, 0.62, 0.12, 0.95];
const runs = 15;
const warmUps = 3;

/**
 * A film of 20 MB in the lab's database, at its public address: from a seek in the player until the picture of that place
 * is there, and the first bytes of a part of it. The reference sends the same file from the disk. Needs ffmpeg, which
 * makes the film from the longest lesson.
 */
export async function cases(context) {
  const folder = mkdtempSync(join(tmpdir(), 'ta-bench-video-'));
  context.onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const film = await makeFilm(folder);
  const addresses = {
    lab: await serveFromLab(context, folder, film),
    disk: await serveFromDisk(context, film),
  };
  const browser = await launchBrowser(context, ['--autoplay-policy=no-user-gesture-required']);
  const { size } = statSync(film);
  const seek = (address) => async () => {
    const { page, close } = await freshPage(browser);
    await page.setContent(`<video src="${address}" preload="metadata" muted></video>`);
    const taken = await page.locator('video').evaluate(seekInPage, places);
    await close();
    return taken;
  };
  const firstBytes = (address) => async () => {
    const samples = [];
    for (const place of places) {
      const from = Math.floor(size * place);
      const began = performance.now();
      const answer = await fetch(address, { headers: { range: `bytes=${from}-${from + 65_535}` } });
      if (answer.status !== 206) throw new Error(`${address} answered ${answer.status}`);
      const reader = answer.body.getReader();
      await reader.read();
      samples.push(performance.now() - began);
      await reader.cancel();
    }
    return samples;
  };
  const pair = (title, measured, most) => ({
    ...{ title, unit: 'ms', runs, warmUps },
    reference: { name: 'file on the disk', run: measured(addresses.disk) },
    ours: { name: 'the lab', run: measured(addresses.lab) },
    limits: [{ of: 'p50', most }],
  });
  return [
    pair('a seek in a film of 20 MB until its picture is there', seek, 200),
    pair('the first bytes of a part of it', firstBytes, 50),
  ];
}

/** In the page: milliseconds of each seek until the picture of its place can be drawn. */
async function seekInPage(player, shares) {
  if (player.readyState === 0)
    await new Promise((resolve, reject) => {
      player.addEventListener('loadedmetadata', resolve, { once: true });
      player.addEventListener('error', () => reject(new Error(player.error.message)), { once: true });
    });
  const taken = [];
  for (const share of shares) {
    const began = performance.now();
    const drawn = new Promise((resolve) => player.requestVideoFrameCallback(resolve));
    player.currentTime = player.duration * share;
    await drawn;
    taken.push(performance.now() - began);
  }
  return taken;
}

/** The longest lesson again and again. */
async function makeFilm(folder) {
  const [longest] = readdirSync(films)
    .filter((file) => file.endsWith('.mp4'))
    .map((file) => join(films, file))
    .sort((one, other) => statSync(other).size - statSync(one).size);
  const film = join(folder, 'film.mp4');
  // One less than would fit: the index of the film grows, too.
  const times = Math.floor(largest / statSync(longest).size) - 2;
  const given = ['-loglevel', 'error', '-stream_loop', String(times), '-i', longest];
  const { code, output } = await run('ffmpeg', [...given, '-c', 'copy', '-movflags', '+faststart', film], {
    quiet: true,
    limit: 120,
  });
  if (code !== 0) throw new Error(`ffmpeg is needed for the film, and failed:\n${output}`);
  return film;
}

/** Starts the built lab on a copy of the demonstration data that has the film, too. */
async function serveFromLab(context, folder, film) {
  const data = join(folder, 'data');
  await copyFilledLab(data);
  const database = new PGlite(join(data, 'db'));
  await database.query(
    `insert into documents (id, position, section, path, names, filename, content, hash, is_updated, viewable)
     values ('bench-film', 1, 'tutorials', 'Bench', '{"en":"Film"}', 'film.mp4', $1, 'bench-film', false, true)`,
    [readFileSync(film)],
  );
  await database.close();
  const port = await freePort();
  const lab = await startSites({
    only: ['lab'],
    env: { TA_LAB_PORT: String(port), TA_DATA_DIR: data, TA_NOW: undefined, DATABASE_URL: undefined },
    onOutput: () => undefined,
  });
  if ('failed' in lab) throw new Error('the lab did not start');
  context.onEnd(() => lab.stop());
  return `http://127.0.0.1:${port}/public/video-tutorial/Bench/film.mp4`;
}

/** The same file by node:http alone, any part of it. */
async function serveFromDisk(context, film) {
  const port = await freePort();
  const { size } = statSync(film);
  const server = createServer((request, response) => {
    const [, first = '0', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(size - 1, Number(last))];
    response.writeHead(request.headers.range ? 206 : 200, {
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': end - start + 1,
      'content-range': `bytes ${start}-${end}/${size}`,
    });
    const file = createReadStream(film, { start, end });
    // A player that seeks leaves the part before.
    response.once('close', () => file.destroy());
    file.pipe(response);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  context.onEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}/film.mp4`;
}
