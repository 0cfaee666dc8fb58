import { describe, expect, it } from 'vitest';
import { limits, openAdapter, pages, standIn, start } from '../../../test/embed.ts';
import type { Embed, EmbedClass } from './createEmbedAdapter.ts';

/** A configurator that is loaded and ready. */
async function openReady(change: Partial<Embed> = {}) {
  const script = standIn(change);
  const page = openAdapter(() => Promise.resolve(script.Made));
  page.adapter.load(start);
  await page.settle();
  script.send({ name: 'ready' });
  await page.settle();
  return { ...page, ...script };
}

describe('the port of a configurator (CONF-23)', () => {
  it('is told what it begins with, and is ready with its first configuration, once', async () => {
    let given: unknown;
    const script = standIn({}, (options) => (given = options));
    const page = openAdapter(() => Promise.resolve(script.Made));
    page.adapter.load({ ...start, configured: { idProduct: '10', name: 'Wedding Book', fields: pages(30) } });
    page.adapter.load(start);
    await page.settle();
    expect(given).toEqual({
      elementId: 'album',
      configuratorId: '10',
      configuredProduct: { idProduct: '10', name: 'Wedding Book', fields: pages(30) },
      showFields: true,
      showHeader: false,
      showConfigHeader: false,
      loadStyle: 'none',
      parameters: { lang: 'en' },
    });
    expect(page.told).toEqual([]);
    script.send({ name: 'ready' });
    script.send({ name: 'ready' });
    await page.settle();
    expect(page.told).toEqual([['ready', pages(40)]]);
    await page.pass(limits.ready + limits.answer);
    expect(page.told).toHaveLength(1);
  });

  it.each([
    [{ name: 'fieldsChanged', fields: pages(50), price: { total: 1 } }, ['change', pages(50)]],
    [
      { name: 'chooseAsset', configuration: 'c1', field: 'Img3_Id' },
      ['asset', { configuration: 'c1', frame: 3 }],
    ],
    [{ name: 'chooseAsset', field: 'CoverPicture' }, ['asset', { configuration: '', frame: 1 }]],
    [{ name: 'save' }, ['save']],
    [{ name: 'checkout' }, ['checkout']],
    [{ name: 'back' }, ['back']],
    [{ name: 'error', code: 'contextLost' }, undefined],
    [{ name: 'error', code: 'slowScene' }, undefined],
    [{ name: 'error', code: 'unknown' }, ['problem', 'failed']],
    [{ name: 'resized' }, undefined],
    [null, undefined],
    ['ready', undefined],
  ])('of %j it tells the page %j', async (message, expected) => {
    const { told, send } = await openReady();
    send(message);
    expect(told[1]).toEqual(expected);
  });

  it('CONF-09, CONF-23: puts an image into its frame as four fields', async () => {
    const { adapter, calls } = await openReady();
    adapter.setFields({ configuration: '', frame: 3 }, { id: 'a', width: 30, height: 20, url: 'u' });
    expect(calls).toEqual([{ Img3_Id: 'a', Img3_Url: 'u', Img3_W: 30, Img3_H: 20 }]);
  });

  it('CONF-29: copies the fields that have a name and a value, and no price', async () => {
    const { told, send } = await openReady();
    const fields = [
      { name: ' Size ', stringValue: '30x30' },
      { name: 'Pages', numberValue: 40, stringValue: '41' },
      { name: 'Paper', numberValue: Number.NaN },
      { name: 'CoverText1', stringValue: 'x'.repeat(2_001) },
      { name: 'x'.repeat(61), numberValue: 1 },
      { numberValue: 1 },
      null,
      'Pages',
    ];
    send({ name: 'fieldsChanged', fields, price: { total: 0.01 } });
    expect(told[1]).toEqual([
      'change',
      [
        { name: 'Size', stringValue: '30x30' },
        { name: 'Pages', numberValue: 40 },
      ],
    ]);
  });
});

