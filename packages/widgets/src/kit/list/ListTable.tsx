import { useCallback } from 'react';
import type { ReactElement } from 'react';
import type { Sort } from '@trade-area/core/kernel';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DataTableColumn, TableSort } from '../../ui/table/table.ts';
import { SortSelect } from './SortSelect.tsx';

/** How a list draws its rows; shared by its loading, shown and refreshing states. */
export interface ListTableProps<Row extends object, Column extends string> {
  /** Spoken name of the table. */
  readonly caption: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowEqual: (before: Row, now: Row) => boolean;
  /** Code of the order a row belongs to. */
  readonly codeOf: (row: Row) => string;
  /** Address of a row's page by its order code. Without it rows lead nowhere. */
  readonly hrefOf?: ((code: string) => string) | undefined;
  /** A row was opened by a plain press or Enter; the link then leads nowhere by itself. */
  readonly onOpen?: ((code: string, href: string) => void) | undefined;
  readonly sort?: Sort<Column> | null | undefined;
  /** A heading was pressed: ascending, descending, none (ORD-45). Without it nothing sorts. */
  readonly onSort?: ((sort: Sort<Column> | null) => void) | undefined;
  readonly selected?: ReadonlySet<string> | undefined;
  /** Spoken names of the boxes: of all rows shown, and of one row by its order code. */
  readonly selectText: { readonly all: string; readonly row: (code: string) => string };
  /** Without it rows cannot be selected. */
  readonly onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  readonly highlight?: ((row: Row) => boolean) | undefined;
  /** The first answer is awaited: outlines instead of rows. Default false. */
  readonly loading?: boolean | undefined;
  readonly loadingRows?: number | undefined;
  /** Newer rows are asked for; these stay. Default false. */
  readonly busy?: boolean | undefined;
  /** Spoken when it changes: how many rows match. */
  readonly resultText?: string | undefined;
}

const noKeys: ReadonlySet<string> = new Set();

/** The table of a list of orders or payments. */
export function ListTable<Row extends object, Column extends string>(
  props: ListTableProps<Row, Column>,
): ReactElement {
  const { codeOf, hrefOf, onOpen, sort, onSort, selected = noKeys, onSelect, selectText } = props;
  const rowHref = useCallback((row: Row) => hrefOf?.(codeOf(row)), [hrefOf, codeOf]);
  const sortBy = (next: TableSort | undefined) =>
    onSort?.(next ? { column: next.key as Column, direction: next.direction } : null);
  return (
    <div className="ta-list-table">
      {onSort && (
        <SortSelect columns={props.columns.filter(({ sortable }) => sortable)} sort={sort} onSort={onSort} />
      )}
      <DataTable
        caption={props.caption}
        columns={props.columns}
        rows={props.rows}
        rowKey={props.rowKey}
        rowEqual={props.rowEqual}
        sort={sort ? { key: sort.column, direction: sort.direction } : undefined}
        onSort={onSort ? sortBy : undefined}
        selection={
          onSelect && {
            selected,
            onSelect,
            labels: { all: selectText.all, row: (row) => selectText.row(codeOf(row)) },
          }
        }
        rowHref={hrefOf ? rowHref : undefined}
        onRowOpen={onOpen && hrefOf ? (row) => onOpen(codeOf(row), hrefOf(codeOf(row))) : undefined}
        highlight={props.highlight}
        loading={props.loading ?? false}
        loadingRows={props.loadingRows}
        busy={props.busy ?? false}
        resultText={props.resultText}
        cardsBelow="medium"
      />
    </div>
  );
}
