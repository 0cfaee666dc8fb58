import type { ReactNode } from 'react';

/** One column of a {@link DataTable}. Keep the array between drawings: a new one draws every cell again. */
export interface DataTableColumn<Row> {
  /** Stable name, also what `onSort` reports. */
  readonly key: string;
  /** Heading; on a card the label of the value. */
  readonly title: string;
  /** The heading is spoken, not shown (a column of buttons); a card then shows no label. Default false. */
  readonly titleHidden?: boolean | undefined;
  /** Label on a card when it differs from the title; '' shows none. */
  readonly cardLabel?: string | undefined;
  /** The heading sorts. Default false. */
  readonly sortable?: boolean | undefined;
  /** Default `start`; numbers `end`. */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** Figures of equal width, never broken, at the end. Default false. */
  readonly numeric?: boolean | undefined;
  /** CSS length of the column, such as `8rem` or `20%`. Default: by content. */
  readonly width?: string | undefined;
  /** Leads the row: carries the row's link, heads the card. One column at most. Default false. */
  readonly primary?: boolean | undefined;
  /** Draws the value of one row; a plain function, hooks belong into what it answers. Called again only for a new row object or new columns. */
  readonly cell: (row: Row) => ReactNode;
}

/** The sorting shown; undefined at the table: none. */
export interface TableSort {
  /** Key of the column. */
  readonly key: string;
  readonly direction: 'asc' | 'desc';
}

/** Texts of a table whose rows can be chosen. */
export interface SelectionLabels<Row> {
  /** Name of the box that chooses all rows shown. */
  readonly all: string;
  /** Name of one row's box, such as "Choose order TA-10234". */
  readonly row: (row: Row) => string;
}

/** Rows that can be chosen; the keys may name rows of other pages too. */
export interface TableSelection<Row> {
  readonly selected: ReadonlySet<string>;
  /** Called with all chosen keys, those of other pages kept. */
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly labels: SelectionLabels<Row>;
}

/** Props of {@link DataTable}. */
export interface DataTableProps<Row extends object> {
  /** Name of the table; spoken, and shown when `captionShown`. */
  readonly caption: string;
  /** Shows the caption above the table. Default false. */
  readonly captionShown?: boolean | undefined;
  /** From left to right; on a card from top to bottom. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** The rows of this page, in the order to show. */
  readonly rows: readonly Row[];
  /** Identifies a row: focus and selection follow it to any position. */
  readonly rowKey: (row: Row) => string;
  /** Whether two objects of one key show the same; equal rows are not drawn again. Default: equal own fields. */
  readonly rowEqual?: ((before: Row, now: Row) => boolean) | undefined;
  /** The sorting in force. Default none. */
  readonly sort?: TableSort | undefined;
  /** A heading was pressed: ascending, then descending, then none. */
  readonly onSort?: ((sort: TableSort | undefined) => void) | undefined;
  /** Adds the column of boxes. Shift chooses a run. */
  readonly selection?: TableSelection<Row> | undefined;
  /** Address of a row: the primary cell becomes a link, the whole row can be pressed. undefined: this row has none. */
  readonly rowHref?: ((row: Row) => string | undefined) | undefined;
  /** A row was opened by a plain press or Enter; the link then does not lead away by itself. */
  readonly onRowOpen?: ((row: Row) => void) | undefined;
  /** Rows that ask for attention (unread messages). */
  readonly highlight?: ((row: Row) => boolean) | undefined;
  /** First answer still awaited: outlines of rows instead of rows. Default false. */
  readonly loading?: boolean | undefined;
  /** How many outlines. Default 5. */
  readonly loadingRows?: number | undefined;
  /** Newer rows are being asked for; the old ones stay. Default false. */
  readonly busy?: boolean | undefined;
  /** Instead of rows when there are none. */
  readonly empty?: ReactNode;
  /** Spoken when it changes, such as "120 orders match". */
  readonly resultText?: string | undefined;
  /** Width of the table's own room under which rows become cards. `narrow` 640 px, `medium` 800, `wide` 1000. Default by the number of columns. */
  readonly cardsBelow?: 'narrow' | 'medium' | 'wide' | undefined;
}

/** Equal by their own fields, one level deep: enough for rows as they come over the wire. */
export function sameFields(before: object, now: object): boolean {
  if (before === now) return true;
  const a = before as Readonly<Record<string, unknown>>;
  const b = now as Readonly<Record<string, unknown>>;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && Object.is(a[name], b[name]))
  );
}

/** The sort after a press on the heading of `key`: ascending, descending, none. */
export function nextSort(sort: TableSort | undefined, key: string): TableSort | undefined {
  if (sort?.key !== key) return { key, direction: 'asc' };
  return sort.direction === 'asc' ? { key, direction: 'desc' } : undefined;
}

/** The room a number of columns needs before it reads better as cards. */
export function cardBreakpointFor(columns: number): 'narrow' | 'medium' | 'wide' {
  if (columns <= 5) return 'narrow';
  return columns <= 7 ? 'medium' : 'wide';
}

/** The label before a value on a card. */
export function cardLabel<Row>(column: DataTableColumn<Row>): string | undefined {
  return column.cardLabel ?? (column.titleHidden ? undefined : column.title);
}
