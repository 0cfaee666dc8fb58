import { faqList, layoutHelp } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';
import { languageOf } from '../base/language.ts';
import type { Session } from '../base/owner.ts';
import { sharedRoute } from '../base/route.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import type { Texts } from '../database/schema/shop.ts';
import { readLayoutHelp } from './layoutApi.ts';
import { allQuestions, helpTexts, policyText, topicText } from './table.ts';
import type { QuestionRow } from './table.ts';
import { topicNames } from './topics.ts';

/** Seconds that caches may keep the answers. */
const publicSeconds = 60;

/** The questions by topic, in the order of the first question of each, and the policy (FAQ-05, FAQ-15). */
async function listFaq({
  lab,
  query,
}: Call<typeof faqList, Session | null>): Promise<AnswerInput<typeof faqList>> {
  const { queries } = lab.database;
  const language = languageOf(query.lang);
  const [questions, texts] = await Promise.all([allQuestions(queries), helpTexts(queries)]);
  const topics = [...new Set(questions.map(({ topic }) => topic))];
  const policy = texts.get(policyText);
  const translated = hasText(policy, language) ? language : 'en';
  return {
    groups: topics.map((topic, index) => ({
      topic,
      nome: nameOf(topic, texts.get(`${topicText}${topic}`), language),
      order: index + 1,
      domande: questions
        .filter((question) => question.topic === topic)
        .map((question) => toWire(question, language)),
    })),
    policy: { testo: policy?.[translated] ?? '', lingua: translated },
  };
}

/** Without a translation of question and answer both are in English: one language for what is read together (FAQ-16). */
function toWire({ id, questions, answers }: QuestionRow, language: Language) {
  const lingua = hasText(questions, language) && hasText(answers, language) ? language : 'en';
  return { id, domanda: questions[lingua], risposta: answers[lingua], lingua };
}

/** The lab's name of a topic, else the documented one (FAQ-03), else its key. */
function nameOf(topic: string, own: Texts | undefined, language: Language): string {
  const known = Object.hasOwn(topicNames, topic) ? topicNames[topic] : undefined;
  for (const texts of [own, known]) {
    if (hasText(texts, language)) return texts?.[language] ?? '';
    if (hasText(texts, 'en')) return texts?.en ?? '';
  }
  return topic;
}

const hasText = (texts: Texts | undefined, language: Language) => (texts?.[language] ?? '').trim() !== '';

const byLanguage = {
  seconds: publicSeconds,
  key: ({ lang }: { readonly lang?: string | undefined }) => languageOf(lang),
};

export const helpRoutes = [
  sharedRoute(faqList, listFaq, byLanguage),
  sharedRoute(layoutHelp, readLayoutHelp, byLanguage),
];
