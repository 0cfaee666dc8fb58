import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import type { AnyCallback } from '../../../testing/render.tsx';
import { renderedCells, Example, focusedRow, order, orders } from '../../../testing/orderTable.tsx';
import type { Order } from '../../../testing/orderTable.tsx';
import { activeElement } from '../dom.ts';

describe('newer rows', () => {
  const table = (rows: readonly Order[]) => <Example rows={rows} rowHref={(row) => `#${row.code}`} />;

  test('reuse the nodes by position', async () => {
    const { screen, render: again } = render(table(orders('a', 'b')));
    await expect.element(screen.getByText('Couple a')).toBeVisible();
    const before = screen.getByRole('row').elements();
    again(table(orders('c', 'd')));
    await expect.element(screen.getByText('Couple d')).toBeVisible();
    expect(screen.getByRole('row').elements()).toEqual(before);
  });

  test('draw only the cells of rows that changed', async () => {
    const { screen, render: again } = render(table(orders('a', 'b', 'c')));
    await expect.element(screen.getByText('Couple c')).toBeVisible();
    renderedCells.mockClear();
    again(table([order('a'), order('b', 'Renamed'), order('c')]));
    await expect.element(screen.getByText('Renamed')).toBeVisible();
    expect(new Set(renderedCells.mock.calls.flat())).toEqual(new Set(['b']));
  });

  test('carry the focus to the same order, and to the same button of it', async () => {
    const { screen, render: again } = render(table(orders('a', 'b', 'c')));
    await userEvent.click(screen.getByRole('button', { name: 'Files of b' }));
    again(table(orders('new', 'a', 'b')));
    await expect.element(screen.getByRole('button', { name: 'Files of new' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Files of b' })).toHaveFocus();
  });

  test('leave the focus on the place, never on a button, when the order has gone', async () => {
    const { screen, render: again } = render(table(orders('a', 'b', 'c')));
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
    const { screen, render: again } = render(
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
    const { screen, render: again } = render(<Example rows={[]} loading loadingRows={3} />);
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
    const { screen } = render(<Example rows={[]} empty={<p>There are no incomplete orders</p>} />);
    await expect.element(screen.getByText('There are no incomplete orders')).toBeVisible();
  });

  test('with little room rows become cards with the titles as labels, and sorting stays', async () => {
    const { screen, container } = render(
      <Example rows={orders('a')} onSort={vi.fn<AnyCallback>()} choosing />,
    );
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
