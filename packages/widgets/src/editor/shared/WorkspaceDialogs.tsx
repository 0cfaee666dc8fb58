import type { ReactElement } from 'react';
import { useText } from '../../kit/text/engine.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { WorkspaceProps } from './EditorFrame.tsx';
import { printEditorTexts } from './strings.ts';
import type { useWorkspace } from './useWorkspace.ts';

export interface WorkspaceDialogsProps extends Pick<WorkspaceProps, 'opened' | 'state' | 'lab' | 'onOpened'> {
  readonly work: ReturnType<typeof useWorkspace>;
}

/** Questions that lie over an open project: it was changed elsewhere, or the page is about to be left. */
export function WorkspaceDialogs(props: WorkspaceDialogsProps): ReactElement {
  const { opened, state, lab, onOpened, work } = props;
  const { guard, isSending } = work;
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
