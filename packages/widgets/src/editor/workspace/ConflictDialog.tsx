import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Editor, EditorState, PrintLab } from '@trade-area/core/editor';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { printEditorTexts } from './strings.ts';
import { newUuid } from './usePrintEditor.ts';

export interface ConflictDialogProps {
  readonly editor: Editor;
  readonly state: EditorState;
  readonly lab: PrintLab;
  readonly onOpened: (uuid: string) => void;
}

/** The project was changed elsewhere: two ways on, neither of which loses anything unasked. */
export function ConflictDialog({ editor, state, lab, onOpened }: ConflictDialogProps): ReactElement {
  const { project, saving } = state;
  const t = useText(printEditorTexts);
  const failureText = useFailureText();
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState('');
  const takeTheirs = async () => {
    setLoading(true);
    const answer = await lab.open(project.uuid);
    setLoading(false);
    setProblem(answer.ok ? '' : failureText(answer.failure));
    if (answer.ok) editor.takeTheirs(answer.value.project);
  };
  const keepMine = () => {
    const uuid = newUuid();
    editor.keepMine(uuid, project.name === '' ? '' : t('copyName', { name: project.name }));
    onOpened(uuid);
  };
  return (
    <Dialog
      open={saving.kind === 'conflict'}
      role="alertdialog"
      size="small"
      locked
      // One of the two ways must be chosen.
      onClose={() => undefined}
      title={t('conflictTitle')}
      footer={
        <>
          <Button busy={isLoading} onClick={() => void takeTheirs()}>
            {t('conflictTheirs')}
          </Button>
          <Button variant="primary" disabled={isLoading} onClick={keepMine} data-initial-focus>
            {t('conflictMine')}
          </Button>
        </>
      }
    >
      <p>{t('conflictText')}</p>
      {problem !== '' && (
        <Notice tone="danger" announce="alert">
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}
