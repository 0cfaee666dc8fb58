import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { Slot } from '../Slot.tsx';
import { useText } from '../text/engine.tsx';
import { listTexts } from '../listStrings.ts';

export interface EmptyListProps {
  readonly isFiltered: boolean;
  /** Title when the filters match nothing. */
  readonly noMatch: string;
  readonly onClear: () => void;
  /** The text of a list without any row. */
  readonly children: ReactNode;
}

/** A list without rows: the filters match nothing, or there is nothing at all. */
export function EmptyList({ isFiltered, noMatch, onClear, children }: EmptyListProps): ReactElement {
  const t = useText(listTexts);
  if (isFiltered)
    return <EmptyState title={noMatch} action={<Button onClick={onClear}>{t('clearAll')}</Button>} />;
  return <Slot name="empty">{children}</Slot>;
}
