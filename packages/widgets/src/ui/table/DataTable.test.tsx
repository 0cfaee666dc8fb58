import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import type { AnyCallback } from '../../../testing/render.tsx';
import { Example, focusedRow, orders } from '../../../testing/orderTable.tsx';
import { activeElement } from '../dom.ts';
import type { TableSort } from './table.ts';

describe('headings', () => {
  test('say and change the order: ascending, descending, none', async () => {
    const asked = vi.fn<AnyCallback>();
    function Sorting() {
      const [sort, setSort] = useState<TableSort>();
      const onSort = (next: TableSort | undefined) => {
        asked(next);
        setSort(next);
      };
      return <Example rows={orders('a')} sort={sort} onSort={onSort} />;
    }
    const { screen } = render(<Sorting />);
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

  test('stand on one line, numbers among them', async () => {
    const { container, screen } = render(<Example rows={orders('a')} onSort={() => undefined} />);
    await expect.element(screen.getByRole('button', { name: 'Price' })).toBeVisible();
    const tops = [...container.querySelectorAll('.ta-table__sort')].map(
      (press) => press.getBoundingClientRect().top,
    );
    expect(new Set(tops).size).toBe(1);
    expect(tops.length).toBeGreaterThan(1);
  });
});

describe('opening a row (DASH-11)', () => {
  test('by its link, by any place of it, by Enter; not by its buttons', async () => {
    const open = vi.fn<AnyCallback>();
    const { screen } = render(
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
    const open = vi.fn<AnyCallback>();
    const { screen, container } = render(
      <Example rows={orders('a')} rowHref={() => '#a'} onRowOpen={open} />,
    );
    const links = vi.fn<AnyCallback>();
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
    const open = vi.fn<AnyCallback>();
    const { screen } = render(
      <Example rows={orders('a')} rowHref={() => undefined} onRowOpen={(row) => open(row.code)} />,
    );
    await userEvent.click(screen.getByText('Couple a'));
    expect(open).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  });
});

describe.each(['page', 'shadow'] as const)('the keyboard on a %s', (place) => {
  test('Tab stops at one row; arrows, j, k, Home and End move', async () => {
    const { screen } = render(<Example rows={orders('a', 'b', 'c')} rowHref={(row) => `#${row.code}`} />, {
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
    const { screen } = render(<Example rows={orders('a', 'b', 'c', 'd')} choosing />);
    const said = async (text: string) => {
      await expect.element(screen.getByTestId('chosen')).toHaveTextContent(text);
    };
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose b' }));
    await said('b');
    const all = screen.getByRole('checkbox', { name: 'Choose all' });
    await expect.element(all).toBePartiallyChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose d' }), { modifiers: ['Shift'] });
    await said('b c d');
    await expect.element(screen.getByRole('row').nth(4)).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(all);
    await expect.element(all).toBeChecked();
    await userEvent.click(all);
    await said('');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose a', exact: true }));
    await userEvent.keyboard('{ArrowDown} ');
    await said('a b');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await said('a b c');
  });

  test('follows the row, wherever it stands after a refresh', async () => {
    const { screen, render: again } = render(<Example rows={orders('a', 'b', 'c')} choosing />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose b' }));
    again(<Example rows={orders('n', 'a', 'b')} choosing />);
    await expect.element(screen.getByRole('checkbox', { name: 'Choose n' })).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: 'Choose b' })).toBeChecked();
    await expect.element(screen.getByRole('checkbox', { name: 'Choose a', exact: true })).not.toBeChecked();
  });
});
