import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cardActionSpy, openStore } from '../../../testing/storePage.tsx';
import { hostileItems, point, wireItem } from '../fixtures.ts';

const one = (change: Readonly<Record<string, unknown>> = {}) => [
  wireItem('weddingbook', { nome: 'Wedding Book', ...change }),
];
const lab = 'http://127.0.0.1:9';

test('DEC-23: a price for visitors says that it is the recommended retail price', async () => {
  const { card } = await openStore(one({ prezzo_da: 310, prezzo_tipo: 'retail' }));
  await expect.element(card('Wedding Book').getByText(/^RRP from .*310/)).toBeVisible();
});

describe('actions of a card', () => {
  test('STORE-24 to 26, STORE-50, ROUTE-34: EXPLORE and CREATE leave for a tab of their own, INFO stays', async () => {
    const { screen } = await openStore(one());
    const explore = screen.getByRole('link', { name: 'EXPLORE: Wedding Book (opens in a new tab)' });
    await expect.element(explore).toHaveAttribute('href', `${lab}/info/en/x/`);
    const create = screen.getByRole('link', { name: 'CREATE: Wedding Book (opens in a new tab)' });
    await expect.element(create).toHaveAttribute('href', `${lab}/cover/?p=1&c=c1&lang=en`);
    for (const link of [explore, create]) {
      await expect.element(link).toHaveAttribute('target', '_blank');
      await expect.element(link).toHaveAttribute('rel', 'noopener external');
      await expect.element(link).toHaveAttribute('referrerpolicy', 'no-referrer');
    }
    const info = screen.getByRole('link', { name: 'INFO: Wedding Book' });
    expect((info.element() as HTMLAnchorElement).pathname).toBe('/ta/product/weddingbook');
    expect(info.element().getAttribute('target')).toBeNull();
  });

  test('STORE-26, STORE-60: no page no INFO, no link no EXPLORE', async () => {
    const { screen } = await openStore(one({ is_active_page: false, link_info: '' }));
    await expect.element(screen.getByRole('link', { name: /^CREATE/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^(INFO|EXPLORE)/ }).elements()).toHaveLength(0);
  });

  test('STORE-27: neither link nor editors: COMING SOON, which is no control', async () => {
    const { card } = await openStore(one({ link_buy: '' }));
    await expect.element(card('Wedding Book').getByText('COMING SOON')).toBeVisible();
    expect(
      card('Wedding Book')
        .getByRole('link', { name: /CREATE/ })
        .elements(),
    ).toHaveLength(0);
  });

  test('STORE-28, STORE-63: several editors are chosen from in a dialog that closes with Escape', async () => {
    const child = [
      { nome: '3D Configurator', description: 'Turn it.', link_buy: 'http://127.0.0.1:9/3d?lang=[lang]' },
      { nome: 'Cover Studio', link_buy: '' },
    ];
    const { screen } = await openStore(one({ link_buy: '', child }));
    const button = screen.getByRole('button', { name: 'CREATE: Wedding Book' });
    await button.click();
    const dialog = screen.getByRole('dialog', { name: 'Choose the right Editor for You!' });
    await expect
      .element(dialog.getByRole('link', { name: /^CREATE: 3D Configurator/ }))
      .toHaveAttribute('href', `${lab}/3d?lang=en`);
    await expect.element(dialog.getByText('COMING SOON')).toBeVisible();
    expect(cardActionSpy.mock.lastCall?.[0]).toEqual({ name: 'choose', slug: 'weddingbook', href: '' });
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.elements()).toHaveLength(0);
    await expect.element(button).toHaveFocus();
  });

  test('OBS2-06: the page hears of an action first and can keep it from happening', async () => {
    const { screen } = await openStore(one());
    cardActionSpy.mockImplementation((_action, event) => (event as Event).preventDefault());
    await screen.getByRole('link', { name: /^INFO/ }).click();
    expect(cardActionSpy.mock.lastCall?.[0]).toMatchObject({ name: 'info', slug: 'weddingbook' });
    await screen.getByRole('link', { name: /^EXPLORE/ }).click();
    expect(cardActionSpy.mock.lastCall?.[0]).toMatchObject({ name: 'explore', href: `${lab}/info/en/x/` });
    cardActionSpy.mockReset();
  });

  test('EMB-10, STORE-37, ROUTE-35: in a frame no link opens a tab', async () => {
    const { screen, container } = await openStore(one(), { framed: true });
    await expect
      .element(screen.getByRole('link', { name: 'CREATE: Wedding Book', exact: true }))
      .toBeVisible();
    expect(container.querySelectorAll('[target]')).toHaveLength(0);
  });

  test('DEC-01, ROUTE-34: a link that takes a ticket asks for it at the press, and never carries the token', async () => {
    const link_buy = `${lab}/cover/?c=[c]&ta_token=[ta_token]`;
    const { screen, requests, container } = await openStore(one({ link_buy }), {
      answers: { '/customer/ticket': { ticket: 'once-only', expires_in: 60 } },
    });
    const create = screen.getByRole('link', { name: /^CREATE/ });
    await expect.element(create).toBeVisible();
    expect(container.innerHTML).not.toContain('secret-token');
    const tab = { opener: {}, location: { assign: vi.fn() }, close: vi.fn() };
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    await create.click();
    await expect
      .poll(() => tab.location.assign.mock.lastCall)
      .toEqual([`${lab}/cover/?c=c1&ta_token=once-only`]);
    expect(tab.opener).toBeNull();
    expect(requests.filter(({ path }) => path.endsWith('/ticket'))).toHaveLength(1);
    open.mockRestore();
  });

  test('a ticket that does not come closes the tab and says so', async () => {
    const link_buy = `${lab}/cover/?c=[c]&ta_token=[ta_token]`;
    const { screen } = await openStore(one({ link_buy }), { answers: { '/customer/ticket': 403 } });
    const tab = { opener: {}, location: { assign: vi.fn() }, close: vi.fn() };
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    await screen.getByRole('link', { name: /^CREATE/ }).click();
    await expect.element(screen.getByText('Couldn’t open this')).toBeVisible();
    expect(tab.close).toHaveBeenCalledOnce();
    expect(tab.location.assign).not.toHaveBeenCalled();
    open.mockRestore();
  });
});

