import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import {
  checkProject,
  fillEmptyMonths,
  findSheet,
  piecesOf,
  projectLimits,
  setCalendar,
  setPieces,
} from '@trade-area/core/layout';
import type { LocalFile } from '@trade-area/core/kernel';
import { kitTexts } from '../../kit/strings.ts';
import { useSessionArea } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { bookEditorTexts } from '../books/strings.ts';
import { bookActText } from '../books/words.ts';
import { SheetDialogs, useSheetActs } from '../cards/SheetDialogs.tsx';
import { CopiesField } from '../workspace/CopiesField.tsx';
import { EditorBar } from '../workspace/EditorBar.tsx';
import type { WorkspaceProps } from '../workspace/EditorFrame.tsx';
import { FinishScreen } from '../workspace/FinishScreen.tsx';
import { printEditorTexts } from '../workspace/strings.ts';
import { UploadNotices } from '../workspace/UploadNotices.tsx';
import { useFonts } from '../workspace/useFonts.ts';
import { useSizeName } from '../workspace/useSizeName.ts';
import { useWorkspace } from '../workspace/useWorkspace.ts';
import { WorkspaceDialogs } from '../workspace/WorkspaceDialogs.tsx';
import { CalendarDesk } from './CalendarDesk.tsx';
import { CalendarForm } from './CalendarForm.tsx';
import { calendarEditorTexts } from './strings.ts';
import { useCalendarChecks } from './useCalendarChecks.ts';

/** An open calendar: its pages or its order, and what lies over them. */
export function CalendarWorkspace(props: WorkspaceProps): ReactElement {
  const { opened, state, uploads, lab, choices, step, onStep } = props;
  const { editor, sender } = opened;
  const { project, saving, sheetId } = state;
  const { calendar } = project;
  const t = useText(calendarEditorTexts);
  const books = useText(bookEditorTexts);
  const shared = useText(printEditorTexts);
  const kit = useText(kitTexts);
  const { clock } = useSessionArea();
  const nameOf = useSizeName(choices);
  const acts = useSheetActs();
  const [isSetting, setSetting] = useState(false);
  const outlinesOf = useFonts();
  const options = useMemo(() => ({ outlinesOf }), [outlinesOf]);
  const findings = useMemo(() => checkProject(project, options), [project, options]);
  const { section, guard, isSending, order } = useWorkspace(props);
  const checks = useCalendarChecks(editor, project, options, () => onStep('edit'));
  const choice = choices.find(
    ({ product_code, size }) => product_code === project.product_code && size === project.size,
  );
  const sheet = findSheet(project, sheetId) ?? project.spreads[0];
  const add = (files: readonly LocalFile[]) =>
    void sender.add(files, { act: 'addPhotos', place: fillEmptyMonths });
  const close = () => setSetting(false);
  return (
    <section ref={section} className="ta-editor ta-calendar">
      {step !== 'finish' && (
        <h1 className="ta-title" dir="auto">
          {project.name === '' ? t('calendar') : project.name}
        </h1>
      )}
      <EditorBar
        {...{ editor, state, lab }}
        summary={shared('photos', { count: project.photos.length })}
        actName={(act) => {
          if (act === 'setCalendar') return t('actSettings');
          return act === 'fillBook' ? t('fill') : bookActText(books, act);
        }}
      />
      {opened.isFromDevice && saving.kind === 'offline' && (
        <Notice tone="warning">{shared('offlineOpened')}</Notice>
      )}
      <UploadNotices sender={sender} uploads={uploads} />
      {step === 'finish' || !sheet ? (
        <FinishScreen
          {...{ editor, state, lab, findings, checks }}
          rows={[[nameOf(choice ?? { name: project.product_code, size: project.size }), '']]}
          pieces={(count) => t('calendars', { count })}
          quantity={
            <CopiesField
              value={piecesOf(project)}
              most={projectLimits.books}
              label={t('copies')}
              lessLabel={t('fewer')}
              moreLabel={t('more')}
              onCopies={(copies) => editor.act('setCopies', (each) => setPieces(each, copies), 'pieces')}
              onEnd={editor.endGesture}
            />
          }
          backLabel={t('backToCalendar')}
          onOrder={order}
          onBack={() => onStep('edit')}
        />
      ) : (
        <CalendarDesk
          {...{ opened, project, sheet, outlinesOf }}
          {...{ onBox: acts.onBox, onCrop: acts.onCrop, onPick: acts.onPick }}
          onFiles={add}
          onSettings={() => setSetting(true)}
          onFinish={() => onStep('finish')}
        />
      )}
      <SheetDialogs {...{ opened, state, acts }} onFiles={add} />
      {isSetting && calendar && (
        <Dialog
          open
          onClose={close}
          title={t('settings')}
          closeLabel={kit('close')}
          footer={
            <Button variant="primary" onClick={close}>
              {shared('done')}
            </Button>
          }
        >
          <CalendarForm
            settings={calendar}
            from={clock.now().toISOString().slice(0, 7)}
            onChange={(change) => editor.act('setCalendar', (each) => setCalendar(each, change))}
          />
        </Dialog>
      )}
      <WorkspaceDialogs {...{ opened, state, lab, guard, isSending }} onOpened={props.onOpened} />
    </section>
  );
}
