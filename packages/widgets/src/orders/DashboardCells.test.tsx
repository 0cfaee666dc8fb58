import { expect, test } from 'vitest';
import { fakeLab } from '../../testing/fakeLab.ts';
import { renderSignedIn } from '../../testing/signedIn.tsx';
import { incompleteFixture, orderFixture } from './fixtures.ts';
import { OrdersDashboard } from './OrdersDashboard.tsx';

const hrefs = { all: '#', production: '#', shipped: '#' };

test('unread messages: a badge on the code and a highlighted row, from the row or from the list (DASH-12, ORD-51)', async () => {
  const lab = fakeLab();
  lab.inprocess = [orderFixture(1, { messages: { unread: 3 } }), orderFixture(2), orderFixture(3)];
  lab.unread = [{ cod_order: '2600002' }];
  const { screen } = await renderSignedIn(lab, <OrdersDashboard hrefs={hrefs} list="production" />);
  await expect.element(screen.getByText('3 unread messages')).toBeInTheDocument();
  await expect.element(screen.getByText('1 unread message', { exact: true })).toBeInTheDocument();
  const highlighted = () =>
    screen
      .getByRole('row')
      .elements()
      .filter((row) => row.hasAttribute('data-highlight')).length;
  await expect.poll(highlighted).toBe(2);
});

test('prices: price plus VAT with two decimals, zero is a price, a dash without one (DASH-13, ORD-49)', async () => {
  const lab = fakeLab();
  lab.inprocess = [
    orderFixture(1, { price: { price: 1234.5, vat: 271.59 } }),
    orderFixture(2, { price: { price: 0, vat: 0 } }),
    orderFixture(3, { price: null }),
    orderFixture(4, { price: { price: null, vat: null, total: 99.9 } }),
  ];
  const { screen } = await renderSignedIn(lab, <OrdersDashboard hrefs={hrefs} list="production" />);
  for (const words of ['1.506,09 €', '0,00 €', '-', '99,90 €']) {
    await expect.element(screen.getByRole('cell', { name: words, exact: true })).toBeVisible();
  }
});

test('names: label, else event, else the couple; their day under them (ORD-50)', async () => {
  const lab = fakeLab();
  lab.inprocess = [
    orderFixture(1, { event: { user_label: 'The Riveras', name: 'Wedding' } }),
    orderFixture(2, { event: { name: 'Christening of Leo' } }),
    orderFixture(3, { event: { sposa: 'Ida', sposo: '' } }),
    orderFixture(4, { event: { sposa: '', sposo: '', date: '' } }),
  ];
  const { screen } = await renderSignedIn(lab, <OrdersDashboard hrefs={hrefs} list="production" />);
  for (const words of ['The Riveras', 'Christening of Leo', 'Ida', 'No names yet']) {
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  }
  expect(screen.getByText('09/05/2026').elements()).toHaveLength(3);
});

test('the status cell of incomplete orders (ORD-26, ORD-27, ORD-30, ORD-48, EMB-17)', async () => {
  const lab = fakeLab();
  lab.incomplete = [
    incompleteFixture(1),
    incompleteFixture(2, { transfer_status: 1 }),
    incompleteFixture(3, { transfer_status: 2 }),
    incompleteFixture(4, { by_ftp: false, blocked: false }),
    incompleteFixture(5, { blocked: false, fm_status: 7 }),
  ];
  const { screen } = await renderSignedIn(lab, <OrdersDashboard hrefs={hrefs} list="incomplete" />);
  const row = (code: string) => screen.getByRole('row').filter({ hasText: code });
  await expect.element(row('2600001').getByRole('button', { name: 'SEND FILES' })).toBeVisible();
  await expect.element(row('2600002').getByRole('button', { name: 'RESUME UPLOAD' })).toBeVisible();
  await expect.element(row('2600003').getByText('--')).toBeVisible();
  await expect
    .element(row('2600003').getByText('Upload status unknown. Send the lab a message.'))
    .toBeVisible();
  await expect.element(row('2600004').getByText('Complete')).toBeVisible();
  await expect.element(row('2600005').getByText('Cancelled')).toBeVisible();
  expect(screen.getByRole('button', { name: /Delete order/ }).elements()).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Change method' }).elements()).toHaveLength(3);
});

test('an incomplete order without a next step for the customer says what it waits for (EMB-14)', async () => {
  const lab = fakeLab();
  lab.incomplete = [
    incompleteFixture(1, { by_ftp: false }),
    incompleteFixture(2, { by_ftp: false, blocked: false }),
    incompleteFixture(3, { blocked: false }),
    incompleteFixture(4, { blocked: false, fm_status: 4, messages: { open_question: true } }),
    incompleteFixture(5, { blocked: false, fm_status: 7 }),
  ];
  const { screen } = await renderSignedIn(lab, <OrdersDashboard hrefs={hrefs} list="incomplete" />);
  const hints = [
    ['2600001', 'The lab is waiting for them.'],
    ['2600002', 'Files received. You don’t need to do anything.'],
    ['2600003', 'In productionFiles received. You don’t need to do anything.'],
    ['2600004', 'Check the order’s messages.'],
    ['2600005', 'Nothing to do for this order.'],
  ] as const;
  for (const [code, hint] of hints)
    await expect.element(screen.getByRole('row').filter({ hasText: code })).toHaveTextContent(hint);
});

test('DEC-27: the status of an incomplete order agrees with what it waits for', async () => {
  const lab = fakeLab();
  lab.incomplete = [
    incompleteFixture(1, { blocked: false, fm_status: 5 }),
    incompleteFixture(2, { blocked: false, by_ftp: false, fm_status: 5 }),
    incompleteFixture(3, { blocked: false, fm_status: 4 }),
  ];
  const { screen } = await renderSignedIn(lab, <OrdersDashboard hrefs={hrefs} list="incomplete" />);
  const row = (code: string) => screen.getByRole('row').filter({ hasText: code });
  await expect
    .element(row('2600001'))
    .toHaveTextContent(/Suspended \(payment\).*The lab is waiting for the payment\./);
  await expect.element(row('2600002')).toHaveTextContent(/Complete.*The lab is waiting for the payment\./);
  await expect
    .element(row('2600003'))
    .toHaveTextContent(/Suspended \(PDF\).*The lab has paused this order\./);
  for (const code of ['2600001', '2600002', '2600003'])
    await expect.element(row(code)).not.toHaveTextContent(/In production|messages/);
});

test('progress: 5 % only for nothing, red when stopped, the number as it is (ORD-28, ORD-29, ORD-38)', async () => {
  const lab = fakeLab();
  lab.inprocess = [
    orderFixture(1, { order_progress: 0 }),
    orderFixture(2, { order_progress: 3 }),
    orderFixture(3, { order_progress: 60, is_onhold: 1 }),
  ];
  const { screen } = await renderSignedIn(lab, <OrdersDashboard hrefs={hrefs} list="production" />);
  const bar = (code: string) => screen.getByRole('progressbar', { name: `Progress of order ${code}` });
  await expect.element(bar('2600001')).toHaveAttribute('value', '5');
  await expect.element(bar('2600002')).toHaveAttribute('value', '3');
  await expect.element(screen.getByText('0%', { exact: true })).toBeVisible();
  expect(bar('2600003').element().closest('[data-tone]')?.getAttribute('data-tone')).toBe('danger');
});