describe('badges and marks', () => {
  test.each([
    ['PROMO-23', { discount: { wedding: 15 } }, {}, ['-15%']],
    ['PROMO-25', { discount: { wedding: 100 } }, {}, ['Gratis']],
    ['PROMO-24, PROMO-29', { prezzo_fisso: { wedding: 1234.5 } }, {}, ['1.234,50 €']],
    ['PROMO-26', {}, { filter_class: 'album new' }, ['New']],
    [
      'PROMO-37, PROMO-53',
      { discount: { wedding: 10 }, sample_discount: { wedding: 50 } },
      {},
      ['-10%', 'Samples -50%'],
    ],
    ['none', {}, {}, []],
  ])('%s: %j gives %j', async (_id, terms, change, expected) => {
    const promo = [{ id_promo: 7, ...terms }];
    const { card } = await openStore(one(change), {
      answers: { '/check_cod_gs': { promo, currency: 'EUR' } },
    });
    await expect.element(card('Wedding Book')).toBeVisible();
    const texts = [...card('Wedding Book').element().querySelectorAll('.ta-store-badge')].map(
      (e) => e.textContent,
    );
    expect(texts).toEqual(expected);
  });

  test('PROMO-24: no flat rate without the customer’s currency, and no price either', async () => {
    const promo = [{ id_promo: 7, prezzo_fisso: { wedding: 99 } }];
    const { card } = await openStore(one(), { answers: { '/check_cod_gs': { promo, currency: '' } } });
    await expect.element(card('Wedding Book')).toHaveTextContent(/^Wedding Book8-10 working days/);
  });

  test('price and days stand quietly under the name', async () => {
    const { screen } = await openStore(one());
    await expect.element(screen.getByText('from 129,00 €')).toBeVisible();
    await expect.element(screen.getByText('8-10 working days')).toBeVisible();
  });
});

