import { faqList } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseForTest } from '../../test/databaseForTest.ts';
import type { Route } from '../base/route.ts';
import { faq, labTexts } from '../database/schema/content.ts';
import type { Texts } from '../database/schema/shop.ts';
import { helpRoutes } from './api.ts';

let opened: Awaited<ReturnType<typeof databaseForTest>>;

beforeAll(async () => {
  opened = await databaseForTest();
}, 60_000);
afterAll(() => opened.stop());
beforeEach(async () => {
  await opened.database.queries.delete(faq);
  await opened.database.queries.delete(labTexts);
});

const none: Texts = { en: '', it: '', es: '', fr: '', de: '' };
const question = (id: string, position: number, topic: string, more: Partial<Texts> = {}) => ({
  id,
  position,
  topic,
  questions: { ...none, en: `${id}?`, ...more },
  answers: { ...none, en: `<p>${id}</p>`, ...more },
});
const addQuestions = (...rows: readonly ReturnType<typeof question>[]) =>
  opened.database.queries.insert(faq).values([...rows]);
const addText = (key: string, texts: Partial<Texts>) =>
  opened.database.queries.insert(labTexts).values({ key, texts: { ...none, ...texts } });

async function ask(lang?: string) {
  const input = {
    lab: { database: opened.database },
    session: null,
    query: lang === undefined ? {} : { lang },
  };
  return parse(faqList.answer, await helpRoutes[0]?.run(input as unknown as Parameters<Route['run']>[0]));
}

describe('questions of a lab', () => {
  it('a lab without any has no group and no policy', async () => {
    expect(await ask('en')).toEqual({ groups: [], policy: { testo: '', lingua: 'en' } });
  });

  it('FAQ-05: groups are in the order of their first question, questions by position and id', async () => {
    await addQuestions(
      question('d', 40, 'ordering'),
      question('b', 10, 'files'),
      question('a', 10, 'files'),
      question('c', 20, 'ordering'),
      question('e', 30, 'files'),
    );
    const { groups } = await ask('en');
    expect(groups.map(({ topic, order, domande }) => [topic, order, domande.map(({ id }) => id)])).toEqual([
      ['files', 1, ['a', 'b', 'e']],
      ['ordering', 2, ['c', 'd']],
    ]);
  });

  it('FAQ-16: a question without a translation of both parts is in English, and says so', async () => {
    await addQuestions(question('both', 1, 'files', { de: 'deutsch' }), question('none', 2, 'files'), {
      ...question('half', 3, 'files'),
      questions: { ...none, en: 'half?', de: 'halb?' },
    });
    const [german] = (await ask('de')).groups;
    expect(german?.domande.map(({ id, domanda, lingua }) => [id, domanda, lingua])).toEqual([
      ['both', 'deutsch', 'de'],
      ['none', 'none?', 'en'],
      ['half', 'half?', 'en'],
    ]);
  });

  it.each([
    ['FAQ-03: the documented name', 'files', {}, 'de', 'Dateien vorbereiten'],
    ['the lab’s own name', 'files', { en: 'Your files', de: 'Ihre Dateien' }, 'de', 'Ihre Dateien'],
    ['the lab’s own name in English', 'files', { en: 'Your files' }, 'de', 'Your files'],
    ['a topic of the lab', 'drones', { en: 'Drones', it: 'Droni' }, 'it', 'Droni'],
    ['a topic without a name: its key', 'drones', {}, 'it', 'drones'],
    ['a key that every object has', 'constructor', {}, 'it', 'constructor'],
  ])('%s', async (_what, topic, own, lang, name) => {
    await addQuestions(question('q', 1, topic));
    if (Object.keys(own).length > 0) await addText(`help.topic.${topic}`, own);
    expect((await ask(lang)).groups.map(({ nome }) => nome)).toEqual([name]);
  });

  it.each([
    ['de', { en: 'Rules', de: 'Regeln' }, { testo: 'Regeln', lingua: 'de' }],
    ['fr', { en: 'Rules', de: 'Regeln' }, { testo: 'Rules', lingua: 'en' }],
    [undefined, { en: 'Rules' }, { testo: 'Rules', lingua: 'en' }],
  ])('FAQ-15: the policy in %s', async (lang, texts, policy) => {
    await addText('help.policy', texts);
    expect((await ask(lang)).policy).toEqual(policy);
  });

  it('no other text of the lab is among them', async () => {
    await addText('terms.sale', { en: 'secret' });
    await addText('help', { en: 'secret' });
    await addText('help.topics', { en: 'secret' });
    await addQuestions(question('q', 1, 'files'));
    expect(JSON.stringify(await ask('en'))).not.toContain('secret');
  });
});
