import { page, userEvent } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import type { AnyCallback } from '../../testing/render.tsx';
import { everyFault } from '../../testing/fakeLab.ts';
import { filledLab, openPage, addressSpy } from '../../testing/orderPage.tsx';
import { renderSignedIn } from '../../testing/signedIn.tsx';
import { OrderList } from './OrderList.tsx';

describe('the in-process page', () => {
  test('has two tables, each with its count and its own pager of all its pages (ORD-05, ORD-08, ORD-34, DASH-21)', async () => {
    const { yours, incomplete, address, rows } = await openPage(filledLab());
    await expect.poll(() => rows(yours)).toBe(10);
    await expect.poll(() => rows(incomplete)).toBe(10);
    await expect.element(yours.getByText('25 orders', { exact: true }).first()).toBeVisible();
    await yours.getByRole('link', { name: 'Page 3' }).click();
    await expect.poll(address).toBe('page=3');
    await expect.poll(() => rows(yours)).toBe(5);
    await incomplete.getByRole('link', { name: 'Next page' }).click();
    await expect.poll(address).toBe('page=3&pageLast=2');
    await expect.poll(() => rows(incomplete)).toBe(2);
    await yours.getByRole('link', { name: 'First page' }).click();
    await expect.poll(address).toBe('pageLast=2');
  });

  test('pager links are real addresses', async () => {
    const { yours } = await openPage(filledLab(), 'search=Ilse');
    const lab = filledLab(70);
    const second = await openPage(lab, 'status=1');
    await expect
      .element(second.yours.getByRole('link', { name: 'Page 2' }))
      .toHaveAttribute('href', '/ta/orders-list?status=1&page=2');
    expect(yours.getByRole('navigation').elements()).toHaveLength(0);
  });

  test('columns of YOUR ORDERS; the shipping date only with status 3 (ORD-40)', async () => {
    const { yours, filters } = await openPage(filledLab());
    const heads = () =>
      yours
        .getByRole('columnheader')
        .elements()
        .map((head) => head.textContent)
        .filter((words) => words !== '');
    await expect
      .poll(heads)
      .toEqual(['Names and event', 'Order', 'Product', 'Ordered', 'Price', 'Status', 'Progress']);
    await filters.getByLabelText('Status').selectOptions('Shipped');
    await expect.poll(heads).toContain('Shipped');
  });
});

describe('sorting', () => {
  test('a heading gives ascending, descending, none, and page 1 (ORD-12, ORD-13, ORD-45)', async () => {
    const lab = filledLab();
    const { yours, address, lastAsked } = await openPage(lab, 'page=2');
    const press = () => yours.getByRole('button', { name: 'Product' }).click();
    await press();
    await expect.poll(address).toBe('sort=article');
    const secondary = [
      { property: 'status', direction: 'ASC' },
      { property: 'date', direction: 'DESC' },
    ];
    await expect
      .poll(() => lastAsked('/inprocess')?.['order_by'])
      .toEqual([{ property: 'type', direction: 'ASC' }, ...secondary]);
    await press();
    await expect.poll(address).toBe('sort=article&sd=desc');
    await press();
    await expect.poll(address).toBe('');
    await expect
      .poll(() => lastAsked('/inprocess')?.['order_by'])
      .toEqual([
        { property: 'status', direction: 'DESC' },
        { property: 'date', direction: 'DESC' },
      ]);
  });
});

test('“/” goes to the search, but not while typing', async () => {
  const { filters } = await openPage(filledLab());
  const box = filters.getByRole('searchbox');
  await expect.element(box).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('a/b');
  await expect.element(box).toHaveValue('a/b');
});

test('arrow keys walk the rows, Space chooses, Enter opens', async () => {
  const lab = filledLab();
  const opened = vi.fn<AnyCallback>();
  const { screen } = await renderSignedIn(
    lab,
    <OrderList
      search=""
      onSearchChange={addressSpy}
      list="orders"
      orderHref={(code) => `#${code}`}
      onOrderOpen={opened}
    />,
  );
  await expect.element(screen.getByText('2600001', { exact: true })).toBeVisible();
  (screen.getByRole('row').nth(1).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
  await expect.element(screen.getByRole('checkbox', { name: 'Select order 2600003' })).toBeChecked();
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledExactlyOnceWith('2600003', '#2600003');
});

test.each(everyFault)('a list that fails (%s): message, filters stay, retry works (T-E1)', async (fault) => {
  const lab = filledLab();
  lab.fault('/inprocess', fault);
  const { yours, rows, filters } = await openPage(lab, 'status=1');
  await expect.element(yours.getByRole('alert'), { timeout: 5_000 }).toBeVisible();
  await expect.element(filters.getByLabelText('Status')).toHaveValue('1');
  lab.mend();
  await yours.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(rows, { timeout: 5_000 }).toBe(10);
});

test('rows of another filter never stand under this one when its call fails (T-E7)', async () => {
  const lab = filledLab();
  const { yours, rows, filters } = await openPage(lab);
  await expect.poll(rows).toBe(10);
  lab.fault('/inprocess', 'notThere');
  await filters.getByLabelText('Status').selectOptions('On hold');
  await expect.element(yours.getByRole('alert')).toBeVisible();
  expect(yours.getByRole('grid').elements()).toHaveLength(0);
});

test('on a phone rows are cards and filters fold away', async () => {
  await page.viewport(390, 844);
  try {
    const { yours, filters } = await openPage(filledLab());
    const row = yours.getByRole('row').nth(1);
    await expect.element(row).toBeVisible();
    expect(getComputedStyle(row.element()).display).toBe('grid');
    await expect.element(filters.getByLabelText('Status')).not.toBeVisible();
    await filters.getByRole('button', { name: 'Filters' }).click();
    await expect.element(filters.getByLabelText('Status')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  } finally {
    await page.viewport(1000, 800);
  }
});
