import type { orders } from '../../src/database/schema/orders.ts';
import { searchable } from '../../src/lists/searchText.ts';
import { createPrices, stepPrice } from '../../src/store/sizePrices.ts';
import { demonstrationPriceLists } from '../prices.ts';
import type { DemoAccount } from './account.ts';
import { isSold, pricesOf } from './catalogue.ts';
import type { CatalogueItem } from './catalogue.ts';
import { labels, namesByCountry, otherEvents } from './people.ts';
import type { Random } from './random.ts';

export type NewOrder = typeof orders.$inferInsert;

/** The required properties of an order; everything else is random. */
export interface OrderSpec {
  readonly incomplete?: boolean;
  readonly fmStatus?: number;
  readonly phase?: number | null;
  readonly onHold?: boolean;
  readonly byFtp?: boolean;
  readonly blocked?: boolean;
  readonly transferStatus?: number | null;
  /** Days before today. */
  readonly age?: number;
  /** 'none' = not priced yet, 'free' = a price of zero. */
  readonly price?: 'none' | 'free';
}

const sizes = {
  album: {
    cm: ['20x30', '24x24', '30x30', '30x40', '35x35', '40x30'],
    inches: ['8x12', '10x10', '12x12', '12x16', '14x11'],
  },
  wallart: {
    cm: ['30x45', '40x60', '50x70', '60x90', '80x120'],
    inches: ['12x18', '16x24', '20x30', '24x36', '30x45'],
  },
  other: { cm: ['10x15', '13x18', '15x21', '20x25'], inches: ['4x6', '5x7', '6x8', '8x10'] },
} as const;

const prices = createPrices(demonstrationPriceLists);

/**
 * Sizes in which a product is made: the usual ones of its kind, or the sizes of its price list when it has none of
 * these.
 */
function sizesOf(item: CatalogueItem, kind: keyof typeof sizes, unit: 'cm' | 'inches'): readonly string[] {
  const list = prices.sizePrices(item, pricesOf(item)['EUR'] ?? null);
  if (kind !== 'album' || list.length === 0) return sizes[kind][unit];
  const scale = unit === 'cm' ? 1 : 2.54;
  const sides = (size: string) => size.split('x').map(Number);
  const available = sizes.album[unit].filter((size) => {
    const [width = 0, height = 0] = sides(size).map((side) => side * scale * 10);
    return stepPrice(list, { width, height }) !== null;
  });
  const ownSizes = list.map(({ size }) => sides(size).map((side) => Math.round(side / scale)));
  return available.length > 0 ? available : ownSizes.map((pair) => pair.join('x'));
}

export interface OrderGenerator {
  generate(account: DemoAccount, customerId: number, spec: OrderSpec): NewOrder;
}

/** `today` is the lab's date; codes count up from a fixed number, so the same seed gives the same orders. */
export function createOrderGenerator(
  random: Random,
  catalogue: readonly CatalogueItem[],
  today: Date,
): OrderGenerator {
  const sold = catalogue.filter(isSold);
  let count = 0;

  const day = (age: number) => new Date(today.getTime() - age * 86_400_000).toISOString().slice(0, 10);

  return {
    generate(account, customerId, spec) {
      count += 1;
      const incomplete = spec.incomplete ?? false;
      const fmStatus = spec.fmStatus ?? 1;
      const item = random.pick(sold);
      const kind = /album|book/.test(item.filter_class)
        ? 'album'
        : item.filter_class.includes('wallart')
          ? 'wallart'
          : 'other';
      const size = random.pick(sizesOf(item, kind, account.usesInches ? 'inches' : 'cm'));
      const age = spec.age ?? (fmStatus === 1 ? random.between(1, 25) : random.between(20, 600));
      const commessa = String(2_600_000 + count * 7 + random.between(0, 6));
      const people = namesByCountry[account.company.country] ?? namesByCountry['GB'];
      if (!people) throw new Error('no names for this country');
      const wedding = random.chance(0.8);
      const bride = wedding ? random.pick(people.brides) : '';
      const groom = wedding ? random.pick(people.grooms) : '';
      const surname = random.pick(people.surnames);
      const event = random.pick(otherEvents[account.language] ?? otherEvents['en'] ?? []);
      const eventName = wedding ? '' : `${event} ${random.pick(people.brides)} ${surname}`;
      const userLabel = random.chance(0.12)
        ? `${random.pick(labels[account.language] ?? [])} ${wedding ? surname : ''}`.trim()
        : '';
      const pieces =
        kind === 'album'
          ? random.pick([1, 1, 1, 2])
          : kind === 'wallart'
            ? random.between(1, 3)
            : random.between(5, 60);
      const net = spec.price === 'free' ? 0 : (pricesOf(item)[account.currency] ?? 0) * pieces;
      const price = spec.price === 'none' ? null : net;
      const vat = price === null ? null : Math.round((price * account.vat) / 100);
      const delivered = fmStatus === 2 || [6, 8, 12].includes(fmStatus);
      const shippedAfter = random.between(4, 14);
      return {
        customerId,
        commessa,
        orderCode: `${account.code}-${commessa}`,
        article: item.nome,
        incomplete,
        eventName,
        userLabel,
        eventDate: day(age + random.between(10, 90)),
        bride,
        groom,
        orderDate: day(age),
        shippingDate: delivered && !incomplete ? day(Math.max(0, age - shippedAfter)) : null,
        price,
        vat,
        amountToPay: price === null ? null : fmStatus === 5 ? price + (vat ?? 0) : 0,
        paymentData:
          price === null
            ? ''
            : fmStatus === 5
              ? ''
              : random.pick(['card', 'bank transfer', 'card', 'paypal']),
        currency: account.currency,
        listPrice: price === null ? null : price + (vat ?? 0),
        status: incomplete ? 0 : fmStatus,
        fmStatus,
        phaseMain: spec.phase ?? null,
        transferStatus: spec.transferStatus ?? null,
        byFtp: spec.byFtp ?? true,
        blocked: spec.blocked ?? false,
        onHold: spec.onHold ?? false,
        progress: incomplete
          ? 0
          : delivered
            ? 100
            : [7, 9, 10, 11].includes(fmStatus)
              ? 0
              : random.between(0, 95),
        listFile: `${item.slug}_${size}`,
        tipo: kind,
        bookType: `${size} ${account.usesInches ? 'in' : 'cm'}`,
        collection: item.family,
        collectionsValue: `${item.nome} ${size}`,
        search: searchable(
          commessa,
          `${account.code}-${commessa}`,
          item.nome,
          eventName,
          userLabel,
          bride,
          groom,
        ),
      };
    },
  };
}

