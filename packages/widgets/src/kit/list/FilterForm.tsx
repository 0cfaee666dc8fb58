import { useState } from 'react';
import type { FormEvent, ReactElement, ReactNode, RefObject } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { filterIcon } from '../../ui/icons.ts';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { useText } from '../text/engine.tsx';
import { listTexts } from '../listStrings.ts';
import { useSearchDraft } from './useSearchDraft.ts';

export interface FilterFormProps {
  /** Spoken name of the form. */
  readonly label: string;
  /** Name of the list for its style sheet. */
  readonly table?: string;
  /** The search of the address. */
  readonly search: string;
  readonly searchHint: string;
  readonly onSearch: (search: string) => void;
  readonly searchRef?: RefObject<HTMLInputElement | null>;
  /** Whether another filter than the search is in use: the fields then start unfolded. */
  readonly hasFilters: boolean;
  /** The other filters; they apply at once. */
  readonly children: ReactNode;
}

/** The filters of one list. Choices apply at once, the search with its button or Enter (ORD-07, PAY-04). */
export function FilterForm(props: FilterFormProps): ReactElement {
  const { label, table, onSearch, searchRef, hasFilters, children } = props;
  const t = useText(listTexts);
  const search = useSearchDraft(props.search);
  const [open, setOpen] = useState(hasFilters);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(search.draft.trim());
  };
  return (
    <form
      className="ta-list-filters"
      role="search"
      aria-label={label}
      data-table={table}
      data-open={open || undefined}
      part="filters"
      onSubmit={submit}
    >
      <div className="ta-list-filters__search">
        <Field label={t('search')} labelHidden>
          <SearchInput
            value={search.draft}
            onValue={search.setDraft}
            onClear={() => props.search !== '' && onSearch('')}
            clearLabel={t('clearSearch')}
            placeholder={props.searchHint}
            maxLength={200}
            {...(searchRef ? { controlRef: searchRef } : {})}
          />
        </Field>
        <Button type="submit">{t('search')}</Button>
        <span className="ta-list-filters__fold">
          <Button icon={filterIcon} aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('filters')}
          </Button>
        </span>
      </div>
      <div className="ta-list-filters__fields">{children}</div>
    </form>
  );
}
