import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import type { Editor, EditorState, PhotoUploads, PrintChoice, PrintLab } from '@trade-area/core/editor';
import type { Failure } from '@trade-area/core/kernel';
import { checkProject } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { useWhenOnline } from '../../kit/upload/useWhenOnline.ts';
import { useKeepSession } from '../../kit/useKeepSession.ts';
import { useLeaveGuard } from '../../kit/useLeaveGuard.ts';
import { usePageReturn } from '../../kit/usePageReturn.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ConflictDialog } from '../shared/ConflictDialog.tsx';
import { CropDialog } from '../shared/CropDialog.tsx';
import { EditorBar } from './EditorBar.tsx';
import { FinishScreen } from '../shared/FinishScreen.tsx';
import { PrintGrid } from './PrintGrid.tsx';
import { printEditorTexts } from '../shared/strings.ts';
import { UploadNotices } from '../shared/UploadNotices.tsx';
import type { OpenPrints } from '../shared/usePrintEditor.ts';
import { useSizeName } from '../shared/useSizeName.ts';

export interface PrintWorkspaceProps {
  readonly prints: OpenPrints;
  readonly state: EditorState;
  readonly uploads: PhotoUploads;
  readonly lab: PrintLab;
  readonly choices: readonly PrintChoice[];
  readonly onOpened: (uuid: string) => void;
  readonly onOrder: (uuid: string) => Promise<Failure | null>;
  readonly guardLinks: boolean;
  /** The order is looked at, not the prints. */
  readonly isFinishing: boolean;
  readonly onFinishing: (isFinishing: boolean) => void;
}

/** An open project: the bar, the prints or the order, and what lies over them. */
export function PrintWorkspace(props: PrintWorkspaceProps): ReactElement {
  const { prints, state, uploads, lab, choices, onOpened, onOrder, guardLinks } = props;
  const { isFinishing, onFinishing } = props;
  const { editor, sender, pictures } = prints;
  const { project, saving } = state;
  const t = useText(printEditorTexts);
  const nameOf = useSizeName(choices);
  const [cropped, setCropped] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  const findings = useMemo(() => checkProject(project), [project]);
  const isSending = uploads.uploads.some(({ state: is }) =>
    ['waiting', 'sending', 'interrupted'].includes(is),
  );
  const isUnsaved = saving.kind !== 'saved';
  const isOpen = !isLeaving && (isUnsaved || isSending || uploads.reading > 0);
  const guard = useLeaveGuard(isOpen, guardLinks);
  useKeepSession(isOpen, 'print project');
  useWhenOnline(
    useCallback(() => {
      sender.resume();
      void editor.flush();
    }, [sender, editor]),
  );
  const section = useRef<HTMLElement>(null);
  // Each step begins at its top, wherever the one before was left.
  const shown = useRef(isFinishing);
  useEffect(() => {
    if (shown.current !== isFinishing) section.current?.scrollIntoView();
    shown.current = isFinishing;
  }, [isFinishing]);
  useFlushOnHide(section, editor.flush);
  useUndoKeys(section, editor);
  const choice = choices.find(
    ({ product_code, size }) => product_code === project.product_code && size === project.size,
  );
  usePageReturn(() => setLeaving(false));
  const order = async (uuid: string) => {
    // The checkout is the way that was asked for: it needs no second question.
    setLeaving(true);
    const refusal = await onOrder(uuid);
    if (refusal) setLeaving(false);
    return refusal;
  };
  return (
    <section ref={section} className="ta-editor">
      {!isFinishing && (
        <h1 className="ta-title" dir="auto">
          {project.name === '' ? t('prints') : project.name}
        </h1>
      )}
      <EditorBar editor={editor} state={state} />
      {prints.isFromDevice && saving.kind === 'offline' && (
        <Notice tone="warning">{t('offlineOpened')}</Notice>
      )}
      <UploadNotices sender={sender} uploads={uploads} />
      {isFinishing ? (
        <FinishScreen
          editor={editor}
          state={state}
          lab={lab}
          findings={findings}
          sizeName={nameOf(choice ?? { name: project.product_code, size: project.size })}
          onOrder={order}
          onShow={setCropped}
          onBack={() => onFinishing(false)}
        />
      ) : (
        <PrintGrid
          prints={prints}
          state={state}
          uploads={uploads}
          choices={choices}
          findings={findings}
          onCrop={setCropped}
          onFinish={() => onFinishing(true)}
        />
      )}
      {cropped !== '' && (
        <CropDialog
          editor={editor}
          state={state}
          pictures={pictures}
          sheetId={cropped}
          onSheet={setCropped}
          onClose={() => {
            editor.endGesture();
            setCropped('');
          }}
        />
      )}
      <ConflictDialog editor={editor} state={state} lab={lab} onOpened={onOpened} />
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
    </section>
  );
}

/** Undo and redo by keys, wherever the focus is: after a press on a picture it is nowhere. */
function useUndoKeys(section: RefObject<HTMLElement | null>, editor: Editor) {
  useEffect(() => {
    const view = section.current?.ownerDocument.defaultView;
    if (!view) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      const [target] = event.composedPath();
      // A field undoes its own letters.
      const isTyping =
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement && target.type !== 'range' && target.type !== 'checkbox');
      if (isTyping || event.defaultPrevented) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) editor.redo();
      else editor.undo();
    };
    view.addEventListener('keydown', onKeyDown);
    return () => view.removeEventListener('keydown', onKeyDown);
  }, [section, editor]);
}

/** Saves when the page is hidden: on a phone nothing else says that it is about to be closed. */
function useFlushOnHide(section: RefObject<HTMLElement | null>, flush: () => Promise<void>) {
  useEffect(() => {
    const view = section.current?.ownerDocument.defaultView;
    if (!view) return;
    const onHide = () => void flush();
    view.addEventListener('pagehide', onHide);
    return () => view.removeEventListener('pagehide', onHide);
  }, [section, flush]);
}
