import type { ReactElement } from 'react';
import { useText } from '../kit/text/engine.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { projectsTexts } from './strings.ts';

export interface DeleteQuestionProps {
  /** Name of the project. */
  readonly name: string;
  readonly busy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Whether a project is to be deleted (PROJ-21). */
export function DeleteQuestion({ name, busy, onYes, onNo }: DeleteQuestionProps): ReactElement {
  const t = useText(projectsTexts);
  return (
    <ConfirmDialog
      open
      danger
      title={t('deleteTitle')}
      yesLabel={t('yes')}
      noLabel={t('no')}
      busy={busy}
      onYes={onYes}
      onNo={onNo}
    >
      <p>{t('deleteQuestion')}</p>
      <p>{t('deleteNote', { name })}</p>
    </ConfirmDialog>
  );
}
