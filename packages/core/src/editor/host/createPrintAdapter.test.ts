import { describe, expect, it } from 'vitest';
import { longestWait, openPrintAdapter, printConfig, printStandIn } from '../../../test/printScript.ts';
import { findPrintScript, preparePrintScript } from './findPrintScript.ts';
import type { PrintScript } from './createPrintAdapter.ts';

/** An editor that is loaded and shown. */
async function openReady(change: Partial<PrintScript> = {}, onFinished?: (id: string) => Promise<boolean>) {
  const standIn = printStandIn(change);
  const page = openPrintAdapter(() => Promise.resolve(standIn.script), onFinished);
  page.adapter.load(printConfig);
  await page.settle();
  page.fill();
  await page.settle();
  return { ...page, ...standIn };
}

describe('the port of a print editor (PRINT-16)', () => {
  it('is given its configuration and the functions of the page, and is ready once something is shown', async () => {
    const { script, calls } = printStandIn();
    const page = openPrintAdapter(() => Promise.resolve(script));
    page.adapter.load(printConfig);
    page.adapter.load(printConfig);
    await page.settle();
    expect([calls, page.told]).toEqual([[printConfig], []]);
    expect(typeof script.goToCartFinished).toBe('function');
    page.fill();
    await page.settle();
    expect(page.told).toEqual([['ready']]);
    await page.pass(longestWait);
    expect(page.told).toHaveLength(1);
  });

  it('asks for a new key, hides the shop and shows it again', async () => {
    const { script, told } = await openReady();
    expect([await script.refreshSession?.(), await script.authUserRequest?.()]).toEqual(['key-2', 'key-2']);
    script.hideECommerce?.();
    script.showECommerce?.();
    expect(told.slice(1)).toEqual([['session'], ['session'], ['hidden', true], ['hidden', false]]);
  });

  it('PRINT-04: takes a finished project to its checkout once, however often it is told', async () => {
    let open: (isOnItsWay: boolean) => void = () => undefined;
    const { script, told } = await openReady({}, () => new Promise((resolve) => (open = resolve)));
    const answers = [script.goToCartFinished?.('p-1', {}), script.goToCartFinished?.('p-1', {})];
    open(true);
    expect([await Promise.all(answers), told.slice(1)]).toEqual([[true, true], [['finished', 'p-1']]]);
    const again = script.goToCartFinished?.(17, { project: {} });
    open(false);
    expect([await again, told.at(-1)]).toEqual([false, ['finished', '17']]);
  });

  it.each([null, undefined, '', 'a/b', '../x', { id: 1 }, 'x'.repeat(81)])(
    'takes nothing to a checkout for the project %j',
    async (id) => {
      const { script, told } = await openReady();
      expect([await script.goToCartFinished?.(id, {}), told]).toEqual([false, [['ready']]]);
    },
  );
});

describe('the wait for a print editor always ends (PRINT-14)', () => {
  const throwing = () => {
    throw new Error('broken');
  };

  it.each([
    ['is blocked', () => Promise.reject(new Error('blocked')), 0, 'notLoaded'],
    ['never loads', () => new Promise<PrintScript>(() => undefined), longestWait, 'notLoaded'],
    ['shows nothing', () => Promise.resolve(printStandIn().script), longestWait, 'noAnswer'],
    [
      'throws when it is started',
      () => Promise.resolve(printStandIn({ setEditorConfig: throwing }).script),
      0,
      'failed',
    ],
    [
      'is refused by its service',
      () => Promise.resolve(printStandIn({ setEditorConfig: () => Promise.reject(new Error('no')) }).script),
      0,
      'failed',
    ],
  ] as const)('a script that %s', async (_what, loadScript, wait, problem) => {
    const { adapter, told, settle, pass } = openPrintAdapter(loadScript);
    adapter.load(printConfig);
    await settle();
    await pass(Math.max(0, wait - 1));
    expect(told).toHaveLength(wait > 0 ? 0 : 1);
    await pass(1);
    expect(told).toEqual([['problem', problem]]);
  });

  it('is removed when the page is left, and reaches the page no more', async () => {
    const { adapter, script, calls, told } = await openReady({ deinit: throwing });
    const { goToCartFinished, refreshSession, hideECommerce } = script;
    adapter.dispose();
    adapter.dispose();
    hideECommerce?.();
    expect([await goToCartFinished?.('p-1', {}), await refreshSession?.()]).toEqual([false, null]);
    expect([told, calls, Object.keys(script)]).toEqual([
      [['ready']],
      [printConfig],
      ['setEditorConfig', 'deinit'],
    ]);
  });

  it('is not started when it arrives after the page was left', async () => {
    const { script, calls } = printStandIn();
    let give: (found: PrintScript) => void = () => undefined;
    const page = openPrintAdapter(() => new Promise((resolve) => (give = resolve)));
    page.adapter.load(printConfig);
    page.adapter.dispose();
    give(script);
    await page.settle();
    expect([calls, page.told]).toEqual([[], []]);
  });
});

describe('the object of a script', () => {
  it.each([
    ['the neutral name', false, 'TradeAreaPrintEditor'],
    ['the outside name', true, 'printbox'],
  ])('is found under %s, with what the page assigned before', (_name, isCompatible, name) => {
    const view: Record<string, unknown> = {};
    preparePrintScript(view, { isCompatible });
    const { [name]: kept } = view;
    preparePrintScript(view, { isCompatible });
    expect([view[name] === kept, findPrintScript(view, { isCompatible })]).toEqual([true, null]);
    Object.assign(kept as object, printStandIn().script);
    expect(findPrintScript(view, { isCompatible })).toBe(kept);
    expect(findPrintScript(view, { isCompatible: !isCompatible })).toBeNull();
  });
});
