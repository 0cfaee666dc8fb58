import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, listOf, rowsOf, text } from './wire.ts';

/** A question with its answer (FAQ-05). `id` and `lingua` are ours. */
const faqQuestion = v.object({
  /** Name of the question in addresses, the same in every language. */
  id: text,
  domanda: text,
  /** HTML of the lab: sanitised where it is shown. */
  risposta: text,
  /** Language of the two: the one asked for, or `en` where the lab has no translation (FAQ-16). */
  lingua: text,
});
export type FaqQuestion = v.InferOutput<typeof faqQuestion>;

/** Questions about one topic (FAQ-05). `topic` is ours. */
const faqGroup = v.object({
  /** Key of the topic: `ordering`, `files`, or one that the lab chose. */
  topic: text,
  nome: text,
  /** Groups are shown in this order. */
  order: count,
  domande: listOf(faqQuestion),
});
export type FaqGroup = v.InferOutput<typeof faqGroup>;

export const faqList = endpoint({
  id: 'help.faq',
  method: 'GET',
  via: 'direct',
  path: '/public/faq',
  access: 'public',
  summary:
    'The lab’s questions and answers by topic, and its policy, in a language; what is not translated is in English.',
  cites: ['ours', 'FAQ-02', 'FAQ-05', 'FAQ-15', 'FAQ-16'],
  query: v.object({ lang: v.optional(v.string()) }),
  answer: v.object({
    groups: rowsOf(faqGroup),
    policy: v.object({
      /** Paragraphs with an empty line between them; a line that begins with `# ` is a heading. '' = there is none. */
      testo: text,
      lingua: text,
    }),
  }),
});
