import { freshPage, launchBrowser } from './browser.mjs';
import { scriptsIn, serve } from './boot/files.mjs';
import { freePort } from './lab.mjs';

export const name = 'scroll';

const files = 300;
/** Pixels a frame: a quick turn of the wheel. */
const step = 160;

/**
 * The uploader with three hundred sheets, scrolled from its head to its end: how long the main thread works for each
 * frame (scripts, styles, layout, drawing). What a frame waits for a screen is not ours to measure without one.
 */
export async function cases(context) {
  const built = scriptsIn('packages/widgets/dist/elements');
  const port = await freePort();
  const page = `<!doctype html><html lang="en"><title>scroll</title><body>
    <ta-upload order="2600001" gateway="http://lab.test"></ta-upload>
    <script type="module">
      document.querySelector('ta-upload').pass = async () => 'pass';
      import('/ta/upload.js');
    </script>`;
  await serve(context, port, (path) => (path === '/' ? page : undefined), { '/ta/': built });
  const browser = await launchBrowser(context);
  const scroll = async (slow) => {
    const opened = await freshPage(browser);
    await opened.page.route('http://lab.test/**', (route) =>
      route.fulfill({
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': 'authorization, content-type',
        },
        json: ledger(),
      }),
    );
    await opened.page.goto(`http://127.0.0.1:${port}/`);
    await opened.page
      .locator('.ta-uploads-row')
      .nth(files - 1)
      .waitFor({ state: 'attached' });
    if (slow) await opened.session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await opened.session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await busy(opened.session);
    const frames = await opened.page.evaluate(scrollThrough, step);
    const each = ((await busy(opened.session)) - before) / frames.length;
    await opened.close();
    return { frames, each };
  };
  const longest = (slow) => async () => Math.max(...(await scroll(slow)).frames);
  return [
    {
      title: `${files} sheets scrolled through: the longest frame's work`,
      unit: 'ms',
      ours: { name: '<ta-upload>', run: longest(false) },
      limits: [{ of: 'p50', most: 16 }],
      runs: 7,
      warmUps: 1,
    },
    {
      title: `${files} sheets scrolled through: processor time of the main thread for each frame`,
      unit: 'ms',
      ours: { name: '<ta-upload>', run: async () => (await scroll(false)).each },
      limits: [{ of: 'p50', most: 16 }],
      runs: 7,
      warmUps: 1,
    },
    {
      title: `${files} sheets, processor slowed 4 times: the longest frame's work`,
      unit: 'ms',
      ours: { name: '<ta-upload>', run: longest(true) },
      runs: 7,
      warmUps: 1,
    },
  ];
}

/** Milliseconds that the main thread has had the processor: what others do on the machine does not count. */
async function busy(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** In the page: milliseconds of the main thread for each frame, from its first callback until it is handed over. */
async function scrollThrough(pixels) {
  const end = document.documentElement.scrollHeight - innerHeight;
  const times = [];
  for (let at = 0; at < end; at += pixels) {
    times.push(
      await new Promise((resolve) => {
        requestAnimationFrame(() => {
          const began = performance.now();
          scrollTo(0, at);
          // The next task comes when styles, layout and drawing of this frame are done.
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', () => resolve(performance.now() - began));
          channel.port1.start();
          channel.port2.postMessage(null);
        });
      }),
    );
  }
  return times;
}

function ledger() {
  const warned = (index) =>
    index % 7 === 0
      ? [
          {
            code: 'softDensity',
            level: 'warn',
            values: { density: 210, wantedWidth: 7157, wantedHeight: 3614 },
            fix: '',
          },
        ]
      : [];
  const spread = (index) => `spread-${String(index + 1).padStart(3, '0')}`;
  return {
    order: {
      code: '2600001',
      article: 'Favola',
      size: '30x30 cm',
      sposa: 'Ida',
      sposo: 'Bo',
      name: '',
      date: '2026-06-06',
      pages: files * 2,
      profile: 'sRGB',
    },
    slots: Array.from({ length: files }, (_, index) => ({
      slot: spread(index),
      kind: 'spread',
      number: index + 1,
      first_page: index * 2 + 1,
      last_page: index * 2 + 2,
      w_mm: 600,
      h_mm: 300,
      bleed_mm: 3,
      required: true,
    })),
    files: Array.from({ length: files }, (_, index) => ({
      id: String(index).padStart(22, 'u'),
      name: `${spread(index)}.jpg`,
      size: 15_000_000,
      offset: 15_000_000,
      mtime: 1,
      edges: String(index),
      sha256: 'x',
      slot: spread(index),
      state: 'checked',
      findings: warned(index),
      accepted: [],
      thumbnail: false,
      width: 7157,
      height: 3614,
    })),
    open: true,
    sent: '',
    used: 0,
  };
}