const phases = [null, 248, 480, 28, 490, 496] as const;

/** Every documented state at least once (docs/sites.md, Demonstration accounts). */
export function everyOrderState(): OrderSpec[] {
  const running: OrderSpec[] = phases.flatMap((phase) => [
    { fmStatus: 1, phase },
    { fmStatus: 1, phase, age: 2 },
  ]);
  const suspended: OrderSpec[] = [3, 4, 5].flatMap((fmStatus) => [
    { fmStatus, age: 9 },
    { fmStatus, phase: 28, age: 30 },
  ]);
  const onHoldOrders: OrderSpec[] = [
    { fmStatus: 1, onHold: true, age: 12 },
    { fmStatus: 1, onHold: true, phase: 28, age: 14 },
    { fmStatus: 3, onHold: true, age: 40 },
    { fmStatus: 2, onHold: true, age: 60 },
    { fmStatus: 2, onHold: true, phase: 490, age: 33 },
  ];
  const delivered: OrderSpec[] = [8, 15, 22, 31, 45, 66, 90, 120, 160, 210, 260, 330, 400, 480, 560, 700].map(
    (age) => ({
      fmStatus: 2,
      age,
    }),
  );
  const otherStates: OrderSpec[] = [6, 7, 8, 9, 10, 11, 12].map((fmStatus) => ({ fmStatus }));
  const unusualPrices: OrderSpec[] = [
    { fmStatus: 1, price: 'none', age: 1 },
    { fmStatus: 2, price: 'free', age: 75 },
  ];
  return [
    ...running,
    ...suspended,
    ...onHoldOrders,
    ...delivered,
    ...otherStates,
    ...unusualPrices,
    ...incompleteStates(),
  ];
}

function incompleteStates(): OrderSpec[] {
  const specs: OrderSpec[] = [];
  for (const byFtp of [true, false])
    for (const blocked of [true, false])
      for (const transferStatus of [0, 1, 2, null])
        specs.push({
          incomplete: true,
          byFtp,
          blocked,
          transferStatus,
          age: specs.length * 3,
          ...(specs.length % 7 === 3 ? { price: 'none' as const } : {}),
          ...(specs.length % 5 === 4 ? { fmStatus: 5, phase: 248 } : {}),
        });
  return specs;
}

/** Any number of orders, most of them delivered, like those of a busy studio. */
export function randomOrderStates(random: Random, count: number): OrderSpec[] {
  return Array.from({ length: count }, (_, index) => {
    if (index % 12 === 11)
      return {
        incomplete: true,
        byFtp: true,
        blocked: random.chance(0.7),
        transferStatus: random.pick([0, 1, null]),
        age: random.between(0, 40),
      };
    const fmStatus = random.chance(0.72) ? 2 : random.pick([1, 1, 1, 1, 3, 4, 5, 6, 7]);
    return {
      fmStatus,
      phase: fmStatus === 1 ? random.pick(phases) : null,
      onHold: random.chance(0.02),
      ...(fmStatus === 2 ? { age: random.between(15, 1400) } : {}),
    };
  });
}
