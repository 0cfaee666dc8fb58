import { useState } from 'react';

/** The text typed into a search; another search in the address replaces it. */
export function useSearchDraft(applied: string): {
  readonly draft: string;
  readonly setDraft: (draft: string) => void;
} {
  const [state, setState] = useState({ applied, draft: applied });
  const current = state.applied === applied ? state : { applied, draft: applied };
  if (current !== state) setState(current);
  return { draft: current.draft, setDraft: (draft) => setState({ applied, draft }) };
}
