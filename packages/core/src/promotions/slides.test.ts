import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { announced } from '../../test/catalogue.ts';
import { sliders } from '../contract/index.ts';
import { memoryStore } from '../kernel/ports.ts';
import { hidePopup, popupToShow } from './popup.ts';
import { activeIds, picturedPromotions, slidesFor } from './slides.ts';

const lab = 'https://lab.example';
const slide = (id: string, given: Readonly<Record<string, unknown>> = {}) => ({ id, type: 1, ...given });
const shown = (slides: readonly unknown[], promos = 0, slot: 'menu' | 'dashboard' | 'carousel' = 'menu') =>
  slidesFor(
    slot,
    v.parse(sliders.answer, slides),
    Array.from({ length: promos }, (_, index) =>
      announced({ promo: `p${index}`, email_img: '/x.webp', ts_start: '2026-01-01 00:00:00' }),
    ),
    activeIds([{ id_promo: '901' }, { id_promo: ' 902 ' }]),
    lab,
  ).map((each) => (each.kind === 'slide' ? each.slide.id : each.promotion.promo));

describe('slides', () => {
  const important = { is_important: 1 };
  it.each([
    ['DASH-17', 'menu', 2, ['i', 'p0', 'p1']],
    ['DASH-17', 'menu', 0, ['i', 'n']],
    ['DASH-23', 'dashboard', 2, ['p0', 'p1', 'n2', 'i2']],
    ['DASH-23', 'carousel', 1, ['p0', 'n3', 'n0', 'i3']],
  ] as const)('%s: %s with %d pictured promotions', (_row, slot, promos, ids) => {
    const slides = [
      slide('n'),
      slide('i', important),
      slide('i2', { type: 2, ...important }),
      slide('n2', { type: '2' }),
      slide('i3', { type: 3, ...important }),
      slide('n3', { type: 9 }),
      slide('n0', { type: null }),
    ];
    expect(shown(slides, promos, slot)).toEqual(ids);
  });

  const filter = (id_promo: number, is_exclusive: number) => ({ id_promo, is_exclusive });
  it.each([
    ['DASH-16', [], true],
    ['DASH-16', [filter(901, 1)], true],
    ['DASH-30', [filter(902, 1)], true],
    ['DASH-16', [filter(7, 1)], false],
    ['DASH-16', [filter(901, 0)], false],
    ['DASH-16', [filter(7, 0)], true],
    ['DASH-16', [filter(7, 1), filter(901, 0), filter(902, 1)], true],
    ['STORE-35', null, true],
  ])('%s: promo_filter %j', (_row, promo_filter, visible) => {
    expect(shown([slide('x', { promo_filter })])).toEqual(visible ? ['x'] : []);
  });

  it.each([
    ['2022-10-09 00:00:00', true],
    ['2022-10-09', true],
    ['2022-10-09T00:00', true],
    ['2022-10-08 23:59:59', false],
    ['2022-10-08', false],
    ['2026-11-20 08:00:00', true],
    ['', false],
    ['soon', false],
    ['zzz', false],
  ])('DASH-15, CONST-05: a start of %j', (ts_start, visible) => {
    expect(picturedPromotions([announced({ email_img: '/x.webp', ts_start })], lab)).toHaveLength(
      visible ? 1 : 0,
    );
  });

  it.each([
    ['/x.webp', [`${lab}/x.webp`]],
    ['', []],
    ['javascript:alert(1)', []],
  ])('DASH-15: an e-mail image %j', (email_img, images) => {
    const found = picturedPromotions([announced({ email_img, ts_start: '2026-01-01' })], lab);
    expect(found.map(({ image }) => image)).toEqual(images);
  });
});

describe('popup', () => {
  const autumn = { img: 'https://lab.example/autumn.webp?v=1', link: '' };
  it('SHELL-18, SHELL-35: closed stays closed, another one comes', () => {
    const storage = memoryStore();
    expect(popupToShow(autumn, storage)).toBe(autumn);
    hidePopup(autumn, storage);
    expect(storage.get('hidePromoPopup')).toBe('https://lab.example/autumn.webp');
    expect(popupToShow(autumn, storage)).toBeNull();
    expect(popupToShow({ ...autumn, img: 'https://lab.example/autumn.webp?v=2' }, storage)).toBeNull();
    const winter = { img: 'https://lab.example/winter.webp', link: '' };
    expect(popupToShow(winter, storage)).toBe(winter);
  });

  it.each([
    ['noticeWaiting', { noticeWaiting: true }],
    ['deepLink', { deepLink: true }],
    ['uploadToResume', { uploadToResume: true }],
    ['failed', { failed: true }],
  ])('T-R30: never before %s', (_what, moment) => {
    expect(popupToShow(autumn, memoryStore(), moment)).toBeNull();
    expect(
      popupToShow(autumn, memoryStore(), Object.fromEntries(Object.keys(moment).map((key) => [key, false]))),
    ).toBe(autumn);
  });

  it.each([null, { img: ' ', link: 'https://x.example' }])('nothing to show: %o', (overlay) => {
    expect(popupToShow(overlay, memoryStore())).toBeNull();
  });
});
