import type { ReactElement } from 'react';
import { useText } from '../../kit/text/engine.tsx';
import type { useLeaveGuard } from '../../kit/useLeaveGuard.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { WorkspaceProps } from './EditorFrame.tsx';
import { printEditorTexts } from './strings.ts';

export interface WorkspaceDialogsProps extends Pick<WorkspaceProps, 'opened' | 'state' | 'lab' | 'onOpened'> {
  readonly guard: ReturnType<typeof useLeaveGuard>;
  /** Photos are on their way. */
  readonly isSending: boolean;
}

/** Questions that lie over an open project: it was changed elsewhere, or the page is about to be left. */
export function WorkspaceDialogs(props: WorkspaceDialogsProps): ReactElement {
  const { opened, state, lab, onOpened, guard, isSending } = props;
  const t = useText(printEditorTexts);
  return (
    <>
      <ConflictDialog editor={opened.editor} state={state} lab={lab} onOpened={onOpened} />
      <ConfirmDialog
        open={guard.asking}
        title={t('leaveTitle')}
        yesLabel={t('leaveYes')}
        noLabel={t('leaveNo')}
        danger
        onYes={guard.leave}
        onNo={guard.stay}
      >
        {t(isSending ? 'leaveUploads' : 'leaveText')}
      </ConfirmDialog>
    </>
  );
}
