import { useMemo, useState } from 'react';
import { vi } from 'vitest';
import { activeElement } from '../src/ui/dom.ts';
import { DataTable } from '../src/ui/table/DataTable.tsx';
import type { DataTableColumn, DataTableProps } from '../src/ui/table/table.ts';
import type { AnyCallback } from './render.tsx';

export interface Order {
  readonly code: string;
  readonly names: string;
  readonly price: number;
}
/** One order of the example. */
export const order = (code: string, names = `Couple ${code}`): Order => ({ code, names, price: 10 });
/** Orders with these codes. */
export const orders = (...codes: readonly string[]) => codes.map((code) => order(code));

/** Called with the code of every row whose first cell is drawn. */
export const renderedCells = vi.fn<AnyCallback>();
const columns: readonly DataTableColumn<Order>[] = [
  {
    key: 'names',
    title: 'Names',
    primary: true,
    sortable: true,
    cell: (row) => {
      renderedCells(row.code);
      return row.names;
    },
  },
  { key: 'price', title: 'Price', numeric: true, sortable: true, cell: (row) => row.price },
  {
    key: 'do',
    title: 'Actions',
    titleHidden: true,
    cell: (row) => <button type="button">Files of {row.code}</button>,
  },
];
const labels = { all: 'Choose all', row: (row: Order) => `Choose ${row.code}` };

/** A table of orders that keeps its own choice of rows and shows it. */
export function Example(
  props: Partial<DataTableProps<Order>> & { readonly rows: readonly Order[]; readonly choosing?: boolean },
) {
  const { choosing, ...rest } = props;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const selection = useMemo(() => ({ selected, onSelect: setSelected, labels }), [selected]);
  return (
    <>
      <DataTable
        caption="Your orders"
        columns={columns}
        rowKey={(row) => row.code}
        {...rest}
        {...(choosing ? { selection } : {})}
      />
      <output data-testid="chosen">{[...selected].join(' ')}</output>
    </>
  );
}
/** Text of the focused row. */
export const focusedRow = () => activeElement()?.closest('tr')?.textContent ?? '';
