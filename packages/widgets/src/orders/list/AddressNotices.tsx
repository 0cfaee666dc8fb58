import type { ReactElement } from 'react';
import { kitTexts } from '../../kit/strings.ts';
import { useText } from '../../kit/text/engine.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ordersTexts } from '../strings.ts';
import { useOrderFormats } from '../useOrderFormats.ts';
import type { AddressNotice } from './useListAddress.ts';

const problemTexts = {
  unknownValue: 'addressUnknownValue',
  notADate: 'addressNotADate',
  notAPage: 'addressNotAPage',
  tooLong: 'addressTooLong',
} as const;

export interface AddressNoticesProps {
  readonly notices: readonly AddressNotice[];
  readonly onDismiss: () => void;
}

/** What of the address was not understood and what is shown instead. */
export function AddressNotices({ notices, onDismiss }: AddressNoticesProps): ReactElement | null {
  const t = useText(ordersTexts);
  const kit = useText(kitTexts);
  const { date } = useOrderFormats();
  if (notices.length === 0) return null;
  const say = (notice: AddressNotice) => {
    if (notice.kind === 'page') return t('addressPage', { asked: notice.asked, page: notice.page });
    if (notice.kind === 'dates') {
      const { from, to } = notice.correction;
      return t('addressDate', { from: date(from), to: date(to) });
    }
    return t(problemTexts[notice.problem.problem], { parameter: notice.problem.parameter });
  };
  return (
    <Notice
      tone="warning"
      title={notices.some(({ kind }) => kind !== 'page') ? t('addressTitle') : undefined}
      announce="status"
      onDismiss={onDismiss}
      dismissLabel={kit('close')}
    >
      {notices.map((notice) => (
        <div key={JSON.stringify(notice)}>{say(notice)}</div>
      ))}
    </Notice>
  );
}
