import { AxeBuilder } from '@axe-core/playwright';
import { expect, sites, test } from './fixtures.ts';

const path = '/Products/Albums and books.mp4';
const address = `showVideo?c=none&a=7&video_path=${encodeURIComponent(path)}`;

test('VID-01 to VID-03, VID-08, PUB-08, ROLE2-01, ROLE2-10: a visitor plays the lab’s video from any point, and one view is logged', async ({
  page,
}) => {
  const ranges: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/public/video-tutorial/')) ranges.push(request.headers()['range'] ?? '');
  });
  const logged = page.waitForRequest('**/public/contacts/log_video_view');
  await page.goto(`${sites.portal}${address}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your video' })).toBeVisible();
  const video = page.locator('video');
  await expect(page.locator('[data-state="here"] > video')).toBeVisible();
  const form = new URLSearchParams((await logged).postData() ?? '');
  expect(Object.fromEntries(form)).toEqual({ video_path: path, c: 'none', a: '7' });
  expect(await video.evaluate((player: HTMLVideoElement) => Math.round(player.duration))).toBe(12);
  const at = await video.evaluate(async (player: HTMLVideoElement) => {
    const moved = new Promise((done) => player.addEventListener('seeked', done, { once: true }));
    player.currentTime = 9;
    await moved;
    return player.currentTime;
  });
  expect(Math.round(at)).toBe(9);
  expect(ranges.every((range) => range.startsWith('bytes='))).toBe(true);
});

test('VID-01: a lesson has its captions in the visitor’s language, and the others to choose from', async ({
  page,
}) => {
  await page.goto(
    `${sites.portal}showVideo?video_path=${encodeURIComponent('/GRAPHISOFTWARE TUTORIAL_EN/1-install.mp4')}`,
  );
  await expect(page.locator('[data-state="here"] > video')).toBeVisible();
  const captions = () =>
    page
      .locator('video')
      .evaluate(({ textTracks }: HTMLVideoElement) =>
        [...textTracks].map(({ language, mode, cues }) => [
          language,
          mode === 'showing' && (cues?.length ?? 0) > 4,
        ]),
      );
  await expect.poll(captions).toEqual([
    ['de', false],
    ['en', true],
    ['es', false],
    ['fr', false],
    ['it', false],
  ]);
});

test('VID-05, VID-07, ERR2-11: a video that is none, and one outside the library', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 404/);
  await page.goto(`${sites.portal}showVideo?video_path=/none.mp4`);
  await expect(page.getByText('Video not available')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Video not available')).toBeVisible();
  await page.goto(`${sites.portal}showVideo?video_path=../../marketing/campaign.mp4`);
  await expect(
    page.getByText('The address of this page doesn’t lead to a video.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const)
  test(`the video’s page has no barrier that axe finds (${theme}), and fits a phone`, async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 404/);
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const shown of [address, 'showVideo?video_path=/none.mp4', 'showVideo']) {
      await page.goto(`${sites.portal}${shown}`);
      await expect(
        page.locator('[data-state="here"] > video, .ta-contact-video h2, .ta-contact-video button').first(),
      ).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
  });
