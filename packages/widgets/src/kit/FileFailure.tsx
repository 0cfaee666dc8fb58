import type { ReactElement } from 'react';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { kitTexts } from './strings.ts';
import { useText } from './text/engine.tsx';
import type { FileTask } from './useCsvFile.ts';
import { useFailureText } from './useFailureText.ts';

export interface FileFailureProps {
  readonly work: FileTask;
  /** Names the file that could not be made. */
  readonly title: string;
  readonly onRetry: () => void;
}

/** Why a file could not be saved, with another try. Nothing when nothing failed. */
export function FileFailure({ work, title, onRetry }: FileFailureProps): ReactElement | null {
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  if (!work.failure) return null;
  return (
    <Notice
      tone="danger"
      title={title}
      announce="alert"
      onDismiss={work.dismiss}
      dismissLabel={kit('close')}
      actions={
        <Button variant="quiet" busy={work.working} onClick={onRetry}>
          {kit('retry')}
        </Button>
      }
    >
      {failureText(work.failure)}
    </Notice>
  );
}
