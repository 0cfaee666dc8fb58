import { useEffect, useMemo, useState } from 'react';
import { createDrafts } from '@trade-area/core/auth';
import { useSessionArea } from './provider.tsx';
import { useKeepSession } from './useKeepSession.ts';

/**
 * A text a person is writing: it holds the page while there is any (DEC-02), and it is there again after a full
 * redirect to the login, for the same customer only (T-A9). Not for passwords.
 * @param name what it is and of which thing, such as `message 2600001`.
 * @returns the text, and the way to change it; '' when it was sent or given up.
 */
export function useDraft(name: string): readonly [string, (text: string) => void] {
  const { session, storage } = useSessionArea();
  const drafts = useMemo(
    () => createDrafts(storage, () => session.store.getState().person?.code ?? ''),
    [session, storage],
  );
  const [held, setHeld] = useState(() => ({ name, text: drafts.read(name) }));
  const current = held.name === name ? held : { name, text: drafts.read(name) };
  if (current !== held) setHeld(current);
  useKeepSession(current.text !== '', name);

  useEffect(() => drafts.write(current.name, current.text), [drafts, current.name, current.text]);
  return [current.text, (text) => setHeld({ name, text })];
}