describe('the wait for a configurator always ends (CONF-21, CONF-22)', () => {
  const pending = <T>() => new Promise<T>(() => undefined);
  const throwing = () => {
    throw new Error('broken');
  };

  it.each([
    ['is blocked', () => Promise.reject(new Error('blocked')), 0, 'notLoaded'],
    ['never loads', () => pending<EmbedClass>(), limits.ready, 'notLoaded'],
    ['is never ready', () => Promise.resolve(standIn().Made), limits.ready, 'noAnswer'],
    ['throws when it is made', () => Promise.resolve(standIn({}, throwing).Made), 0, 'failed'],
  ] as const)('a script that %s', async (_what, loadEmbed, wait, problem) => {
    const { adapter, told, settle, pass } = openAdapter(loadEmbed);
    adapter.load(start);
    await settle();
    await pass(Math.max(0, wait - 1));
    expect(told).toHaveLength(wait > 0 ? 0 : 1);
    await pass(1);
    expect(told).toEqual([['problem', problem]]);
    expect(await adapter.getConfiguration()).toBeNull();
  });

  it.each([
    ['never', () => undefined, limits.answer, 'noAnswer'],
    ['with nothing', (give: (product: unknown) => void) => give(undefined), 0, 'unreadable'],
    ['without fields', (give: (product: unknown) => void) => give({ idProduct: '10' }), 0, 'unreadable'],
    [
      'with an endless list',
      (give: (product: unknown) => void) => give({ fields: Array.from({ length: 2_001 }, () => null) }),
      0,
      'unreadable',
    ],
    [
      'with a value that throws',
      (give: (product: unknown) => void) => give(Object.defineProperty({}, 'fields', { get: throwing })),
      0,
      'unreadable',
    ],
    ['by throwing', throwing, 0, 'failed'],
  ] as const)('a configuration that is answered %s', async (_how, getConfiguredProduct, wait, problem) => {
    const { told, pass } = await openReady({ getConfiguredProduct });
    if (wait > 0) await pass(wait);
    expect(told).toEqual([['problem', problem]]);
  });

  it.each([
    [{ name: 'fieldsChanged', fields: 'Pages' }, 'unreadable'],
    [Object.defineProperty({}, 'name', { get: throwing }), 'unreadable'],
    [{ name: 'error', code: 'noProduct' }, 'failed'],
  ])('a configurator that was ready and sends %j', async (message, problem) => {
    const { told, calls, send, adapter } = await openReady();
    send(message);
    send(message);
    expect(told.slice(1)).toEqual([['problem', problem]]);
    expect(calls).toEqual(['disposed']);
    expect(await adapter.getConfiguration()).toBeNull();
  });

  it('an image that it cannot take', async () => {
    const { told, adapter } = await openReady({ setFields: throwing, dispose: throwing });
    adapter.setFields({ configuration: '', frame: 1 }, { id: 'a', width: 1, height: 1, url: '' });
    expect(told.slice(1)).toEqual([['problem', 'failed']]);
  });

  it('a question that is open when the page is left', async () => {
    const give: ((product: unknown) => void)[] = [];
    const { adapter, told, settle } = await openReady();
    const other = await openReady({ getConfiguredProduct: (callback) => void give.push(callback) });
    adapter.dispose();
    expect(await adapter.getConfiguration()).toBeNull();
    other.adapter.dispose();
    give[0]?.({ fields: pages(60) });
    await settle();
    expect([told.length, other.told]).toEqual([1, []]);
  });
});

describe('a configurator that is not ready yet', () => {
  it('is asked for no configuration: its first values would replace those of the open quote', async () => {
    const asked: unknown[] = [];
    const script = standIn({ getConfiguredProduct: (callback) => void asked.push(callback) });
    const page = openAdapter(() => Promise.resolve(script.Made));
    page.adapter.load(start);
    await page.settle();
    expect(await page.adapter.getConfiguration()).toBeNull();
    await page.pass(limits.answer);
    expect([asked, page.told]).toEqual([[], []]);
  });

  it('is ready when only its scene is missing, as on a device that draws too slowly', async () => {
    const script = standIn();
    const page = openAdapter(() => Promise.resolve(script.Made));
    page.adapter.load(start);
    await page.settle();
    script.send({ name: 'error', code: 'slowScene' });
    await page.settle();
    expect(page.told).toEqual([['ready', pages(40)]]);
  });
});

describe('a configurator that repeats itself, or speaks after it was left (CONF-20)', () => {
  it('answers a question twice: the first answer counts', async () => {
    const { adapter } = await openReady({
      getConfiguredProduct: (callback) => {
        callback({ fields: pages(60) });
        callback({ fields: pages(80) });
        callback(null);
      },
    });
    expect(await adapter.getConfiguration()).toEqual(pages(60));
    expect(await adapter.getConfiguration()).toEqual(pages(60));
  });

  it('sends messages after it was left, and before it is ready', async () => {
    const script = standIn();
    const page = openAdapter(() => Promise.resolve(script.Made));
    page.adapter.load(start);
    await page.settle();
    script.send({ name: 'checkout' });
    script.send({ name: 'fieldsChanged', fields: pages(50) });
    expect(page.told).toEqual([]);
    page.adapter.dispose();
    page.adapter.dispose();
    for (const name of ['ready', 'checkout', 'back', 'error', 'fieldsChanged']) script.send({ name });
    await page.pass(limits.ready + limits.answer);
    expect([page.told, script.calls]).toEqual([[], ['disposed']]);
  });

  it('loads after it was left: it is not made', async () => {
    let give: (Made: EmbedClass) => void = () => undefined;
    let isMade = false;
    let given: AbortSignal | undefined;
    const page = openAdapter((signal) => {
      given = signal;
      return new Promise((resolve) => (give = resolve));
    });
    page.adapter.load(start);
    page.adapter.dispose();
    expect(given?.aborted).toBe(true);
    give(standIn({}, () => (isMade = true)).Made);
    await page.settle();
    expect([isMade, page.told]).toEqual([false, []]);
  });
});
