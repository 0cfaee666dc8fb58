import { faqList, languages } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { describe, expect, inject, it } from 'vitest';
import { call, readResponse } from '../fixtures/wire.ts';

const base = inject('base');

const read = async (query: Record<string, string> = {}) =>
  parse(faqList.answer, (await call(base, faqList, { query })).json);

describe('/public/faq', () => {
  it('FAQ-03, FAQ-05 five groups in their order, each with a name, questions and answers', async () => {
    const { groups } = await read({ lang: 'en' });
    expect(groups.map(({ nome, order }) => [nome, order])).toEqual([
      ['Ordering', 1],
      ['Preparing files', 2],
      ['Samples and Materials', 3],
      ['Order Delivery and Shipping', 4],
      ['About our products', 5],
    ]);
    const questions = groups.flatMap(({ domande }) => domande);
    expect(groups.every(({ domande }) => domande.length > 0)).toBe(true);
    expect(questions.every(({ domanda, risposta }) => domanda !== '' && risposta !== '')).toBe(true);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  });

  it.each(languages)('FAQ-04, FAQ-16 everything is in %s when it is asked for', async (lang) => {
    const [{ groups, policy }, english] = await Promise.all([read({ lang }), read({ lang: 'en' })]);
    const spoken = groups.flatMap(({ domande }) => domande.map(({ lingua }) => lingua));
    expect(new Set([...spoken, policy.lingua])).toEqual(new Set([lang]));
    const ids = (answer: typeof english) =>
      answer.groups.map(({ topic, domande }) => [topic, domande.map(({ id }) => id)]);
    expect(ids({ groups, policy })).toEqual(ids(english));
    expect(policy.testo === english.policy.testo).toBe(lang === 'en');
  });

  const unknown: readonly Record<string, string>[] = [
    {},
    { lang: '' },
    { lang: 'xx' },
    { lang: '__proto__' },
    { lang: 'en-GB' },
  ];
  it.each(unknown)('FAQ-16 %j is English', async (query) => {
    const { groups, policy } = await read(query);
    expect(groups[0]?.nome).toBe('Ordering');
    expect([groups[0]?.domande[0]?.lingua, policy.lingua]).toEqual(['en', 'en']);
  });

  it('FAQ-15 the policy: inspection, two weeks, packaging, drop shipments, later claims, the representative', async () => {
    const { policy } = await read({ lang: 'en' });
    for (const fact of [
      /Inspect the order on receipt/,
      /two weeks/,
      /original packaging/,
      /ship straight to your couple/,
      /may be denied/,
      /sales representative/,
    ])
      expect(policy.testo).toMatch(fact);
  });

  it('FAQ-06 to FAQ-14 the documented facts are among the answers', async () => {
    const { groups } = await read({ lang: 'en' });
    const answers = groups.flatMap(({ domande }) => domande.map(({ risposta }) => risposta)).join('\n');
    for (const fact of [
      'Send files',
      'some collections only',
      'up to 30 minutes',
      'trouble ticket',
      '110 pages',
    ])
      expect(answers).toContain(fact);
    for (const fact of ['2 to 3 business days', 'within 24 hours', '300 years', 'layered PSD'])
      expect(answers).toContain(fact);
  });

  it('is the same for a visitor and through the gateway’s form, and is kept by caches', async () => {
    const direct = await call(base, faqList, { query: { lang: 'fr' } });
    const through = await readResponse(await fetch(`${base}/gateway?endpoint=/public/faq&lang=fr`));
    expect(through.text).toBe(direct.text);
    expect(direct.headers.get('cache-control')).toBe('public, max-age=60');
    const tag = direct.headers.get('etag') ?? '';
    const again = await call(base, faqList, { query: { lang: 'fr' }, headers: { 'if-none-match': tag } });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});
