import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeLab } from '../../testing/fakeLab.ts';
import { addressSpy, filledLab, openPage } from '../../testing/orderPage.tsx';

describe('filters', () => {
  test('status, product and search go to the address and over the wire; empty ones to neither (ORD-02, ORD-20)', async () => {
    const lab = filledLab();
    const { address, lastAsked, filters } = await openPage(lab);
    await filters.getByLabelText('Status').selectOptions('In progress');
    await expect.poll(address).toBe('status=1');
    await filters.getByLabelText('Product').selectOptions('Canvas Pro');
    await expect.poll(address).toBe('status=1&article=Canvas+Pro');
    await expect.poll(() => lastAsked('/inprocess')?.['query']).toEqual({ status: 1, type: 'Canvas Pro' });
    await filters.getByLabelText('Status').selectOptions('Any status');
    await expect.poll(address).toBe('article=Canvas+Pro');
    await expect.poll(() => lastAsked('/inprocess')?.['query']).toEqual({ type: 'Canvas Pro' });
  });

  test('the search is sent with its button, not on every key (ORD-07)', async () => {
    const lab = filledLab();
    const { yours, address, lastAsked, filters } = await openPage(lab);
    await filters.getByRole('searchbox').fill('Maeve');
    expect(address()).toBe('');
    await filters.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.poll(address).toBe('search=Maeve');
    await expect.poll(() => lastAsked('/inprocess')?.['query']).toEqual({ search: 'Maeve' });
    await expect.element(yours.getByText(/orders match/).first()).toBeVisible();
  });

  test('dates: shipping dates with status 3, shown with their default and sent (ORD-03, ORD-04, ORD-10, ORD-39)', async () => {
    const lab = filledLab();
    const { address, lastAsked, filters } = await openPage(lab, 'status=3');
    await expect.element(filters.getByLabelText('Shipped from')).toHaveValue('2024-11-20');
    await expect.element(filters.getByLabelText('Shipped to')).toHaveValue('2026-11-20');
    await expect.element(filters.getByLabelText('Shipped from')).toHaveAttribute('min', '2021-01-01');
    await expect.element(filters.getByLabelText('Shipped to')).toHaveAttribute('max', '2026-11-20');
    await expect
      .poll(() => lastAsked('/inprocess')?.['query'])
      .toEqual({ status: 3, shipping_from: '2024-11-20', shipping_to: '2026-11-20' });
    await filters.getByLabelText('Shipped from').fill('2026-01-01');
    await expect.poll(address).toBe('status=3&shipping_from=2026-01-01');
    await filters.getByLabelText('Status').selectOptions('In progress');
    await expect.poll(address).toBe('status=1');
    expect(filters.getByLabelText('Shipped from').elements()).toHaveLength(0);
  });

  test('ORD-10: a date is typed into a field that holds one: taken once, with Enter or by leaving, never in between', async () => {
    const { address, filters } = await openPage(filledLab(), 'status=3');
    const field = filters.getByLabelText('Shipped from', { exact: true });
    await expect.element(field).toHaveValue('2024-11-20');
    addressSpy.mockClear();
    field.element().focus();
    await userEvent.keyboard('10152025');
    expect(addressSpy).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('status=3&shipping_from=2025-10-15');
    await expect.element(field).toHaveValue('2025-10-15');
    field.element().blur();
    field.element().focus();
    await userEvent.keyboard('02032026');
    expect(addressSpy).toHaveBeenCalledTimes(1);
    field.element().blur();
    await expect.poll(address).toBe('status=3&shipping_from=2026-02-03');
    expect(addressSpy).toHaveBeenCalledTimes(2);
  });

  test('a date out of bounds is refused beside its field and sent nowhere (ORD-10)', async () => {
    const { address, filters } = await openPage(filledLab(), 'status=3');
    await filters.getByLabelText('Shipped to').fill('2031-01-01');
    await filters.getByRole('searchbox').click();
    await expect
      .element(filters.getByText(/Choose a date between 20\/11\/2024 and 20\/11\/2026/))
      .toBeVisible();
    expect(address()).toBe('status=3');
  });

  test('what is applied can be seen, taken away one by one, or with one press', async () => {
    const { screen, address, filters } = await openPage(
      filledLab(),
      'status=1&search=Anna&article=Storia+Album&sort=price',
    );
    const applied = screen.getByRole('list', { name: 'Applied filters' });
    await expect.poll(() => applied.getByRole('button').elements().length).toBe(3);
    await applied.getByRole('button', { name: 'Remove filter In progress' }).click();
    await expect.poll(address).toBe('search=Anna&article=Storia+Album&sort=price');
    await screen.getByRole('button', { name: 'Clear all filters' }).first().click();
    await expect.poll(address).toBe('sort=price');
    await expect.element(filters.getByRole('searchbox')).toHaveValue('');
  });

  test('the incomplete table on a page of its own has from to search article status (ORD-06, ORD-35, ORD-47)', async () => {
    const lab = filledLab();
    const { incomplete, address, lastAsked } = await openPage(lab, 'status=1', { list: 'incomplete' });
    await incomplete.getByRole('button', { name: 'Filters' }).click();
    await incomplete.getByLabelText('Ordered from').fill('2026-02-01');
    await expect.poll(address).toBe('status=1&fromLast=2026-02-01');
    await expect
      .poll(() => lastAsked('/orders/last')?.['query'])
      .toEqual({ from: '2026-02-01', to: '2026-11-20' });
    await incomplete.getByLabelText('Status').selectOptions('Suspended');
    await expect.poll(address).toBe('status=1&statusLast=2&fromLast=2026-02-01');
    expect(lab.bodies('/inprocess')).toEqual([]);
  });

  test('one search and one set of filters above both tables narrows both; parameters of the incomplete table are its own (ORD-35)', async () => {
    const lab = filledLab();
    const { filters, incomplete, screen, address, lastAsked } = await openPage(lab);
    await filters.getByRole('searchbox').fill('Anna');
    await filters.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.poll(address).toBe('search=Anna');
    for (const list of ['/inprocess', '/orders/last'])
      await expect.poll(() => lastAsked(list)?.['query']).toEqual({ search: 'Anna' });
    expect(screen.getByRole('search').elements()).toHaveLength(1);

    const linked = await openPage(lab, 'search=Anna&searchLast=nobody');
    await expect.poll(() => linked.lastAsked('/orders/last')?.['query']).toEqual({ search: 'nobody' });
    await expect
      .element(linked.incomplete.getByText('No incomplete orders match these filters'))
      .toBeVisible();
    await linked.incomplete.getByRole('button', { name: 'Remove filter “nobody”' }).click();
    await expect.poll(linked.address).toBe('search=Anna');
    expect(incomplete.getByRole('searchbox').elements()).toHaveLength(0);
  });

  test('nothing matches: says so and clears with one press; no orders at all: leads to the store', async () => {
    const { yours, address, rows } = await openPage(filledLab(), 'search=nobody');
    await expect.element(yours.getByText('No orders match these filters')).toBeVisible();
    await expect.element(yours.getByText('0 orders match').first()).toBeVisible();
    await yours.getByRole('button', { name: 'Clear all filters' }).last().click();
    await expect.poll(address).toBe('');
    await expect.poll(rows).toBe(10);
    const empty = await openPage(fakeLab());
    await expect.element(empty.yours.getByText('No orders yet')).toBeVisible();
    await expect
      .element(empty.yours.getByRole('link', { name: 'Choose a product' }))
      .toHaveAttribute('href', '/ta/graphistore');
    expect(empty.screen.getByRole('searchbox').elements()).toHaveLength(0);
  });
});
