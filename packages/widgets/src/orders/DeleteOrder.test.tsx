import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { fakeLab } from '../../testing/fakeLab.ts';
import { frameIn, postFromFrame } from '../../testing/frame.ts';
import { renderSignedIn, labOrigin } from '../../testing/signedIn.tsx';
import { incompleteFixture } from './fixtures.ts';
import type { OrderChange } from './fixtures.ts';
import { OrdersDashboard } from './OrdersDashboard.tsx';

const hrefs = { all: '#', production: '#', shipped: '#' };
const table = <OrdersDashboard hrefs={hrefs} list="incomplete" />;

async function openQuestion(change: OrderChange = {}) {
  const lab = fakeLab();
  lab.incomplete = [
    incompleteFixture(1, {
      event: { sposa: 'Ida', sposo: 'Bo', date: '2026-06-06' },
      collections_value: 'C7',
      ...change,
    }),
    incompleteFixture(2),
  ];
  const rendered = await renderSignedIn(lab, table);
  const { screen } = rendered;
  await screen.getByRole('button', { name: 'Delete order 2600001' }).click();
  const question = screen.getByRole('alertdialog', { name: 'Delete order no 2600001' });
  await expect.element(question.getByText('Do you really want to delete this order?')).toBeVisible();
  const yes = async () => {
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect.element(screen.getByRole('alertdialog', { name: 'Please Wait!' })).toBeVisible();
    await expect.element(screen.getByText('Data deleting', { exact: true }).first()).toBeVisible();
    return frameIn(rendered.container);
  };
  return { lab, ...rendered, question, yes };
}

