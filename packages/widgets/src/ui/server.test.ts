import { createElement as h } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button } from './Button.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Dialog } from './Dialog.tsx';
import { Field } from './Field.tsx';
import { Menu } from './Menu.tsx';
import { Pager } from './Pager.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { Popover } from './Popover.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { SearchInput } from './SearchInput.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';
import { DataTable } from './table/DataTable.tsx';
import { Tabs } from './Tabs.tsx';
import { ToastRegion } from './Toast.tsx';

const nothing = () => {};
const text = { value: 'abc', onValue: nothing };
const pagerLabels = {
  pager: 'Pages',
  first: 'First',
  previous: 'Previous',
  next: 'Next',
  last: 'Last',
  page: String,
  position: (current: number, pages: number) => `${current} of ${pages}`,
};
const columns = [
  { key: 'a', title: 'Names', primary: true, width: '10rem', cell: (row: { readonly a: string }) => row.a },
];
const drawings: readonly (readonly [string, ReactNode, string])[] = [
  ['Button', h(Button, { children: 'LOGIN', busy: true }), 'LOGIN'],
  ['Checkbox', h(Checkbox, { checked: true, partly: true, onChecked: nothing, children: 'All' }), 'All'],
  ['open Dialog', h(Dialog, { open: true, onClose: nothing, title: 'Login', children: 'Text' }), 'Login'],
  [
    'Field',
    h(Field, {
      label: 'Password',
      children: h(PasswordInput, { ...text, showLabel: 'Show', hideLabel: 'Hide' }),
    }),
    'Password',
  ],
  ['SearchInput', h(SearchInput, { ...text, clearLabel: 'Clear' }), 'Clear'],
  ['Menu', h(Menu, { label: 'Language', items: [] }), 'Language'],
  ['Popover', h(Popover, { label: 'Columns', children: 'Price' }), 'Columns'],
  ['Pager', h(Pager, { window: [1, 'gap', 9], current: 1, pages: 9, labels: pagerLabels }), '1 of 9'],
  ['ProgressBar', h(ProgressBar, { value: 37, label: 'Album' }), 'value="37"'],
  ['Skeleton', h(Skeleton, { shape: 'card', count: 2 }), 'aria-hidden'],
  ['Spinner', h(Spinner, { label: 'Loading...' }), 'Loading...'],
  [
    'Tabs',
    h(Tabs, { label: 'Order', tabs: [], selected: '', onSelect: nothing, children: 'Files' }),
    'Files',
  ],
  [
    'ToastRegion',
    h(ToastRegion, { label: 'News', toasts: [], onDismiss: nothing, dismissLabel: 'x' }),
    'aria-live',
  ],
  [
    'DataTable',
    h(DataTable<{ readonly a: string }>, {
      caption: 'Your orders',
      columns,
      rows: [{ a: 'Anna & Paolo' }],
      rowKey: (row) => row.a,
      rowHref: () => '#a',
    }),
    'Anna &amp; Paolo',
  ],
];

describe('on a server', () => {
  test.each(drawings)('%s is drawn, without a style attribute (strict CSP)', (_name, drawing, part) => {
    const html = renderToString(drawing);
    expect(html).toContain(part);
    expect(html).not.toContain('style=');
  });
});
