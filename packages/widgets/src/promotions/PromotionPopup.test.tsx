import { describe, expect, test } from 'vitest';
import { memoryStore } from '@trade-area/core/kernel';
import type { KeyValue } from '@trade-area/core/kernel';
import type { PopupMoment } from '@trade-area/core/promotions';
import { renderAsCustomer } from '../../testing/customer.tsx';
import pictureAddress from '../../testing/picture.svg?no-inline';
import { PromotionPopup } from './PromotionPopup.tsx';

/** A picture of our own server, which always arrives. */
const picture = new URL(pictureAddress, location.href).href;
const overlay = { img: picture, link: '/ta/promotions?openpromo=901' };

async function open(
  moment: PopupMoment | null,
  {
    storage = memoryStore(),
    answer = { items: [], overlay } as unknown,
  }: { storage?: KeyValue; answer?: unknown } = {},
) {
  const rendered = await renderAsCustomer(<PromotionPopup moment={moment} />, {
    storage,
    answers: { '/promoActive': answer },
  });
  await expect.poll(() => rendered.requests.some(({ path }) => path.endsWith('/promoActive'))).toBe(true);
  return rendered;
}

describe('the popup of the day (SHELL-18, SHELL-35)', () => {
  test('appears on load and leads to its promotion', async () => {
    const { screen } = await open({});
    await expect.element(screen.getByRole('dialog', { name: 'A promotion for you' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'View promotion' }))
      .toHaveAttribute('href', '/ta/promotions?openpromo=901');
  });

  test('closed, it stores its mark and does not come back; another one does', async () => {
    const storage = memoryStore();
    const { screen, remove } = await open({}, { storage });
    await screen.getByRole('button', { name: 'Close' }).first().click();
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
    expect(storage.get('hidePromoPopup')).toBe(picture.replace(/\?.*/, ''));
    remove();
    const again = await open({}, { storage });
    expect(again.screen.getByRole('dialog').elements()).toEqual([]);
    again.remove();
    const other = {
      items: [],
      overlay: { ...overlay, img: picture.replace('picture.svg', './picture.svg') },
    };
    const next = await open({}, { storage, answer: other });
    await expect.element(next.screen.getByRole('dialog')).toBeVisible();
  });

  test('reads an overlay that is a JSON string (DASH-18)', async () => {
    const { screen } = await open({}, { answer: { items: [], overlay: JSON.stringify(overlay) } });
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });

  test.each<[string, PopupMoment | null]>([
    ['it is known what waits', null],
    ['a notice', { noticeWaiting: true }],
    ['a deep link', { deepLink: true }],
    ['an upload to resume', { uploadToResume: true }],
    ['an error', { failed: true }],
  ])('not before or over %s (T-R30)', async (_what, moment) => {
    const { screen, container, render } = await open(moment);
    expect(container.querySelector('img, dialog')).toBeNull();
    // The same page a moment later, with nothing in the way: the popup was only waiting.
    render(<PromotionPopup moment={{}} />);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });

  test.each([
    ['no overlay', { items: [], overlay: null }],
    ['a broken one', { items: [], overlay: '{"img":' }],
    ['an address that runs', { items: [], overlay: { img: 'javascript:taHit(1)', link: '' } }],
    ['a failure', 503],
  ])('with %s nothing opens', async (_what, answer) => {
    const { screen, container } = await open({}, { answer });
    expect(screen.getByRole('dialog').elements()).toEqual([]);
    expect(container.querySelector('img')).toBeNull();
  });
});