describe('deleting an incomplete order (ORD-31)', () => {
  test('No leaves everything as it is, and the focus where it was', async () => {
    const { lab, screen, question } = await openQuestion();
    await expect.element(question.getByText('shipping cost')).not.toBeInTheDocument();
    await question.getByRole('button', { name: 'No' }).click();
    await expect.poll(() => screen.getByRole('alertdialog').elements().length).toBe(0);
    await expect.element(screen.getByRole('button', { name: 'Delete order 2600001' })).toHaveFocus();
    expect(lab.bodies('/ticket')).toEqual([]);
  });

  test('says which order takes over the shipping, only of a cart with others open', async () => {
    const { question } = await openQuestion({ ships_with: '2600002' });
    await expect
      .element(
        question.getByText('Its shipping cost moves to order 2600002, which you ordered together with it.'),
      )
      .toBeVisible();
  });

  test('Yes opens the hidden page with a ticket and never the token (EMB-04, DEC-01)', async () => {
    const { lab, yes } = await openQuestion();
    const frame = await yes();
    const url = new URL(frame.src);
    expect(url.origin + url.pathname).toBe(`${labOrigin}/embed/delete-order`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
      order_code: '2600001',
      ta_token: 'once',
      cod_fot: '1001',
      sposa: 'Ida',
      sposo: 'Bo',
      data_matrimonio: '2026-06-06',
      collections_value: 'C7',
    });
    expect(frame.hidden).toBe(true);
    expect(lab.bodies('/ticket')).toEqual([{ purpose: 'delete-order', order_code: '2600001' }]);
  });

  test('Escape does not leave while it is being deleted', async () => {
    const { screen, yes } = await openQuestion();
    await yes();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('alertdialog', { name: 'Please Wait!' })).toBeVisible();
  });

  test('done: the list is read again, only then it counts as deleted (T-E8)', async () => {
    const { lab, screen, container, yes } = await openQuestion();
    const frame = await yes();
    lab.incomplete = lab.incomplete.slice(1);
    postFromFrame(frame, { task: 'finishedDeleteOrder', orderCode: '2600001' });
    await expect.element(screen.getByText('Order 2600001 deleted')).toBeVisible();
    await expect.poll(() => screen.getByRole('row').elements().length).toBe(2);
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('alertdialog').elements()).toHaveLength(0);
  });

  test('a page that says done while the order is still there is not believed', async () => {
    const { screen, yes } = await openQuestion();
    postFromFrame(await yes(), 'finishedDeleteOrder');
    await expect.element(screen.getByText(/Order 2600001 hasn’t been deleted yet/)).toBeVisible();
    expect(screen.getByText('Order 2600001 deleted').elements()).toHaveLength(0);
  });

  test('refused: says so, the row stays, and another try begins with the question', async () => {
    const { screen, yes } = await openQuestion();
    postFromFrame(await yes(), { task: 'failedDeleteOrder', orderCode: '2600001', reason: 'forbidden' });
    const sorry = screen.getByRole('alertdialog', { name: 'We are sorry' });
    await expect.element(sorry.getByText('Unexpected error')).toBeVisible();
    await expect.element(sorry.getByText(/Order 2600001 wasn’t deleted/)).toBeVisible();
    await sorry.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByRole('alertdialog', { name: 'Delete order no 2600001' })).toBeVisible();
  });

  test.each([
    ['conflict', /because the lab has already received money for it/],
    ['promotionLimit', /orders placed with it need it for their promotion. Ask the lab to cancel it/],
    ['forbidden', /because it no longer waits for files/],
    ['offline', /Couldn’t reach the lab/],
    ['internal', /Order 2600001 wasn’t deleted. Its files may have been sent/],
  ])('ORD-31: refused as %s, it says why', async (reason, text) => {
    const { screen, yes } = await openQuestion();
    postFromFrame(await yes(), { task: 'failedDeleteOrder', orderCode: '2600001', reason });
    const sorry = screen.getByRole('alertdialog', { name: 'We are sorry' });
    await expect.element(sorry.getByText(text)).toBeVisible();
  });

  test('ORD-31: others need it for their promotion: says so, and deletes all of them when the person agrees', async () => {
    const { lab, screen, container, yes } = await openQuestion();
    const refused = { task: 'failedDeleteOrder', orderCode: '2600001', reason: 'promotionLimit' };
    postFromFrame(await yes(), { ...refused, together: '2600002', shipsWith: '2600003' });
    const question = screen.getByRole('alertdialog', { name: 'Delete orders 2600001 and 2600002' });
    await expect
      .element(question.getByText('Their shipping cost moves to order 2600003, which you ordered together'))
      .toBeVisible();
    await expect
      .element(question.getByText(/order 2600002 doesn’t reach the minimum of its promotion/))
      .toBeVisible();
    expect(lab.bodies('/ticket')).toHaveLength(1);
    await question.getByRole('button', { name: 'Delete together' }).click();
    const frame = await frameIn(container);
    expect(new URL(frame.src).searchParams.get('together')).toBe('2600002');
    expect(lab.bodies('/ticket')).toHaveLength(2);
    lab.incomplete = [];
    postFromFrame(frame, { task: 'finishedDeleteOrder', orderCode: '2600001' });
    await expect.element(screen.getByText('Orders 2600001 and 2600002 deleted')).toBeVisible();
  });

  test('ORD-31: Keep all leaves all of them', async () => {
    const { lab, screen, yes } = await openQuestion();
    const refused = { task: 'failedDeleteOrder', orderCode: '2600001', reason: 'promotionLimit' };
    postFromFrame(await yes(), { ...refused, together: '2600002' });
    await screen.getByRole('button', { name: 'Keep all' }).click();
    await expect.poll(() => screen.getByRole('alertdialog').elements().length).toBe(0);
    expect(lab.bodies('/ticket')).toHaveLength(1);
  });

  test('silence: after 30 s it says so and reads the list again (EMB-13)', async () => {
    const { lab, screen, container, letTimePass, yes } = await openQuestion();
    await yes();
    letTimePass();
    const before = lab.bodies('/orders/last').length;
    const sorry = screen.getByRole('alertdialog', { name: 'We are sorry' });
    await expect.element(sorry.getByText(/couldn’t confirm that order 2600001 was deleted/)).toBeVisible();
    expect(container.querySelector('iframe')).toBeNull();
    await expect.poll(() => lab.bodies('/orders/last').length).toBeGreaterThan(before);
  });

  test('no ticket: the failure in words, nothing opened', async () => {
    const { lab, screen, container, question } = await openQuestion();
    lab.fault('/ticket', 'dropped');
    await question.getByRole('button', { name: 'Yes' }).click();
    const sorry = screen.getByRole('alertdialog', { name: 'We are sorry' });
    await expect.element(sorry.getByText(/Couldn’t reach the lab/)).toBeVisible();
    expect(container.querySelector('iframe')).toBeNull();
    await sorry.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => screen.getByRole('alertdialog').elements().length).toBe(0);
  });

  test('strangers are not heard: another origin, another window, another order, another shape (EMB-05)', async () => {
    const { screen, yes } = await openQuestion();
    const frame = await yes();
    postFromFrame(frame, 'finishedDeleteOrder', { origin: 'https://evil.test' });
    postFromFrame(frame, 'finishedDeleteOrder', { source: window });
    postFromFrame(frame, { task: 'finishedDeleteOrder', orderCode: '2600002' });
    postFromFrame(frame, { task: ['finishedDeleteOrder'] });
    postFromFrame(frame, 'finishedToUploadFiles');
    await expect.element(screen.getByRole('alertdialog', { name: 'Please Wait!' })).toBeVisible();
    postFromFrame(frame, { task: 'failedDeleteOrder', orderCode: '2600001', reason: '' });
    await expect.element(screen.getByRole('alertdialog', { name: 'We are sorry' })).toBeVisible();
  });
});
