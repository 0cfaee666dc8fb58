import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, listOf, rowsOf, text } from './wire.ts';

/** The three ways to a layout, by their documented ids (LAY-02). */
export const layoutWays = ['graphisoftware', 'graficafornita', 'impaginazione'] as const;
export type LayoutWay = (typeof layoutWays)[number];

/** The parts of a section, in the order of the page; `card` is the way itself, above the sections. */
export const layoutBlocks = [
  'card',
  'intro',
  'warning',
  'downloads',
  'previous',
  'install',
  'news',
  'links',
  'requirements',
  'mac',
  'windows',
  'faq',
  'tips',
] as const;
export type LayoutBlock = (typeof layoutBlocks)[number];

/** A text of the layout help: a card, a requirement, a question, a download. */
const layoutItem = v.object({
  /** Name in addresses, the same in every language. */
  id: text,
  /** The way that it belongs to, one of {@link layoutWays}. */
  way: text,
  /** The part of its section, one of {@link layoutBlocks}. */
  block: text,
  title: text,
  /** HTML of the lab: sanitised where it is shown. */
  text,
  /** Address of a download or a page, '' = none. */
  link: text,
  /** Quiet words beside the title, such as the size of a file. */
  note: text,
  /** `mac` or `pc` for what is made for one of them, else ''. */
  platform: text,
  /** Language of the texts: the one asked for, or `en` where the lab has no translation. */
  language: text,
});
export type LayoutItem = v.InferOutput<typeof layoutItem>;

/** Images that the lab recommends for a number of pages (CONST2-20); `least` and `most` differ for a range. */
export const layoutImages = v.object({ pages: count, least: count, most: count });
export type LayoutImages = v.InferOutput<typeof layoutImages>;

/** A graphic style of the design service with its gallery (LAY-26, LAY-27). */
const layoutStyle = v.object({
  id: text,
  name: text,
  /** Text above the pictures. */
  lead: text,
  /** Credits below the pictures. */
  credit: text,
  /** Formats that the style is designed for, '' = not stated (LAY-36). */
  format: text,
  language: text,
  images: listOf(layoutImages),
  /** The gallery, in order; the first picture is on the card. */
  pictures: listOf(v.object({ src: text, srcset: text, avif: text })),
});
export type LayoutStyle = v.InferOutput<typeof layoutStyle>;

/** A size that templates exist for, width × height in centimetres, `20x30` (LAY-19 to LAY-21). */
const layoutSize = v.object({
  size: text,
  /** The same in inches, `8x12`; '' = converted (LAY-32). */
  inches: text,
});
export type LayoutSize = v.InferOutput<typeof layoutSize>;

export const layoutHelp = endpoint({
  id: 'help.layout',
  method: 'GET',
  via: 'direct',
  path: '/public/layout-help',
  access: 'public',
  summary:
    'The three ways to create a layout: texts, sizes, graphic styles with their galleries, and recommended numbers of images; what is not translated is in English.',
  cites: ['ours', 'LAY-02', 'LAY-28', 'LAY-31', 'CONST2-20'],
  query: v.object({ lang: v.optional(v.string()) }),
  answer: v.object({
    items: rowsOf(layoutItem),
    styles: rowsOf(layoutStyle),
    sizes: rowsOf(layoutSize),
  }),
});
