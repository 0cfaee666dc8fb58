import { page, userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { fakeLab } from '../../testing/fakeLab.ts';
import { addressSpy, filledLab, openPage } from '../../testing/orderPage.tsx';
import { incompleteFixture, orderFixture, orderFixtures } from './fixtures.ts';

/** Two orders wait for the customer, three are made, one is shipped, one came back. */
function mixedLab() {
  const lab = fakeLab();
  lab.incomplete = [incompleteFixture(20)];
  lab.inprocess = [
    ...orderFixtures(3),
    orderFixture(4, { fm_status: 3 }),
    orderFixture(5, { fm_status: 2, shipping_date: '2026-11-01' }),
    orderFixture(6, { fm_status: 6 }),
  ];
  return lab;
}

async function openViews(lab = mixedLab(), first = '', opensView = false) {
  const opened = await openPage(lab, first, { opensView });
  const tabs = opened.screen.getByRole('navigation', { name: 'Orders by status' });
  return { ...opened, tabs };
}

describe('views with counts (DEC-22)', () => {
  test('each says how many orders it has and leads to documented parameters', async () => {
    const { tabs } = await openViews();
    await expect.element(tabs.getByRole('link', { name: 'To do 2' })).toBeVisible();
    const links = tabs
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['To do 2', '/ta/orders-list?status=2'],
      ['In production 4', '/ta/orders-list?status=1'],
      ['Shipped 1', '/ta/orders-list?status=3'],
      ['All 7', '/ta/orders-list?sort=date&sd=desc'],
    ]);
  });

  test('a press shows the view; orders on hold have one where there are some', async () => {
    const lab = mixedLab();
    lab.inprocess = [...lab.inprocess, orderFixture(7, { is_onhold: 1 })];
    const { tabs, address, rows, lastAsked } = await openViews(lab, 'search=2600');
    await tabs.getByRole('link', { name: 'On hold 1' }).click();
    await expect.poll(address).toBe('status=4&search=2600');
    await expect.poll(rows).toBe(1);
    await expect
      .element(tabs.getByRole('link', { name: 'On hold 1' }))
      .toHaveAttribute('aria-current', 'page');
    await tabs.getByRole('link', { name: /^All/ }).click();
    await expect.poll(address).toBe('search=2600&sort=date&sd=desc');
    expect(lastAsked('/inprocess')?.['query']).toEqual({ search: '2600' });
  });

  test('a gateway that counts nothing shows the views without numbers', async () => {
    const lab = mixedLab();
    lab.fault('/orders/counts', 'notThere');
    const { tabs, rows } = await openViews(lab, '', true);
    await expect.element(tabs.getByRole('link', { name: 'To do', exact: true })).toBeVisible();
    await expect.poll(rows).toBe(6);
  });

  test('an account without orders has nothing to choose from', async () => {
    const { screen, tabs } = await openViews(fakeLab());
    await expect.element(screen.getByText('No orders yet')).toBeVisible();
    await expect.poll(() => tabs.elements().length).toBe(0);
  });
});

describe('a page that is opened without parameters (DEC-22)', () => {
  test('shows what waits for the customer, as parameters and without a step back', async () => {
    const { yours, incomplete, address } = await openViews(mixedLab(), '', true);
    await expect.poll(address).toBe('status=2');
    expect(addressSpy.mock.calls).toEqual([['status=2', true]]);
    await expect.element(incomplete.getByText('Waiting for files')).toBeVisible();
    await expect.element(yours.getByText('2600004', { exact: true })).toBeVisible();
  });

  test('shows what is made when nothing waits, and keeps an address whose filters are removed', async () => {
    const { screen, address } = await openViews(filledLab(), '', true);
    await expect.poll(address).toBe('status=2');
    const lab = filledLab();
    lab.incomplete = [];
    const opened = await openViews(lab, '', true);
    await expect.poll(opened.address).toBe('status=1');
    await opened.screen.getByRole('button', { name: 'Clear all filters' }).click();
    await expect.poll(opened.address).toBe('');
    await expect.poll(opened.rows).toBe(10);
    expect(screen.getByRole('alert').elements()).toHaveLength(0);
  });

  test('nothing suspended: says so, and offers no filter to remove', async () => {
    const { yours, incomplete } = await openViews(filledLab(), '', true);
    await expect.element(yours.getByText('No order in production is waiting for your answer')).toBeVisible();
    await expect.element(incomplete.getByText('Waiting for files').first()).toBeVisible();
    expect(yours.getByRole('button', { name: 'Clear all filters' }).elements()).toHaveLength(0);
  });

  test('an address with parameters stays as it is', async () => {
    const { address, rows } = await openViews(mixedLab(), 'status=3', true);
    await expect.poll(rows).toBe(1);
    expect(address()).toBe('status=3');
    expect(addressSpy).not.toHaveBeenCalled();
  });
});

