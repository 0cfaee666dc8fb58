import { readFileSync } from 'node:fs';
import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import { expect, sites, test } from '../e2e/fixtures.ts';
import { readEnglish } from '../e2e/reading.ts';
import { numbersIn, numbersInFolder } from '../fixtures/cardNumbers.ts';

/** The number that these flows type into the card page. */
const typed = {
  works: '378282246310005',
  declines: '4000000000000002',
  challenges: '4000000000003220',
  noTestCard: '5200828282828210',
  inUse: '5555555555554444',
};
const numbers = Object.values(typed);

/** Records every request, console message and address of all pages and frames. */
function recordRequests(context: BrowserContext): string[] {
  const heard: string[] = [];
  context.on('request', (request) => {
    heard.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '');
  });
  context.on('console', (message) => heard.push(message.text()));
  context.on('page', (page) => page.on('framenavigated', (frame) => heard.push(frame.url())));
  return heard;
}

/** Everything that the frames of a page store: both storages, databases, caches, address and history state. */
async function storageOf(page: Page): Promise<string> {
  const kept = await Promise.all(
    page
      .frames()
      .map((frame) =>
        frame.evaluate(async () =>
          JSON.stringify([
            location.href,
            history.state,
            document.cookie,
            { ...localStorage },
            { ...sessionStorage },
            (await indexedDB.databases()).map(({ name }) => name),
            await Promise.all(
              (await caches.keys()).map(async (name) =>
                (await (await caches.open(name)).keys()).map(({ url }) => url),
              ),
            ),
          ]),
        ),
      ),
  );
  return [...kept, JSON.stringify(await page.context().storageState())].join('\n');
}

async function enter(cards: FrameLocator, number: string): Promise<void> {
  await cards.getByLabel('Card number').fill('');
  await cards.getByLabel('Card number').pressSequentially(number);
  await cards.getByLabel('Expiry date (month / year)').fill('09 / 31');
  await cards.getByLabel('Name on the card').fill('Ada Quinn');
  await cards.getByRole('button', { name: 'Save card' }).click();
}

async function orderByCard(page: Page, token: string): Promise<string> {
  const answer = await page.request.post(`${sites.lab}gateway?endpoint=/api/customer/orders/payments`, {
    headers: { authorization: `Bearer ${token}` },
    // Of orders in progress: the card of a paid order that has left the lab stays.
    data: { query: { status: 1 } },
  });
  const { orders } = (await answer.json()) as {
    orders: { commessa: string; price: { payment_method: string } }[];
  };
  return orders.find(({ price }) => price.payment_method === 'card')?.commessa ?? '';
}

test('cards are added, declined, verified, removed and chosen for an order, and no number leaks (PAY-15, PAY-24, T-B4)', async ({
  page,
}) => {
  const heard = recordRequests(page.context());
  page.on('framenavigated', (frame) => heard.push(frame.url()));
  const token = await readEnglish(page, 'au');
  const order = await orderByCard(page, token);

  await page.goto(`${sites.portal}account?page=managePayments`);
  const cards = page.frameLocator('iframe[title="Your saved cards"]');
  await expect(cards.getByRole('listitem')).toHaveCount(2);
  await cards.getByText('Add a card', { exact: true }).click();
  await enter(cards, typed.noTestCard);
  await expect(
    cards.getByText('Only test cards work here. Card numbers aren’t stored.').first(),
  ).toBeVisible();
  await enter(cards, `${typed.declines.slice(0, -1)}9`);
  await expect(cards.getByText('This card number isn’t valid. Check it against your card.')).toBeVisible();
  await enter(cards, typed.declines);
  await expect(cards.getByText('Your bank declined this card. Nothing was saved.')).toBeVisible();
  await enter(cards, typed.works);
  await expect(cards.getByText('Card saved.')).toBeVisible();
  await expect(cards.getByRole('listitem')).toHaveCount(3);
  await expect(cards.getByText('American Express •••• 0005')).toBeVisible();

  await cards.getByText('Add a card', { exact: true }).click();
  await enter(cards, typed.challenges);
  await cards.getByLabel('Code', { exact: true }).fill('000000');
  await cards.getByRole('button', { name: 'Confirm' }).click();
  await expect(cards.getByText('That code is wrong. Nothing was saved.')).toBeVisible();
  await cards.getByRole('button', { name: 'Save card' }).click();
  await cards.getByLabel('Code', { exact: true }).fill('123456');
  await cards.getByRole('button', { name: 'Confirm' }).click();
  await expect(cards.getByText('Visa •••• 3220')).toBeVisible();
  await cards.getByRole('button', { name: 'Remove: Visa 3220' }).click();
  await cards.getByRole('button', { name: 'Remove card: Visa 3220' }).click();
  await expect(cards.getByText('Card removed.')).toBeVisible();
  await expect(cards.getByText('Visa •••• 3220')).toHaveCount(0);
  const account = await storageOf(page);

  await page.goto(`${sites.portal}payment/${order}`);
  await page.getByRole('button', { name: /^(Change|Choose a) card$/ }).click();
  const choice = page.frameLocator('iframe[title="Your saved cards"]');
  await choice.getByText('Add a card', { exact: true }).click();
  await enter(choice, typed.inUse);
  await expect(page.getByText('Card changed.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payment card' }).getByText('Ada Quinn')).toBeVisible();

  expect(numbersIn([account, await storageOf(page), ...heard].join('\n'), numbers)).toEqual([]);
  const data = process.env['TA_DATA_DIR'] ?? '';
  expect(numbersInFolder(data, { numbers: ['AdaQuinn'] }), 'what was kept is found').not.toEqual([]);
  expect(numbersInFolder(data, { numbers }), 'database, mails and files of the lab').toEqual([]);
  const log = readFileSync(process.env['TA_SITES_LOG'] ?? '');
  expect(log.length, 'the sites printed something').toBeGreaterThan(0);
  expect(numbersIn(log, numbers), 'log').toEqual([]);
});
