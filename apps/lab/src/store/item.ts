import type { Language, StoreChild, StoreItem } from '@trade-area/core/contract';
import type { PortalConfiguration } from '@trade-area/core/kernel';
import { isVisible } from '@trade-area/core/pricing';
import type { products } from '../database/schema/shop.ts';
import { infoLink, parseBuyLinks } from './links.ts';
import type { BuyLink } from './links.ts';
import type { PictureIndex, PictureSet, PosterIndex } from '../base/ports/pictures.ts';
import { editorTexts } from './editorTexts.ts';

export type ProductRow = typeof products.$inferSelect;

/** Language, portal and pictures that an item's texts and addresses depend on. */
export interface DisplayContext {
  readonly language: Language;
  readonly portal: PortalConfiguration;
  readonly pictures: PictureIndex;
  /** ISO day on which a product with these working days is ready to ship; '' = not known. */
  dispatchOf(days: string): string;
}

/** A product as an item of the wire. `price` in minor units, null = not sold in this currency. */
export function itemOf(
  row: ProductRow,
  price: number | null,
  isOneOkPromo: boolean,
  display: DisplayContext,
): StoreItem {
  const { language, portal } = display;
  const { link, children } = parseBuyLinks(row.buy, portal, row.slug);
  const [foto, hover] = picturesOf(row, display);
  return {
    slug: row.slug,
    nome: row.name,
    foto: foto.src,
    foto_hover: hover.src,
    foto_srcset: foto.srcset,
    foto_avif: foto.avif,
    foto_hover_srcset: hover.srcset,
    foto_hover_avif: hover.avif,
    description: row.descriptions[language] || row.descriptions.en,
    filter_class: row.filterClass,
    family: row.family,
    id: row.articleId,
    link_info: infoLink(row.infoPath, portal),
    link_buy: link?.address ?? '',
    is_active_page: row.isActivePage,
    is_in_test: row.isInTest,
    child: children.map((child) => childOf(child, row, display)),
    promo_connection: row.promoConnection.map((id_promo) => ({ id_promo })),
    promo_filter: [...row.promoFilter],
    isOneOkPromo,
    date_filter: [...row.dateFilter],
    prezzo_da: price === null ? null : price / 100,
    prezzo_tipo: '',
    giorni: row.days,
    dispatch_date: display.dispatchOf(row.days),
  };
}

function childOf({ editor, address }: BuyLink, row: ProductRow, display: DisplayContext): StoreChild {
  const texts = editorTexts[display.language][editor];
  const foto = editorPicture(editor, row, display);
  return { ...texts, foto, link_buy: address, link_info: '', is_in_test: false };
}

/** Covers with a photo, engraving and foil, which the cover studio edits. */
const covers = ['storybook', 'youngbook'];

/** The picture of each variant of an item: finished, a cover, its pages; the item's front where it has none. */
function editorPicture(
  editor: BuyLink['editor'],
  { slug, name }: ProductRow,
  { pictures, portal }: DisplayContext,
): string {
  const [front, pages] = picturesOf({ slug, name }, { pictures, portal });
  if (editor === 'ownLayout') return pages.src;
  const cover = covers.find((thing) => thing !== slug && pictures.views(thing).length > 0);
  if (editor !== 'cover' || cover === undefined) return front.src;
  return picturesOf({ slug: cover, name }, { pictures, portal })[0].src;
}

/** Front and second view with their addresses; without a second view the front is used for both. */
export function picturesOf(
  { slug, name }: Pick<ProductRow, 'slug' | 'name'>,
  { pictures, portal }: Pick<DisplayContext, 'pictures' | 'portal'>,
): readonly [PictureSet, PictureSet] {
  const subject = pictureSubject({ slug, name }, pictures);
  const [front, second] = pictures.views(subject);
  const set = (view = ''): PictureSet => absolute(pictures.set(subject, view), portal.labOrigin);
  return [set(front), set(second ?? front)];
}

/** The name under which a product's pictures are kept; '' = there are none. */
export const pictureSubject = (
  product: Pick<ProductRow, 'slug' | 'name'>,
  pictures: Pick<PictureIndex, 'views'>,
): string => subjectOf(product, (thing) => pictures.views(thing).length > 0);

/** The name under which a product's posters in colors are kept; '' = there are none. */
export const posterSubject = (
  product: Pick<ProductRow, 'slug' | 'name'>,
  posters: Pick<PosterIndex, 'has'>,
): string => subjectOf(product, (thing) => posters.has(thing));

/** Pink Mania repeats products of the catalogue: what `pm-gobook` has no picture of, is seen on those of `gobook`. */
function subjectOf(
  { slug, name }: Pick<ProductRow, 'slug' | 'name'>,
  has: (thing: string) => boolean,
): string {
  const nameSlug = name.toLowerCase().replaceAll(' ', '-');
  return [slug, slug.replace(/^pm-/, ''), nameSlug].find(has) ?? '';
}

/** A set of pictures with full addresses. */
export function absolute({ src, srcset, avif }: PictureSet, labOrigin: string): PictureSet {
  const at = (address: string) => (address === '' ? '' : `${labOrigin}${address}`);
  const each = (addresses: string) => addresses.split(', ').map(at).join(', ');
  return { src: at(src), srcset: each(srcset), avif: each(avif) };
}

/**
 * Items as visitors see them (PUB-02, PUB-11, PUB-12): none in test, no promotions. A visitor has no promotion,
 * so what only a promotion shows is left out, and the rules that would say so with it; so is an item before or after its
 * dates. `today` is an ISO date.
 */
export function publicItem(item: StoreItem, today: string): StoreItem | null {
  if (isTest(item) || !isVisible(item, new Set(), today)) return null;
  return {
    ...item,
    child: item.child.filter(({ is_in_test }) => !is_in_test),
    promo_connection: [],
    promo_filter: [],
    isOneOkPromo: false,
  };
}

/** Whether visitors see a product on this ISO day. */
export function isPublic(row: ProductRow, today: string): boolean {
  const item = { isOneOkPromo: false, promo_filter: [...row.promoFilter], date_filter: [...row.dateFilter] };
  if (isTest({ is_in_test: row.isInTest, filter_class: row.filterClass })) return false;
  return isVisible(item, new Set(), today);
}

/** Whether an item is in test, by its flag or by its class (STORE-42). */
export function isTest({
  is_in_test,
  filter_class,
}: Pick<StoreItem, 'is_in_test' | 'filter_class'>): boolean {
  return is_in_test || filter_class.split(' ').includes('test');
}
