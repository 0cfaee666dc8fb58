import type { Page } from '@playwright/test';
import { findChromium } from '../../scripts/parts/engines.mjs';
import { makeSheet } from '../fixtures/sheets.ts';
import { expect, sites, test } from './fixtures.ts';
import { readEnglish } from './reading.ts';

// The machine of the tests has no graphics card: a frame takes a second, and the first one builds its shaders.
test.use({
  launchOptions: {
    executablePath: findChromium() ?? '',
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  },
});
test.describe.configure({ timeout: 240_000 });
const firstFrame = 60_000;

/** Asks for the scene, which this machine draws with its processor. */
const showScene = (page: Page) => page.getByRole('button', { name: 'Show in 3D anyway' }).click();

interface Mounted {
  update(configuration: object): void;
  memory(): {
    readonly geometries: number;
    readonly textures: number;
    readonly materials: number;
    readonly frames: number;
  };
  dispose(): void;
}
declare global {
  interface Window {
    mounted?: Mounted;
    sceneStates?: string[];
  }
}

/** Leaves nothing on the partner's page but a scene of this size. */
async function openStage(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width: 960, height: 600 });
  await page.goto(sites.demo);
  await page.evaluate(
    ([w, h]) => {
      const stage = Object.assign(document.createElement('div'), { id: 'stage' });
      Object.assign(stage.style, { width: `${w}px`, height: `${h}px` });
      document.body.replaceChildren(stage);
    },
    [width, height],
  );
}

/** Mounts a product; ends with its first picture. */
async function mount(page: Page, product: string, fields: object = {}): Promise<void> {
  await page.evaluate(
    async ([lab, configuration]) => {
      window.mounted?.dispose();
      const { mountScene } = (await import(`${lab}/embed/scene.js`)) as {
        mountScene(options: object): Mounted;
      };
      window.sceneStates = [];
      await new Promise<void>((resolve, reject) => {
        window.mounted = mountScene({
          element: document.getElementById('stage'),
          photos: `${lab}/embed/photos/`,
          fonts: `${lab}/embed/fonts/`,
          configuration,
          isSlowAllowed: true,
          onState: (state: string) => {
            window.sceneStates?.push(state);
            if (state === 'ready') resolve();
            else reject(new Error(state));
          },
        });
      });
    },
    [new URL(sites.lab).origin, { product, fields }] as const,
  );
}

/** Draws another configuration; ends with its picture. */
const update = (page: Page, product: string, fields: object) =>
  page.evaluate(
    async (configuration) => {
      const before = window.mounted?.memory().frames ?? 0;
      window.mounted?.update(configuration);
      while ((window.mounted?.memory().frames ?? 0) === before)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    },
    { product, fields },
  );

/** The picture as 48 × 30 colors of four bits a channel. */
const colors = (page: Page, selector = 'canvas'): Promise<number[]> =>
  page.evaluate((wanted) => {
    const canvas = document.querySelector<HTMLCanvasElement>(wanted);
    const small = Object.assign(document.createElement('canvas'), { width: 48, height: 30 });
    const pen = small.getContext('2d');
    if (!canvas || !pen) return [];
    pen.drawImage(canvas, 0, 0, 48, 30);
    const { data } = pen.getImageData(0, 0, 48, 30);
    return Array.from({ length: 48 * 30 }, (_, index) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3);
      return ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    });
  }, selector);

const families = [
  ['preset-storybook-classic', { CoverMaterial: 'linen', CoverColor: 'linen-navy' }],
  ['preset-magazine-minimal', { Size: '30x20' }],
  ['preset-metal-pro', { Size: '40x60' }],
  ['preset-acrylic-pro', { Size: '90x60' }],
  ['preset-canvas-plus', { Frame: 'black' }],
  ['preset-amalfi-panel', { Size: '40x60' }],
  ['preset-weddingbook', { CoverMaterial: 'leather', CoverColor: 'leather-black' }],
] as const;

