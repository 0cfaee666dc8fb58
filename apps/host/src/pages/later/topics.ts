import type { PageTitle } from '../../layout/routeTable.ts';
import { laterTexts } from './strings.ts';
import type { LaterTexts } from './strings.ts';

type TopicIn<Key> = Key extends `${infer Topic}Lead` ? Topic : never;

/** A page that is announced, by the key of its title: the one whose texts begin with that key. */
export type LaterTopic = TopicIn<keyof LaterTexts>;

/** The topic that a page announces; null for a page that announces none (SHELL-23). */
export function topicOf({ key }: PageTitle): LaterTopic | null {
  return Object.hasOwn(laterTexts.english, `${key}Lead`) ? (key as LaterTopic) : null;
}

/** Keys of a topic's texts. */
export function textKeysOf(topic: LaterTopic) {
  return {
    lead: `${topic}Lead`,
    points: [`${topic}1`, `${topic}2`, `${topic}3`],
    now: `${topic}Now`,
  } as const satisfies {
    lead: keyof LaterTexts;
    points: readonly (keyof LaterTexts)[];
    now: keyof LaterTexts;
  };
}
