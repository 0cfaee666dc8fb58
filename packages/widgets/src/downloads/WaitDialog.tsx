import type { ReactElement } from 'react';
import { useText } from '../kit/text/engine.tsx';
import { kitTexts } from '../kit/strings.ts';
import { useFailureText } from '../kit/useFailureText.ts';
import { useFormats } from '../kit/useFormats.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { downloadsTexts } from './strings.ts';
import type { RunningDownload } from './useFileDownload.tsx';

export interface WaitDialogProps {
  readonly running: RunningDownload;
  /** Ends the download, or closes the notice of its failure. */
  readonly onStop: () => void;
  readonly onRetry: () => void;
}

/** 'Please wait' with the progress of a download (DOC-12); a failure, such as 'File not found' (DOC-22). */
export function WaitDialog({ running, onStop, onRetry }: WaitDialogProps): ReactElement {
  const t = useText(downloadsTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  const { size } = useFormats();
  const { name, isArchive, received, total, failure } = running;
  const isMissing = failure?.kind === 'notFound';
  if (failure)
    return (
      <Dialog
        open
        role="alertdialog"
        onClose={onStop}
        closeLabel={t('close')}
        title={isMissing ? t('fileNotFound') : t('fileFailed', { name })}
        size="small"
        footer={
          <>
            <Button onClick={onStop}>{t('close')}</Button>
            {!isMissing && (
              <Button variant="primary" onClick={onRetry}>
                {kit('retry')}
              </Button>
            )}
          </>
        }
      >
        <Notice tone="danger">{isMissing ? t('fileNotFoundText', { name }) : failureText(failure)}</Notice>
      </Dialog>
    );
  const share = total === null || total === 0 ? null : (received / total) * 100;
  return (
    <Dialog
      open
      onClose={onStop}
      closeOnBackdrop={false}
      title={t('pleaseWait')}
      size="small"
      footer={<Button onClick={onStop}>{t('cancel')}</Button>}
    >
      <ProgressBar
        value={share}
        label={isArchive ? t('preparingZip') : t('gettingFile', { name })}
        detail={received === 0 ? undefined : size(received)}
      />
    </Dialog>
  );
}
