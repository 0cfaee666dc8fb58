import { useId, useMemo, useRef } from 'react';
import type { ReactElement, RefObject } from 'react';
import { countQuestions, readSearchWords, searchFaq } from '@trade-area/core/help';
import type { FaqAddress, IndexedGroup } from '@trade-area/core/help';
import { useLanguage, useText } from '../kit/text/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState, Notice } from '../ui/Notice.tsx';
import { FaqSearch } from './FaqSearch.tsx';
import { Question } from './Question.tsx';
import { helpTexts } from './strings.ts';
import { useLinkedQuestion } from './useLinkedQuestion.ts';

export interface QuestionsProps {
  /** Every group that may be shown, in order; at least one. */
  readonly groups: readonly IndexedGroup[];
  readonly address: FaqAddress;
  /** Applies a search; '' shows all questions again. */
  readonly onSearch: (search: string) => void;
}

/** The search, and the questions by topic (FAQ-02, FAQ-17). */
export function Questions({ groups, address, onSearch }: QuestionsProps): ReactElement {
  const t = useText(helpTexts);
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const { search, question } = address;
  const words = useMemo(() => readSearchWords(search), [search]);
  const found = useMemo(() => searchFaq(groups, search), [groups, search]);
  const all = groups.flatMap(({ domande }) => domande);
  const isGone = question !== '' && all.every(({ id }) => id !== question);
  const linked = useLinkedQuestion(question);
  const isSearched = words.length > 0;
  const count = countQuestions(found);
  return (
    <div className="ta-help__questions" ref={root}>
      <FaqSearch search={search} onSearch={onSearch} root={root} />
      {isGone && <Notice tone="info">{t('gone')}</Notice>}
      {all.some(({ lingua }) => lingua !== language) && <Notice tone="info">{t('someEnglish')}</Notice>}
      <div className="ta-help__status" role="status">
        {isSearched && count > 0 && <p className="ta-help__count ta-figures">{t('found', { count })}</p>}
        {count === 0 && (
          <EmptyState
            title={t('noResults')}
            action={<Button onClick={() => onSearch('')}>{t('showAll')}</Button>}
          >
            {t('noResultsHint')}
          </EmptyState>
        )}
      </div>
      {found.map((group) => (
        <Group
          key={group.topic}
          group={group}
          words={words}
          isOpen={(id) => isSearched || id === question}
          linked={(id) => (id === question ? linked : undefined)}
        />
      ))}
    </div>
  );
}

interface GroupProps {
  readonly group: IndexedGroup;
  readonly words: readonly string[];
  readonly isOpen: (id: string) => boolean;
  readonly linked: (id: string) => RefObject<HTMLDivElement | null> | undefined;
}

function Group({ group, words, isOpen, linked }: GroupProps): ReactElement {
  const id = useId();
  return (
    <section className="ta-help__group" aria-labelledby={id} part="group">
      <h2 className="ta-heading" id={id}>
        {group.nome}
      </h2>
      {group.domande.map((question) => (
        <Question
          key={question.id}
          question={question}
          words={words}
          isOpen={isOpen(question.id)}
          containerRef={linked(question.id)}
        />
      ))}
    </section>
  );
}
