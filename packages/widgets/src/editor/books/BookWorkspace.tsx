import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { setBooks } from '@trade-area/core/editor';
import { checkProject, findSheet, pagesOf, piecesOf, projectLimits, sheetsOf } from '@trade-area/core/layout';
import type { ProjectItem } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CopiesField } from '../workspace/CopiesField.tsx';
import { EditorBar } from '../workspace/EditorBar.tsx';
import type { WorkspaceProps } from '../workspace/EditorFrame.tsx';
import { FinishScreen } from '../workspace/FinishScreen.tsx';
import { printEditorTexts } from '../workspace/strings.ts';
import { useFonts } from '../workspace/useFonts.ts';
import { UploadNotices } from '../workspace/UploadNotices.tsx';
import { useSizeName } from '../workspace/useSizeName.ts';
import { useWorkspace } from '../workspace/useWorkspace.ts';
import { WorkspaceDialogs } from '../workspace/WorkspaceDialogs.tsx';
import { BookCrop } from './BookCrop.tsx';
import { BookDesk } from './BookDesk.tsx';
import { BookPreview } from './BookPreview.tsx';
import { bookEditorTexts } from './strings.ts';
import { useBookChecks } from './useBookChecks.ts';
import { bookActText } from './words.ts';

/** An open book: its spreads, its preview or its order, and what lies over them. */
export function BookWorkspace(props: WorkspaceProps): ReactElement {
  const { opened, state, uploads, lab, choices, step, onStep } = props;
  const { editor, sender, pictures } = opened;
  const { project, saving, sheetId } = state;
  const t = useText(bookEditorTexts);
  const shared = useText(printEditorTexts);
  const nameOf = useSizeName(choices);
  const [cropped, setCropped] = useState('');
  const [edited, setEdited] = useState('');
  const outlinesOf = useFonts();
  const options = useMemo(() => ({ outlinesOf, placeholders: [t('textPlaceholder')] }), [outlinesOf, t]);
  const findings = useMemo(() => checkProject(project, options), [project, options]);
  const { section, guard, isSending, order } = useWorkspace(props);
  const sheet = findSheet(project, sheetId) ?? sheetsOf(project)[0];
  const open = (item: ProjectItem) => {
    if (item.kind === 'text') setEdited(item.id);
    else if (item.photoId !== null) setCropped(item.id);
  };
  const checks = useBookChecks(editor, project, options, () => onStep('edit'));
  const choice = choices.find(
    ({ product_code, size }) => product_code === project.product_code && size === project.size,
  );
  const size = nameOf(choice ?? { name: project.product_code, size: project.size });
  const summary = `${t('pageCount', { count: pagesOf(project) })} · ${shared('photos', { count: project.photos.length })}`;
  const books = piecesOf(project);
  return (
    <section ref={section} className="ta-editor ta-book">
      <EditorBar {...{ editor, state, lab, summary }} actName={(act) => bookActText(t, act)} />
      {opened.isFromDevice && saving.kind === 'offline' && (
        <Notice tone="warning">{shared('offlineOpened')}</Notice>
      )}
      <UploadNotices sender={sender} uploads={uploads} />
      {step === 'finish' && (
        <FinishScreen
          {...{ editor, state, lab, findings, checks }}
          rows={[
            [t('pageCount', { count: pagesOf(project) }), size],
            [shared('photos', { count: project.photos.length }), ''],
          ]}
          pieces={(count) => t('books', { count })}
          quantity={
            <CopiesField
              value={books}
              most={projectLimits.books}
              label={t('copies')}
              lessLabel={t('fewer')}
              moreLabel={t('more')}
              onCopies={(copies) => editor.act('setCopies', (each) => setBooks(each, copies), 'books')}
              onEnd={editor.endGesture}
            />
          }
          backLabel={t('backToBook')}
          onOrder={order}
          onBack={() => onStep('edit')}
        />
      )}
      {step === 'preview' && (
        <BookPreview
          {...{ opened, state }}
          outlinesOf={outlinesOf}
          onBack={() => onStep('edit')}
          onFinish={() => onStep('finish')}
        />
      )}
      {step === 'edit' && sheet && (
        <BookDesk
          {...{ opened, state, sheet, findings, checks, size, outlinesOf, edited }}
          onEdited={setEdited}
          onOpen={open}
          onPreview={() => onStep('preview')}
          onFinish={() => onStep('finish')}
        />
      )}
      {cropped !== '' && (
        <BookCrop
          {...{ editor, state, pictures }}
          itemId={cropped}
          onItem={setCropped}
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