describe('pictures', () => {
  test('the second comes under the pointer or with the focus, and not before', async () => {
    // The last card, where no pointer of an earlier test can be.
    const items = Array.from({ length: 12 }, (_, index) =>
      wireItem(`item-${index}`, { nome: `Item ${index}` }),
    );
    const { screen, card, names } = await openStore(items);
    await expect.poll(names).toHaveLength(12);
    const last = card('Item 11').element();
    expect(last.querySelectorAll('img')).toHaveLength(1);
    screen.getByRole('link', { name: 'INFO: Item 11' }).element().focus();
    await expect.poll(() => last.querySelectorAll('img')).toHaveLength(2);
    const second = last.querySelector('.ta-store-picture__second');
    await expect.poll(() => second && getComputedStyle(second).opacity).toBe('1');
  });

  test('the first row comes at once, the rest when it comes near', async () => {
    const items = Array.from({ length: 8 }, (_, index) => wireItem(`item-${index}`));
    const { container, names } = await openStore(items);
    await expect.poll(names).toHaveLength(8);
    const images = [...container.querySelectorAll<HTMLImageElement>('.ta-store-picture > picture img')];
    expect(images.map(({ loading }) => loading)).toEqual([
      ...Array(4).fill('eager'),
      ...Array(4).fill('lazy'),
    ]);
    expect(images[0]?.fetchPriority).toBe('high');
  });

  test.each([
    ['missing', { foto: '', foto_hover: '' }],
    ['dead', { foto: 'http://127.0.0.1:9/none.webp', foto_srcset: 'http://127.0.0.1:9/none.webp 480w' }],
  ])('a %s picture leaves its place and a quiet mark: nothing moves', async (_what, change) => {
    const { card, container } = await openStore([...one(change), wireItem('other', { nome: 'Other' })]);
    await expect.element(card('Wedding Book')).toBeVisible();
    await expect.poll(() => container.querySelectorAll('.ta-store-picture__none')).toHaveLength(1);
    const box = (name: string) =>
      card(name).element().querySelector('.ta-store-picture')?.getBoundingClientRect();
    const { width = 0, height = 0 } = box('Wedding Book') ?? {};
    expect(width / height).toBeCloseTo(4 / 3, 1);
    expect(box('Other')?.height).toBeCloseTo(height, 0);
  });

  test('sizes and forms are offered to the browser', async () => {
    const { container, names } = await openStore(
      one({ foto_srcset: `${point} 480w`, foto_avif: `${point} 480w` }),
    );
    await expect.poll(names).toHaveLength(1);
    const source = container.querySelector('source');
    expect(source?.type).toBe('image/avif');
    expect(source?.srcset).toBe(`${point} 480w`);
    expect(container.querySelector('img')?.srcset).toBe(`${point} 480w`);
    expect(container.querySelector('img')?.sizes).not.toBe('');
  });
});

describe('items as bad as they come (STORE-35)', () => {
  test('what is no item is left out, what is one is shown as text', async () => {
    const { names, container, screen } = await openStore(hostileItems);
    await expect.poll(names).toEqual(['Bare', '42', '<script>alert(1)</script>']);
    expect(container.querySelectorAll('script, [onerror]')).toHaveLength(0);
    const hrefs = screen
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.filter((href) => !/^https?:\/\//.test(href))).toEqual([]);
    expect(hrefs.filter((href) => href.includes('evil.test'))).toEqual([]);
    await screen.getByRole('button', { name: /^CREATE/ }).click();
    await expect.element(screen.getByRole('dialog').getByText('COMING SOON').first()).toBeVisible();
  });

  test('a list that is none is a failure with a retry, not an empty store', async () => {
    const { screen } = await openStore({ items: [] });
    await expect.element(screen.getByText('Couldn’t load this')).toBeVisible();
  });

  test('STORE-62: doubles stay, in the server’s order', async () => {
    const { names } = await openStore([...one(), wireItem('b', { nome: 'B' }), ...one()]);
    await expect.poll(names).toEqual(['Wedding Book', 'B', 'Wedding Book']);
  });
});

describe('keys between cards', () => {
  test('arrows lead to the same action of the neighbour and of the row below', async () => {
    const items = ['one', 'two', 'three', 'four'].map((name) => wireItem(name, { nome: name }));
    const { screen, names, container } = await openStore(items);
    container.style.width = '700px';
    await expect.poll(names).toHaveLength(4);
    const action = (name: string) => screen.getByRole('link', { name: new RegExp(`^CREATE: ${name}`) });
    action('one').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(action('two')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(action('four')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect.element(action('one')).toHaveFocus();
  });
});

test('STORE-29, STORE-31, STORE-42: test items are seen by the lab’s own accounts, and marked', async () => {
  const items = [...one(), wireItem('cube', { nome: 'Cube', is_in_test: true })];
  const ordinary = await openStore(items);
  await expect.poll(ordinary.names).toEqual(['Wedding Book']);
  ordinary.remove();
  const beta = await openStore(items, {
    details: { features: ['internal'] },
  });
  await expect.poll(beta.names).toEqual(['Wedding Book', 'Cube']);
  await expect.element(beta.card('Cube').getByText('Test item')).toBeVisible();
  await beta.screen.getByRole('tab', { name: 'BETA' }).click();
  await expect.poll(beta.names).toEqual(['Cube']);
});
