import type { Failure } from '@trade-area/core/kernel';

/** One question of the elements' `useRemote`, with its answer. */
export interface Question {
  answer: { readonly owner: string; readonly value: unknown } | undefined;
  failure: Failure | undefined;
  /** Number of the newest attempt while it is under way, else 0. */
  asking: number;
  /** When it was last answered or refused; a clock that only grows. */
  at: number;
  /** Asks once more; of the component that asked last. */
  ask: () => void;
  readonly listeners: Set<() => void>;
}

export type Questions = Map<string, Question>;

/** By session, so that two gateways, two ways of signing in or two tests share no answer. */
export const bySession = new WeakMap<object, Questions>();
/** Answers that came with the page, by their keys: a session that asks for one begins with it. */
export const seeds: Questions = new Map();
