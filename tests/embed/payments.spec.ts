import { expect, test } from '../e2e/fixtures.ts';
import { expectPaymentsWork } from '../fixtures/paymentsSuite.ts';
import { gateway, openPageWith, signInAt } from './page.ts';

const recordEvents = `globalThis.told = [];
  for (const name of ['ta-payment-open', 'ta-cards-change'])
    document.addEventListener(name, (event) => {
      event.preventDefault();
      globalThis.told.push([name, event.detail]);
    });`;
const provider = (inside: string) =>
  `<ta-provider gateway="${gateway}" lang="en"><ta-login></ta-login>${inside}</ta-provider>`;

test('<ta-payments> works on any page as in the portal; the page decides what a row opens', async ({
  page,
}) => {
  await openPageWith(
    page,
    provider('<ta-payments portal="https://portal.example"></ta-payments>'),
    recordEvents,
  );
  const list = page.locator('ta-payments');
  await expect(list.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await signInAt(page.locator('ta-login'), 'ie');
  await expectPaymentsWork(page, list);

  const link = list.getByRole('grid').getByRole('link').first();
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^https:\/\/portal\.example\/ta\/payment\/\d+$/);
  await link.click();
  const code = href.split('/').at(-1) ?? '';
  await expect.poll(() => page.evaluate('globalThis.told')).toEqual([['ta-payment-open', { code, href }]]);

  await list.evaluate((element, order) => element.setAttribute('order', order), code);
  await expect(list.getByRole('button', { name: `Remove filter Order ${code}` })).toBeVisible();
  await page.locator('ta-provider').evaluate((area) => area.setAttribute('lang', 'de'));
  await expect(list.getByRole('grid', { name: 'Ihre Zahlungen' })).toBeVisible();
});

test('<ta-cards> adds and removes a card in the lab’s frame; the page hears of a change only', async ({
  page,
}) => {
  await openPageWith(page, provider('<ta-cards></ta-cards>'), recordEvents);
  await signInAt(page.locator('ta-login'), 'es');
  const frame = page.locator('ta-cards').locator('iframe');
  await expect(frame).toBeVisible();
  const cards = frame.contentFrame();
  await cards.getByText('Add a card', { exact: true }).click();
  await cards.getByLabel('Card number').fill('4111 1111 1111 1111');
  await cards.getByLabel('Expiry date (month / year)').fill('09 / 31');
  await cards.getByLabel('Name on the card').fill('Lucía Navarro Gil');
  await cards.getByRole('button', { name: 'Save card' }).dblclick();
  const added = cards.getByRole('listitem').filter({ hasText: 'Lucía Navarro Gil' });
  await expect(added).toHaveCount(1);
  await added.getByRole('button', { name: /^Remove: / }).click();
  await added.getByRole('button', { name: /^Remove card: / }).click();
  await expect(added).toHaveCount(0);
  await expect
    .poll(() => page.evaluate('globalThis.told'))
    .toEqual([
      ['ta-cards-change', {}],
      ['ta-cards-change', {}],
    ]);
});
