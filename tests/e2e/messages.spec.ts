import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openSession, expect, sites, test } from './fixtures.ts';
import { openDesk, orderWith } from './messageSteps.ts';

const conversation = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });
const messageBox = (page: Page) => page.getByLabel('Your message to the lab');
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
});

test.describe('the photographer and the lab, each in a browser', () => {
  test('a message appears at the other side without a reload; files go both ways (MSG-01, MSG-07, MSG-11)', async ({
    page,
    browser,
  }) => {
    const token = await openSession(page, 'ie');
    const code = await orderWith(page, token, 'quiet');
    const { context, desk } = await openDesk(browser);
    await desk.goto(`${sites.lab}staff/orders/${code}`);
    await page.goto(`${sites.portal}order/${code}/message`);
    await expect(messageBox(page)).toBeFocused();

    const words = 'Hello <b onclick="alert(1)">lab</b> & friends';
    await messageBox(page).fill(words);
    await page.locator('input[type="file"]').setInputFiles(pdf('cover.pdf'));
    await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Thank you', { exact: true })).toBeVisible();
    await expect(conversation(page).getByText(words).last()).toBeVisible();
    await expect(desk.locator('#messages').getByText(words).last()).toBeVisible();
    const taken = desk.waitForEvent('download');
    await desk.getByRole('link', { name: 'cover.pdf' }).last().click();
    expect((await taken).suggestedFilename()).toBe('cover.pdf');

    await desk.getByLabel('Reply to the customer').fill('The cover looks good.');
    await desk.getByLabel('Files', { exact: true }).setInputFiles(pdf('proof.pdf'));
    await desk.getByRole('button', { name: 'Send' }).click();
    await expect(desk.getByText('Message sent.')).toBeVisible();
    await expect(
      conversation(page)
        .getByText(/Read by the lab/)
        .last(),
    ).toBeVisible();
    // The last one is the customer's own until the answer has come.
    const latest = conversation(page).locator('[part="message"]').last();
    const fresh = latest.getByRole('button', { name: 'Read new message' });
    await expect(fresh).toBeVisible();
    await expect(latest).not.toContainText('The cover looks good.');
    await fresh.click();
    await expect(latest).toContainText('The cover looks good.');
    const saved = page.waitForEvent('download');
    await latest.getByRole('button', { name: 'Download proof.pdf' }).click();
    expect((await saved).suggestedFilename()).toBe('proof.pdf');
    await context.close();
  });

  test('a question hides the box until it is answered (MSG-04, MSG-05); typed text stays (DEC-02)', async ({
    page,
  }) => {
    const token = await openSession(page, 'au');
    const code = await orderWith(page, token, 'open');
    await page.goto(`${sites.portal}order/${code}`);
    await expect(conversation(page).getByText('The lab has asked you a question above.')).toBeVisible();
    const closed = conversation(page).getByRole('button', { name: 'Read new message' });
    await expect(closed.first()).toBeVisible();
    for (let left = await closed.count(); left > 0; left -= 1) {
      const kept = page.waitForResponse(/read_messages/);
      await closed.first().click();
      await kept;
    }
    await conversation(page).getByRole('button', { name: 'Reply' }).click();
    await page.getByLabel('Your reply').fill('Anna & Paolo, in serif');
    await page.reload();
    await conversation(page).getByRole('button', { name: 'Reply' }).click();
    await expect(page.getByLabel('Your reply')).toHaveValue('Anna & Paolo, in serif');
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(conversation(page).getByText('Answered', { exact: true })).toBeVisible();
    await expect(messageBox(page)).toBeVisible();
  });

  test('the question that production waits for is the first block of the page, with the field of its answer (MSG-05, MSG-12)', async ({
    page,
  }) => {
    const token = await openSession(page, 'uk');
    const code = await orderWith(page, token, 'open');
    await page.goto(`${sites.portal}order/${code}`);
    const question = page.getByRole('region', { name: 'Production is waiting for your answer' });
    await expect(question).toBeInViewport();
    const top = async (name: string) =>
      (await page.getByRole('region', { name, exact: true }).boundingBox())?.y ?? 0;
    expect((await question.boundingBox())?.y).toBeLessThan(await top('Product'));
    await question.getByLabel('Your answer').fill('Rose & Henry, in serif');
    await page.reload();
    await expect(question.getByLabel('Your answer')).toHaveValue('Rose & Henry, in serif');
    await question.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText('Thank you', { exact: true })).toBeVisible();
    await expect(question).toHaveCount(0);
    await expect(conversation(page).getByText('Rose & Henry, in serif')).toBeVisible();
    await expect(conversation(page).getByText('Answered', { exact: true }).first()).toBeVisible();
  });

  test('the page shows when the lab advances the order, changes the estimated dispatch and ships (DET-05)', async ({
    page,
    browser,
  }) => {
    const token = await openSession(page, 'ca');
    const code = await orderWith(page, token, 'open');
    const { context, desk } = await openDesk(browser);
    await desk.goto(`${sites.lab}staff/orders/${code}`);
    await desk.getByLabel('Step reached').selectOption('bound');
    await desk.getByRole('button', { name: 'Update step' }).click();
    await desk.getByLabel('Estimated dispatch').fill('2030-01-31');
    await desk.getByLabel('Reason, if delayed').fill('The leather is late.');
    await desk.getByRole('button', { name: 'Save date' }).click();
    await expect(desk.getByText('Dispatch date saved.')).toBeVisible();
    await page.goto(`${sites.portal}order/${code}`);
    const production = page.getByRole('region', { name: 'Production', exact: true });
    await expect(production.getByText('This order is delayed')).toBeVisible();
    await expect(production).toContainText('31-01-2030. The leather is late.');
    await expect(production.locator('[aria-current="step"]')).toContainText('Boxing');
    await desk.getByLabel('Tracking number').fill('1Z999AA1');
    await desk.getByRole('button', { name: 'Mark as shipped' }).click();
    await expect(desk.getByText('Order marked as shipped')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Track shipment' })).toHaveAttribute('href', /1Z999AA1/);
    await page.getByRole('button', { name: 'Report a problem' }).click();
    const ticket = page.getByRole('dialog', { name: 'Report a problem' });
    await expect(ticket.getByRole('button', { name: 'Send ticket' })).toBeDisabled();
    await ticket.getByLabel('Which item?').selectOption('The packaging');
    await ticket.getByLabel('What is wrong?').selectOption('Damaged in transit');
    await ticket.getByLabel('Describe the problem').fill('A corner is dented.');
    await ticket.getByRole('button', { name: 'Send ticket' }).click();
    await expect(ticket).toHaveCount(0);
    await expect(conversation(page).getByText('Trouble ticket: The packaging')).toBeVisible();
    await context.close();
  });
});

