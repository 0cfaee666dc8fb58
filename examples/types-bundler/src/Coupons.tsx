import { Button, DataTable, Field, Pager, SearchInput } from '@trade-area/widgets';
import type { DataTableColumn, PagerLabels, TableSort } from '@trade-area/widgets';
import { useState } from 'react';

interface Coupon {
  readonly code: string;
  readonly percent: number;
}

const columns: readonly DataTableColumn<Coupon>[] = [
  { key: 'code', title: 'Code', primary: true, sortable: true, cell: ({ code }) => code },
  { key: 'percent', title: 'Discount', numeric: true, cell: ({ percent }) => `${percent} %` },
];

const labels: PagerLabels = {
  pager: 'Pages of coupons',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (page) => `Page ${page}`,
  position: (current, pages) => `${current} of ${pages}`,
};

/** A table of the page's own data in the look of the widgets. */
export function Coupons({ coupons }: { readonly coupons: readonly Coupon[] }) {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<TableSort>();
  const [page, setPage] = useState(1);
  return (
    <>
      <Field label="Search">
        <SearchInput value={search} onValue={setSearch} clearLabel="Clear the search" />
      </Field>
      <DataTable
        caption="Coupons"
        columns={columns}
        rows={coupons.filter(({ code }) => code.includes(search))}
        rowKey={({ code }) => code}
        sort={sort}
        onSort={setSort}
      />
      <Pager window={[1, 2, 'gap', 9]} current={page} pages={9} labels={labels} onPage={setPage} />
      <Button variant="primary" onClick={() => setSearch('')}>
        Show all
      </Button>
    </>
  );
}
