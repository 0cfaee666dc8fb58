import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { printContent } from '@trade-area/core/editor';
import { checkProject, copiesOf, removeSpread } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { FindingSubject } from '../workspace/CheckList.tsx';
import { EditorBar } from '../workspace/EditorBar.tsx';
import type { WorkspaceProps } from '../workspace/EditorFrame.tsx';
import { FinishScreen } from '../workspace/FinishScreen.tsx';
import { printEditorTexts } from '../workspace/strings.ts';
import { UploadNotices } from '../workspace/UploadNotices.tsx';
import { useSizeName } from '../workspace/useSizeName.ts';
import { useWorkspace } from '../workspace/useWorkspace.ts';
import { WorkspaceDialogs } from '../workspace/WorkspaceDialogs.tsx';
import { actText } from '../workspace/words.ts';
import { PrintCrop } from './PrintCrop.tsx';
import { PrintGrid } from './PrintGrid.tsx';

/** An open project: the bar, the prints or the order, and what lies over them. */
export function PrintWorkspace(props: WorkspaceProps): ReactElement {
  const { opened, state, uploads, lab, choices, step, onStep } = props;
  const { editor, sender, pictures } = opened;
  const { project, saving } = state;
  const t = useText(printEditorTexts);
  const { number } = useFormats();
  const nameOf = useSizeName(choices);
  const [cropped, setCropped] = useState('');
  const findings = useMemo(() => checkProject(project), [project]);
  const { section, guard, isSending, order } = useWorkspace(props);
  const choice = choices.find(
    ({ product_code, size }) => product_code === project.product_code && size === project.size,
  );
  const photos = project.spreads.filter((sheet) => printContent(project, sheet)).length;
  const summary = `${t('photos', { count: photos })} · ${t('pieces', { count: copiesOf(project) })}`;
  const subjectOf = (sheetId: string): FindingSubject | null => {
    const index = project.spreads.findIndex(({ id }) => id === sheetId);
    const sheet = project.spreads[index];
    if (!sheet) return null;
    const content = printContent(project, sheet);
    const name = content?.photo.name ?? t('noPhoto');
    return { name, where: t('print', { number: number(index + 1), name }), canShow: content !== null };
  };
  const checks = {
    subjectOf: ({ sheetId }: { readonly sheetId: string }) => subjectOf(sheetId),
    onShow: ({ sheetId }: { readonly sheetId: string }) => setCropped(sheetId),
    onRemove: ({ sheetId }: { readonly sheetId: string }) =>
      editor.act('removeSpread', (each) => removeSpread(each, sheetId)),
  };
  return (
    <section ref={section} className="ta-editor">
      {step !== 'finish' && (
        <h1 className="ta-title" dir="auto">
          {project.name === '' ? t('prints') : project.name}
        </h1>
      )}
      <EditorBar {...{ editor, state, lab, summary }} actName={(act) => actText(t, act)} />
      {opened.isFromDevice && saving.kind === 'offline' && (
        <Notice tone="warning">{t('offlineOpened')}</Notice>
      )}
      <UploadNotices sender={sender} uploads={uploads} />
      {step === 'finish' ? (
        <FinishScreen
          {...{ editor, state, lab, findings, checks }}
          rows={[
            [
              t('pieces', { count: copiesOf(project) }),
              nameOf(choice ?? { name: project.product_code, size: project.size }),
            ],
          ]}
          pieces={(count) => t('pieces', { count })}
          onOrder={order}
          onBack={() => onStep('edit')}
        />
      ) : (
        <PrintGrid
          {...{ opened, state, uploads, choices, findings, checks }}
          onCrop={setCropped}
          onFinish={() => onStep('finish')}
        />
      )}
      {cropped !== '' && (
        <PrintCrop
          {...{ editor, state, pictures }}
          sheetId={cropped}
          onSheet={setCropped}
          onClose={() => {
            editor.endGesture();
            setCropped('');
          }}
        />
      )}
      <WorkspaceDialogs {...{ opened, state, lab, guard, isSending }} onOpened={props.onOpened} />
    </section>
  );
}
