import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderAsCustomer } from '../../testing/customer.tsx';
import type { Answers, CustomerOptions } from '../../testing/customer.tsx';
import type { AnyCallback } from '../../testing/render.tsx';
import { promotionFixture } from './fixtures.ts';
import { Promotions } from './Promotions.tsx';
import { PromotionSlides } from './PromotionSlides.tsx';

const addressSpy = vi.fn<AnyCallback>();

/** A page that keeps the address, as the portal does. */
function Page({ first = '' }: { readonly first?: string }) {
  const [search, setSearch] = useState(first);
  return (
    <>
      <Promotions
        search={search}
        storeHref="/ta/graphistore"
        onAddress={(address, { replace }) => {
          addressSpy(address, replace);
          setSearch(address.split('?')[1] ?? '');
        }}
      />
      <output data-testid="address">{search}</output>
    </>
  );
}

async function open(answers: Answers, first = '', options: Omit<CustomerOptions, 'answers'> = {}) {
  addressSpy.mockClear();
  const rendered = await renderAsCustomer(<Page first={first} />, { ...options, answers });
  const address = () => rendered.screen.getByTestId('address').element().textContent;
  return { ...rendered, address };
}

const active = (...items: readonly object[]) => ({ '/promoActive': { items, overlay: null } });
const ended = (items: readonly object[], totalPages = 1) => ({ '/orders/promo': { items, totalPages } });
const old = promotionFixture('915', { is_active: false, date_validity_string: 'From 1 May to 31 May 2026' });

describe('the page of promotions', () => {
  test('shows what the client’s store already knows while it is asked for anew (PROMO-09)', async () => {
    const answers: Record<string, unknown> = active(promotionFixture('901'));
    function Visit() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <PromotionSlides slot="carousel" />
          <button onClick={() => setOpen(true)}>Go</button>
          {isOpen && <Page />}
        </>
      );
    }
    const { screen, area } = await renderAsCustomer(<Visit />, { answers });
    await expect.poll(() => area.customerStore.store.getState().promotions.data?.items.length).toBe(1);
    answers['/promoActive'] = new Promise(() => undefined);
    await screen.getByRole('button', { name: 'Go' }).click();
    await expect.element(screen.getByText('Promotion 901').first()).toBeVisible();
  });

  test('shows the active ones, newest first, with subject and validity (PROMO-01, PROMO-04)', async () => {
    const { screen } = await open(active(promotionFixture('901'), promotionFixture('905')));
    const cards = screen.getByRole('listitem');
    await expect
      .poll(() => cards.elements().map(({ textContent }) => textContent))
      .toEqual([expect.stringContaining('Promotion 905'), expect.stringContaining('Promotion 901')]);
    await expect.element(cards.first().getByText('Valid until 30 November 2026')).toBeVisible();
    await expect
      .element(screen.getByRole('tab', { name: 'ACTIVE PROMOS 2 active promotions' }))
      .toBeVisible();
  });

  test('a subject in the reader’s language, else English, else the id (PROMO-43)', async () => {
    const { screen } = await open(
      active(
        promotionFixture('901'),
        promotionFixture('902', { email: { oggetto_en: 'English only' } }),
        promotionFixture('903', { email: null }),
      ),
      '',
      { language: 'it' },
    );
    await expect.element(screen.getByText('Promozione 901').last()).toBeVisible();
    await expect.element(screen.getByRole('listitem').getByText('English only').last()).toBeVisible();
    await expect.element(screen.getByText('903').last()).toBeVisible();
  });

  test.each([
    ['en', 'There are no active promos at this moment'],
    ['it', 'Non ci sono promo attive in questo momento'],
    ['de', 'Zurzeit gibt es keine aktiven Aktionen'],
  ] as const)(
    'without any: the notice in %s, with the way to the store (PROMO-03)',
    async (language, words) => {
      const { screen } = await open(active(), '', { language });
      await expect.element(screen.getByText(words)).toBeVisible();
      await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/ta/graphistore');
    },
  );

  test('a failed call says so and can be tried again; nothing spins (ERR-20)', async () => {
    const answers: Answers = { '/promoActive': 503 };
    const { screen } = await open(answers);
    await expect.element(screen.getByRole('alert')).toBeVisible();
    Object.assign(answers, active(promotionFixture('901')));
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByText('Promotion 901').last()).toBeVisible();
  });
});

