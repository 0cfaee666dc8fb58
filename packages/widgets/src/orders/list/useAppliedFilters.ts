import type { TableAddress } from '@trade-area/core/orders';
import { listTexts } from '../../kit/listStrings.ts';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { ordersTexts } from '../strings.ts';

type Change = Partial<Omit<TableAddress, 'page'>>;

/** The filters of a table of orders that are in use, each with the change that removes it. */
export function useAppliedFilters(
  address: TableAddress,
): readonly { readonly name: string; readonly without: Change }[] {
  const t = useText(ordersTexts);
  const list = useText(listTexts);
  const { date } = useFormats();
  const { status, article, search, from, to, shippingFrom, shippingTo } = address;
  const all: readonly (readonly [isUsed: boolean, name: string, without: Change])[] = [
    [search !== '', list('appliedSearch', { text: search }), { search: '' }],
    [status !== null, status === null ? '' : t(`status${status}`), { status: null }],
    [article !== '', article, { article: '' }],
    [from !== '', `${t('orderedFrom')} ${date(from)}`, { from: '' }],
    [to !== '', `${t('orderedTo')} ${date(to)}`, { to: '' }],
    [shippingFrom !== '', `${t('shippedFrom')} ${date(shippingFrom)}`, { shippingFrom: '' }],
    [shippingTo !== '', `${t('shippedTo')} ${date(shippingTo)}`, { shippingTo: '' }],
  ];
  return all.filter(([isUsed]) => isUsed).map(([, name, without]) => ({ name, without }));
}
