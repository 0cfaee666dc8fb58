import type { ReactElement } from 'react';
import { useText } from '../kit/text/engine.tsx';
import { useLeaveGuard } from '../kit/useLeaveGuard.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { configuratorTexts } from './strings.ts';

export interface LeaveQuestionProps {
  /** Choices have been made since the quote was saved. */
  readonly isChanged: boolean;
  /** The links of the page are the portal's own: they wait for an answer too. */
  readonly guardLinks: boolean;
}

/** Asks before the page is left with choices that are in no quote. */
export function LeaveQuestion({ isChanged, guardLinks }: LeaveQuestionProps): ReactElement {
  const t = useText(configuratorTexts);
  const guard = useLeaveGuard(isChanged, guardLinks);
  return (
    <ConfirmDialog
      open={guard.asking}
      title={t('leaveTitle')}
      yesLabel={t('leaveYes')}
      noLabel={t('leaveNo')}
      danger
      onYes={guard.leave}
      onNo={guard.stay}
    >
      {t('leaveText')}
    </ConfirmDialog>
  );
}