describe('the window of a promotion (PROMO-04)', () => {
  test('opens from its card into the address and closes out of it (PROMO-02, PROMO-41)', async () => {
    const { screen, address } = await open(active(promotionFixture('901')));
    await screen.getByRole('link', { name: /Promotion 901/ }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Promotion 901' })).toBeVisible();
    expect(address()).toBe('openpromo=901');
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
    expect(address()).toBe('');
    await expect.element(screen.getByRole('link', { name: /Promotion 901/ })).toHaveFocus();
  });

  test('shows the big HTML, cleaned, rather than a picture (PROMO-44)', async () => {
    const html =
      '<h2>Linen</h2><p>Seven colours</p><script>window.taRan = 1</script><img src=x onerror=taRan=1>';
    const { screen } = await open(
      active(promotionFixture('901', { overlay_html_big: html, overlay_img: '/pictures/o.webp' })),
      'openpromo=901',
    );
    await expect.element(screen.getByRole('dialog').getByRole('heading', { name: 'Linen' })).toBeVisible();
    await expect.element(screen.getByText('Seven colours')).toBeVisible();
    expect('taRan' in window).toBe(false);
  });

  test.each([
    ['the overlay’s picture', { overlay_img: '/pictures/o.webp' }, '/pictures/o.webp'],
    ['else the e-mail’s', {}, '/pictures/promotions/901-en.svg'],
  ])('without HTML %s', async (_what, more, path) => {
    performance.clearResourceTimings();
    const { screen } = await open(active(promotionFixture('901', more)), 'openpromo=901');
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    // The lab of the test has no pictures: what is asked for says enough, the words stand in its place.
    const loadedPaths = () =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    await expect.poll(() => loadedPaths().includes(path)).toBe(true);
    await expect.element(dialog.getByText('See the store for details of this promotion.')).toBeVisible();
  });

  test('the coupon can be copied (PROMO-46)', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { screen } = await open(
      active(promotionFixture('910', { coupon: { go: 'GO20' }, discount: { go: 20 } })),
      'openpromo=910',
    );
    await expect.element(screen.getByText('For Go Book')).toBeVisible();
    await screen.getByRole('button', { name: 'Copy coupon GO20' }).click();
    expect(write).toHaveBeenCalledWith('GO20');
    await expect
      .element(screen.getByLabelText('Your coupon').getByRole('status'))
      .toHaveTextContent('Copied');
    write.mockRejectedValue(new Error('refused'));
    await screen.getByRole('button', { name: 'Copy coupon GO20' }).click();
    await expect.element(screen.getByText('Couldn’t copy. Select the code instead.')).toBeVisible();
    write.mockRestore();
  });

  test.each([
    ['EUR', '2,00 €', 'limit 3,00 €'],
    ['GBR', '2.00 £', 'limit 3.00 £'],
    ['CAD', '2.00 CAD', 'limit 3.00 CAD'],
  ])('names its prices in %s (PROMO-27, PROMO-51)', async (currency, price, limit) => {
    const { screen } = await open(
      {
        ...active(
          promotionFixture('914', { discount_price: { mats: 2 }, discount_price_limit: { mats: '3' } }),
        ),
        '/check_cod_gs': { promo: [], currency },
      },
      'openpromo=914',
    );
    await expect.element(screen.getByText('Mats')).toBeVisible();
    await expect.element(screen.getByText(price).first()).toBeVisible();
    await expect.element(screen.getByText(limit)).toBeVisible();
  });

  test('an old id is found by itself; an unknown one just shows the page (PROMO-41)', async () => {
    const answers: Answers = {
      ...active(promotionFixture('901')),
      '/orders/promo/915': { items: [old], totalPages: 1 },
      '/orders/promo/4711': { items: [], totalPages: 0 },
    };
    const known = await open(answers, 'openpromo=915');
    await expect.element(known.screen.getByRole('dialog', { name: 'Promotion 915' })).toBeVisible();
    known.remove();
    const unknown = await open(answers, 'openpromo=4711');
    await expect.element(unknown.screen.getByText('Promotion 901').last()).toBeVisible();
    await expect
      .poll(() => unknown.requests.some(({ path }) => path.endsWith('/orders/promo/4711')))
      .toBe(true);
    expect(unknown.screen.getByRole('dialog').elements()).toEqual([]);
  });
});

describe('OLD PROMOS (PROMO-06)', () => {
  const answers = { ...active(promotionFixture('901')), ...ended([old], 3) };

  test('are opened by their tab and paged by the address', async () => {
    const { screen, address, requests } = await open(answers);
    await screen.getByRole('tab', { name: 'OLD PROMOS' }).click();
    await expect.element(screen.getByText('From 1 May to 31 May 2026')).toBeVisible();
    expect(address()).toBe('tab=old');
    await screen.getByRole('link', { name: 'Page 2' }).click();
    expect(address()).toBe('tab=old&page=2');
    await expect.poll(() => requests.some(({ sent }) => sent.includes('page=2'))).toBe(true);
  });

  test('a deep link with a page opens them; one past the last is corrected (PROMO-42)', async () => {
    const { screen, address } = await open(answers, 'page=9');
    await expect
      .element(screen.getByRole('tab', { name: 'OLD PROMOS' }))
      .toHaveAttribute('aria-selected', 'true');
    await expect.poll(address).toBe('tab=old&page=3');
    expect(addressSpy.mock.calls).toContainEqual(['/ta/promotions?tab=old&page=3', true]);
  });

  test('without any: says what would be there', async () => {
    const { screen } = await open({ ...active(), ...ended([], 0) }, 'tab=old');
    await expect.element(screen.getByText('No old promos yet')).toBeVisible();
  });
});
