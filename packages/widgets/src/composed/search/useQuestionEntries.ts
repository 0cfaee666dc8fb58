import { useMemo } from 'react';
import { faqList } from '@trade-area/core/contract';
import { formatQuestionAddress } from '@trade-area/core/help';
import type { SearchEntry } from '@trade-area/core/search';
import { plainText } from '../../kit/html/plainText.ts';
import { useLanguage } from '../../kit/text/engine.tsx';
import { useRemote } from '../../kit/useRemote.ts';
import type { Entries } from './useProductEntries.ts';

/** The lab's questions and answers in the reader's language; one that is not translated says its own. */
export function useQuestionEntries(): Entries {
  const lang = useLanguage();
  const { data, failure, asking, retry } = useRemote(faqList, { query: { lang } });
  const entries = useMemo(
    () =>
      data?.groups.flatMap(({ nome, domande }) =>
        domande.map(({ id, domanda, risposta, lingua }): SearchEntry => ({
          kind: 'faq',
          id,
          title: domanda,
          detail: nome,
          href: formatQuestionAddress(id),
          text: plainText(risposta),
          lang: lingua === lang ? undefined : lingua,
        })),
      ),
    [data, lang],
  );
  return { data: entries, failure: data ? undefined : failure, asking, retry };
}
