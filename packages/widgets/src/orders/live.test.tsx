import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { fakeLab } from '../../testing/fakeLab.ts';
import { openPage } from '../../testing/orderPage.tsx';
import { orderFixture, orderFixtures } from './fixtures.ts';

const often = { refreshSeconds: 0.05 };

async function watching() {
  const lab = fakeLab();
  lab.inprocess = orderFixtures(5);
  const opened = await openPage(lab, '', often);
  const { yours } = opened;
  await expect.poll(() => opened.rows()).toBe(5);
  const codes = () =>
    yours
      .getByText(/^26000\d\d$/)
      .elements()
      .map((cell) => cell.textContent);
  const row = (code: string) => yours.getByRole('row').filter({ hasText: code });
  return { lab, ...opened, codes, row };
}

/** Elements ask the same question every two seconds at most. */
const pollOptions = { timeout: 8_000 };

/** Two more answers have come since. */
async function refreshed(lab: ReturnType<typeof fakeLab>) {
  const before = lab.bodies('/inprocess').length;
  await expect.poll(() => lab.bodies('/inprocess').length, pollOptions).toBeGreaterThan(before + 1);
}

describe('live refresh', () => {
  test('a new state appears by itself; focus and choice stay with their orders', async () => {
    const { lab, yours, row } = await watching();
    await yours.getByRole('checkbox', { name: 'Select order 2600002' }).click();
    (row('2600003').element() as HTMLElement).focus();
    lab.inprocess = lab.inprocess.map((order) =>
      order.commessa === '2600004' ? { ...order, fm_status: 2 } : order,
    );
    await expect.element(row('2600004').getByText('Delivered')).toBeVisible();
    await expect.element(row('2600003')).toHaveFocus();
    await expect.element(yours.getByRole('checkbox', { name: 'Select order 2600002' })).toBeChecked();
    await expect.element(yours.getByText('1 order selected')).toBeVisible();
  });

  test('nothing jumps under someone’s hand: what is new waits for a press', async () => {
    const { lab, yours, codes, row } = await watching();
    (row('2600003').element() as HTMLElement).focus();
    const before = codes();
    lab.inprocess = [orderFixture(9), ...lab.inprocess.filter(({ commessa }) => commessa !== '2600002')];
    await expect.element(yours.getByText('Updates available.')).toBeVisible();
    expect(codes()).toEqual(before);
    await expect.element(row('2600003')).toHaveFocus();
    await yours.getByRole('button', { name: 'Show updates' }).click();
    await expect.poll(codes).toEqual(['2600009', '2600001', '2600003', '2600004', '2600005']);
  });

  test('while nobody is at the table, new rows come by themselves', async () => {
    const { lab, codes } = await watching();
    await userEvent.hover(document.body, { position: { x: 990, y: 2 } });
    lab.inprocess = [orderFixture(9), ...lab.inprocess];
    await expect.poll(() => codes()[0], pollOptions).toBe('2600009');
  });

  test('an unchanged answer draws nothing again', async () => {
    const { lab, container } = await watching();
    let changes = 0;
    const body = container.querySelectorAll('tbody')[0];
    const watcher = new MutationObserver((records) => (changes += records.length));
    if (body) watcher.observe(body, { subtree: true, childList: true, characterData: true });
    await refreshed(lab);
    watcher.disconnect();
    expect(changes).toBe(0);
  });

  test('a refresh that fails keeps the rows, says so and can be tried again (T-E1)', async () => {
    const { lab, yours, rows } = await watching();
    lab.fault('/inprocess', 'notThere');
    await expect.element(yours.getByText('Couldn’t refresh. This may be out of date.')).toBeVisible();
    expect(rows()).toBe(5);
    lab.mend();
    await yours.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => yours.getByText(/Couldn’t refresh/).elements().length).toBe(0);
  });

  test('a page change reuses the nodes of the rows (performance)', async () => {
    const lab = fakeLab();
    lab.inprocess = orderFixtures(20);
    const { yours, rows } = await openPage(lab);
    await expect.poll(() => rows()).toBe(10);
    const first = yours.getByRole('row').nth(1).element();
    await yours.getByRole('link', { name: 'Page 2' }).click();
    await expect.element(yours.getByText('2600011', { exact: true })).toBeVisible();
    expect(yours.getByRole('row').nth(1).element()).toBe(first);
  });
});