test('a large file survives a reload: RESUME UPLOAD continues where it stopped (MSG-06, MSG-14)', async ({
  page,
}) => {
  const token = await openSession(page, 'uk');
  const code = await orderWith(page, token, 'quiet');
  // A little more than one piece; from the disk, because such a buffer takes seconds on its way to the browser.
  const scan = test.info().outputPath('scan of the cover.pdf');
  writeFileSync(scan, Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(8_500_000, 7)]));
  const chosen = () => page.locator('input[type="file"]').setInputFiles(scan);
  const offsets: string[] = [];
  let holding = true;
  await page.route('**/files/*', async (route) => {
    const offset =
      route.request().method() === 'PATCH' ? route.request().headers()['upload-offset'] : undefined;
    if (offset !== undefined) offsets.push(offset);
    // The second piece never leaves.
    if (!holding || offset === undefined || offset === '0') await route.continue();
  });
  await page.goto(`${sites.portal}order/${code}/message`);
  await expect(messageBox(page)).toBeFocused();
  await chosen();
  await expect.poll(() => offsets.length).toBe(2);
  await page.reload();
  await expect(page.getByRole('button', { name: 'RESUME UPLOAD' })).toBeVisible();
  await expect(page.getByText(/choose scan of the cover.pdf again/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  holding = false;
  offsets.length = 0;
  await chosen();
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  expect(offsets).toEqual(['8388608']);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Thank you', { exact: true })).toBeVisible();
  await expect(
    conversation(page).getByRole('button', { name: 'Download scan of the cover.pdf' }),
  ).toBeVisible();
});

/** The pickup that the lab announced in a message, with its reference. */
async function pickupOf(page: Page, token: string): Promise<{ code: string; reference: string }> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get(`${sites.lab}api/customer/orders/threads`, { headers });
  const { threads } = (await answer.json()) as { threads: { cod_order: string }[] };
  for (const { cod_order: code } of threads) {
    const list = await page.request.get(`${sites.lab}api/customer/orders/messages/${code}`, { headers });
    const [, reference] = /\/fedex\/\d+\/(\w+)/.exec(await list.text()) ?? [];
    if (reference !== undefined) return { code, reference };
  }
  throw new Error('ta: no message of this account names a pickup');
}

test('all conversations on one page; a pickup link leads to the portal’s page (MSG-16, PICK-01 to 05)', async ({
  page,
}) => {
  const token = await openSession(page, 'us');
  const { code, reference } = await pickupOf(page, token);
  await page.goto(sites.portal);
  await page.getByRole('link', { name: /^Messages, \d+ new$/ }).click();
  await expect(page).toHaveURL(`${sites.portal}messages`);
  const inbox = page.getByRole('region', { name: 'Messages' });
  await expect(inbox.getByRole('listitem').first()).toContainText('Needs your reply');
  await page.goto(`${sites.portal}fedex/${code}/4711`);
  const frame = page.frameLocator('iframe[title="Courier pickup"]');
  await expect(frame.getByText('No pickup is booked under this number.')).toBeVisible();
  await page.goto(`${sites.portal}fedex/${code}/${reference}`);
  await expect(frame.getByText(code)).toBeVisible();
  // As high as its text, which needs less than the initial 80vh.
  const height = async () => (await page.locator('iframe[title="Courier pickup"]').boundingBox())?.height;
  await expect.poll(height).toBeLessThan(450);
  await expect(frame.getByRole('listitem').last()).toBeInViewport();
  await page.goto(`${sites.portal}fedex/26000%2F11/4711`);
  await expect(page).toHaveURL(sites.portal);
});
