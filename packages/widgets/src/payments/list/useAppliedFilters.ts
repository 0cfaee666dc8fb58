import { yearOfDates } from '@trade-area/core/payments';
import type { PaymentsAddress } from '@trade-area/core/payments';
import { listTexts } from '../../kit/listStrings.ts';
import { useSessionArea } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { paymentsTexts } from '../strings.ts';

type Change = Partial<Omit<PaymentsAddress, 'page'>>;

/** The filters of the payments list that are in use, each with the change that removes it. */
export function useAppliedFilters(
  address: PaymentsAddress,
): readonly { readonly name: string; readonly without: Change }[] {
  const t = useText(paymentsTexts);
  const list = useText(listTexts);
  const { date } = useFormats();
  const year = yearOfDates(address, useSessionArea().today());
  const { search, article, state, from, to, ref } = address;
  const all: readonly (readonly [isUsed: boolean, name: string, without: Change])[] = [
    [ref !== '', t('appliedOrder', { code: ref }), { ref: '' }],
    [search !== '', list('appliedSearch', { text: search }), { search: '' }],
    [state !== null, state === null ? '' : t(`state${state}`), { state: null }],
    [article !== '', article, { article: '' }],
    [year !== '', year, { from: '', to: '' }],
    [year === '' && from !== '', `${t('paidFrom')} ${date(from)}`, { from: '' }],
    [year === '' && to !== '', `${t('paidTo')} ${date(to)}`, { to: '' }],
  ];
  return all.filter(([isUsed]) => isUsed).map(([, name, without]) => ({ name, without }));
}
