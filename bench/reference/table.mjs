// The reference of table.bench.mjs: the same table by hand. The same markup, roles and handlers as the data table of
// the widgets; rows are reused by position, and only cells whose text changed are touched.
import { boxLabelOf, columns, hrefOf, isHighlighted } from './rows.mjs';

const up = 'M10 15.5v-11M5.5 9 10 4.5 14.5 9';
const down = 'M10 4.5v11M5.5 11l4.5 4.5 4.5-4.5';

function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? 'true' : value);
  element.append(...children);
  return element;
}

function arrow() {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'ta-icon ta-icon--small');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('focusable', 'false');
  const path = svg.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
  path.setAttribute('d', up);
  return { svg, path };
}

function toggleAttribute(element, name, on) {
  if (on) element.setAttribute(name, 'true');
  else element.removeAttribute(name);
}

function makeRow(index) {
  const box = make('input', { type: 'checkbox', class: 'ta-checkbox__box', 'data-box': '' });
  const link = make('a', { class: 'ta-table__link', 'data-row-link': '' });
  const texts = columns.map(() => document.createTextNode(''));
  const cells = columns.map((column, at) =>
    make(
      'td',
      {
        class: 'ta-table__td',
        role: column.primary ? 'rowheader' : 'gridcell',
        'data-align': column.numeric && 'end',
        'data-numeric': column.numeric,
        'data-primary': column.primary,
        'data-label': column.title,
      },
      column.primary ? link : texts[at],
    ),
  );
  link.append(texts[columns.findIndex((column) => column.primary)]);
  const element = make(
    'tr',
    {
      class: 'ta-table__row',
      role: 'row',
      part: 'row',
      tabindex: index === 0 ? '0' : '-1',
      'data-index': String(index),
      'data-opens': true,
    },
    make('td', { class: 'ta-table__td ta-table__td--box', role: 'gridcell' }, box),
    ...cells,
  );
  return { element, box, link, texts, shown: undefined, selected: undefined };
}

function fillRow(row, data, selected) {
  const before = row.shown;
  if (row.selected !== selected) {
    row.box.checked = selected;
    row.element.setAttribute('aria-selected', String(selected));
    row.selected = selected;
  }
  if (before?.code !== data.code) {
    row.link.href = hrefOf(data);
    row.box.setAttribute('aria-label', boxLabelOf(data));
  }
  if (!before || isHighlighted(before) !== isHighlighted(data))
    toggleAttribute(row.element, 'data-highlight', isHighlighted(data));
  columns.forEach(({ key }, at) => {
    if (before?.[key] !== data[key]) row.texts[at].data = data[key];
  });
  row.shown = data;
}

function makeHead() {
  const heads = columns.map((column) => {
    const cell = make('th', {
      class: 'ta-table__th',
      role: 'columnheader',
      scope: 'col',
      'data-align': column.numeric && 'end',
      'data-sortable': column.sortable,
      'aria-sort': column.sortable && 'none',
    });
    const { svg, path } = arrow();
    const title = make('span', {}, column.title);
    const button = make('button', { type: 'button', class: 'ta-table__sort' }, title, svg);
    cell.append(column.sortable ? button : title);
    return { key: column.key, sortable: column.sortable, cell, button, path };
  });
  const all = make('input', { type: 'checkbox', class: 'ta-checkbox__box', 'aria-label': 'Choose all' });
  const box = make(
    'th',
    { class: 'ta-table__th ta-table__th--box', role: 'columnheader', scope: 'col' },
    all,
  );
  const row = make('tr', { class: 'ta-table__head-row', role: 'row' }, box, ...heads.map(({ cell }) => cell));
  return { element: make('thead', { class: 'ta-table__head', role: 'rowgroup' }, row), heads, all };
}

/** The same interface as `openTable` of table/drawn.mjs. */
export function openTable(container) {
  const rows = [];
  let view = null;
  const { element: head, heads, all } = makeHead();
  const body = make('tbody', { class: 'ta-table__body', role: 'rowgroup' });
  const status = make('div', { class: 'ta-hidden', role: 'status' });
  const table = make(
    'div',
    { class: 'ta-table', 'data-cards': 'wide', part: 'table' },
    make('div', { class: 'ta-table__refresh', 'aria-hidden': 'true' }),
    make(
      'table',
      { class: 'ta-table__table', role: 'grid' },
      make('caption', { class: 'ta-hidden' }, 'Orders'),
      make(
        'colgroup',
        {},
        make('col', { class: 'ta-table__box-column' }),
        ...columns.map(() => make('col', {})),
      ),
      head,
      body,
    ),
    status,
  );

  const focused = () => (body.contains(document.activeElement) ? document.activeElement : null);
  const draw = (next) => {
    const at = focused()?.closest('tr');
    const held = at && rows[Number(at.dataset.index)]?.shown?.code;
    next.rows.forEach((data, index) => {
      const known = rows[index];
      const row = known ?? (rows[index] = makeRow(index));
      fillRow(row, data, next.selected.has(data.code));
      if (!known) body.append(row.element);
    });
    for (const row of rows.splice(next.rows.length)) row.element.remove();
    for (const { key, sortable, cell, button, path } of heads) {
      const direction = next.sort?.key === key ? next.sort.direction : undefined;
      if (!sortable || direction === (view?.sort?.key === key ? view.sort.direction : undefined)) continue;
      cell.setAttribute('aria-sort', direction ? `${direction}ending` : 'none');
      if (direction) button.dataset.sorted = direction;
      else delete button.dataset.sorted;
      path.setAttribute('d', direction === 'desc' ? down : up);
    }
    const chosen = next.rows.filter((row) => next.selected.has(row.code)).length;
    all.checked = chosen > 0 && chosen === next.rows.length;
    all.indeterminate = chosen > 0 && chosen < next.rows.length;
    status.textContent = `${next.rows.length} orders`;
    if (held) rows.find((row) => row.shown.code === held)?.element.focus({ preventScroll: true });
    view = next;
  };

  body.addEventListener('click', (event) => {
    const row = event.target.closest('tr');
    if (row && !event.target.closest('a, button, input')) row.querySelector('a').click();
  });
  body.addEventListener('keydown', (event) => {
    const at = Number(event.target.closest('tr')?.dataset.index);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (to !== undefined) rows[Math.max(0, Math.min(to, rows.length - 1))]?.element.focus();
  });

  return {
    async mount(first) {
      draw(first);
      container.append(table);
    },
    show: async (next) => draw(next),
    unmount: () => container.replaceChildren(),
  };
}
