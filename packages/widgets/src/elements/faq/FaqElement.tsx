import { useState } from 'react';
import type { ReactElement } from 'react';
import { Faq } from '../../help/Faq.tsx';
import type { ElementProps } from '../runtime/defineElement.ts';

interface FaqElementProps extends ElementProps {
  readonly topic?: string;
  readonly question?: string;
  readonly noPolicy?: boolean;
}

/** `<ta-faq>`: tab and search are kept in memory; another `question` opens that one. */
export function FaqElement({ topic, question = '', noPolicy }: FaqElementProps): ReactElement {
  const [state, setState] = useState(() => addressTo(question));
  const current = state.question === question ? state : addressTo(question);
  if (current !== state) setState(current);
  return (
    <Faq
      search={current.search}
      onAddress={(address) => setState({ question, search: address.split('?')[1] ?? '' })}
      topic={topic}
      noPolicy={noPolicy}
    />
  );
}

/** The attribute, and the query that opens its question. */
const addressTo = (question: string) => ({
  question,
  search: new URLSearchParams(question === '' ? {} : { question }).toString(),
});
