/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   as cards these elements are not laid out as a table, and engines then drop the roles they would imply */
import { Icon } from '../Icon.tsx';
import { arrowDownIcon, arrowUpIcon } from '../icons.ts';
import { useIndeterminate } from '../useIndeterminate.ts';
import { nextSort } from './table.ts';
import type { DataTableColumn, TableSort } from './table.ts';

interface AllBoxProps {
  readonly label: string;
  readonly state: 'none' | 'some' | 'all';
  readonly onToggle: () => void;
}

interface TableHeadProps<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort | undefined) => void) | undefined;
  /** The box over all rows; undefined: no column of boxes. */
  readonly all: AllBoxProps | undefined;
}

const spoken = { asc: 'ascending', desc: 'descending' } as const;

/** Headings; on cards a row of sort buttons. */
export function TableHead<Row>({ columns, sort, onSort, all }: TableHeadProps<Row>) {
  return (
    <thead className="ta-table__head" role="rowgroup">
      <tr className="ta-table__head-row" role="row">
        {all && (
          <th className="ta-table__th ta-table__th--box" role="columnheader" scope="col">
            <AllBox {...all} />
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : undefined;
          const sorts = column.sortable && onSort;
          return (
            <th
              key={column.key}
              className="ta-table__th"
              role="columnheader"
              scope="col"
              data-align={column.align ?? (column.numeric ? 'end' : undefined)}
              data-sortable={sorts ? true : undefined}
              aria-sort={sorts ? (direction ? spoken[direction] : 'none') : undefined}
            >
              {sorts ? (
                <button
                  type="button"
                  className="ta-table__sort"
                  data-sorted={direction}
                  onClick={() => onSort(nextSort(sort, column.key))}
                >
                  <span>{column.title}</span>
                  <Icon shape={direction === 'desc' ? arrowDownIcon : arrowUpIcon} size="small" />
                </button>
              ) : (
                <span className={column.titleHidden ? 'ta-hidden' : undefined}>{column.title}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function AllBox({ label, state, onToggle }: AllBoxProps) {
  return (
    <input
      ref={useIndeterminate(state === 'some')}
      type="checkbox"
      className="ta-checkbox__box"
      aria-label={label}
      checked={state === 'all'}
      onChange={onToggle}
    />
  );
}
