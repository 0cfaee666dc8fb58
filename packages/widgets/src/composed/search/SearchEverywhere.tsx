import { useState } from 'react';
import type { ReactElement } from 'react';
import { groupEntries, isSearchable } from '@trade-area/core/search';
import type { SearchEntry } from '@trade-area/core/search';
import { useFailureText } from '../../kit/useFailureText.ts';
import { withBoundary } from '../../kit/WidgetBoundary.tsx';
import { SearchDialog } from '../../search/SearchDialog.tsx';
import { useDocumentEntries } from './useDocumentEntries.ts';
import { useEntryIndex } from './useEntryIndex.ts';
import { useOwnResults } from './useOwnResults.ts';
import { useProductEntries } from './useProductEntries.ts';
import { useQuestionEntries } from './useQuestionEntries.ts';

export interface SearchEverywhereProps {
  /** The pages of the portal, in the reader's language; the first of them are suggested while nothing is typed. */
  readonly pages: readonly SearchEntry[];
  readonly onClose: () => void;
}

/**
 * One search over pages, the customer's orders and messages, products, questions, and documents. Orders and messages are searched by
 * the lab, within the customer's rights; everything else here, in the reader's language.
 */
export const SearchEverywhere = withBoundary(function SearchEverywhere({
  pages,
  onClose,
}: SearchEverywhereProps): ReactElement {
  const [text, setText] = useState('');
  const failureText = useFailureText();
  const own = useOwnResults(text);
  const products = useProductEntries();
  const questions = useQuestionEntries();
  const documents = useDocumentEntries();
  const findPages = useEntryIndex(pages);
  const findProducts = useEntryIndex(products.data);
  const findQuestions = useEntryIndex(questions.data);
  const findDocuments = useEntryIndex(documents.data);

  const groups = groupEntries(
    isSearchable(text)
      ? [
          { kind: 'page', entries: findPages(text) },
          // A part that failed is said above the results; it waits no more.
          ...own.parts,
          { kind: 'product', entries: products.failure ? [] : findProducts(text) },
          { kind: 'faq', entries: questions.failure ? [] : findQuestions(text) },
          { kind: 'document', entries: findDocuments(text) },
        ]
      : [{ kind: 'page', entries: pages }],
  );
  const failed = [own, products, questions, documents].filter(({ failure }) => failure !== undefined);
  const [first] = failed;
  const failure = first?.failure && {
    reason: failureText(first.failure),
    asking: failed.some(({ asking }) => asking),
    retry: () => failed.forEach(({ retry }) => retry()),
  };
  return (
    <SearchDialog text={text} onText={setText} groups={groups} failure={failure ?? null} onClose={onClose} />
  );
});
