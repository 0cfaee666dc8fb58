import type { ReactElement } from 'react';
import { AppliedChips } from '../../ui/AppliedChips.tsx';
import { useText } from '../text/engine.tsx';
import { listTexts } from '../listStrings.ts';

export interface AppliedFiltersProps<Change> {
  /** The filters in use, each with the change that removes it. */
  readonly filters: readonly { readonly name: string; readonly without: Change }[];
  readonly onChange: (change: Change) => void;
  readonly onClear: () => void;
}

/** The filters in use as chips: each can be removed, and all at once. Nothing without a filter. */
export function AppliedFilters<Change>(props: AppliedFiltersProps<Change>): ReactElement {
  const { filters, onChange, onClear } = props;
  const t = useText(listTexts);
  return (
    <AppliedChips
      chips={filters.map(({ name, without }) => ({ name, onRemove: () => onChange(without) }))}
      onClear={onClear}
      labels={{
        list: t('applied'),
        remove: (name) => t('remove', { name }),
        clear: t('clearAll'),
      }}
    />
  );
}
