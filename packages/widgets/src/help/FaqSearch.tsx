import { useCallback, useRef } from 'react';
import type { FormEvent, ReactElement, RefObject } from 'react';
import { longestFaqSearch } from '@trade-area/core/help';
import { useShortcut } from '../kit/list/useShortcut.ts';
import { useTypedSearch } from '../kit/list/useTypedSearch.ts';
import { useText } from '../kit/text/engine.tsx';
import { Field } from '../ui/Field.tsx';
import { SearchInput } from '../ui/SearchInput.tsx';
import { helpTexts } from './strings.ts';

export interface FaqSearchProps {
  /** The search that is applied. */
  readonly search: string;
  /** Told of every change as it is typed. */
  readonly onSearch: (search: string) => void;
  /** Where `/` leads to the box. */
  readonly root: RefObject<HTMLElement | null>;
}

/** The search above the questions, which looks into the answers too (FAQ-02). */
export function FaqSearch({ search, onSearch, root }: FaqSearchProps): ReactElement {
  const t = useText(helpTexts);
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
      className="ta-help__search"
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
          maxLength={longestFaqSearch}
          controlRef={box}
        />
      </Field>
    </form>
  );
}
