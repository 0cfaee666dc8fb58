import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from '../parts/children.mjs';
import { readJson } from '../parts/root.mjs';
import { captionsOf, secondsToRead } from './captions.mjs';
import { addPointer, createPointer } from './pointer.mjs';

const size = { width: 1280, height: 720 };
const framesPerSecond = 10;
const stepLimit = 15_000;
/** Seconds that a film shows of the beginning of a cut. */
const shownOfCut = 1.5;
/** Seconds; a picture that was there for less is left out. */
const shortestFrame = 0.005;

/**
 * Records a film: its steps one after the other, each as long as its caption takes to be read. A rehearsal takes no time
 * to read: it leaves a picture after each step, and no film.
 *
 * @param {object} job
 * @param {string} job.name of the files, without an ending
 * @param {Film} job.film
 * @param {import('playwright-core').Browser} job.browser
 * @param {{ portal: string, lab: string }} job.sites
 * @param {string} job.target folder of the film
 * @param {string} job.pictures folder of the pictures of a rehearsal, and of a step that fails
 * @param {boolean} [job.isRehearsal]
 *
 * @typedef {object} Film
 * @property {string} account the part of its address before the @
 * @property {string} page of the portal
 * @property {string} [userAgent]
 * @property {RegExp} [blocked] addresses that lead nowhere: the page stays
 * @property {(stage: object) => Promise<object>} [prepare] adds to the stage, before the recording
 * @property {readonly Step[]} steps
 *
 * @typedef {object} Step
 * @property {Readonly<Record<string, string>>} say the caption in each language
 * @property {(stage: object) => Promise<unknown>} [act] what the person does while it is shown; `cut` of the stage leaves out waiting
 */
export async function recordFilm({ name, film, browser, sites, target, pictures, isRehearsal = false }) {
  const { account, userAgent, blocked } = film;
  const context = await browser.newContext({
    ...{ viewport: size, locale: 'en-GB', timezoneId: 'Europe/Rome', acceptDownloads: false },
    ...(userAgent ? { userAgent } : {}),
  });
  try {
    if (blocked) await context.route(blocked, (route) => route.fulfill({ status: 204 }));
    await signIn(context, account, sites);
    await addPointer(context);
    const page = await context.newPage();
    page.setDefaultTimeout(stepLimit);
    await page.goto(sites.portal + film.page);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForFunction(() => document.querySelector('.ta-skeleton') === null);
    const stage = { page, sites, ...createPointer(page), cut: (work) => work() };
    // Not recorded: what the film begins with.
    Object.assign(stage, await film.prepare?.(stage));
    await stage.rest();
    const steps = film.steps.map((step, index) => ({
      ...step,
      picture: join(pictures, `${name}-${index + 1}.jpg`),
    }));
    return await (isRehearsal ? rehearse(steps, stage) : record(steps, stage, join(target, name)));
  } finally {
    await context.close();
  }
}

async function rehearse(steps, stage) {
  const began = Date.now();
  for (const step of steps) {
    await perform(step, stage);
    await photograph(stage, step);
  }
  return { seconds: (Date.now() - began) / 1000 };
}

async function record(steps, stage, path) {
  const screen = await startScreen(stage.page);
  Object.assign(stage, { cut: screen.cut });
  const spoken = [];
  for (const step of steps) {
    const from = screen.seconds();
    await perform(step, stage);
    const missing = secondsToRead(step.say) - (screen.seconds() - from);
    if (missing > 0) await pause(missing * 1000);
    spoken.push({ say: step.say, from, to: screen.seconds() });
  }
  const seconds = screen.seconds();
  await screen.finish(`${path}.mp4`, seconds);
  for (const [language, text] of Object.entries(captionsOf(spoken)))
    writeFileSync(`${path}@${language}.vtt`, text);
  return { seconds };
}

/** Does a step; where it fails, the error has its caption, and the picture shows the page. */
async function perform(step, stage) {
  try {
    await step.act?.(stage);
  } catch (error) {
    await photograph(stage, step).catch(() => undefined);
    throw new Error(`“${step.say.en}” ${error.message}`, { cause: error });
  }
}

