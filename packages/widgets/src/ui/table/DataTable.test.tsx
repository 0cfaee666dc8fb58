import { useMemo, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draw } from '../../../testing/draw.tsx';
import { activeElement } from '../../kit/dom.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableColumn, DataTableProps, TableSort } from './table.ts';

interface Order {
  readonly code: string;
  readonly names: string;
  readonly price: number;
}
const order = (code: string, names = `Couple ${code}`): Order => ({ code, names, price: 10 });
const orders = (...codes: readonly string[]) => codes.map((code) => order(code));

const drawnCells = vi.fn();
const columns: readonly DataTableColumn<Order>[] = [
  {
    key: 'names',
    title: 'Names',
    primary: true,
    sortable: true,
    cell: (row) => {
      drawnCells(row.code);
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

function Example(
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
const focusedRow = () => activeElement()?.closest('tr')?.textContent ?? '';

describe('headings', () => {
  test('say and change the order: ascending, descending, none', async () => {
    const asked = vi.fn();
    function Sorting() {
      const [sort, setSort] = useState<TableSort>();
      const onSort = (next: TableSort | undefined) => {
        asked(next);
        setSort(next);
      };
      return <Example rows={orders('a')} sort={sort} onSort={onSort} />;
    }
    const { screen } = draw(<Sorting />);
    const heading = screen.getByRole('columnheader', { name: 'Names' });
    await expect.element(heading).toHaveAttribute('aria-sort', 'none');
    const press = screen.getByRole('button', { name: 'Names' });
    for (const state of ['ascending', 'descending', 'none']) {
      await userEvent.click(press);
      await expect.element(heading).toHaveAttribute('aria-sort', state);
    }
    expect(asked.mock.calls).toEqual([
      [{ key: 'names', direction: 'asc' }],
      [{ key: 'names', direction: 'desc' }],
      [undefined],
    ]);
    await expect
      .element(screen.getByRole('columnheader', { name: 'Actions' }))
      .not.toHaveAttribute('aria-sort');
  });
});

describe('opening a row (DASH-11)', () => {
  test('by its link, by any place of it, by Enter; not by its buttons', async () => {
    const open = vi.fn();
    const { screen } = draw(
      <Example
        rows={orders('a', 'b')}
        rowHref={(row) => `#${row.code}`}
        onRowOpen={(row) => open(row.code)}
      />,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Couple a' }));
    await userEvent.click(screen.getByRole('gridcell', { name: '10' }).nth(1));
    await userEvent.click(screen.getByRole('button', { name: 'Files of b' }));
    expect(open.mock.calls).toEqual([['a'], ['b']]);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(open.mock.calls).toEqual([['a'], ['b'], ['a']]);
  });

  test('a modified press anywhere is the link’s own, for a new tab', async () => {
    const open = vi.fn();
    const { screen, container } = draw(<Example rows={orders('a')} rowHref={() => '#a'} onRowOpen={open} />);
    const links = vi.fn();
    container.addEventListener('click', (event) => {
      if (!event.defaultPrevented && (event.target as Element).closest('a'))
        links(event.ctrlKey || event.metaKey);
      event.preventDefault();
    });
    await userEvent.click(screen.getByRole('gridcell', { name: '10' }), { modifiers: ['ControlOrMeta'] });
    expect(links.mock.calls).toEqual([[true]]);
    expect(open).not.toHaveBeenCalled();
  });

  test('a row without an address cannot be opened', async () => {
    const open = vi.fn();
    const { screen } = draw(
      <Example rows={orders('a')} rowHref={() => undefined} onRowOpen={(row) => open(row.code)} />,
    );
    await userEvent.click(screen.getByText('Couple a'));
    expect(open).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  });
});

describe.each(['page', 'shadow'] as const)('the keyboard on a %s', (place) => {
  test('Tab stops at one row; arrows, j, k, Home and End move', async () => {
    const { screen } = draw(<Example rows={orders('a', 'b', 'c')} rowHref={(row) => `#${row.code}`} />, {
      in: place,
    });
    await expect.element(screen.getByRole('grid', { name: 'Your orders' })).toBeVisible();
    await userEvent.tab();
    for (const [key, couple] of [
      ['{ArrowDown}', 'Couple b'],
      ['j', 'Couple c'],
      ['{ArrowDown}', 'Couple c'],
      ['k', 'Couple b'],
      ['{Home}', 'Couple a'],
      ['{End}', 'Couple c'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(focusedRow()).toContain(couple);
      expect(activeElement()?.localName).toBe('tr');
    }
    const stops = screen
      .getByRole('row')
      .elements()
      .filter((row) => row.getAttribute('tabindex') === '0');
    expect(stops.map((row) => row.textContent)).toEqual([expect.stringContaining('Couple c')]);
  });
});

describe('choosing', () => {
  test('boxes, a run with Shift, all, and Space on a row', async () => {
    const { screen } = draw(<Example rows={orders('a', 'b', 'c', 'd')} choosing />);
    const said = () => expect.element(screen.getByTestId('chosen'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose b' }));
    await said().toHaveTextContent('b');
    const all = screen.getByRole('checkbox', { name: 'Choose all' });
    await expect.element(all).toBePartiallyChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose d' }), { modifiers: ['Shift'] });
    await said().toHaveTextContent('b c d');
    await expect.element(screen.getByRole('row').nth(4)).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(all);
    await expect.element(all).toBeChecked();
    await userEvent.click(all);
    await said().toHaveTextContent('');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose a', exact: true }));
    await userEvent.keyboard('{ArrowDown} ');
    await said().toHaveTextContent('a b');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await said().toHaveTextContent('a b c');
  });

  test('follows the row, wherever it stands after a refresh', async () => {
    const { screen, draw: again } = draw(<Example rows={orders('a', 'b', 'c')} choosing />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose b' }));
    again(<Example rows={orders('n', 'a', 'b')} choosing />);
    await expect.element(screen.getByRole('checkbox', { name: 'Choose n' })).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: 'Choose b' })).toBeChecked();
    await expect.element(screen.getByRole('checkbox', { name: 'Choose a', exact: true })).not.toBeChecked();
  });
});

describe('newer rows', () => {
  const table = (rows: readonly Order[]) => <Example rows={rows} rowHref={(row) => `#${row.code}`} />;

  test('reuse the nodes by position', async () => {
    const { screen, draw: again } = draw(table(orders('a', 'b')));
    await expect.element(screen.getByText('Couple a')).toBeVisible();
    const before = screen.getByRole('row').elements();
    again(table(orders('c', 'd')));
    await expect.element(screen.getByText('Couple d')).toBeVisible();
    expect(screen.getByRole('row').elements()).toEqual(before);
  });

  test('draw only the cells of rows that changed', async () => {
    const { screen, draw: again } = draw(table(orders('a', 'b', 'c')));
    await expect.element(screen.getByText('Couple c')).toBeVisible();
    drawnCells.mockClear();
    again(table([order('a'), order('b', 'Renamed'), order('c')]));
    await expect.element(screen.getByText('Renamed')).toBeVisible();
    expect(new Set(drawnCells.mock.calls.flat())).toEqual(new Set(['b']));
  });

  test('carry the focus to the same order, and to the same button of it', async () => {
    const { screen, draw: again } = draw(table(orders('a', 'b', 'c')));
    await userEvent.click(screen.getByRole('button', { name: 'Files of b' }));
    again(table(orders('new', 'a', 'b')));
    await expect.element(screen.getByRole('button', { name: 'Files of new' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Files of b' })).toHaveFocus();
  });

  test('leave the focus on the place, never on a button, when the order has gone', async () => {
    const { screen, draw: again } = draw(table(orders('a', 'b', 'c')));
    await userEvent.click(screen.getByRole('button', { name: 'Files of b' }));
    again(table(orders('a', 'c')));
    await expect.element(screen.getByRole('button', { name: 'Files of b' })).not.toBeInTheDocument();
    expect(activeElement()?.localName).toBe('tr');
    expect(focusedRow()).toContain('Couple c');
    again(table(orders('a')));
    await expect.element(screen.getByText('Couple c')).not.toBeInTheDocument();
    expect(focusedRow()).toContain('Couple a');
  });

  test('do not take the focus from elsewhere', async () => {
    const { screen, draw: again } = draw(
      <>
        <input aria-label="Search" />
        {table(orders('a', 'b'))}
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Files of b' }));
    await userEvent.click(screen.getByLabelText('Search'));
    again(
      <>
        <input aria-label="Search" />
        {table(orders('b'))}
      </>,
    );
    await expect.element(screen.getByText('Couple a')).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText('Search')).toHaveFocus();
  });
});

describe('states', () => {
  test('waiting shows outlines of the same columns, refreshing keeps the rows', async () => {
    const { screen, draw: again } = draw(<Example rows={[]} loading loadingRows={3} />);
    const table = screen.getByRole('table', { name: 'Your orders' });
    await expect.element(table).toHaveAttribute('aria-busy', 'true');
    expect(table.element().querySelectorAll('tbody tr')).toHaveLength(3);
    expect(table.element().querySelectorAll('tbody tr:first-child td')).toHaveLength(3);
    again(<Example rows={orders('a')} busy resultText="1 order matches" />);
    await expect.element(screen.getByText('Couple a')).toBeVisible();
    await expect.element(table).toHaveAttribute('aria-busy', 'true');
    await expect.element(screen.getByText('1 order matches')).toHaveAttribute('role', 'status');
  });

  test('without rows it shows what it was given for that', async () => {
    const { screen } = draw(<Example rows={[]} empty={<p>There are no incomplete orders</p>} />);
    await expect.element(screen.getByText('There are no incomplete orders')).toBeVisible();
  });

  test('with little room rows become cards with the titles as labels, and sorting stays', async () => {
    const { screen, container } = draw(<Example rows={orders('a')} onSort={vi.fn()} choosing />);
    const cell = screen.getByRole('gridcell', { name: '10' });
    await expect.element(cell).toBeVisible();
    container.style.setProperty('width', '380px');
    const label = () => getComputedStyle(cell.element(), '::before').content;
    await expect.poll(label).toBe('"Price"');
    await expect.element(screen.getByRole('button', { name: 'Names' })).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: 'Choose all' })).toBeVisible();
    expect(container.scrollWidth).toBeLessThanOrEqual(380);
  });
});
