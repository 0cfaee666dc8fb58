import { useCallback, useRef, useState } from 'react';
import type { FormEvent, ReactElement, RefObject } from 'react';
import { useText } from '../../kit/text/engine.tsx';
import { useShortcut } from '../../kit/list/useShortcut.ts';
import { Field } from '../../ui/Field.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { storeTexts } from '../strings.ts';

export interface SearchBoxProps {
  /** The search that is applied. */
  readonly search: string;
  /** Told of every change as it is typed. */
  readonly onSearch: (search: string) => void;
  /** Where `/` leads to the box. */
  readonly root: RefObject<HTMLElement | null>;
}

/** The search above the cards: at once, by name and description (STORE-45). */
export function SearchBox({ search, onSearch, root }: SearchBoxProps): ReactElement {
  const t = useText(storeTexts);
  const box = useRef<HTMLInputElement>(null);
  const typed = useTyped(search);
  useShortcut(
    '/',
    root,
    useCallback(() => box.current?.focus(), []),
  );
  const change = (value: string) => {
    typed.set(value);
    if (value.trim() !== search) onSearch(value.trim());
  };
  const onSubmit = (event: FormEvent) => event.preventDefault();
  return (
    <form className="ta-store-search" role="search" aria-label={t('find')} onSubmit={onSubmit}>
      <Field label={t('search')} labelHidden>
        <SearchInput
          value={typed.value}
          onValue={change}
          clearLabel={t('clearSearch')}
          placeholder={t('searchHint')}
          maxLength={100}
          controlRef={box}
        />
      </Field>
    </form>
  );
}

/** Keeps the typed text, with its spaces, until another search is applied from elsewhere. */
function useTyped(applied: string) {
  const [state, setState] = useState<Typed>({ applied, draft: applied, sent: [] });
  const current = state.applied === applied ? state : follow(state, applied);
  if (current !== state) setState(current);
  return {
    value: current.draft,
    set: (draft: string) => setState({ ...current, draft, sent: [...current.sent, draft.trim()] }),
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
