import { describe, expect, test } from 'vitest';
import { openStore, addressSpy } from '../../../testing/storePage.tsx';
import { wireItem } from '../fixtures.ts';

const items = [
  wireItem('magnolia', { nome: 'Magnolia', filter_class: 'collection tc album' }),
  wireItem('sbc-album', { nome: 'SBC Album', filter_class: 'collection sbc album' }),
  wireItem('fab', { nome: 'Fab Samples', filter_class: 'selection fabselection' }),
  wireItem('pm-youngbook', { nome: 'Pink', filter_class: 'pinkmania' }),
];
const titles = ['Tramontina Collection', 'Sue Bryce Collection', 'Kelly Brown Collection', 'JG Collection'];

describe('collections', () => {
  test('STORE-56: all banners closed, each with its words, its info link and SEE MORE', async () => {
    const { screen, names } = await openStore(items, { address: { filter: 'collection' } });
    for (const name of titles) {
      const banner = screen.getByRole('article', { name });
      await expect
        .element(banner.getByRole('button', { name: 'SEE MORE' }))
        .toHaveAttribute('aria-expanded', 'false');
      await expect.element(banner.getByRole('link', { name: /^About this collection/ })).toBeVisible();
    }
    await expect.element(screen.getByText('New collection')).toBeVisible();
    expect(names()).toEqual([]);
  });

  test('STORE-10, STORE-12, STORE-52: SEE MORE shows its items below it, in the address; SEE LESS closes it', async () => {
    const { screen, names } = await openStore(items, { address: { filter: 'collection' } });
    const banner = screen.getByRole('article', { name: 'Sue Bryce Collection' });
    await banner.getByRole('button', { name: 'SEE MORE' }).click();
    await expect.poll(names).toEqual(['SBC Album']);
    expect(addressSpy.mock.lastCall).toEqual(['/ta/graphistore/collection?subfilter=sbc', false]);
    const first = screen.getByRole('article').first();
    await expect.element(first.getByRole('heading', { name: 'Sue Bryce Collection' })).toBeVisible();
    await expect.poll(() => Math.abs(first.element().getBoundingClientRect().top)).toBeLessThan(800);
    await banner.getByRole('button', { name: 'SEE LESS' }).click();
    await expect.poll(names).toEqual([]);
    expect(addressSpy.mock.lastCall).toEqual(['/ta/graphistore/collection', false]);
  });

  test('STORE-57: tc shows its banner and items under COLLECTIONS', async () => {
    const { screen, names } = await openStore(items, { address: { filter: 'tc' } });
    await expect.poll(names).toEqual(['Magnolia']);
    await expect
      .element(screen.getByRole('tab', { name: 'COLLECTIONS' }))
      .toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('article', { name: 'Sue Bryce Collection' }).elements()).toHaveLength(0);
  });

  test('a search looks into every collection, without their banners', async () => {
    const { screen, names } = await openStore(items, { address: { filter: 'collection', search: 'a' } });
    await expect.poll(names).toEqual(['Magnolia', 'SBC Album']);
    expect(screen.getByText('SEE MORE').elements()).toHaveLength(0);
  });
});

describe('the selection', () => {
  const sentence = 'Your promotion gives you 50% off samples for 12 months.';

  test('STORE-19, CONST2-07: four lines until SEE MORE', async () => {
    const { screen, container } = await openStore(items, { address: { filter: 'selection' } });
    const banner = screen.getByRole('article', { name: 'Fab Selections' });
    await expect.element(banner).toBeVisible();
    const text = container.querySelector('.ta-store-clamp') as HTMLElement;
    const lines = () => Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
    await expect.poll(lines).toBe(4);
    await banner.getByRole('button', { name: 'SEE MORE' }).click();
    await expect.poll(lines).toBeGreaterThan(4);
    await expect.element(banner.getByRole('button', { name: 'SEE LESS' })).toBeVisible();
  });

  test.each([
    ['with', [{ id_promo: 816 }], 1],
    ['without', [{ id_promo: 901 }], 0],
  ])('STORE-20: %s promo 816', async (_what, promo, count) => {
    const { screen, names } = await openStore(items, {
      address: { filter: 'selection' },
      answers: { '/check_cod_gs': { promo, currency: 'EUR' } },
    });
    await expect.poll(names).toEqual(['Fab Samples']);
    expect(screen.getByText(sentence, { exact: false }).elements()).toHaveLength(count);
  });
});

