import { useEffect, useState } from 'react';
import { cancelPrivacy, privacyLink, readPrivacy, requestPrivacy } from '@trade-area/core/contract';
import type { AnswerOf, PrivacyKind, PrivacyProblem } from '@trade-area/core/contract';
import type { Failure, Result } from '@trade-area/core/kernel';
import { useSessionArea } from '../../kit/provider.tsx';
import { useRemote } from '../../kit/useRemote.ts';
import type { Remote } from '../../kit/useRemote.ts';
import { useSubmission } from '../../kit/useSubmission.ts';

/** Milliseconds between two looks at a download that is being prepared. */
const pause = 3_000;

export interface DataRequests {
  readonly remote: Remote<AnswerOf<typeof readPrivacy>>;
  readonly isWorking: boolean;
  /** The action that was done just now; null = none. */
  readonly news: 'asked' | 'withdrawn' | null;
  /** Why an erasure was not requested. */
  readonly problem: PrivacyProblem;
  /** Why the last action failed. */
  readonly failure: Failure | null;
  readonly forget: () => void;
  /** True when the request was sent. */
  readonly ask: (kind: PrivacyKind, orderCode?: string) => Promise<boolean>;
  readonly withdraw: (id: string) => Promise<void>;
  /** The address of a download, which works for some minutes; null when it was not given. */
  readonly linkTo: (id: string) => Promise<string | null>;
}

/** The customer's requests for copies and erasures of data, and the actions on them, one at a time. */
export function useDataRequests(): DataRequests {
  const { gateway, clock } = useSessionArea();
  const remote = useRemote(readPrivacy, {});
  const { isRunning, submit } = useSubmission();
  const [news, setNews] = useState<DataRequests['news']>(null);
  const [problem, setProblem] = useState<PrivacyProblem>('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const forget = () => {
    setNews(null);
    setProblem('');
    setFailure(null);
  };

  const { data, asking, retry } = remote;
  const isPreparing =
    data?.requests.some(({ kind, state }) => kind === 'export' && state === 'running') ?? false;
  useEffect(
    () => (isPreparing && !asking ? clock.after(pause, retry) : undefined),
    [isPreparing, asking, clock, retry],
  );

  async function act<Value>(
    content: string,
    send: () => Promise<Result<Value>>,
    done: (value: Value) => DataRequests['news'],
  ): Promise<Value | null> {
    forget();
    const outcome = await submit(content, send);
    if (outcome === null) return null;
    if (!outcome.ok) setFailure(outcome.failure);
    else setNews(done(outcome.value));
    retry();
    return outcome.ok ? outcome.value : null;
  }

  return {
    remote,
    isWorking: isRunning,
    news,
    problem,
    failure,
    forget,
    async ask(kind, orderCode = '') {
      const answer = await act(
        `ask ${kind} ${orderCode}`,
        () => gateway.call(requestPrivacy, { body: { kind, order_code: orderCode } }),
        (given) => (given.problem === '' && kind !== 'export' ? 'asked' : null),
      );
      if (answer) setProblem(answer.problem);
      return answer?.problem === '';
    },
    async withdraw(id) {
      await act(
        `withdraw ${id}`,
        () => gateway.call(cancelPrivacy, { body: { id } }),
        () => 'withdrawn',
      );
    },
    async linkTo(id) {
      const answer = await act(
        `link ${id}`,
        () => gateway.call(privacyLink, { body: { id } }),
        () => null,
      );
      return answer?.link ?? null;
    },
  };
}
