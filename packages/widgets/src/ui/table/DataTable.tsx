/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/control-has-associated-label, jsx-a11y/no-noninteractive-element-interactions --
   as cards these elements are not laid out as a table, and engines then drop the roles they would imply; rows are handled at their body,
   and outlines are empty on purpose */
import { useRef } from 'react';
import { chosenState, toggleAll } from './selection.ts';
import { cardLabel, cardBreakpointFor, sameFields } from './table.ts';
import type { DataTableColumn, DataTableProps } from './table.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { useRowActions } from './useRowActions.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useStableRows } from './useStableRows.ts';

/**
 * A table of rows: sorts, chooses, opens, follows the keyboard, keeps its rows while newer ones are asked for, and
 * becomes cards where it has little room. It holds no data: paging, sorting and filtering are its owner's.
 *
 * @example
 * <DataTable
 *   caption="Albums"
 *   columns={[{ key: 'name', title: 'Name', primary: true, cell: ({ name }) => name }]}
 *   rows={albums}
 *   rowKey={({ id }) => id}
 * />
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, selection, rowHref, onRowOpen, highlight, sort, onSort } = props;
  const { loading = false, busy = false, cardsBelow = cardBreakpointFor(columns.length) } = props;
  const { rows, keys } = useStableRows(props.rows, props.rowKey, props.rowEqual ?? sameFields);
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const focus = useRowFocus(bodyRef, keys);
  const actions = useRowActions({ rows, keys, selection, rowHref, onRowOpen, moveTo: focus.moveTo });

  const opens = Boolean(rowHref ?? onRowOpen);
  const grid = opens || selection !== undefined;
  const all = selection && {
    label: selection.labels.all,
    state: chosenState(keys, selection.selected),
    onToggle: () => selection.onSelect(toggleAll(keys, selection.selected)),
  };
  const shown = rows.length > 0 && !loading;
  return (
    <div className="ta-table" data-cards={cardsBelow} data-busy={busy || undefined} part="table">
      {props.captionShown && (
        <p className="ta-table__caption" aria-hidden="true">
          {caption}
        </p>
      )}
      <div className="ta-table__refresh" aria-hidden="true" />
      <table
        className="ta-table__table"
        role={grid ? 'grid' : 'table'}
        aria-busy={busy || loading || undefined}
      >
        <caption className="ta-hidden">{caption}</caption>
        <Widths columns={columns} boxes={selection !== undefined} />
        <TableHead columns={columns} sort={sort} onSort={onSort} all={all} />
        <tbody
          className="ta-table__body"
          role="rowgroup"
          ref={bodyRef}
          onFocus={focus.onFocus}
          onBlur={focus.onBlur}
          {...actions}
        >
          {loading && (
            <Outlines columns={columns} count={props.loadingRows ?? 5} boxes={selection !== undefined} />
          )}
          {shown &&
            rows.map((row, index) => {
              const href = rowHref?.(row);
              return (
                <TableRow
                  key={index}
                  row={row}
                  index={index}
                  columns={columns}
                  href={href}
                  tabStop={grid ? index === focus.stop : undefined}
                  opens={rowHref ? href !== undefined : opens}
                  highlighted={highlight?.(row) ?? false}
                  selected={selection?.selected.has(keys[index] ?? '')}
                  boxLabel={selection?.labels.row(row) ?? ''}
                  grid={grid}
                />
              );
            })}
        </tbody>
      </table>
      {!shown && !loading && <div className="ta-table__empty">{props.empty}</div>}
      <div className="ta-hidden" role="status">
        {props.resultText}
      </div>
    </div>
  );
}

interface WidthsProps<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly boxes: boolean;
}

// Widths go through the CSSOM: a strict policy refuses style attributes.
function Widths<Row>({ columns, boxes }: WidthsProps<Row>) {
  return (
    <colgroup>
      {boxes && <col className="ta-table__box-column" />}
      {columns.map((column) => (
        <col
          key={column.key}
          ref={(element) => {
            element?.style.setProperty('width', column.width ?? 'auto');
          }}
        />
      ))}
    </colgroup>
  );
}

function Outlines<Row>({ columns, count, boxes }: WidthsProps<Row> & { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <tr className="ta-table__row ta-table__row--outline" key={`outline-${index}`} aria-hidden="true">
      {boxes && <td className="ta-table__td ta-table__td--box" />}
      {columns.map((column) => (
        <td
          className="ta-table__td"
          key={column.key}
          data-primary={column.primary || undefined}
          data-label={cardLabel(column)}
        >
          <span className="ta-skeleton ta-skeleton--text">
            <span className="ta-skeleton__bar" />
          </span>
        </td>
      ))}
    </tr>
  ));
}
