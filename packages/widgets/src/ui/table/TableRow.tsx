/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   as cards these elements are not laid out as a table, and engines then drop the roles they would imply */
import { memo, useMemo } from 'react';
import { cardLabel } from './table.ts';
import type { DataTableColumn } from './table.ts';

interface TableRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly href: string | undefined;
  /** Takes part in moving through the rows: `undefined` not at all, otherwise whether Tab stops here. */
  readonly tabStop: boolean | undefined;
  readonly opens: boolean;
  readonly highlighted: boolean;
  /** Undefined: rows cannot be chosen. */
  readonly selected: boolean | undefined;
  readonly boxLabel: string;
  readonly grid: boolean;
}

// Presses, keys and boxes are handled by the table body: a row has no handlers, so that nothing about it changes
// between two drawings but what it shows.
function DrawnRow<Row>(props: TableRowProps<Row>) {
  const { row, index, columns, href, tabStop, opens, highlighted, selected, boxLabel, grid } = props;
  const cellRole = grid ? 'gridcell' : 'cell';
  // Kept while the row is the same: choosing it or stopping at it draws no cell again.
  const cells = useMemo(
    () =>
      columns.map((column) => {
        const content = column.cell(row);
        const leads = column.primary && href !== undefined;
        return (
          <td
            key={column.key}
            className="ta-table__td"
            role={column.primary ? 'rowheader' : cellRole}
            data-align={column.align ?? (column.numeric ? 'end' : undefined)}
            data-numeric={column.numeric || undefined}
            data-primary={column.primary || undefined}
            data-label={cardLabel(column)}
          >
            {leads ? (
              <a className="ta-table__link" href={href} data-row-link="">
                {content}
              </a>
            ) : (
              content
            )}
          </td>
        );
      }),
    [columns, row, href, cellRole],
  );
  return (
    <tr
      className="ta-table__row"
      role="row"
      part="row"
      tabIndex={tabStop === undefined ? undefined : tabStop ? 0 : -1}
      aria-selected={selected}
      data-index={index}
      data-opens={opens || undefined}
      data-highlight={highlighted || undefined}
    >
      {selected !== undefined && (
        <td className="ta-table__td ta-table__td--box" role={cellRole}>
          <input
            type="checkbox"
            className="ta-checkbox__box"
            data-box=""
            aria-label={boxLabel}
            checked={selected}
            onChange={ignore}
          />
        </td>
      )}
      {cells}
    </tr>
  );
}

/** One row. Memoised, and keyed by its position: a page change moves new content into the old nodes. */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;

// The change is taken from the click, which knows about Shift; without a handler React calls the box read-only.
function ignore() {}
