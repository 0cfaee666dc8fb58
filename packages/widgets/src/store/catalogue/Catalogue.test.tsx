import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openStore, addressSpy } from '../../../testing/storePage.tsx';
import { wireItem, wireItems } from '../fixtures.ts';

const few = [
  wireItem('wedding-book', { nome: 'Wedding Book' }),
  wireItem('story-book', { nome: 'Story Book', filter_class: 'book new', description: 'Für Großeltern.' }),
  wireItem('frame', { nome: 'Frames Pro', filter_class: 'wallart frame' }),
  wireItem('fab', { nome: 'Fab Samples', filter_class: 'selection fabselection' }),
];

describe('categories', () => {
  test('STORE-05, STORE-06, STORE-08, STORE-09: a tab shows its items and goes into the address', async () => {
    const { screen, names } = await openStore(few);
    await expect.poll(names).toEqual(['Wedding Book', 'Story Book', 'Frames Pro']);
    await expect
      .element(screen.getByRole('tab', { name: 'ALL', exact: true }))
      .toHaveAttribute('aria-selected', 'true');

    await screen.getByRole('tab', { name: 'WALLART' }).click();
    await expect.poll(names).toEqual(['Frames Pro']);
    expect(addressSpy.mock.lastCall).toEqual(['/ta/graphistore/wallart', false]);
    await expect
      .element(screen.getByRole('tab', { name: 'WALLART' }))
      .toHaveAttribute('aria-selected', 'true');
    await expect.element(screen.getByText('1 product', { exact: true })).toBeVisible();
  });

  test('STORE-04, STORE-41: has its labels in their order; PHOTOBOOK and BETA only where they are', async () => {
    const { screen } = await openStore(few);
    await expect.element(screen.getByText('3 products')).toBeVisible();
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
      'FRAMES',
      'TABLE TOP',
      'BOX',
      'PRINTS & MATS',
      'CARDS & CALENDARS',
      'COLLECTIONS',
      'FAB SELECTIONS',
      'PINK MANIA',
    ]);
  });

  test('arrow keys choose the next category and keep the focus in the row', async () => {
    const { screen } = await openStore(few);
    await expect.element(screen.getByText('3 products')).toBeVisible();
    screen.getByRole('tab', { name: 'ALL', exact: true }).element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(screen.getByRole('tab', { name: 'ALBUM', exact: true })).toHaveFocus();
    expect(addressSpy.mock.lastCall).toEqual(['/ta/graphistore/album', false]);
    await userEvent.keyboard('{Home}');
    await expect.element(screen.getByRole('tab', { name: 'ALL', exact: true })).toHaveFocus();
  });

  test('on a phone the row of categories scrolls by itself, the page does not, and the chosen one is in sight', async () => {
    const { screen, container } = await openStore(few, { address: { filter: 'pinkmania' } });
    container.style.width = '358px';
    await expect.element(screen.getByRole('tablist')).toBeVisible();
    const row = screen.getByRole('tablist').element();
    await expect.poll(() => row.scrollWidth > row.clientWidth).toBe(true);
    await screen.getByRole('tab', { name: 'COLLECTIONS' }).click();
    const chosen = () => screen.getByRole('tab', { name: 'COLLECTIONS' }).element().getBoundingClientRect();
    await expect.poll(() => chosen().right <= 358 + container.getBoundingClientRect().left).toBe(true);
    expect(container.scrollWidth).toBeLessThanOrEqual(358);
  });

  test('with more room they stay on one line, and an arrow at its end shows those out of sight', async () => {
    const { screen, container } = await openStore(few);
    container.style.width = '700px';
    const arrow = (side: string) => container.querySelector<HTMLElement>(`[data-side="${side}"]`);
    await expect.poll(() => arrow('end')).not.toBeNull();
    expect(arrow('start')).toBeNull();
    const row = screen.getByRole('tablist').element();
    expect(row.getBoundingClientRect().height).toBeLessThan(60);
    arrow('end')?.click();
    await expect.poll(() => row.scrollLeft).toBeGreaterThan(100);
    await expect.poll(() => arrow('start')).not.toBeNull();
    arrow('start')?.click();
    await expect.poll(() => row.scrollLeft).toBe(0);
    await expect.poll(() => arrow('start')).toBeNull();
  });
});

