import { useState } from 'react';

/** What is typed into a search, until the address brings another one: then what was typed before counts no more. */
export function useSearchDraft(applied: string): {
  readonly draft: string;
  readonly setDraft: (draft: string) => void;
} {
  const [state, setState] = useState({ applied, draft: applied });
  const current = state.applied === applied ? state : { applied, draft: applied };
  if (current !== state) setState(current);
  return { draft: current.draft, setDraft: (draft) => setState({ applied, draft }) };
}
