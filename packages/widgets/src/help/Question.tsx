import { useCallback } from 'react';
import type { ReactElement, Ref } from 'react';
import type { FaqQuestion } from '@trade-area/core/contract';
import { formatQuestionAddress } from '@trade-area/core/help';
import { SafeHtml } from '../kit/SafeHtml.tsx';
import { useLanguage } from '../kit/text/engine.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { CopyLink } from './CopyLink.tsx';
import { MarkedText } from './MarkedText.tsx';
import { markMatches } from './markMatches.ts';

export interface QuestionProps {
  readonly question: FaqQuestion;
  /** Words of the search, which are marked; none while nothing is searched for. */
  readonly words: readonly string[];
  /** Opened by the search or by a link; the person opens and closes it afterwards (FAQ-17). */
  readonly isOpen: boolean;
  readonly containerRef?: Ref<HTMLDivElement> | undefined;
}

/** A question that opens its answer (FAQ-02); one without a translation says its language. */
export function Question({ question, words, isOpen, containerRef }: QuestionProps): ReactElement {
  const language = useLanguage();
  const { id, domanda, risposta, lingua } = question;
  const prepare = useCallback((nodes: DocumentFragment) => markMatches(nodes, words), [words]);
  const spoken = lingua === language ? undefined : lingua;
  return (
    <div className="ta-help__question" ref={containerRef}>
      <Disclosure
        title={
          <span lang={spoken}>
            <MarkedText text={domanda} words={words} />
          </span>
        }
        defaultOpen={isOpen}
      >
        <div className="ta-help__answer">
          <SafeHtml html={risposta} lang={spoken} prepare={words.length > 0 ? prepare : undefined} />
          <CopyLink address={formatQuestionAddress(id)} name={domanda} />
        </div>
      </Disclosure>
    </div>
  );
}
