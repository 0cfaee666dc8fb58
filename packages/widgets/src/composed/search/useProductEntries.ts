import { useCallback, useEffect, useMemo } from 'react';
import type { Failure } from '@trade-area/core/kernel';
import type { SearchEntry } from '@trade-area/core/search';
import { itemRow, productPath, searchPath } from '@trade-area/core/store';
import type { ComputedItem } from '@trade-area/core/store';
import { useTradeArea } from '../../kit/provider.tsx';
import { useLanguage } from '../../kit/text/engine.tsx';
import { useCustomerItems } from '../../store/useCustomerItems.ts';

/** A source of the search: what it holds, and why it does not. */
export interface Entries {
  readonly data: readonly SearchEntry[] | undefined;
  readonly failure: Failure | undefined;
  readonly asking: boolean;
  readonly retry: () => void;
}

/** The products that this customer's store shows, in the reader's language. */
export function useProductEntries(): Entries {
  const { customerStore } = useTradeArea();
  const language = useLanguage();
  const { items, computed } = useCustomerItems();
  useEffect(() => {
    void customerStore.need('items', language);
    void customerStore.need('context', language);
  }, [customerStore, language]);
  const data = useMemo(() => computed?.map(entryOf), [computed]);
  const retry = useCallback(() => void customerStore.retry('items', language), [customerStore, language]);
  return {
    data,
    failure: items.data === null ? (items.failure ?? undefined) : undefined,
    asking: items.working,
    retry,
  };
}

function entryOf(item: ComputedItem): SearchEntry {
  const { id, title, text = '' } = itemRow(item);
  return {
    kind: 'product',
    id,
    title,
    detail: text,
    href: item.is_active_page ? productPath(item.slug) : searchPath(item.nome),
  };
}
