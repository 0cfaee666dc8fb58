import type { ReactElement } from 'react';
import type { TableAddress } from '@trade-area/core/orders';
import { useText } from '../../kit/text/engine.tsx';
import { AppliedChips } from '../../ui/AppliedChips.tsx';
import { ordersTexts } from '../strings.ts';
import { useFormats } from '../../kit/useFormats.ts';

export interface AppliedFiltersProps {
  readonly address: TableAddress;
  readonly onChange: (change: Partial<Omit<TableAddress, 'page'>>) => void;
  readonly onClear: () => void;
}

/** What narrows the list, each to be taken away, all with one press. Nothing when nothing does. */
export function AppliedFilters({ address, onChange, onClear }: AppliedFiltersProps): ReactElement {
  const t = useText(ordersTexts);
  const chips = useChips(address).map(({ name, without }) => ({ name, onRemove: () => onChange(without) }));
  const labels = {
    list: t('applied'),
    remove: (name: string) => t('remove', { name }),
    clear: t('clearAll'),
  };
  return <AppliedChips chips={chips} onClear={onClear} labels={labels} />;
}

interface Chip {
  readonly name: string;
  readonly without: Partial<Omit<TableAddress, 'page'>>;
}

function useChips(address: TableAddress): readonly Chip[] {
  const t = useText(ordersTexts);
  const { date } = useFormats();
  const chips: Chip[] = [];
  const add = (name: string, without: Chip['without']) => chips.push({ name, without });
  const { status, article, search, from, to, shippingFrom, shippingTo } = address;
  if (search !== '') add(t('appliedSearch', { text: search }), { search: '' });
  if (status !== null) add(t(`status${status}`), { status: null });
  if (article !== '') add(article, { article: '' });
  if (from !== '') add(`${t('orderedFrom')} ${date(from)}`, { from: '' });
  if (to !== '') add(`${t('orderedTo')} ${date(to)}`, { to: '' });
  if (shippingFrom !== '') add(`${t('shippedFrom')} ${date(shippingFrom)}`, { shippingFrom: '' });
  if (shippingTo !== '') add(`${t('shippedTo')} ${date(shippingTo)}`, { shippingTo: '' });
  return chips;
}
