import type { Promotion, Slide } from '../contract/index.ts';
import { passesPromoFilter } from '../pricing/index.ts';
import { pictureOf } from './promotion.ts';

/** Where slides stand (DASH-28). */
export type SlideSlot = 'menu' | 'dashboard' | 'carousel';

/** A promotion's picture shows from this start on, Europe/Rome wall clock (DASH-15, DASH-30). */
export const firstPictured = '2022-10-09 00:00:00';

/** type 1 = menu, 2 = dashboard's side, anything else = the shell's carousel. */
export function slideSlotOf({ type }: Pick<Slide, 'type'>): SlideSlot {
  if (type === 1) return 'menu';
  return type === 2 ? 'dashboard' : 'carousel';
}

/** One slide of a slot: the lab's own, or a promotion's. */
export type ShownSlide =
  | { readonly kind: 'slide'; readonly slide: Slide }
  | { readonly kind: 'promotion'; readonly promotion: Promotion; readonly image: string };

/** Ids of the customer's active promotions, as the slide filter asks for them (DASH-30). */
export function activeIds(promos: readonly { readonly id_promo: string }[]): ReadonlySet<string> {
  return new Set(promos.map(({ id_promo }) => id_promo.trim()));
}

/** Promotions with a picture that may be shown: an e-mail image and a start since the cut-off (DASH-15). */
export function picturedPromotions(
  promotions: readonly Promotion[],
  labOrigin: string,
): readonly { readonly promotion: Promotion; readonly image: string }[] {
  return promotions.flatMap((promotion) => {
    const image = pictureOf(promotion.email_img, labOrigin);
    const start = promotion.ts_start.trim().replace('T', ' ');
    const dated = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2})?)?/.test(start);
    return image !== null && dated && atSecond(start) >= firstPictured ? [{ promotion, image }] : [];
  });
}

/**
 * The slides of a place, in order (DASH-16, DASH-17, DASH-23): in the menu important ones, then promotions, and the
 * others only when no promotion has a picture; elsewhere promotions and others first, important ones after.
 */
export function slidesFor(
  slot: SlideSlot,
  slides: readonly Slide[],
  promotions: readonly Promotion[],
  active: ReadonlySet<string>,
  labOrigin: string,
): readonly ShownSlide[] {
  const pictured = picturedPromotions(promotions, labOrigin).map(
    ({ promotion, image }): ShownSlide => ({ kind: 'promotion', promotion, image }),
  );
  const shown = slides.filter(
    (slide) => slideSlotOf(slide) === slot && passesPromoFilter(slide.promo_filter, active),
  );
  const important = shown.filter(({ is_important }) => is_important).map(asSlide);
  const normal = shown.filter(({ is_important }) => !is_important).map(asSlide);
  if (slot === 'menu') return [...important, ...pictured, ...(pictured.length === 0 ? normal : [])];
  return [...pictured, ...normal, ...important];
}

function asSlide(slide: Slide): ShownSlide {
  return { kind: 'slide', slide };
}

/** Wall-clock text to the second, so that texts compare. */
function atSecond(start: string): string {
  return (start.slice(0, 19) + ' 00:00:00'.slice(Math.min(start.length, 19) - 10)).slice(0, 19);
}