/** The families that no preset is of, each by its first product. */
const further = [
  ['mattedalbum', { CoverMaterial: 'leather', CoverColor: 'leather-black' }],
  ['maverick', { CoverMaterial: 'linen', CoverColor: 'linen-navy' }],
  ['primo', { CoverMaterial: 'linen', CoverColor: 'linen-navy' }],
  ['raw-book', { CoverMaterial: 'linen', CoverColor: 'linen-navy' }],
  ['dma', { CoverMaterial: 'leather', CoverColor: 'leather-black' }],
  ['youngbook', { CoverMaterial: 'linen', CoverColor: 'linen-navy' }],
  ['gobook', { CoverMaterial: 'cotton', CoverColor: 'cotton-rose' }],
  ['babybook', { CoverMaterial: 'linen', CoverColor: 'linen-navy' }],
  ['tabletop', { Size: '30x40' }],
  ['photobox', { CoverMaterial: 'linen', CoverColor: 'linen-navy' }],
  ['mats', { Size: '40x50' }],
  ['magnolia-album', { CoverMaterial: 'leather', CoverColor: 'leather-black' }],
  ['kbc-album', { CoverMaterial: 'linen', CoverColor: 'linen-navy' }],
  ['frames-pro', { Frame: 'black' }],
] as const;

for (const [name, listed] of [
  ['each family of the presets', families],
  ['each other family', further],
] as const)
  test(`${name} shows a picture that an option changes (CONF-01)`, async ({ page }) => {
    await openStage(page, 960, 600);
    for (const [product, option] of listed) {
      await mount(page, product);
      const before = await colors(page);
      expect(new Set(before).size, product).toBeGreaterThan(12);
      await update(page, product, option);
      const after = await colors(page);
      expect(after.filter((color, index) => color !== before[index]).length, product).toBeGreaterThan(20);
    }
  });

test('200 changes leave the graphics memory as it was', async ({ page }) => {
  await openStage(page, 96, 60);
  const at = (step: number) => ({
    Pages: 20 + 2 * (step % 20),
    CoverMaterial: ['leather', 'linen', 'velvet', 'suede'][step % 4],
    CoverColor: ['leather-black', 'linen-navy', 'velvet-grey', 'suede-sand'][step % 4],
    CoverType: 'engraved',
    CoverText1: `Ada ${step % 10}`,
    Box: ['none', 'slipcase', 'presentation', 'wooden'][step % 4],
  });
  await mount(page, 'weddingbook', at(0));
  const memoryAfter = async (from: number, to: number) => {
    for (let step = from; step < to; step += 1) await update(page, 'weddingbook', at(step));
    return page.evaluate(() => window.mounted?.memory());
  };
  const warm = await memoryAfter(0, 60);
  const last = await memoryAfter(60, 200);
  expect(last?.frames).toBeGreaterThanOrEqual(200);
  for (const kind of ['geometries', 'textures', 'materials'] as const)
    expect(last?.[kind], kind).toBeLessThanOrEqual((warm?.[kind] ?? 0) + 2);
});

test('in the configurator: views, the picture of a saved quote, and the poster after the context is lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 960, height: 600 });
  await readEnglish(page, 'social');
  await page.goto(`${sites.portal}config-product/10`);
  await showScene(page);
  const views = page.getByRole('group', { name: 'View' });
  await expect(views).toBeVisible({ timeout: firstFrame });
  await views.getByRole('button', { name: 'Spine' }).press('Enter');
  await expect(views.getByRole('button', { name: 'Spine' })).toHaveAttribute('aria-pressed', 'true');
  const sent = page.waitForResponse((answer) => answer.url().includes('quotes%2Fpicture'), {
    timeout: firstFrame,
  });
  await page.getByRole('button', { name: 'Save quote' }).click();
  expect((await sent).status()).toBe(200);

  await page.locator('.ta-configurator-scene canvas').evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await expect(page.getByText('The 3D view stopped. Your choices are kept.')).toBeVisible();
  await expect(page.locator('.ta-configurator-poster__image')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(views).toBeVisible({ timeout: firstFrame });
});

