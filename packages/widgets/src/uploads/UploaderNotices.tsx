import { useState } from 'react';
import type { ReactElement } from 'react';
import { singlePages } from '@trade-area/core/uploads';
import type { Uploader, UploaderState } from '@trade-area/core/uploads';
import { useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { useFormats } from '../kit/useFormats.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { playIcon } from '../ui/icons.ts';
import { Notice } from '../ui/Notice.tsx';
import { uploadsTexts } from './strings.ts';
import { namesOf } from './words.ts';

/** The notices about all files. */
export function UploaderNotices({
  uploader,
  state,
}: {
  readonly uploader: Uploader;
  readonly state: UploaderState;
}): ReactElement {
  const t = useText(uploadsTexts);
  const failureText = useFailureText();
  const { list } = useFormats();
  const [asksToLeaveOut, setAsksToLeaveOut] = useState(false);
  const { rows, order, signIn, submitFailure, alreadyHere } = state;
  const singles = singlePages(rows).length;
  const missing = rows.filter(({ status }) => status === 'needsFile');
  const names = namesOf(missing, t, list);
  const hints = [
    ...(order.gaps.length > 0 ? [t('gaps', { numbers: list(order.gaps.slice(0, 12).map(String)) })] : []),
    ...(order.doubles.length > 0
      ? [t('doubles', { numbers: list(order.doubles.slice(0, 12).map(String)) })]
      : []),
    ...(order.unpadded ? [t('unpadded')] : []),
  ];
  return (
    <>
      {signIn && (
        <Notice tone="warning" title={t('signInTitle')} announce="alert">
          {t('signInText')}
        </Notice>
      )}
      {submitFailure && (
        <Notice tone="danger" title={t('submitFailed')} announce="alert">
          {failureText(submitFailure)}
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice
          tone="info"
          title={t('resumeTitle')}
          actions={
            <>
              {state.asleep > 0 && (
                <Button variant="quiet" size="small" icon={playIcon} onClick={() => void uploader.recall()}>
                  {t('recall')}
                </Button>
              )}
              <Button variant="quiet" size="small" onClick={() => setAsksToLeaveOut(true)}>
                {t('leaveOut')}
              </Button>
            </>
          }
        >
          {state.asleep > 0
            ? t('recallText', { count: state.asleep })
            : t('resumeText', { count: missing.length })}{' '}
          {t('missingNames', { names })}
        </Notice>
      )}
      <ConfirmDialog
        open={asksToLeaveOut && missing.length > 0}
        title={t('leaveOutTitle')}
        yesLabel={t('leaveOutYes')}
        noLabel={t('cancel')}
        danger
        onYes={() => {
          setAsksToLeaveOut(false);
          void uploader.leaveOutMissing();
        }}
        onNo={() => setAsksToLeaveOut(false)}
      >
        <p>{t('leaveOutText', { names })}</p>
      </ConfirmDialog>
      {alreadyHere > 0 && (
        <Notice tone="info" announce="status">
          {t('alreadyHere', { count: alreadyHere })}
        </Notice>
      )}
      {singles > 0 && (
        <Notice
          tone="info"
          title={t('joinTitle')}
          announce="status"
          actions={
            <Button
              variant="quiet"
              size="small"
              busy={rows.some(({ status }) => status === 'reading')}
              onClick={() => void uploader.pairSinglePages()}
            >
              {t('join')}
            </Button>
          }
        >
          {t('joinText', { count: singles })}
        </Notice>
      )}
      {hints.length > 0 && (
        <Notice tone="warning" announce="status">
          {hints.join(' ')}
        </Notice>
      )}
    </>
  );
}
