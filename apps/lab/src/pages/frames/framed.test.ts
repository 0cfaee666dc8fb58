import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { manualClock } from '@trade-area/core/kernel';
import { expect, it } from 'vitest';
import { labFolder } from '../../base/labFolder.ts';

const script = readFileSync(join(labFolder, 'site', 'framed.js'), 'utf8');

/** Runs the script in a page with three links, two with a target. @returns the links that still open a tab. */
function open({ framed, late }: { readonly framed: boolean; readonly late: boolean }) {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const links = new Map([
    ['plain', { own: false, target: '' }],
    ['away', { own: false, target: '_blank' }],
    ['bank', { own: true, target: '_blank' }],
  ]);
  let loaded = () => undefined as void;
  const page = {
    readyState: late ? 'complete' : 'interactive',
    // As a browser reads 'a[target]:not([data-own-tab])'.
    querySelectorAll: (asked: string) =>
      [...links.values()]
        .filter(({ own, target }) => asked.startsWith('a[target]') && target !== '' && !own)
        .map((link) => ({
          removeAttribute: (name: string) => void (name === 'target' && (link.target = '')),
        })),
  };
  const view: Record<string, unknown> = {
    addEventListener: (_name: string, hear: () => void) => (loaded = hear),
  };
  view['parent'] = framed ? {} : view;
  runInNewContext(script, {
    window: view,
    document: page,
    setTimeout: (work: () => void, pause: number) => clock.after(pause, work),
  });
  return {
    loaded: () => loaded(),
    pass: (milliseconds: number) => clock.advance(milliseconds),
    tabs: () => [...links].filter(([, { target }]) => target !== '').map(([name]) => name),
  };
}

it('EMB-10, CONST-04: links in a frame lose their new tabs 1500 ms after it was loaded', () => {
  const page = open({ framed: true, late: false });
  page.pass(60_000);
  expect(page.tabs()).toEqual(['away', 'bank']);
  page.loaded();
  page.pass(1_499);
  expect(page.tabs()).toEqual(['away', 'bank']);
  page.pass(1);
  expect(page.tabs()).toEqual(['bank']);
});

it('EMB-10: a script that runs after the page was loaded counts the 1500 ms from its own start', () => {
  const page = open({ framed: true, late: true });
  page.pass(1_500);
  expect(page.tabs()).toEqual(['bank']);
});

it('a page outside a frame keeps the targets of its links', () => {
  const page = open({ framed: false, late: false });
  page.loaded();
  page.pass(60_000);
  expect(page.tabs()).toEqual(['away', 'bank']);
});
