import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { cardPlaceholders, checkProject, fillCard, findSheet, piecesOf } from '@trade-area/core/layout';
import type { LocalFile } from '@trade-area/core/kernel';
import { useText } from '../../kit/text/engine.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { bookEditorTexts } from '../books/strings.ts';
import { bookActText } from '../books/words.ts';
import { EditorBar } from '../workspace/EditorBar.tsx';
import type { WorkspaceProps } from '../workspace/EditorFrame.tsx';
import { FinishScreen } from '../workspace/FinishScreen.tsx';
import { printEditorTexts } from '../workspace/strings.ts';
import { UploadNotices } from '../workspace/UploadNotices.tsx';
import { useFonts } from '../workspace/useFonts.ts';
import { useSizeName } from '../workspace/useSizeName.ts';
import { useWorkspace } from '../workspace/useWorkspace.ts';
import { WorkspaceDialogs } from '../workspace/WorkspaceDialogs.tsx';
import { CardDesk } from './CardDesk.tsx';
import { CardExtras } from './CardExtras.tsx';
import { DesignDialog } from './DesignDialog.tsx';
import { PackField } from './PackField.tsx';
import { SheetDialogs, useSheetActs } from './SheetDialogs.tsx';
import { cardEditorTexts } from './strings.ts';
import { useCardChecks } from './useCardChecks.ts';

/** An open card: its sides or its order, and what lies over them. */
export function CardWorkspace(props: WorkspaceProps): ReactElement {
  const { opened, state, uploads, lab, choices, step, onStep } = props;
  const { editor, sender, pictures } = opened;
  const { project, saving, sheetId } = state;
  const t = useText(cardEditorTexts);
  const books = useText(bookEditorTexts);
  const shared = useText(printEditorTexts);
  const nameOf = useSizeName(choices);
  const acts = useSheetActs();
  const [isDesigning, setDesigning] = useState(false);
  const outlinesOf = useFonts();
  const options = useMemo(() => ({ outlinesOf, placeholders: cardPlaceholders }), [outlinesOf]);
  const findings = useMemo(() => checkProject(project, options), [project, options]);
  const { section, guard, isSending, order } = useWorkspace(props);
  const checks = useCardChecks(editor, project, options, () => onStep('edit'));
  const choice = choices.find(
    ({ product_code, size }) => product_code === project.product_code && size === project.size,
  );
  const sheet = findSheet(project, sheetId) ?? project.spreads[0];
  const add = (files: readonly LocalFile[]) => void sender.add(files, { act: 'addPhotos', place: fillCard });
  const summary = `${t('cards', { count: piecesOf(project) })} · ${shared('photos', { count: project.photos.length })}`;
  return (
    <section ref={section} className="ta-editor ta-card">
      {step !== 'finish' && (
        <h1 className="ta-title" dir="auto">
          {project.name === '' ? t('card') : project.name}
        </h1>
      )}
      <EditorBar
        {...{ editor, state, lab, summary }}
        actName={(act) => (act === 'changeProduct' ? t('actOptions') : bookActText(books, act))}
      />
      {opened.isFromDevice && saving.kind === 'offline' && (
        <Notice tone="warning">{shared('offlineOpened')}</Notice>
      )}
      <UploadNotices sender={sender} uploads={uploads} />
      {step === 'finish' || !sheet ? (
        <FinishScreen
          {...{ editor, state, lab, findings, checks }}
          rows={[[nameOf(choice ?? { name: project.product_code, size: project.size }), '']]}
          pieces={(count) => t('cards', { count })}
          quantity={
            <>
              <PackField {...{ editor, project, choice }} />
              <CardExtras {...{ editor, project, choice }} />
            </>
          }
          backLabel={t('backToCard')}
          onOrder={order}
          onBack={() => onStep('edit')}
        />
      ) : (
        <CardDesk
          {...{ opened, project, sheet, outlinesOf }}
          {...{ onBox: acts.onBox, onCrop: acts.onCrop, onPick: acts.onPick }}
          onFiles={add}
          onDesign={() => setDesigning(true)}
          onFinish={() => onStep('finish')}
        />
      )}
      <SheetDialogs {...{ opened, state, acts }} onFiles={add} />
      {isDesigning && <DesignDialog {...{ editor, project, pictures }} onClose={() => setDesigning(false)} />}
      <WorkspaceDialogs {...{ opened, state, lab, guard, isSending }} onOpened={props.onOpened} />
    </section>
  );
}
