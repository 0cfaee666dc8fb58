import { useState } from 'react';
import { vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { OrderList } from '../src/orders/OrderList.tsx';
import type { OrderListProps } from '../src/orders/OrderList.tsx';
import { orderFixtures } from '../src/orders/fixtures.ts';
import type { AnyCallback } from './render.tsx';
import { fakeLab } from './fakeLab.ts';
import type { FakeLab } from './fakeLab.ts';
import { renderSignedIn } from './signedIn.tsx';
import type { SignedInOptions } from './signedIn.tsx';

/** Every change of the query: the new one, and whether it was a correction. */
export const addressSpy = vi.fn<AnyCallback>();

/** The tables of the page, and whether it opens a view by itself. */
export type PageOptions = Pick<OrderListProps, 'list' | 'opensView'>;

/** A page that keeps the query, as the portal does with the address. */
function Page({ first = '', list, opensView }: PageOptions & { readonly first?: string }) {
  const [search, setSearch] = useState(first);
  return (
    <>
      <OrderList
        search={search}
        onSearchChange={(next, { replace }) => {
          addressSpy(next, replace);
          setSearch(next);
        }}
        hrefFor={(query) => `/ta/orders-list?${query}`}
        orderHref={(code) => `/ta/order/${code}`}
        storeHref="/ta/graphistore"
        list={list}
        opensView={opensView}
      />
      <output data-testid="address">{search}</output>
    </>
  );
}

/** Draws the list page with this query and gives what tests look at. */
export async function openPage(lab: FakeLab, first = '', options: SignedInOptions & PageOptions = {}) {
  const { list, opensView, ...signedIn } = options;
  addressSpy.mockClear();
  const rendered = await renderSignedIn(
    lab,
    <Page first={first} list={list} opensView={opensView} />,
    signedIn,
  );
  const { screen } = rendered;
  const yours = screen.getByRole('region', { name: 'YOUR ORDERS' });
  const incomplete = screen.getByRole('region', { name: 'INCOMPLETE ORDERS' });
  /** The one set of filters above both tables. */
  const filters = screen.getByRole('search', { name: 'Filter your orders' });
  const address = () => screen.getByTestId('address').element().textContent;
  const rows = (region: Locator = yours) => region.getByRole('row').elements().length - 1;
  const lastAsked = (part: string) => lab.bodies(part).at(-1);
  return { ...rendered, yours, incomplete, filters, address, rows, lastAsked };
}

/** A lab with so many orders, every fifth shipped, and twelve incomplete ones. */
export function filledLab(count = 25): FakeLab {
  const lab = fakeLab();
  lab.inprocess = orderFixtures(count).map((row, index) =>
    index % 5 === 4 ? { ...row, fm_status: 2, shipping_date: '2026-11-01' } : row,
  );
  lab.incomplete = orderFixtures(12, { by_ftp: true, blocked: true, transfer_status: 0 }).map((row) => ({
    ...row,
    commessa: `I${row.commessa}`,
  }));
  return lab;
}
