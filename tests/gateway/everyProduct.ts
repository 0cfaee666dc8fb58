import { allPresets, customerStore, quoteEndpoints, storeItem } from '@trade-area/core/contract';
import { array, parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';

/** Every product and preset of the demonstration ends in an order, or in what is expected instead. */
/** Declares the cases of these accounts, named by the first part of their e-mail address. */
export function describeEveryProduct(accounts: readonly string[]): void {
  let lab: TestLab;
  const people = new Map<string, SignedIn>();
  let rows: Record<string, string>[] = [];

  beforeAll(async () => {
    lab = await startTestLab();
    for (const name of accounts) people.set(name, await signIn(lab.base, `${name}@studio.test`));
    rows = await lab.query('select slug, buy, position from products order by position');
  });
  afterAll(() => lab.stop());

  const printEditor = [
    'photobook',
    'photobook-pro',
    'prints',
    'fineart-prints',
    'cards',
    'thank-you-cards',
    'calendars',
    'christmas-cards',
  ];
  /** Shown to some accounts only: by a promotion, a day, or the lab's own account. */
  const restricted = ['atelier-preview', 'gobook-classic', 'linen-2027', 'lab-test-cube'];

  type Ending = 'order' | 'coming soon' | 'not public' | 'print editor';

  async function endingOf(person: SignedIn, slug: string, buy: string): Promise<Ending | string> {
    if (buy.startsWith('(') || buy === '') return 'coming soon';
    if (/\bCR \d/.test(buy)) return 'print editor';
    const link = /\bCP (\d+)(\?[\w=&]*)?/.exec(buy);
    const collection = /\bTC \w+ (\d+)/.exec(buy);
    const preset = /\bDU (\d+)/.exec(buy);
    if (preset) return endingOfPreset(person, preset[1] ?? '');
    const isSample = link?.[2]?.includes('samples=1') ?? false;
    const fields = [
      ...(isSample ? [{ name: 'Samples', numberValue: 1 }] : [{ name: 'ProductCode', stringValue: slug }]),
    ];
    return order(person, link?.[1] ?? `tc${collection?.[1]}`, fields);
  }

  async function endingOfPreset(person: SignedIn, id: string): Promise<Ending | string> {
    const { json } = await call(lab.base, allPresets, { token: person.token });
    const preset = parse(allPresets.answer, json).find((each) => each.id === id);
    const row = rows.find(({ slug }) => slug === preset?.filter_class);
    return row ? endingOf(person, row['slug'] ?? '', row['buy'] ?? '') : `no product of preset ${id}`;
  }

  async function order(person: SignedIn, configurator: string, fields: readonly unknown[]): Promise<string> {
    const answer = await call(lab.base, quoteEndpoints[''].create, {
      token: person.token,
      path: { product_id: configurator },
      body: { configuredProduct: JSON.stringify({ fields }) },
    });
    if (answer.status === 404) return 'not public';
    if (answer.status !== 200) return `${answer.status}`;
    const quote = parse(quoteEndpoints[''].create.answer, answer.json);
    const code = quote.headerValues?.fields.find(({ name }) => name === 'order_code');
    return code && quote.totalPrice !== null ? 'order' : 'cannot be ordered as it opens';
  }

  describe.each(accounts)('the products of %s', (name) => {
    it('all 73 end as expected', async () => {
      const person = people.get(name);
      if (!person) throw new Error(`no ${name}`);
      expect(rows).toHaveLength(73);
      const { json } = await call(lab.base, customerStore, { token: person.token });
      const sold = new Set(parse(array(storeItem), json).map(({ slug }) => slug));
      for (const { slug = '', buy = '' } of rows) {
        const ending = await endingOf(person, slug, buy);
        const expected = restricted.includes(slug)
          ? ['order', 'not public']
          : [slug === 'folio-box' ? 'coming soon' : printEditor.includes(slug) ? 'print editor' : 'order'];
        expect([slug, expected.includes(ending) ? '' : ending]).toEqual([slug, '']);
        // A product that the store does not show cannot be ordered either.
        const isHidden = !sold.has(slug) && ending !== 'not public';
        expect([slug, isHidden]).toEqual([slug, false]);
      }
    }, 60_000);

    it('all presets end in an order', async () => {
      const person = people.get(name);
      if (!person) throw new Error(`no ${name}`);
      const { json } = await call(lab.base, allPresets, { token: person.token });
      const presets = parse(allPresets.answer, json);
      expect(presets.length).toBe(15);
      for (const { id } of presets) expect([id, await endingOfPreset(person, id)]).toEqual([id, 'order']);
    }, 60_000);
  });
}
