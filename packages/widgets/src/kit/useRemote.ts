import { useCallback } from 'react';
import useSWR from 'swr';
import type { AnswerOf, CallInput, Endpoint } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { isTemporary, secondsUntilNext } from './retryPolicy.ts';
import { useSessionArea, useSessionState } from './provider.tsx';

/** Remote data on two axes: is it here, is it being asked for. Old data stays while both hold. */
export interface Remote<T> {
  readonly data: T | undefined;
  /** Of the last attempt; with `data`, the data is older than it should be. */
  readonly failure: Failure | undefined;
  readonly asking: boolean;
  /** Asks again now. */
  readonly retry: () => void;
}

export interface RemoteOptions {
  /** Seconds between live refreshes while the page is seen. Default: none, but after a failure that passes. */
  readonly refreshSeconds?: number;
  /** Keeps the rows of the former page or filter until the new ones are here. Default true. */
  readonly keepPrevious?: boolean;
}

class CallFailed extends Error {
  constructor(readonly failure: Failure) {
    super(failure.endpoint);
  }
}

/** An answer and whose it is: gateway and customer. */
interface Owned<T> {
  readonly owner: string;
  readonly value: T;
}

/**
 * Asks an endpoint and keeps its answer fresh. `input` null asks nothing. Answers belong to the customer signed in:
 * nothing of one customer is ever shown to the next.
 *
 * @example
 * const { data, failure, retry } = useRemote(newsList, { query: {} }, { refreshSeconds: 60 });
 */
export function useRemote<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | null,
  { refreshSeconds = 0, keepPrevious = true }: RemoteOptions = {},
): Remote<AnswerOf<E>> {
  const { session, config } = useSessionArea();
  const person = useSessionState((state) => (state.phase === 'signedIn' ? (state.person?.code ?? '-') : ''));
  const owner = `${config.labOrigin} ${person}`;

  const key = input === null ? null : [endpoint.id, owner, JSON.stringify(input)];
  const { data, error, isValidating, mutate } = useSWR<Owned<AnswerOf<E>>, CallFailed>(
    key,
    async () => {
      const outcome = await session.gateway.call(endpoint, input ?? {});
      if (!outcome.ok) throw new CallFailed(outcome.failure);
      return { owner, value: outcome.value };
    },
    {
      keepPreviousData: keepPrevious,
      refreshInterval: refreshSeconds * 1000,
      refreshWhenHidden: false,
      revalidateOnFocus: refreshSeconds > 0,
      // SWR's refresh rests after a failure: what passes is asked for again in the same rhythm.
      shouldRetryOnError: ({ failure }: CallFailed) => isTemporary(failure),
      onErrorRetry: ({ failure }, _key, _config, revalidate, { retryCount }) =>
        void setTimeout(
          () => void revalidate({ retryCount }),
          secondsUntilNext(failure, refreshSeconds) * 1000,
        ),
      // The gateway gives the same object for an unchanged answer.
      compare: (one, other) => one?.value === other?.value && one?.owner === other?.owner,
    },
  );

  const retry = useCallback(() => void mutate(), [mutate]);
  // Data that stays while a new answer is on its way is never another customer's.
  const shown = data?.owner === owner ? data.value : undefined;
  return { data: shown, failure: error?.failure, asking: isValidating, retry };
}
