import type { ReactElement } from 'react';
import { useText } from '../../kit/text/engine.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { closeIcon } from '../../ui/icons.ts';
import { storeTexts } from '../strings.ts';

/** One thing that narrows the cards. */
export interface AppliedFilter {
  readonly name: string;
  readonly onRemove: () => void;
}

export interface AppliedFiltersProps {
  readonly filters: readonly AppliedFilter[];
  readonly onClear: () => void;
}

/** The applied filters: each can be removed, or all at once. Renders nothing without filters. */
export function AppliedFilters({ filters, onClear }: AppliedFiltersProps): ReactElement | null {
  const t = useText(storeTexts);
  if (filters.length === 0) return null;
  return (
    <div className="ta-store-applied">
      <ul className="ta-store-applied__list" aria-label={t('applied')}>
        {filters.map(({ name, onRemove }, index) => (
          // Not the name: names are all empty until the texts of a language arrive.
          <li key={index} className="ta-store-applied__item">
            <button
              type="button"
              className="ta-store-chip"
              aria-label={t('remove', { name })}
              onClick={onRemove}
            >
              <span>{name}</span>
              <Icon shape={closeIcon} size="small" />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="ta-store-more" onClick={onClear}>
        {t('clearAll')}
      </button>
    </div>
  );
}
