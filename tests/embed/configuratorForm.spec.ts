import { expect, sites, test } from '../e2e/fixtures.ts';

test('the form of /embed/configurator.js has readable labels, and each problem at its field (CONF-27)', async ({
  page,
}) => {
  // The form needs no scene, which takes the processor of a machine without a graphics card.
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(`${sites.demo}blank/`);
  await page.evaluate(() => {
    document.body.innerHTML = '<main id="album"></main>';
  });
  await page.addScriptTag({ url: `${sites.lab}embed/configurator.js` });
  await page.evaluate(() => {
    const shop = window as unknown as {
      TradeAreaConfigurator: new (options: object) => object;
      made?: object;
    };
    shop.made = new shop.TradeAreaConfigurator({
      elementId: 'album',
      configuratorId: '10',
      parameters: { lang: 'it' },
    });
  });
  const pages = page.getByLabel('Pagine', { exact: true });
  await expect(page.getByLabel('Formato (cm)')).toBeVisible();
  await expect(pages).not.toHaveAttribute('aria-invalid', 'true');
  await pages.fill('200');
  await pages.press('Tab');
  await expect(pages).toHaveAttribute('aria-invalid', 'true');
  await expect(pages).toHaveAccessibleDescription('Inserisci al massimo 110.');
  await pages.fill('40');
  await pages.press('Tab');
  await expect(pages).toHaveAccessibleDescription('');
});
