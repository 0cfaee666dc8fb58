import { useState } from 'react';

/** The text in a search box that applies its words as they are typed. */
export interface TypedSearch {
  readonly value: string;
  /** Keeps what was typed; the caller applies it without the spaces around it. */
  readonly set: (typed: string) => void;
}

/** Keeps the typed text, with its spaces, until another search is applied from elsewhere. */
export function useTypedSearch(applied: string): TypedSearch {
  const [state, setState] = useState<Typed>({ applied, draft: applied, sent: [] });
  const current = state.applied === applied ? state : follow(state, applied);
  if (current !== state) setState(current);
  return {
    value: current.draft,
    set: (draft) => setState({ ...current, draft, sent: [...current.sent, draft.trim()] }),
  };
}

interface Typed {
  readonly applied: string;
  readonly draft: string;
  /** The search that was requested and is not applied yet: an address that follows late must not remove letters. */
  readonly sent: readonly string[];
}

function follow({ draft, sent }: Typed, applied: string): Typed {
  const at = sent.lastIndexOf(applied);
  if (at < 0) return { applied, draft: applied, sent: [] };
  return { applied, draft, sent: sent.slice(at + 1) };
}
