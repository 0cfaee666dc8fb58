/**
 * `useRemote` of the elements: the same promise without SWR, which would be a third of what a small widget loads before
 * its first content. Answers are shared by all widgets of a session; `useRemote.test.tsx` holds both to it.
 */
import { useCallback, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import type { AnswerOf, CallInput, Endpoint } from '@trade-area/core/contract';
import { readValue } from '@trade-area/core/gateway';
import { useLatest } from '../ui/useLatest.ts';
import { bySession, seeds } from './questions.ts';
import type { Question } from './questions.ts';
import { secondsUntilNext } from './retryPolicy.ts';
import { useSessionArea, useSessionState } from './provider.tsx';
import type { Remote, RemoteOptions } from './useRemote.ts';

/** The same question again within this time is not asked again. */
const fresh = 2_000;

let attempts = 0;

/** Reads only: it is called while rendering. */
const findQuestion = (session: object, key: string): Question | undefined =>
  bySession.get(session)?.get(key) ?? seeds.get(key);

function openQuestion(session: object, key: string): Question {
  const questions = bySession.get(session) ?? new Map<string, Question>();
  bySession.set(session, questions);
  const question = questions.get(key) ?? { ...newQuestion(), ...seeds.get(key), listeners: new Set() };
  questions.set(key, question);
  return question;
}

const newQuestion = (): Question => ({
  answer: undefined,
  failure: undefined,
  asking: 0,
  at: Number.NEGATIVE_INFINITY,
  ask: () => undefined,
  listeners: new Set(),
});

const keyOf = (endpoint: Endpoint, owner: string, input: unknown) =>
  `${endpoint.id} ${owner} ${JSON.stringify(input)}`;

/**
 * Keeps an answer that came with the page: the first render shows it without a request. It is validated like any other;
 * false when it does not match the contract.
 */
export function seedAnswer<E extends Endpoint>(
  endpoint: E,
  labOrigin: string,
  input: CallInput<E>,
  json: unknown,
): boolean {
  const read = readValue(endpoint, json);
  if (!read.ok) return false;
  // An answer for visitors: no customer's.
  const owner = `${labOrigin} `;
  const answer = { owner, value: read.value };
  seeds.set(keyOf(endpoint, owner, input), { ...newQuestion(), answer, at: performance.now() });
  return true;
}

/** As `useRemote` of `useRemote.ts`. */
export function useRemote<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | null,
  { refreshSeconds = 0, keepPrevious = true }: RemoteOptions = {},
): Remote<AnswerOf<E>> {
  const { session, config } = useSessionArea();
  const person = useSessionState((state) => (state.phase === 'signedIn' ? (state.person?.code ?? '-') : ''));
  const owner = `${config.labOrigin} ${person}`;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const key = input === null ? null : keyOf(endpoint, owner, input);
  const newest = useLatest(input);

  const ask = useCallback(
    (always: boolean) => {
      if (key === null) return;
      const question = openQuestion(session, key);
      if (!always && (question.asking > 0 || performance.now() - question.at < fresh)) return;
      const mine = ++attempts;
      question.asking = mine;
      tell(question);
      void session.gateway.call(endpoint, newest.current ?? {}).then((outcome) => {
        if (question.asking !== mine) return;
        question.asking = 0;
        question.at = performance.now();
        question.failure = outcome.ok ? undefined : outcome.failure;
        // An unchanged answer keeps its identity: nothing is rendered for it.
        if (outcome.ok && !isSame(question.answer?.value, outcome.value))
          question.answer = { owner, value: outcome.value };
        tell(question);
      });
    },
    [endpoint, key, newest, owner, session],
  );

  // Asked before what waits for the answer is painted: on a slow device painting takes as long as the way to the lab.
  useLayoutEffect(() => {
    if (key === null) return;
    const question = openQuestion(session, key);
    const { listeners } = question;
    listeners.add(redraw);
    question.ask = () => ask(true);
    ask(false);
    return () => void listeners.delete(redraw);
  }, [ask, key, session]);

  const question = key === null ? undefined : (findQuestion(session, key) ?? unasked);
  useRefreshing(ask, secondsUntilNext(question?.failure, refreshSeconds), refreshSeconds > 0);
  const [former, setFormer] = useState(question?.answer);
  if (question?.answer && question.answer !== former) setFormer(question.answer);
  const shownAnswer = question?.answer ?? (keepPrevious ? former : undefined);
  const retry = useCallback(() => ask(true), [ask]);
  return {
    // Data that stays while a new answer is on its way is never another customer's.
    data: shownAnswer?.owner === owner ? (shownAnswer.value as AnswerOf<E>) : undefined,
    failure: question?.failure,
    asking: question !== undefined && (question.asking > 0 || isFirst(question)),
    retry,
  };
}

/** Stands for a question until the effects of its first render have opened it. */
const unasked = newQuestion();

/** About to be asked for the first time. */
const isFirst = ({ answer, failure }: Question) => answer === undefined && failure === undefined;

/** Answers are JSON that one parser made, so equal ones are written alike. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const tell = ({ listeners }: Question) => listeners.forEach((listener) => listener());

/** Asks again when the line is back; with a rhythm, also in time and when the page is looked at again. */
function useRefreshing(ask: (always: boolean) => void, seconds: number, onFocus: boolean): void {
  useEffect(() => {
    const refreshWhenVisible = () => {
      if (document.visibilityState === 'visible') ask(false);
    };
    const timer = seconds > 0 ? setInterval(refreshWhenVisible, seconds * 1000) : undefined;
    window.addEventListener('online', refreshWhenVisible);
    if (onFocus) window.addEventListener('focus', refreshWhenVisible);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', refreshWhenVisible);
      window.removeEventListener('focus', refreshWhenVisible);
    };
  }, [ask, seconds, onFocus]);
}
