import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderAsCustomer } from '../../testing/customer.tsx';
import type { Answers } from '../../testing/customer.tsx';
import { promotionFixture, slideFixture } from './fixtures.ts';
import { PromotionSlides } from './PromotionSlides.tsx';

afterEach(() => vi.restoreAllMocks());

const answers = (
  slides: readonly object[],
  promotions: readonly object[] = [],
  mine: readonly string[] = [],
): Answers => ({
  '/sliders': slides,
  '/promoActive': { items: promotions, overlay: null },
  '/check_cod_gs': { promo: mine.map((id_promo) => ({ id_promo })), currency: 'EUR' },
});

/** The number in the name of the slide that is shown. */
async function openThree() {
  const rendered = await renderAsCustomer(<PromotionSlides slot="carousel" height={300} />, {
    answers: answers([slideFixture('1'), slideFixture('2'), slideFixture('3')]),
  });
  const carousel = rendered.screen.getByRole('region', { name: 'Promotions from the lab' });
  const slide = () => carousel.getByRole('group').element();
  await expect.element(carousel).toBeVisible();
  // The pointer is where the last test of another file left it.
  await userEvent.unhover(carousel);
  return { ...rendered, carousel, slide, name: () => slide().getAttribute('aria-label') };
}

/** Slides that stand still are read out when they change; moving ones are not. */
const stands = 'polite';

describe('a carousel (SHELL-16, SHELL-17, SHELL-29)', () => {
  test('goes on by itself and begins again', async () => {
    const { name } = await openThree();
    const seen = new Set<string | null>();
    await expect.poll(() => seen.add(name()).size, { interval: 10 }).toBe(3);
    expect([...seen].sort()).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  });

  test('stands still under the pointer and with the focus inside, then goes on', async () => {
    const { carousel, slide } = await openThree();
    await carousel.hover();
    await expect.poll(() => slide().getAttribute('aria-live')).toBe(stands);
    await userEvent.unhover(carousel);
    await expect.poll(() => slide().getAttribute('aria-live')).toBe('off');
    carousel.getByRole('button').element().focus();
    await expect.poll(() => slide().getAttribute('aria-live')).toBe(stands);
    (document.activeElement as HTMLElement).blur();
    await expect.poll(() => slide().getAttribute('aria-live')).toBe('off');
  });

  test('the button stops it for good, also for a finger (WCAG 2.2.2)', async () => {
    const { carousel, slide } = await openThree();
    await carousel.getByRole('button', { name: 'Pause slideshow' }).click();
    await userEvent.unhover(carousel);
    (document.activeElement as HTMLElement).blur();
    expect(slide().getAttribute('aria-live')).toBe(stands);
    await carousel.getByRole('button', { name: 'Play slideshow' }).click();
    (document.activeElement as HTMLElement).blur();
    await userEvent.unhover(carousel);
    await expect.poll(() => slide().getAttribute('aria-live')).toBe('off');
  });

  test('arrow keys go on and back at once, without arrows or dots on the screen', async () => {
    const { carousel, name } = await openThree();
    await carousel.getByRole('button').click();
    const first = name();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(name).not.toBe(first);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(name).toBe(first);
    expect(carousel.getByRole('button').elements()).toHaveLength(1);
    const { animationName, transitionDuration } = getComputedStyle(carousel.getByRole('group').element());
    expect({ animationName, transitionDuration }).toEqual({
      animationName: 'none',
      transitionDuration: '0s',
    });
  });

  test('never moves where less movement is wished', async () => {
    const real = globalThis.matchMedia.bind(globalThis);
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
      const media = real(query);
      return query.includes('reduced-motion')
        ? Object.defineProperty(media, 'matches', { value: true })
        : media;
    });
    const { slide, name } = await openThree();
    await expect.poll(() => slide().getAttribute('aria-live')).toBe(stands);
    expect(name()).toBe('1 of 3');
  });

  test('stands still while the page is not seen', async () => {
    const { slide } = await openThree();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => slide().getAttribute('aria-live')).toBe(stands);
  });

  test('one slide has no button and says nothing of a number', async () => {
    const { screen } = await renderAsCustomer(<PromotionSlides slot="carousel" />, {
      answers: answers([slideFixture('1')]),
    });
    await expect.element(screen.getByRole('link', { name: 'Slide 1' })).toBeVisible();
    expect(screen.getByRole('button').elements()).toEqual([]);
  });
});

