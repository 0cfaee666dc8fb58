import { useMemo } from 'react';
import { faqList } from '@trade-area/core/contract';
import type { AnswerOf } from '@trade-area/core/contract';
import { indexFaq } from '@trade-area/core/help';
import type { IndexedGroup } from '@trade-area/core/help';
import { plainText } from '../kit/html/plainText.ts';
import { useSessionState } from '../kit/provider.tsx';
import { useLanguage } from '../kit/text/engine.tsx';
import { useRemote } from '../kit/useRemote.ts';
import type { Remote } from '../kit/useRemote.ts';

/** The questions, prepared for the search, and the policy. */
export interface FaqContent {
  readonly groups: readonly IndexedGroup[];
  readonly policy: AnswerOf<typeof faqList>['policy'];
}

/** The lab's questions and policy in the reader's language. `topic`: its questions alone. */
export function useFaq(topic: string | undefined): Remote<FaqContent> {
  const lang = useLanguage();
  // Answers belong to a person: asked before it is known who reads, the same would be asked twice.
  const isKnown = useSessionState(({ phase, startFailure }) => phase !== 'starting' || startFailure !== null);
  const { data, failure, asking, retry } = useRemote(faqList, isKnown ? { query: { lang } } : null);
  const content = useMemo(() => {
    if (!data) return undefined;
    const chosen = data.groups.filter((group) => !topic || group.topic === topic);
    return { groups: indexFaq(chosen, plainText), policy: data.policy };
  }, [data, topic]);
  return { data: content, failure, asking, retry };
}
