import { expect, test, vi } from 'vitest';
import type { AnyCallback } from '../../testing/render.tsx';
import { everyFault, fakeLab } from '../../testing/fakeLab.ts';
import { renderSignedIn } from '../../testing/signedIn.tsx';
import { orderFixtures } from './fixtures.ts';
import { OrdersDashboard } from './OrdersDashboard.tsx';

const hrefs = {
  all: '/ta/orders-list',
  production: '/ta/orders-list?status=1',
  shipped: '/ta/orders-list?status=3',
};
const orderHref = (code: string) => `/ta/order/${code}`;
const dashboard = <OrdersDashboard hrefs={hrefs} orderHref={orderHref} />;

function filledLab() {
  const lab = fakeLab();
  lab.incomplete = orderFixtures(7, { by_ftp: true, blocked: true, transfer_status: 0 });
  lab.inprocess = [
    ...orderFixtures(6).map((row) => ({ ...row, commessa: `P${row.commessa}` })),
    ...orderFixtures(6, { fm_status: 2, shipping_date: '2026-11-01' }).map((row) => ({
      ...row,
      commessa: `S${row.commessa}`,
    })),
  ];
  return lab;
}

test('three tables, five rows each, with their headings and links (DASH-01, DASH-03, DASH-06 to DASH-10, DASH-22, DASH-26, CONST-01)', async () => {
  const { screen } = await renderSignedIn(filledLab(), dashboard);
  const tables = [
    ['INCOMPLETE ORDERS', 'VIEW FULL LIST', hrefs.all],
    ['In production', 'VIEW IN PRODUCTION ORDERS FULL LIST', hrefs.production],
    ['Shipped', 'VIEW SHIPPED ORDERS FULL LIST', hrefs.shipped],
  ] as const;
  for (const [title, link, href] of tables) {
    const section = screen.getByRole('region', { name: title });
    await expect.poll(() => section.getByRole('row').elements().length).toBe(6);
    await expect
      .element(section.getByRole('link', { name: link, exact: true }))
      .toHaveAttribute('href', href);
  }
  await expect.element(screen.getByText('Complete them to start production')).toBeVisible();
});

test('no table has a pager, however many pages the answer has (DASH-20, DASH-21)', async () => {
  const lab = fakeLab();
  lab.incomplete = orderFixtures(25);
  lab.inprocess = [
    ...orderFixtures(25),
    ...orderFixtures(25, { fm_status: 2, shipping_date: '2026-11-01' }).map((row) => ({
      ...row,
      commessa: `S${row.commessa}`,
    })),
  ];
  const { screen } = await renderSignedIn(lab, dashboard);
  for (const title of ['INCOMPLETE ORDERS', 'In production', 'Shipped']) {
    const section = screen.getByRole('region', { name: title });
    await expect.poll(() => section.getByRole('row').elements().length).toBe(6);
    expect(section.getByRole('navigation').elements()).toHaveLength(0);
  }
});

test('the wire is asked as the documents say (ORD-13, ORD-14, DASH-06)', async () => {
  const lab = filledLab();
  const { screen } = await renderSignedIn(lab, dashboard);
  await expect.element(screen.getByText('S2600001')).toBeVisible();
  expect(lab.bodies('/orders/last')[0]).toEqual({
    order_by: [{ property: 'date', direction: 'DESC' }],
    query: {},
  });
  expect(lab.bodies('/orders/inprocess')).toContainEqual({
    order_by: [{ property: 'date', direction: 'DESC' }],
    query: { status: 1 },
  });
  expect(lab.bodies('/orders/inprocess')).toContainEqual({
    order_by: [{ property: 'date', direction: 'DESC' }],
    query: { status: 3 },
  });
});

test('columns: no progress for incomplete and shipped orders, none at all with noProgress (DASH-04, DASH-06, DASH-27)', async () => {
  const lab = filledLab();
  const { screen, render } = await renderSignedIn(lab, dashboard);
  const heads = (title: string) =>
    screen
      .getByRole('region', { name: title })
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent);
  await expect.element(screen.getByText('S2600001')).toBeVisible();
  const shared = ['Names and event', 'Order', 'Product', 'Ordered', 'Price'];
  expect(heads('INCOMPLETE ORDERS')).toEqual([...shared, 'Status', 'Delete']);
  expect(heads('In production')).toEqual([...shared, 'Progress']);
  expect(heads('Shipped')).toEqual(shared);
  render(<OrdersDashboard hrefs={hrefs} orderHref={orderHref} noProgress />);
  await expect.poll(() => heads('In production')).toEqual(shared);
});

test('a row leads to its order; an incomplete one does not (DASH-04, DASH-11, DASH-29)', async () => {
  const lab = filledLab();
  const opened = vi.fn<AnyCallback>();
  const { screen, render } = await renderSignedIn(
    lab,
    <OrdersDashboard hrefs={hrefs} orderHref={orderHref} onOrderOpen={opened} />,
  );
  const production = screen.getByRole('region', { name: 'In production' });
  const link = production.getByRole('link', { name: /Anna & Paolo/ });
  await expect.element(link).toHaveAttribute('href', '/ta/order/P2600001');
  await production.getByText('Storia Album').first().click();
  expect(opened).toHaveBeenCalledExactlyOnceWith('P2600001', '/ta/order/P2600001');
  const incomplete = screen.getByRole('region', { name: 'INCOMPLETE ORDERS' });
  expect(incomplete.getByRole('link').elements()).toHaveLength(1);
  render(<OrdersDashboard hrefs={hrefs} orderHref={orderHref} noDetails />);
  await expect.poll(() => link.elements().length).toBe(0);
});

test('empty tables say so in the documents’ words, and what would be there (DASH-05, ERR-11)', async () => {
  const { screen } = await renderSignedIn(fakeLab(), dashboard);
  await expect.element(screen.getByText('There are no incomplete orders')).toBeVisible();
  await expect.element(screen.getByText('Nothing in production')).toBeVisible();
  await expect.element(screen.getByText('Nothing shipped yet')).toBeVisible();
});

test.each([
  ['it', 'Non ci sono ordini incompleti'],
  ['de', 'Es gibt keine unvollständigen Bestellungen'],
  ['fr', 'Aucune commande incomplète'],
  ['es', 'No hay pedidos incompletos'],
] as const)('speaks %s', async (language, words) => {
  const { screen } = await renderSignedIn(fakeLab(), dashboard, { language });
  await expect.element(screen.getByText(words)).toBeVisible();
});

test.each(everyFault)(
  'a call that fails (%s) ends in a message and a retry that works (DASH-25, ERR-20, T-E1)',
  async (fault) => {
    const lab = filledLab();
    lab.fault('/orders/', fault);
    const { screen, container } = await renderSignedIn(lab, dashboard);
    const alerts = screen.getByRole('alert');
    await expect.poll(() => alerts.elements().length, { timeout: 5_000 }).toBe(3);
    await expect.element(screen.getByText('Couldn’t load this').first()).toBeVisible();
    expect(container.textContent).not.toContain('inside');
    lab.mend();
    for (const title of ['INCOMPLETE ORDERS', 'In production', 'Shipped']) {
      const section = screen.getByRole('region', { name: title });
      await section.getByRole('button', { name: 'Retry' }).click();
      await expect.poll(() => section.getByRole('row').elements().length, { timeout: 5_000 }).toBe(6);
    }
    expect(alerts.elements()).toHaveLength(0);
  },
);