describe('search and promotions', () => {
  test('STORE-45: finds by name and description without case and accents; `/` leads to the box', async () => {
    const { screen, names } = await openStore(few);
    await expect.poll(names).toHaveLength(3);
    await userEvent.keyboard('/');
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('ZEBRA');
    await expect.element(screen.getByText('No products match these filters')).toBeVisible();
    await userEvent.keyboard('{Escape}fur gro');
    await expect.poll(names).toEqual(['Story Book']);
    expect(addressSpy.mock.lastCall).toEqual(['/ta/graphistore?search=fur+gro', true]);
  });

  test('what is mistyped is found when nothing has the words themselves', async () => {
    const { screen, names } = await openStore(few);
    await expect.poll(names).toHaveLength(3);
    await screen.getByRole('searchbox').fill('storry book');
    await expect.poll(names).toEqual(['Story Book']);
    await screen.getByRole('searchbox').fill('zebra crossing');
    await expect.element(screen.getByText('No products match these filters')).toBeVisible();
  });

  test('only the first letter is a step back of its own', async () => {
    const { screen } = await openStore(few);
    await screen.getByRole('searchbox').fill('');
    screen.getByRole('searchbox').element().focus();
    await userEvent.keyboard('boo');
    expect(addressSpy.mock.calls.map(([, replace]) => replace)).toEqual([false, true, true]);
  });

  test('letters typed while the address lags behind stay', async () => {
    const { screen } = await openStore(few);
    await expect.element(screen.getByText('3 products')).toBeVisible();
    screen.getByRole('searchbox').element().focus();
    await userEvent.keyboard('wedding  book');
    await expect.element(screen.getByRole('searchbox')).toHaveValue('wedding  book');
  });

  test('what is applied is seen; one press clears it all, each can be taken away', async () => {
    const { screen, names } = await openStore(few, { address: { search: 'xyz', promo: 'order' } });
    await expect.element(screen.getByText('No products match these filters')).toBeVisible();
    const applied = screen.getByRole('list', { name: 'Applied filters' });
    await expect.element(applied.getByRole('listitem').nth(1)).toBeVisible();
    await applied.getByRole('button', { name: 'Remove filter Order promos' }).click();
    expect(addressSpy.mock.lastCall).toEqual(['/ta/graphistore?search=xyz', false]);
    await screen.getByRole('button', { name: 'Clear all filters' }).first().click();
    await expect.poll(names).toHaveLength(3);
    expect(applied.elements()).toHaveLength(0);
    await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('STORE-21, STORE-44: the select leaves order or sample promotions', async () => {
    const items = [
      wireItem('a', { nome: 'Ordered', family: 'wedding' }),
      wireItem('b', { nome: 'Sampled', family: 'go' }),
      wireItem('c', { nome: 'Neither', family: 'baby' }),
    ];
    const promo = [{ id_promo: 1, discount: { wedding: 15 }, sample_discount: { go: 40 } }];
    const { screen, names } = await openStore(items, {
      answers: { '/check_cod_gs': { promo, currency: 'EUR' } },
    });
    await expect.poll(names).toHaveLength(3);
    await screen.getByRole('combobox').selectOptions('Order promos');
    await expect.poll(names).toEqual(['Ordered']);
    await screen.getByRole('combobox').selectOptions('Sample promos');
    await expect.poll(names).toEqual(['Sampled']);
    expect(addressSpy.mock.lastCall).toEqual(['/ta/graphistore?promo=sample', false]);
  });
});

describe('what is drawn when', () => {
  test('STORE-01: the outlines of the cards until the items and the promotions are here, said once', async () => {
    let settle: (answer: unknown) => void = () => undefined;
    const later = new Promise((resolve) => (settle = resolve));
    const { screen, names, container } = await openStore(few, { answers: { '/check_cod_gs': later } });
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('Loading products…');
    expect(container.querySelectorAll('.ta-store-waiting .ta-store-picture')).toHaveLength(8);
    settle({ promo: [], currency: 'EUR' });
    await expect.poll(names).toHaveLength(3);
    expect(container.querySelectorAll('.ta-store-waiting')).toHaveLength(0);
  });

  test('an empty catalogue says what will be here', async () => {
    const { screen } = await openStore([]);
    await expect.element(screen.getByText('No products yet')).toBeVisible();
  });

  test('ERR2-17: a store that is not there is an empty one, and no failure', async () => {
    const { screen } = await openStore([], { answers: { '/customer/store': 404 } });
    await expect.element(screen.getByText('No products yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' }).elements()).toHaveLength(0);
  });

  test('STORE-51: a failure says so, and trying again shows the store', async () => {
    const answers: Record<string, unknown> = { '/customer/store': 503 };
    const { screen, names } = await openStore(few, { answers });
    await expect.element(screen.getByText('Couldn’t load this')).toBeVisible();
    answers['/customer/store'] = few;
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(names).toHaveLength(3);
  });

  test('without the promotions the products stand, and it is said', async () => {
    const answers: Record<string, unknown> = { '/check_cod_gs': 404 };
    const { screen, names } = await openStore(few, { answers });
    await expect.poll(names).toHaveLength(3);
    await expect.element(screen.getByText('Couldn’t load your promotions')).toBeVisible();
    answers['/check_cod_gs'] = { promo: [{ id_promo: 1, discount: { wedding: 15 } }], currency: 'EUR' };
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByText('-15%').first()).toBeVisible();
  });

  test('five thousand items: few are drawn, more when the end comes near, all can be found', async () => {
    const { screen, container, names } = await openStore(wireItems(5_000));
    await expect.element(screen.getByText('5,000 products')).toBeVisible();
    const rendered = () => container.querySelectorAll('.ta-store-card').length;
    expect(rendered()).toBeLessThan(300);
    const before = rendered();
    container.style.paddingBlockEnd = '100vh';
    container.querySelector('.ta-store-grid__end')?.scrollIntoView({ block: 'center' });
    await expect.poll(rendered, { timeout: 10_000 }).toBeGreaterThan(before);
    await screen.getByRole('searchbox').fill('album 4999');
    await expect.poll(names).toEqual(['album 4999']);
  });
});

test('in German nothing is left in English', async () => {
  const { screen } = await openStore(few, { language: 'de' });
  await expect.element(screen.getByRole('tab', { name: 'Alben' })).toBeVisible();
  await expect.element(screen.getByText('3 Produkte')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Gestalten: Wedding Book/ })).toBeVisible();
});