describe('a link that names one table (DEC-22)', () => {
  test('folds the incomplete orders to one line, which unfolds', async () => {
    const lab = filledLab();
    const { incomplete, rows, yours } = await openViews(lab, 'status=3');
    // The table says whose rows it has: the line above it is the heading of others.
    const title = yours.getByRole('heading', { name: 'YOUR ORDERS' });
    await expect.poll(() => title.element().getBoundingClientRect().height).toBeGreaterThan(10);
    await expect.element(incomplete.getByText('12', { exact: true })).toBeVisible();
    await expect.poll(rows).toBe(5);
    expect(lab.bodies('/orders/last')).toEqual([]);
    await incomplete.getByRole('button', { name: 'Show' }).click();
    await expect.poll(() => rows(incomplete)).toBe(10);
    // The button that was pressed is gone: the focus goes on with the table's title.
    await expect.element(incomplete.getByRole('heading')).toHaveFocus();
  });

  test('folds YOUR ORDERS for a page of incomplete ones; paging then folds nothing', async () => {
    const { yours, incomplete, rows, address } = await openViews(filledLab(), 'pageLast=2');
    await expect.poll(() => rows(incomplete)).toBe(2);
    expect(yours.getByRole('grid').elements()).toHaveLength(0);
    await yours.getByRole('button', { name: 'Show' }).click();
    await expect.poll(rows).toBe(10);
    await yours.getByRole('link', { name: 'Page 2' }).click();
    await expect.poll(address).toBe('page=2&pageLast=2');
    expect(rows(incomplete)).toBe(2);
  });
});

test('an order that was cancelled before any work has no bar of its progress (ORD-28)', async () => {
  const lab = mixedLab();
  lab.inprocess = [orderFixture(1), orderFixture(2, { fm_status: 7, order_progress: 0 })];
  const { yours } = await openViews(lab);
  const bars = (code: string) => yours.getByRole('row').filter({ hasText: code }).getByRole('progressbar');
  await expect.element(bars('2600001')).toBeVisible();
  expect(bars('2600002').elements()).toHaveLength(0);
});

test('a row says what it waits for beside its status, which production’s lists group (ORD-19, ORD-21, ORD-24, EMB-14)', async () => {
  const lab = mixedLab();
  lab.inprocess = [
    orderFixture(1),
    orderFixture(2, { fm_status: 4, messages: { open_question: true } }),
    orderFixture(3, { fm_status: 5 }),
    orderFixture(4, { is_onhold: 1, phase_main: 248 }),
    orderFixture(5, { fm_status: 3 }),
    orderFixture(6, { is_onhold: 1 }),
  ];
  const { yours } = await openViews(lab);
  const row = (code: string) => yours.getByRole('row').filter({ hasText: code });
  await expect.element(row('2600002')).toHaveTextContent(/In production.*Needs your answer/);
  await expect.element(row('2600003')).toHaveTextContent(/In production.*Waiting for payment/);
  await expect.element(row('2600004')).toHaveTextContent(/On hold \(To pay\).*Waiting for payment/);
  for (const code of ['2600001', '2600005', '2600006'])
    expect(
      row(code)
        .getByText(/Needs|Waiting/)
        .elements(),
    ).toHaveLength(0);
});

test('on a phone cards have one choice of their sort, and labels (ORD-45)', async () => {
  await page.viewport(390, 844);
  try {
    const { yours, address } = await openPage(filledLab());
    const sort = yours.getByLabelText('Sort by');
    await expect.element(sort).toBeVisible();
    expect(yours.getByRole('button', { name: 'Ordered', exact: true }).elements()).toHaveLength(0);
    await userEvent.selectOptions(sort, 'Price, descending');
    await expect.poll(address).toBe('sort=price&sd=desc');
    await expect.element(sort).toHaveValue('price desc');
    await userEvent.selectOptions(sort, 'Default order');
    await expect.poll(address).toBe('');
    const cell = yours.getByRole('row').nth(1).getByRole('gridcell').filter({ hasText: '2600001' }).first();
    expect(getComputedStyle(cell.element(), '::before').content).toBe('"Order"');
    await page.viewport(1000, 800);
    await expect.element(sort).not.toBeVisible();
  } finally {
    await page.viewport(1000, 800);
  }
});
