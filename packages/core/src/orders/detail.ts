import { shownSteps } from '../contract/index.ts';
import type { Language, OrderDetail, PostalAddress, ProductionStep } from '../contract/index.ts';

export interface TimelineStep {
  readonly step: ProductionStep;
  /** `done` with its moment, `now` is being worked on, `later` waits. */
  readonly state: 'done' | 'now' | 'later';
  /** ISO moment, '' when it is not done or its time was not recorded. */
  readonly at: string;
}

type Told = Pick<OrderDetail, 'timeline' | 'order_status' | 'is_onhold' | 'fm_status'>;
/** `tipo` decides which steps its product has. */
type Made = Told & Pick<OrderDetail, 'tipo'>;

/**
 * Every step of its production and where the order stands. A step before a noted one is done too. Nothing is being
 * worked on while an order is on hold, suspended or taken back.
 */
export function timelineOf(order: Made): readonly TimelineStep[] {
  const at = new Map(order.timeline.map((done) => [done.step, done.at]));
  const steps = shownSteps(order.tipo);
  const last = steps.findLastIndex((step) => at.has(step));
  const working = order.order_status === 1 && order.is_onhold !== 1;
  return steps.map((step, index) => ({
    step,
    state: index <= last ? 'done' : working && index === last + 1 ? 'now' : 'later',
    at: at.get(step) ?? '',
  }));
}

/** Whether the page shows a timeline: not of an order that never began, nor of one taken back before it was made. */
export function hasTimeline(order: Told): boolean {
  return order.order_status !== 0 && (order.timeline.length > 0 || order.fm_status === 1);
}

export interface ProductOption {
  readonly name: string;
  readonly label: string;
  readonly chosen: boolean;
}

/**
 * DET-16: `se_{name}` with its `se_{name}_flag`; a label without a flag was chosen. In the order they came, in this
 * language where it is known.
 */
export function productOptions(
  order: Readonly<Record<string, unknown>> & Partial<Pick<OrderDetail, 'option_labels'>>,
  language: Language,
): readonly ProductOption[] {
  return Object.entries(order).flatMap(([key, value]) => {
    const name = /^se_(.+)$/.exec(key)?.[1];
    if (name === undefined || name.endsWith('_flag') || typeof value !== 'string' || value === '') return [];
    const flag = order[`${key}_flag`];
    const chosen = flag === undefined || flag === true || flag === 1 || flag === '1' || flag === 'true';
    return [{ name, label: order.option_labels?.[name]?.[language] || value, chosen }];
  });
}

/** `30x30 cm` as people write it, `30 × 30 cm`; another text as it is. No-break spaces keep a size on one line. */
export function productSize({ book_type: size }: Pick<OrderDetail, 'book_type'>): string {
  return /^[\d.,]+x[\d.,]+( [a-z]+)?$/.test(size)
    ? size.replace('x', '\u00a0×\u00a0').replace(' ', '\u00a0')
    : size;
}

/** The lines of an address as an envelope has them, the empty ones left out. */
export function addressLines(address: PostalAddress | null): readonly string[] {
  if (!address) return [];
  const cityLine = [address.zip, address.city, address.state].filter(Boolean).join(' ');
  return [address.name, address.address, cityLine, address.country].filter((line) => line !== '');
}

/** Whether a tracking address may become a link: http(s) only (T-C3). */
export function trackingLink(address: string): string | null {
  return /^https?:\/\/[^/\s]+/i.test(address) ? address : null;
}

/** Product page of the store for an order's product; null when the lab does not say which it is. */
export function productPath(order: Pick<OrderDetail, 'project_id_json'>): string | null {
  const id = order.project_id_json.product_id;
  return /^[\w-]+$/.test(id) ? `/ta/product/${id}` : null;
}

/** Whether a couple can follow an order: one that is cancelled or came back has no status to show. */
export function isFollowed(order: Pick<OrderDetail, 'order_status' | 'fm_status'>): boolean {
  return order.order_status === 0 || order.fm_status <= 5;
}

/** An IBAN as banks print it, in groups of four. */
export function ibanInGroups(iban: string): string {
  return iban.replaceAll(/\s/g, '').replaceAll(/.{4}(?=.)/g, '$& ');
}