test('an image is cropped by keyboard and by pointer; it is on the product, and the quote keeps it (CONF-09)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 960, height: 600 });
  const drawn = '.ta-configurator-scene canvas';
  await readEnglish(page, 'social');
  await page.goto(`${sites.portal}config-product/70`);
  await page.getByRole('button', { name: 'Choose image: Frame 1' }).click();
  const panel = page.getByRole('dialog', { name: 'Your images' });
  const buffer = await makeSheet({ width: 3600, height: 3600, seed: 3 });
  await panel
    .locator('input[type="file"]')
    .setInputFiles({ name: 'hall.jpg', mimeType: 'image/jpeg', buffer });
  const hall = panel.getByRole('radio', { name: /^hall\.jpg/ });
  await hall.check({ timeout: firstFrame });
  await panel.getByRole('button', { name: 'Use image' }).click();
  await page.getByRole('button', { name: 'Crop image: Frame 1' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Crop image: Frame 1' });
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  await zoom.press('ArrowRight');
  const across = dialog.getByRole('slider', { name: 'Left to right' });
  const middle = Number(await across.inputValue());
  const box = await dialog.locator('.ta-configurator-crop__frame').boundingBox();
  expect(box).not.toBeNull();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => Number(await across.inputValue())).toBeLessThan(middle);
  const kept = [await zoom.inputValue(), await across.inputValue()];
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page.getByText('Quote saved.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Crop image: Frame 1' }).click();
  expect([await zoom.inputValue(), await across.inputValue()]).toEqual(kept);
  await page.keyboard.press('Escape');
  await showScene(page);
  await expect(page.getByRole('group', { name: 'View' })).toBeVisible({ timeout: 2 * firstFrame });
  const before = await colors(page, drawn);
  expect(new Set(before).size).toBeGreaterThan(12);
  await page.getByRole('button', { name: 'Remove image: Frame 1' }).click();
  await expect
    .poll(async () => (await colors(page, drawn)).filter((color, index) => color !== before[index]).length, {
      timeout: firstFrame,
    })
    .toBeGreaterThan(10);
});

test('without a graphics card the poster stays, in words; options, price and quote go on at once', async ({
  page,
}) => {
  await readEnglish(page, 'social');
  const drawn: string[] = [];
  page.on('request', (request) => {
    if (/\/embed\/photos\/|quotes%2Fpicture/.test(request.url())) drawn.push(request.url());
  });
  await page.goto(`${sites.portal}config-product/10`);
  await expect(page.getByText(/^3D is slow on this device/)).toBeVisible();
  await expect(page.locator('.ta-configurator-poster__image')).toBeVisible();
  await expect(page.locator('.ta-configurator-scene canvas')).toHaveCount(0);
  await page
    .getByRole('group', { name: 'Cover material' })
    .getByRole('radio', { name: /^Leather/ })
    .check();
  await expect(page.getByText(/^Wedding Book, /)).toContainText(/Leather, .*€$/);
  await expect(page.getByText(/^The picture shows the product in the chosen color/)).toBeVisible();
  const color = await page
    .getByRole('group', { name: 'Cover color' })
    .getByRole('radio', { checked: true })
    .getAttribute('value');
  expect(color).toMatch(/^leather-/);
  await expect(page.locator(`.ta-configurator-poster__image[src*="/${color}.webp"]`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Cover color: / })).toBeVisible();
  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page.getByText('Quote saved.')).toBeVisible();
  expect(drawn).toEqual([]);
});

test('without the scene’s script the poster, the options and the price stay', async ({ page, guard }) => {
  guard.allow(/ERR_FAILED .*\/embed\/scene\.js/);
  await readEnglish(page, 'social');
  await page.route('**/embed/scene.js', (route) => route.abort());
  await page.goto(`${sites.portal}config-product/10`);
  await expect(page.locator('.ta-configurator-poster__image')).toBeVisible();
  const sentence = page.getByText(/^Wedding Book, /);
  await expect(sentence).toContainText('Linen');
  await page
    .getByRole('group', { name: 'Cover material' })
    .getByRole('radio', { name: /^Leather/ })
    .check();
  await expect(sentence).toContainText(/Leather, .*€$/);
  await expect(page.getByRole('group', { name: 'View' })).toBeHidden();
});