describe('Pink Mania', () => {
  test('STORE-32 to 34: seven editions in their order, with their own ways', async () => {
    const { screen, names } = await openStore(items, { address: { filter: 'pinkmania' } });
    await expect
      .poll(names)
      .toEqual([
        'Young Book',
        'Photo Box',
        'Go Book',
        'Coffee table book mini',
        'Magnolia mini',
        'Editorial Book',
        'Young Magnolia Stand',
      ]);
    const href = (name: string) =>
      new URL(
        screen
          .getByRole('link', { name: new RegExp(`^CREATE: ${name}`) })
          .element()
          .getAttribute('href') ?? '',
      );
    const preset = href('Young Book').searchParams;
    expect(Object.fromEntries(preset)).toEqual({ c: 'c1', id: '9001', lang: 'en_US', source: 'pinkmania' });
    expect(
      ['Coffee', 'Magnolia mini', 'Editorial', 'Young Magnolia'].map((name) =>
        href(name).searchParams.get('pid'),
      ),
    ).toEqual(['19', '17', '271', '18']);
  });

  test('STORE-58: is under its own tab only', async () => {
    const { screen } = await openStore(items);
    await expect.element(screen.getByText('2 products')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Pink Mania' }).elements()).toHaveLength(0);
  });
});

describe('the public store', () => {
  test('PUB-01, PUB-02, PUB-15, PROMO-31: its own categories, a search, no promotions', async () => {
    const { screen, names } = await openStore(items, { kind: 'public' });
    await expect.poll(names).toEqual(['SBC Album']);
    const labels = screen
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent);
    expect(labels).toEqual([
      'ALL',
      'NEW',
      'ALBUM',
      'BOOK',
      'WALLART',
      'BOX',
      'PRINTS & MATS',
      'COLLECTIONS',
      'FAB SELECTIONS',
    ]);
    await expect.element(screen.getByRole('searchbox')).toBeVisible();
    expect(screen.getByRole('combobox').elements()).toHaveLength(0);
    await screen.getByRole('tab', { name: 'COLLECTIONS' }).click();
    expect(addressSpy.mock.lastCall).toEqual(['/ta/graphistore-public?filter=collection', false]);
    await expect.element(screen.getByRole('article', { name: 'Sue Bryce Collection' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'Tramontina Collection' }).elements()).toHaveLength(0);
  });

  test('PUB-04, PUB-10, PUB-11: CUSTOMIZE, to the login where the link needs a customer; no INFO', async () => {
    const open = [
      wireItem('a', { nome: 'Needs', link_buy: 'http://127.0.0.1:9/cover/?c=[c]' }),
      wireItem('b', { nome: 'Open', link_buy: 'http://127.0.0.1:9/cover/?lang=[lang]' }),
    ];
    const { screen } = await openStore(open, { kind: 'public' });
    const link = (name: string) => screen.getByRole('link', { name: new RegExp(`^CUSTOMIZE: ${name}`) });
    await expect
      .element(link('Needs'))
      .toHaveAttribute('href', expect.stringMatching(/\/ta\/login\?redirect=%2Fta%2Fgraphistore$/));
    await expect.element(link('Open')).toHaveAttribute('href', 'http://127.0.0.1:9/cover/?lang=en');
    expect(screen.getByRole('link', { name: /^INFO/ }).elements()).toHaveLength(0);
  });

  test('PUB-06: is asked without a credential, and no promotion is asked for', async () => {
    const { names, requests } = await openStore(items, { kind: 'public' });
    await expect.poll(names).toHaveLength(1);
    expect(requests.map(({ path }) => path)).not.toContain('/scripts/check_cod_gs');
    expect(requests.find(({ path }) => path === '/public/store')?.sent).toBe('lang=en&currency=EUR');
  });

  test('PUB-13, ERR2-06, ERR2-16: a failure is said with a retry', async () => {
    const answers: Record<string, unknown> = { '/public/store': 503 };
    const { screen, names } = await openStore(items, { kind: 'public', answers });
    await expect.element(screen.getByText('Couldn’t load this')).toBeVisible();
    answers['/public/store'] = items;
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(names).toHaveLength(1);
  });
});
