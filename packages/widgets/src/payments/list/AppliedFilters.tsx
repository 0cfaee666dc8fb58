import type { ReactElement } from 'react';
import { yearOfDates } from '@trade-area/core/payments';
import type { PaymentsAddress } from '@trade-area/core/payments';
import { useSessionArea } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { AppliedChips } from '../../ui/AppliedChips.tsx';
import { paymentsTexts } from '../strings.ts';
import { useFormats } from '../../kit/useFormats.ts';

type Change = Partial<Omit<PaymentsAddress, 'page'>>;

export interface AppliedFiltersProps {
  readonly address: PaymentsAddress;
  readonly onChange: (change: Change) => void;
  readonly onClear: () => void;
}

/** What narrows the list, each to be taken away, all with one press. Nothing when nothing does. */
export function AppliedFilters({ address, onChange, onClear }: AppliedFiltersProps): ReactElement {
  const t = useText(paymentsTexts);
  const { date } = useFormats();
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
  const chips = all
    .filter(([shown]) => shown)
    .map(([, name, without]) => ({ name, onRemove: () => onChange(without) }));
  const labels = {
    list: t('applied'),
    remove: (name: string) => t('remove', { name }),
    clear: t('clearAll'),
  };
  return <AppliedChips chips={chips} onClear={onClear} labels={labels} />;
}
