import { layoutHelp } from '@trade-area/core/contract';
import type { AnswerOf } from '@trade-area/core/contract';
import { useSessionState } from '../../kit/provider.tsx';
import { useLanguage } from '../../kit/text/engine.tsx';
import { useRemote } from '../../kit/useRemote.ts';
import type { Remote } from '../../kit/useRemote.ts';

/** Texts, styles and sizes of the layout help. */
export type LayoutHelpContent = AnswerOf<typeof layoutHelp>;

/** The layout help in the reader's language. */
export function useLayoutHelp(): Remote<LayoutHelpContent> {
  const lang = useLanguage();
  // Answers belong to a person: asked before it is known who reads, the same would be asked twice.
  const isKnown = useSessionState(({ phase, startFailure }) => phase !== 'starting' || startFailure !== null);
  return useRemote(layoutHelp, isKnown ? { query: { lang } } : null);
}
