import { useMemo, useState } from 'react';
import { Badge } from '../src/ui/Badge.tsx';
import { Button, IconButton } from '../src/ui/Button.tsx';
import { copyIcon, trashIcon } from '../src/ui/icons.ts';
import { EmptyState } from '../src/ui/Notice.tsx';
import { Pager } from '../src/ui/Pager.tsx';
import { ProgressBar } from '../src/ui/ProgressBar.tsx';
import { StatusMark } from '../src/ui/StatusMark.tsx';
import type { Tone } from '../src/ui/StatusMark.tsx';
import { DataTable } from '../src/ui/table/DataTable.tsx';
import type { DataTableColumn, TableSort } from '../src/ui/table/table.ts';

interface Sample {
  readonly code: string;
  readonly names: string;
  readonly event: string;
  readonly product: string;
  readonly ordered: string;
  readonly price: string;
  readonly status: string;
  readonly tone: Tone;
  readonly progress: number;
  readonly unread: number;
}

const couples = [
  'Anna & Paolo',
  'Charlotte & Maximilian',
  'Lucía y Javier',
  'Camille et Étienne',
  'Mei & Jonas',
];
const products = ['Wedding album', 'Hochzeitsalbum mit Leineneinband', 'Prints', 'Wall art', 'Storybook'];
const statuses: readonly (readonly [string, Tone])[] = [
  ['In production', 'info'],
  ['On hold (to pay)', 'warning'],
  ['Delivered', 'success'],
  ['Suspended', 'danger'],
  ['In production', 'info'],
];

function sample(page: number): readonly Sample[] {
  return couples.map((names, index) => {
    const [status, tone] = statuses[index] ?? ['', 'neutral'];
    return {
      code: `TA-${10482 + page * 5 + index}`,
      names,
      event: `${14 + index} May 2026`,
      product: products[index] ?? '',
      ordered: `0${index + 1}/06/2026`,
      price: `€ ${(1240.5 / (index + 1) + page).toFixed(2)}`,
      status,
      tone,
      progress: index === 2 ? 100 : 20 + index * 17,
      unread: index === 1 ? 3 : 0,
    };
  });
}

const columns: readonly DataTableColumn<Sample>[] = [
  {
    key: 'names',
    title: 'Names and date',
    primary: true,
    sortable: true,
    cell: (row) => (
      <span className="gallery__name">
        {row.names} <Badge count={row.unread} label={`${row.unread} unread messages`} />
        <span className="gallery__code">{row.event}</span>
      </span>
    ),
  },
  {
    key: 'code',
    title: 'Order',
    sortable: true,
    cell: (row) => (
      <span className="gallery__order">
        <span className="ta-quiet ta-figures">{row.code}</span>
        <IconButton icon={copyIcon} label={`Copy ${row.code}`} size="small" />
      </span>
    ),
  },
  { key: 'product', title: 'Product', sortable: true, cell: (row) => row.product },
  {
    key: 'ordered',
    title: 'Order date',
    sortable: true,
    numeric: true,
    align: 'start',
    cell: (row) => row.ordered,
  },
  { key: 'price', title: 'Price', numeric: true, cell: (row) => row.price },
  { key: 'status', title: 'Status', cell: (row) => <StatusMark tone={row.tone}>{row.status}</StatusMark> },
  {
    key: 'progress',
    title: 'Progress',
    width: '130px',
    cell: (row) => (
      <ProgressBar
        value={row.progress}
        label="Progress"
        labelHidden
        detail={`${row.progress}%`}
        tone={
          row.tone === 'danger' || row.tone === 'warning'
            ? 'danger'
            : row.tone === 'success'
              ? 'success'
              : 'info'
        }
      />
    ),
  },
  {
    key: 'do',
    title: 'Actions',
    titleHidden: true,
    align: 'end',
    cell: (row) =>
      row.tone === 'danger' ? (
        <Button size="small" variant="primary">
          SEND FILES
        </Button>
      ) : row.tone === 'warning' ? (
        <IconButton icon={trashIcon} label={`Delete ${row.code}`} tone="danger" size="small" />
      ) : null,
  },
];
const labels = { all: 'Choose all', row: (row: Sample) => `Choose order ${row.code}` };
const pagerLabels = {
  pager: 'Pages',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (page: number) => `Page ${page}`,
  position: (current: number, pages: number) => `${current} of ${pages}`,
};

export function Tables() {
  const [sort, setSort] = useState<TableSort | undefined>({ key: 'names', direction: 'asc' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['TA-10484']));
  const [page, setPage] = useState(1);
  const [busy, setBusy] = useState(false);
  const rows = useMemo(() => sample(page - 1), [page]);
  return (
    <>
      <DataTable
        caption="Your orders"
        captionShown
        columns={columns}
        rows={rows}
        rowKey={(row) => row.code}
        sort={sort}
        onSort={setSort}
        selection={{ selected, onSelect: setSelected, labels }}
        rowHref={(row) => `#${row.code}`}
        highlight={(row) => row.unread > 0}
        busy={busy}
        resultText="60 orders match"
        cardsBelow="medium"
      />
      <Pager
        window={[1, 2, 3, 4, 5, 6, 7, 'gap', 12]}
        current={page}
        pages={12}
        labels={pagerLabels}
        hrefFor={(to) => `#page-${to}`}
        onPage={setPage}
      />
      <div className="gallery__row">
        <Button size="small" onClick={() => setBusy(!busy)}>
          Refreshing: {String(busy)}
        </Button>
      </div>
    </>
  );
}

export function TableStates() {
  const shared = { columns, rowKey: (row: Sample) => row.code };
  return (
    <>
      <DataTable {...shared} caption="Loading" captionShown rows={[]} loading loadingRows={3} />
      <DataTable
        {...shared}
        caption="Empty"
        captionShown
        rows={[]}
        empty={<EmptyState title="No orders match these filters" action={<Button>Clear filters</Button>} />}
      />
      <DataTable {...shared} caption="Refreshing" captionShown rows={sample(3).slice(0, 2)} busy />
    </>
  );
}