describe('a picture without words (GW-07)', () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  const file = { image: '/a-600.webp', image_srcset: `${pixel} 600w`, image_avif: `${pixel} 1200w` };

  test('has its words as text beside it, and comes in its sizes and forms', async () => {
    const { screen, container } = await renderAsCustomer(<PromotionSlides slot="carousel" />, {
      answers: answers([slideFixture('1', { nome: 'Raw Book · Nothing is hidden', ...file })]),
    });
    await expect.element(screen.getByRole('link', { name: 'Raw Book Nothing is hidden' })).toBeVisible();
    await expect.element(screen.getByText('Nothing is hidden')).toBeVisible();
    const image = container.querySelector('img');
    expect(image?.src).toMatch(/\/a-600\.webp$/);
    expect([image?.alt, image?.srcset, image?.sizes]).toEqual([
      '',
      `${pixel} 600w`,
      expect.stringMatching(/vw$/),
    ]);
    expect(container.querySelector('source')).toMatchObject({ type: 'image/avif', srcset: `${pixel} 1200w` });
  });

  test.each([
    ['no picture', ''],
    ['no address of a picture', 'javascript:taHit(1)'],
  ])('%s leaves the poster (T-C3)', async (_what, image) => {
    const { screen, container } = await renderAsCustomer(<PromotionSlides slot="carousel" />, {
      answers: answers([slideFixture('1', { ...file, image })]),
    });
    await expect.element(screen.getByRole('link', { name: 'Slide 1' })).toBeVisible();
    expect(container.querySelector('source')).toBeNull();
  });
});

describe('which slides stand where (DASH-15 to DASH-17, DASH-28)', () => {
  const all = [
    slideFixture('menu', { type: 1 }),
    slideFixture('urgent', { type: 1, is_important: true }),
    slideFixture('side', { type: 2, promo_filter: [{ id_promo: '901', is_exclusive: true }] }),
    slideFixture('away', { type: 2, promo_filter: [{ id_promo: '901', is_exclusive: false }] }),
  ];
  const labels = (root: Element) =>
    [...root.querySelectorAll('a')].map((link) => link.textContent || link.querySelector('img')?.alt);

  test.each([
    ['menu', [], ['901'], 'Slide urgent'],
    ['menu', [promotionFixture('901')], ['901'], 'Slide urgent'],
    ['dashboard', [], ['901'], 'Slide side'],
    ['dashboard', [], [], 'Slide away'],
  ] as const)('%s shows first what it must', async (slot, promotions, mine, first) => {
    const { container } = await renderAsCustomer(<PromotionSlides slot={slot} />, {
      answers: answers(all, promotions, mine),
    });
    await expect.poll(() => labels(container)).toEqual([first]);
  });

  test.each([
    ['slides', { '/sliders': 503 }],
    ['promotions', { '/promoActive': 503 }],
    ['what is the customer’s', { '/check_cod_gs': 503 }],
  ])('without %s a quiet line offers Retry, and nothing spins (DASH-25, ERR-20)', async (_what, failing) => {
    const table: Record<string, unknown> = { ...answers(all, [], ['901']), ...failing };
    const { screen, container } = await renderAsCustomer(<PromotionSlides slot="dashboard" />, {
      answers: table,
    });
    await expect.element(screen.getByText('Couldn’t load the promotions.')).toBeVisible();
    expect(container.querySelector('[role="alert"], [role="dialog"]')).toBeNull();
    Object.assign(table, answers(all, [], ['901']));
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => labels(container)).toEqual(['Slide side']);
  });

  test.each([
    ['/ta/graphistore?filter=new', '/ta/graphistore?filter=new', ''],
    ['https://lab.test/new', 'https://lab.test/new', '_blank'],
    ['javascript:taHit(1)', null, ''],
    ['//evil.test', null, ''],
    ['', null, ''],
  ])('a slide to %j leads to %j (T-C3)', async (link, href, target) => {
    const { container } = await renderAsCustomer(<PromotionSlides slot="carousel" />, {
      answers: answers([slideFixture('1', { link })]),
    });
    await expect.poll(() => container.textContent).toContain('Slide 1');
    const anchor = container.querySelector('a');
    expect(anchor?.getAttribute('href') ?? null).toBe(href);
    expect(anchor?.target ?? '').toBe(target);
  });
});
