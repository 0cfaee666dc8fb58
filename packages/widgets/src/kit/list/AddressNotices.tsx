import type { ReactElement } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import { kitTexts } from '../strings.ts';
import { useText } from '../text/engine.tsx';
import { useFormats } from '../useFormats.ts';
import { listTexts } from '../listStrings.ts';
import type { AddressNotice } from './useListPage.ts';

export interface AddressNoticesProps {
  readonly notices: readonly AddressNotice[];
  readonly onDismiss: () => void;
}

/** Says which parts of the address were not understood, and what is shown instead. */
export function AddressNotices({ notices, onDismiss }: AddressNoticesProps): ReactElement | null {
  const t = useText(listTexts);
  const kit = useText(kitTexts);
  const { date } = useFormats();
  if (notices.length === 0) return null;
  const textOf = (notice: AddressNotice) => {
    if (notice.kind === 'page') return t('addressPage', { asked: notice.asked, page: notice.page });
    if (notice.kind === 'dates') return t('addressDates', { from: date(notice.from), to: date(notice.to) });
    return t(`address_${notice.problem.problem}`, { parameter: notice.problem.parameter });
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
        <div key={JSON.stringify(notice)}>{textOf(notice)}</div>
      ))}
    </Notice>
  );
}
