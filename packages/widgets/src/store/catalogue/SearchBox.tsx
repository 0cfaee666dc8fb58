import { useCallback, useRef } from 'react';
import type { FormEvent, ReactElement, RefObject } from 'react';
import { useText } from '../../kit/text/engine.tsx';
import { useShortcut } from '../../kit/list/useShortcut.ts';
import { useTypedSearch } from '../../kit/list/useTypedSearch.ts';
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
