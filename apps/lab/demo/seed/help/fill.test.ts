import { describe, expect, it } from 'vitest';
import { languages } from '@trade-area/core/contract';
import { readTextParts } from '@trade-area/core/kernel';
import { topicNames } from '../../../src/help/topics.ts';
import { faqRows } from './fill.ts';
import { policy } from './policy.ts';

const rows = faqRows();
const answerOf = (id: string, language: (typeof languages)[number]) =>
  rows.find((row) => row.id === id)?.answers[language] ?? '';

describe('questions of the demonstration', () => {
  it('FAQ-03: are in the five documented sections, in their order', () => {
    const topics = [...new Set(rows.map(({ topic }) => topic))];
    expect(topics.map((topic) => topicNames[topic]?.en)).toEqual([
      'Ordering',
      'Preparing files',
      'Samples and Materials',
      'Order Delivery and Shipping',
      'About our products',
    ]);
    const positions = rows.map(({ position }) => position);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it.each(languages)('FAQ-04: have question and answer in %s, none in English words', (language) => {
    const missing = rows.filter(({ questions, answers }) =>
      [questions, answers].some(
        (texts) => texts[language] === '' || (language !== 'en' && texts[language] === texts.en),
      ),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['FAQ-06: the upload window', 'send-layout', /after the order form.*<strong>Send files<\/strong>/],
    ['FAQ-07: the cart', 'cart', /some collections only/],
    ['FAQ-07: changes', 'change-order', /within minutes.*not always possible/],
    ['FAQ-08, CONST-15: the password', 'password', /activation e-mail.*second e-mail.*up to 30 minutes/],
    [
      'FAQ-09: discounts',
      'discounts',
      /automatically.*private to your account and exclude shipping and taxes/,
    ],
    ['FAQ-10, CONST-15: defects', 'damage', /within two weeks.*trouble ticket/],
    ['FAQ-11, CONST-15: pages', 'pages', /110 pages.*One spread equals two pages/],
    ['FAQ-12, CONST-15: the resolution', 'resolution', /300\s?dpi/],
    ['FAQ-12: an overprint', 'overprint', /JPG, PNG with transparency, or a layered PSD/],
    ['FAQ-13, CONST-15: shipping', 'shipping-times', /2 to 3 business days to the EU and the USA, 3 to 4/],
    ['FAQ-13, CONST-15: tracking', 'tracking', /within 24 hours of shipping/],
    ['FAQ-14, CONST-15: longevity', 'longevity', /300 years/],
  ])('%s is as documented', (_row, id, fact) => expect(answerOf(id, 'en')).toMatch(fact));

  it.each([
    ['it', /e-mail al tuo referente/],
    ['es', /correo a tu comercial/],
    ['fr', /e-mail à votre commercial/],
    ['de', /Ansprechpartner eine E-Mail/],
  ] as const)('FAQ-10: in %s problems go to the representative by e-mail', (language, words) =>
    expect(answerOf('damage', language)).toMatch(words),
  );
});

describe('the policy of the demonstration', () => {
  it.each([
    /Inspect the order on receipt, and report any flaw within two weeks/,
    /Keep the original packaging/,
    /same applies to orders that we ship straight to your couple/,
    /reported later may be denied/,
    /contact your sales representative/,
  ])('FAQ-15: says %s', (fact) => expect(policy.en).toMatch(fact));

  it.each(languages)('FAQ-15: has the same parts in %s', (language) => {
    const kinds = (text: string) => readTextParts(text).map(({ kind }) => kind);
    expect(kinds(policy[language])).toEqual(kinds(policy.en));
    expect(kinds(policy.en)).toHaveLength(8);
  });
});
