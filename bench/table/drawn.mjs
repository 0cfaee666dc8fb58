// Ours: the data table of the widgets, built on React and on Preact from this one file.
import { createElement, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DataTable } from '../../packages/widgets/src/ui/table/DataTable.tsx';
import { boxLabelOf, columns as described, hrefOf, isHighlighted } from '../reference/rows.mjs';

const columns = described.map((column) => ({ ...column, cell: (row) => row[column.key] }));
const rowKey = (row) => row.code;
const labels = { all: 'Choose all', row: boxLabelOf };
const ignore = () => undefined;

/** A table in a container: `mount` and `show` resolve when the view is in the document. */
export function openTable(container) {
  const root = createRoot(container);
  const shown = { change: ignore, committed: ignore };

  function Page({ first }) {
    const [view, setView] = useState(first);
    useLayoutEffect(() => {
      shown.change = setView;
      shown.committed();
    }, [view]);
    return createElement(DataTable, {
      caption: 'Orders',
      columns,
      rows: view.rows,
      rowKey,
      sort: view.sort,
      onSort: ignore,
      selection: { selected: view.selected, onSelect: ignore, labels },
      rowHref: hrefOf,
      highlight: isHighlighted,
      resultText: `${view.rows.length} orders`,
    });
  }
  const until = (act) =>
    new Promise((resolve) => {
      shown.committed = resolve;
      act();
    });
  return {
    mount: (view) => until(() => root.render(createElement(Page, { first: view }))),
    show: (view) => until(() => shown.change(view)),
    unmount: () => root.unmount(),
  };
}
