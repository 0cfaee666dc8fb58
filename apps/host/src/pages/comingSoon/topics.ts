import type { PageTitle } from '../../layout/routeTable.ts';
import { comingSoonTexts } from './strings.ts';
import type { ComingSoonTexts } from './strings.ts';

type TopicIn<Key> = Key extends `${infer Topic}Lead` ? Topic : never;

/** A page that is announced, by the key of its title: the one whose texts begin with that key. */
export type ComingSoonTopic = TopicIn<keyof ComingSoonTexts>;

/** The topic that a page announces; null for a page that announces none (SHELL-23). */
export function topicOf({ key }: PageTitle): ComingSoonTopic | null {
  return Object.hasOwn(comingSoonTexts.english, `${key}Lead`) ? (key as ComingSoonTopic) : null;
}

/** Keys of a topic's texts. */
export function textKeysOf(topic: ComingSoonTopic) {
  return {
    lead: `${topic}Lead`,
    points: [`${topic}1`, `${topic}2`, `${topic}3`],
    now: `${topic}Now`,
  } as const satisfies {
    lead: keyof ComingSoonTexts;
    points: readonly (keyof ComingSoonTexts)[];
    now: keyof ComingSoonTexts;
  };
}
