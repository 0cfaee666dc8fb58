import type { ReactElement } from 'react';
import type { PhotoSender, PhotoUploads } from '@trade-area/core/editor';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { resumeIcon } from '../../ui/icons.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { printEditorTexts } from './strings.ts';
import { refusalTexts } from './words.ts';

export interface UploadNoticesProps {
  readonly sender: PhotoSender;
  readonly uploads: PhotoUploads;
}

/** Photos on their way: how far they are, what interrupted them, and files that became no print. */
export function UploadNotices({
  sender,
  uploads: { uploads, refused, reading },
}: UploadNoticesProps): ReactElement {
  const t = useText(printEditorTexts);
  const bytes = uploads.reduce((sum, { size }) => sum + size, 0);
  const sent = uploads.reduce((sum, { sent: part, size }) => sum + Math.min(part, size), 0);
  const ready = uploads.filter(({ state }) => state === 'ready' || state === 'checking').length;
  const isMoving = uploads.some(({ state }) => state !== 'ready' && state !== 'refused');
  return (
    <>
      {reading > 0 && (
        <p className="ta-quiet" role="status">
          {t('reading', { count: reading })}
        </p>
      )}
      {isMoving && (
        <ProgressBar
          value={bytes === 0 ? null : (sent / bytes) * 100}
          label={t('uploading', { ready, all: uploads.length })}
        />
      )}
      {uploads.some(({ state }) => state === 'interrupted') && (
        <Notice
          tone="warning"
          announce="status"
          actions={
            <Button icon={resumeIcon} onClick={sender.resume}>
              {t('resume')}
            </Button>
          }
        >
          {t('interrupted')}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice
          tone="warning"
          announce="status"
          title={t('refused', { count: refused.length })}
          onDismiss={sender.dismissRefused}
          dismissLabel={t('dismiss')}
        >
          <ul className="ta-editor-refused">
            {refused.map(({ name, problem }, index) => (
              <li key={index}>{t(refusalTexts[problem], { name })}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
