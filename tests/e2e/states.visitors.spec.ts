import { expect, sites, test } from './fixtures.ts';
import { look, lookedAt, openIn } from './stateLooks.ts';

// Each state is looked at six times.
test.describe.configure({ timeout: 600_000 });
// An act that never becomes possible is told at once, not after all this time.
test.use({ actionTimeout: 30_000 });

const film = `showVideo?c=none&a=7&video_path=${encodeURIComponent('/Products/Albums and books.mp4')}`;

for (const language of lookedAt) {
  test(`${language}: the partner’s order page with the choice of an address (DIS-04)`, async ({ page }) => {
    await openIn(page, 'ie', language, 'disney');
    await page.frameLocator('.ta-external-order iframe').locator('button').first().click();
    const choice = page.frameLocator('dialog iframe').getByRole('button').first();
    await look(page, `DIS-04 the choice of an address, ${language}`, choice);
  });

  test(`${language}: a message that is sent, and one that is not`, async ({ page, guard }) => {
    guard.allow(/status of 503/);
    await openIn(page, 'gb', language, 'contact?c=never&a=1');
    const form = page.locator('.ta-contact__form');
    await form.locator('input[type=email]').fill('nobody');
    await form.locator('textarea').fill('Is anybody there?');
    await form.getByRole('button').last().click();
    await look(
      page,
      `CONT-10 an address that is none, ${language}`,
      form.locator('input[aria-invalid=true]'),
    );
    await form.locator('input[type=email]').fill(`states-${language}@contact.example`);
    await page.route('**/public/contacts/add_messages', (route) => route.fulfill({ status: 503 }));
    await form.getByRole('button').last().click();
    await look(page, `CONT-05 the error, ${language}`, page.getByRole('alertdialog'));
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await page.unroute('**/public/contacts/add_messages');
    await form.getByRole('button').last().click();
    await look(page, `CONT-04 thank you, ${language}`, page.locator('.ta-contact__arrived'));
  });

  test(`${language}: a video that plays, one that is none, and one that is on its way`, async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 404/);
    await openIn(page, 'gb', language, film);
    await look(page, `VID-01 a video, ${language}`, page.locator('[data-state=here] > video'));
    await page.goto(`${sites.portal}showVideo?video_path=/none.mp4`);
    await look(page, `VID-05 not available, ${language}`, page.locator('.ta-contact-video__none'));
    await page.route('**/public/video-tutorial/**', () => undefined);
    await page.goto(`${sites.portal}${film}`);
    await look(page, `VID-02 on its way, ${language}`, page.locator('[part=spinner]').first());
    expect(page.url()).toContain('showVideo');
  });
}
