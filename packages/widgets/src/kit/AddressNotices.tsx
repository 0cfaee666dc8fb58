import type { ReactElement } from 'react';
import { Notice } from '../ui/Notice.tsx';
import { kitTexts } from './strings.ts';
import type { TextValues } from './text/bundle.ts';
import { useText } from './text/engine.tsx';

type Problem = 'unknownValue' | 'notADate' | 'notAPage' | 'tooLong';

/** Something of the address of a list that could not be shown as it stood. */
export type AddressNotice =
  | {
      readonly kind: 'problem';
      readonly problem: { readonly parameter: string; readonly problem: Problem };
    }
  | { readonly kind: 'dates'; readonly from: string; readonly to: string }
  | { readonly kind: 'page'; readonly asked: number; readonly page: number };

type Words = `address_${Problem}` | 'addressTitle' | 'addressDates' | 'addressPage';

export interface AddressNoticesProps {
  readonly notices: readonly AddressNotice[];
  readonly onDismiss: () => void;
  /** The list's own words for each of them. */
  readonly t: (key: Words, values?: TextValues) => string;
  /** ISO date to words of figures. */
  readonly date: (value: string) => string;
}

/** What of the address was not understood and what is shown instead. */
export function AddressNotices({ notices, onDismiss, t, date }: AddressNoticesProps): ReactElement | null {
  const kit = useText(kitTexts);
  if (notices.length === 0) return null;
  const say = (notice: AddressNotice) => {
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
        <div key={JSON.stringify(notice)}>{say(notice)}</div>
      ))}
    </Notice>
  );
}