const photograph = ({ page }, { picture }) => page.screenshot({ path: picture, type: 'jpeg', quality: 60 });

/** Gives the browser the session of a demonstration account, in English, with its questions of the day closed. */
async function signIn(context, account, { portal, lab }) {
  const { password, accounts } = readJson('scripts/accounts.json');
  const { email } = accounts.find((each) => each.email.startsWith(`${account}@`));
  const answer = await context.request.post(`${lab}auth/login`, { form: { email, password } });
  if (!answer.ok()) throw new Error(`ta: ${email} cannot sign in: ${answer.status()}`);
  const login = await answer.json();
  const kept = ['token', 'cod_fot', 'user', 'name', 'surname', 'company', 'area', 'community'];
  const values = {
    ...Object.fromEntries(kept.map((key) => [key, String(login[key])])),
    ...{ email, inter: '0', openGDPR: '1', redirectGraphistore: 'false', i18nextLng: 'en' },
    ...{ 'ta-language-chosen': '1', 'ta-theme': 'light' },
    hidePromoPopup: `${lab}pictures/promotions/909-de.svg`,
  };
  await context.setStorageState({
    cookies: [],
    origins: [
      {
        origin: new URL(portal).origin,
        localStorage: Object.entries(values).map(([name, value]) => ({ name, value })),
      },
    ],
  });
}

/**
 * Chromium's screencast of a page: a picture whenever something changes, with its time in the film. Of what happens in a
 * `cut`, such as the check of an upload, the film shows the beginning and the end.
 */
async function startScreen(page) {
  const folder = mkdtempSync(join(tmpdir(), 'ta-film-'));
  const session = await page.context().newCDPSession(page);
  const frames = [];
  let removed = 0;
  let cutAt = Infinity;
  /** Seconds of the clock as seconds of the film, which stands still in a cut. */
  const filmTime = (clock) => Math.min(clock, cutAt) - removed;
  const now = () => Date.now() / 1000;
  let first;
  const arrived = new Promise((resolve) => (first = resolve));
  session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    const path = join(folder, `${String(frames.length).padStart(5, '0')}.jpg`);
    writeFileSync(path, Buffer.from(data, 'base64'));
    frames.push({ path, at: filmTime(metadata.timestamp ?? now()) });
    first();
  });
  await session.send('Page.startScreencast', {
    ...{ format: 'jpeg', quality: 92, everyNthFrame: 1 },
    ...{ maxWidth: size.width, maxHeight: size.height },
  });
  await arrived;
  const began = frames[0].at;
  return {
    seconds: () => filmTime(now()) - began,
    async cut(work) {
      cutAt = now() + shownOfCut;
      await work();
      removed += Math.max(0, now() - cutAt);
      cutAt = Infinity;
    },
    async finish(path, seconds) {
      await session.send('Page.stopScreencast');
      const list = frames.flatMap(({ path: frame, at }, index) => {
        const shown = (frames[index + 1]?.at ?? began + seconds) - at;
        return shown < shortestFrame ? [] : [`file '${frame}'`, `duration ${shown.toFixed(4)}`];
      });
      // The last picture is named again: ffmpeg reads no duration after it.
      writeFileSync(join(folder, 'frames.txt'), [...list, `file '${frames.at(-1).path}'`].join('\n'));
      await encode(join(folder, 'frames.txt'), path, seconds);
      rmSync(folder, { recursive: true });
    },
  };
}

async function encode(list, path, seconds) {
  const { code, output } = await run(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list, '-t', seconds.toFixed(2)],
      ...['-vf', `scale=${size.width}:${size.height},fps=${framesPerSecond},format=yuv420p`, '-an'],
      ...['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '31', '-g', '100'],
      ...[
        '-map_metadata',
        '-1',
        '-fflags',
        '+bitexact',
        '-flags:v',
        '+bitexact',
        '-movflags',
        '+faststart',
        path,
      ],
    ],
    { quiet: true, limit: 300 },
  );
  if (code !== 0) throw new Error(`ta: ffmpeg failed: ${output}`);
}
