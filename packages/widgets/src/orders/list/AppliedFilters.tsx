import type { ReactElement } from 'react';
import type { TableAddress } from '@trade-area/core/orders';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { closeIcon } from '../../ui/icons.ts';
import { ordersTexts } from '../strings.ts';
import { useOrderFormats } from '../useOrderFormats.ts';

export interface AppliedFiltersProps {
  readonly address: TableAddress;
  readonly onChange: (change: Partial<Omit<TableAddress, 'page'>>) => void;
  readonly onClear: () => void;
}

interface Chip {
  readonly name: string;
  readonly without: Partial<Omit<TableAddress, 'page'>>;
}

/** What narrows the list, each to be taken away, all with one press. Nothing when nothing does. */
export function AppliedFilters({ address, onChange, onClear }: AppliedFiltersProps): ReactElement | null {
  const t = useText(ordersTexts);
  const chips = useChips(address);
  if (chips.length === 0) return null;
  return (
    <div className="ta-orders-applied">
      <ul className="ta-orders-applied__list" aria-label={t('applied')}>
        {chips.map(({ name, without }) => (
          <li key={name} className="ta-orders-applied__item">
            <button
              type="button"
              className="ta-orders-chip"
              aria-label={t('remove', { name })}
              onClick={() => onChange(without)}
            >
              <span>{name}</span>
              <Icon shape={closeIcon} size="small" />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="link" size="small" onClick={onClear}>
        {t('clearAll')}
      </Button>
    </div>
  );
}

function useChips(address: TableAddress): readonly Chip[] {
  const t = useText(ordersTexts);
  const { date } = useOrderFormats();
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
