import { useCallback, useRef } from 'react';
import type { FormEvent, ReactElement, RefObject } from 'react';
import { useShortcut } from '../kit/list/useShortcut.ts';
import { useTypedSearch } from '../kit/list/useTypedSearch.ts';
import { useText } from '../kit/text/engine.tsx';
import { Field } from '../ui/Field.tsx';
import { SearchInput } from '../ui/SearchInput.tsx';
import { downloadsTexts } from './strings.ts';

export interface LibrarySearchProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Where `/` leads to the box. */
  readonly root: RefObject<HTMLElement | null>;
}

/** The search in the open folder and those below. */
export function LibrarySearch({ search, onSearch, root }: LibrarySearchProps): ReactElement {
  const t = useText(downloadsTexts);
  const box = useRef<HTMLInputElement>(null);
  const typed = useTypedSearch(search);
  useShortcut(
    '/',
    root,
    useCallback(() => box.current?.focus(), []),
  );
  const change = (value: string) => {
    typed.set(value);
    if (value.trim() !== search) onSearch(value.trim());
  };
  return (
    <form
      className="ta-downloads__search"
      role="search"
      aria-label={t('find')}
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
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
