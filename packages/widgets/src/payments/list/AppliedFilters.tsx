import type { ReactElement } from 'react';
import { yearOfDates } from '@trade-area/core/payments';
import type { PaymentsAddress } from '@trade-area/core/payments';
import { useSessionArea } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { closeIcon } from '../../ui/icons.ts';
import { paymentsTexts } from '../strings.ts';
import { usePaymentFormats } from '../usePaymentFormats.ts';

type Change = Partial<Omit<PaymentsAddress, 'page'>>;

export interface AppliedFiltersProps {
  readonly address: PaymentsAddress;
  readonly onChange: (change: Change) => void;
  readonly onClear: () => void;
}

/** What narrows the list, each to be taken away, all with one press. Nothing when nothing does. */
export function AppliedFilters({ address, onChange, onClear }: AppliedFiltersProps): ReactElement | null {
  const t = useText(paymentsTexts);
  const { date } = usePaymentFormats();
  const { today } = useSessionArea();
  const year = yearOfDates(address, today());
  const { search, article, state, from, to, ref } = address;
  const all: readonly (readonly [shown: boolean, name: string, without: Change])[] = [
    [ref !== '', t('appliedOrder', { code: ref }), { ref: '' }],
    [search !== '', t('appliedSearch', { text: search }), { search: '' }],
    [state !== null, state === null ? '' : t(`state${state}`), { state: null }],
    [article !== '', article, { article: '' }],
    [year !== '', year, { from: '', to: '' }],
    [year === '' && from !== '', `${t('paidFrom')} ${date(from)}`, { from: '' }],
    [year === '' && to !== '', `${t('paidTo')} ${date(to)}`, { to: '' }],
  ];
  const chips = all.filter(([shown]) => shown);
  if (chips.length === 0) return null;
  return (
    <div className="ta-payments-applied">
      <ul className="ta-payments-applied__list" aria-label={t('applied')}>
        {chips.map(([, name, without]) => (
          <li key={name}>
            <button
              type="button"
              className="ta-payments-chip"
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
