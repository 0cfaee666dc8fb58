import { openSession, sites, test } from './fixtures.ts';
const out = '/tmp/public-look';
test('look', async ({ guard, browser }) => {
  test.setTimeout(200_000);
  guard.allow(/./);
  for (const [width, theme, lang] of [[1440, 'light', 'en-GB'], [820, 'light', 'it'], [390, 'dark', 'de-DE']] as const) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: theme, locale: lang });
    const one = await context.newPage();
    for (const [name, path] of [['contact', 'contact'], ['wrong', 'contact?c=x'], ['video', `showVideo?video_path=${encodeURIComponent('/Products/Albums, acrylics and books.mp4')}`], ['novideo', 'showVideo?video_path=/x.mp4'], ['videonone', 'showVideo']] as const) {
      await one.goto(`${sites.portal}${path}`);
      await one.locator('main h1').waitFor();
      await one.evaluate(() => new Promise((done) => setTimeout(done, 900)));
      await one.screenshot({ path: `${out}/${name}-${width}-${theme}.png` });
    }
    const desk = await context.newPage();
    await desk.goto(`${sites.lab}staff/`);
    await desk.locator('[name=email]').fill('desk@lab.test');
    await desk.locator('[name=password]').fill('Trade-2026');
    await desk.locator('[name=password]').press('Enter');
    await desk.locator('form[action="/staff/sign-out"]').waitFor();
    await desk.request.post(`${sites.lab}public/contacts/add_messages`, { form: { txt_public: 'How much is a sample album of 30 × 30 cm?\n\nThanks!', nome: 'Ada Neri', email: 'ada@nebbia.example', lang: 'it' } });
    for (const [name, path] of [['desk', ''], ['desklist', 'contacts'], ['desknew', 'new-contact'], ['desknone', 'contacts?state=closed']] as const) {
      await desk.goto(`${sites.lab}staff/${path}`);
      await desk.screenshot({ path: `${out}/${name}-${width}-${theme}.png` });
    }
    await desk.goto(`${sites.lab}staff/contacts`);
    await desk.locator('.ta-page-rowlink').first().click();
    await desk.screenshot({ path: `${out}/deskone-${width}-${theme}.png`, fullPage: true });
    await openSession(one, 'ie');
    await one.goto(`${sites.portal}disney`);
    const order = one.frameLocator('iframe').first();
    await order.locator('#change').waitFor();
    await one.screenshot({ path: `${out}/disney-${width}-${theme}.png`, fullPage: true });
    await order.locator('#change').click();
    await one.frameLocator('dialog iframe').locator('[data-address]').first().waitFor();
    await one.screenshot({ path: `${out}/address-${width}-${theme}.png` });
    await context.close();
  }
});
