import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OrderPrints } from '../../print/render/orderPrints.ts';
import type { PrintFile, PrintRun } from '../../print/render/table.ts';
import { createDesk, deskLanguages } from './desk.ts';
import { printsView } from './printsView.tsx';

const at = new Date('2026-11-21T09:00:00Z');
const run = (change: Partial<PrintRun> = {}): PrintRun => ({
  ...{ orderId: 1, customerId: 1, state: 'waiting', done: 0, total: 0, photo: '' },
  ...{ requestedAt: at, endedAt: null },
  ...change,
});
const file = (id: string, kind: string, name: string, sheet = 0): PrintFile => ({
  ...{ id, kind, name, sheet, orderId: 1, customerId: 1, size: 2_000_000, sha256: '', madeAt: at },
});

/** The visible text, the last parts of the links, and the forms of a section. */
function render(
  prints: OrderPrints | undefined,
  { language = 'en', mayAct = true }: { language?: 'en' | 'de'; mayAct?: boolean } = {},
) {
  const text = renderToStaticMarkup(
    printsView(createDesk(language, 'Europe/Rome'), '2600001', prints, (action, content) =>
      mayAct ? <form action={action}>{content}</form> : null,
    ),
  );
  return {
    text,
    visible: text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    links: [...text.matchAll(/href="\/staff\/orders\/2600001\/([^"]+)"/g)].map(([, link]) => link),
    forms: [...text.matchAll(/<form action="(\w+)"/g)].map(([, action]) => action),
  };
}

describe('the print files of an ordered project, at the staff desk', () => {
  it('an order without a project has none', () => {
    expect(render(undefined).text).toBe('');
  });

  it.each([
    [run(), '', 'waiting to be made', 'stopRender'],
    [run({ state: 'running', done: 3, total: 12 }), '', '3 of 12 files made', 'stopRender'],
    [run({ state: 'cancelled', done: 3, total: 12 }), '', 'Stopped after 3 of 12', 'render'],
    [run({ state: 'failed', done: 3, total: 12 }), '', 'went wrong after 3 of 12', 'render'],
    [run({ state: 'deleted', done: 3, total: 3 }), '', 'The print files were deleted.', undefined],
    [run({ state: 'failed', photo: 'p1' }), 'DSC_1.jpg', 'photo “DSC_1.jpg” can’t be printed', 'render'],
  ] as const)('%o', (state, photo, text, form) => {
    const files = [file('a', 'sheet', '001.jpg', 1)];
    const found = render({ run: state, files, photo });
    expect(found.visible).toContain(text);
    // Some of the files would be taken for all.
    expect([found.links, found.forms]).toEqual([[], form === undefined ? [] : [form]]);
    expect(render({ run: state, files, photo }, { mayAct: false }).forms).toEqual([]);
  });

  it('all files once they are made, and nothing to do', () => {
    const files = [
      file('p', 'pdf', '1.pdf'),
      file('q', 'proof', '1_proof.pdf'),
      file('a', 'sheet', '001_2x.jpg', 1),
      file('w', 'web', '001_2x.jpg', 1),
    ];
    const found = render({ run: run({ state: 'done', done: 3, total: 3 }), files, photo: '' });
    expect(found.links).toEqual(['prints/p', 'prints.zip', 'prints/q', 'prints/a']);
    expect([found.forms, found.visible.includes('1 sheet 001_2x.jpg 2 MB')]).toEqual([[], true]);
  });

  it.each(deskLanguages)('%s has its own texts, and a hostile name is escaped (T-C1)', (language) => {
    const view = (state: PrintRun['state'], photo = '') =>
      renderToStaticMarkup(
        printsView(
          createDesk(language, 'Europe/Rome'),
          '2600001',
          { run: run({ state }), files: [file('a', 'sheet', '<img src=x>.jpg')], photo },
          () => null,
        ),
      );
    const texts = [
      view('waiting'),
      view('failed', '<img src=x>'),
      view('cancelled'),
      view('done'),
      view('deleted'),
    ];
    expect(texts.filter((each) => /<img|undefined|\{\{/.test(each))).toEqual([]);
    expect(new Set(texts).size).toBe(5);
  });
});
