import type { ReactElement } from 'react';
import { kitTexts } from '../../kit/strings.ts';
import { useText } from '../../kit/text/engine.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { paymentsTexts } from '../strings.ts';
import { usePaymentFormats } from '../usePaymentFormats.ts';
import type { PaymentsNotice } from '../usePaymentsAddress.ts';

const problems = {
  unknownValue: 'addressUnknownValue',
  notADate: 'addressNotADate',
  notAPage: 'addressNotAPage',
  tooLong: 'addressTooLong',
} as const;

export interface AddressNoticesProps {
  readonly notices: readonly PaymentsNotice[];
  readonly onDismiss: () => void;
}

/** What of the address was not understood and what is shown instead. */
export function AddressNotices({ notices, onDismiss }: AddressNoticesProps): ReactElement | null {
  const t = useText(paymentsTexts);
  const kit = useText(kitTexts);
  const { date } = usePaymentFormats();
  if (notices.length === 0) return null;
  const say = (notice: PaymentsNotice) => {
    if (notice.kind === 'page') return t('addressPage', { asked: notice.asked, page: notice.page });
    if (notice.kind === 'dates') return t('addressDates', { from: date(notice.from), to: date(notice.to) });
    return t(problems[notice.problem.problem], { parameter: notice.problem.parameter });
  };
  return (
    <Notice
      tone="warning"
      title={notices.some(({ kind }) => kind === 'problem') ? t('addressTitle') : undefined}
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
