import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Editor } from '@trade-area/core/editor';
import { useWhenOnline } from '../../kit/upload/useWhenOnline.ts';
import { useKeepSession } from '../../kit/useKeepSession.ts';
import { useLeaveGuard } from '../../kit/useLeaveGuard.ts';
import { usePageReturn } from '../../kit/usePageReturn.ts';
import type { WorkspaceProps } from './EditorFrame.tsx';

type Watched = Pick<WorkspaceProps, 'opened' | 'state' | 'uploads' | 'guardLinks' | 'onOrder' | 'step'>;

/** Keeps the work of an open project safe: it asks before the page is left, saves when it is hidden, undoes by keys. */
export function useWorkspace({ opened, state, uploads, guardLinks, onOrder, step }: Watched) {
  const { editor, sender } = opened;
  const section = useRef<HTMLElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const isSending = uploads.uploads.some(({ state: is }) =>
    ['waiting', 'sending', 'interrupted'].includes(is),
  );
  const isUnsaved = state.saving.kind !== 'saved';
  const isOpen = !isLeaving && (isUnsaved || isSending || uploads.reading > 0);
  const guard = useLeaveGuard(isOpen, guardLinks);
  useKeepSession(isOpen, 'print project');
  useWhenOnline(
    useCallback(() => {
      sender.resume();
      void editor.flush();
    }, [sender, editor]),
  );
  // Each step begins at its top, wherever the one before was left.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) section.current?.scrollIntoView();
    shown.current = step;
  }, [step]);
  useFlushOnHide(section, editor.flush);
  useUndoKeys(section, editor);
  usePageReturn(() => setLeaving(false));
  const order = async (uuid: string) => {
    // The checkout is the way that was asked for: it needs no second question.
    setLeaving(true);
    const refusal = await onOrder(uuid);
    if (refusal) setLeaving(false);
    return refusal;
  };
  return { section, guard, isSending, order };
}

/** Whether letters that are typed there are the field’s own. */
export const isTyping = (target: EventTarget | undefined | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !['range', 'checkbox', 'radio', 'color'].includes(target.type));

/** Undo and redo by keys, wherever the focus is: after a press on a picture it is nowhere. */
function useUndoKeys(section: RefObject<HTMLElement | null>, editor: Editor) {
  useEffect(() => {
    const view = section.current?.ownerDocument.defaultView;
    if (!view) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      // A field undoes its own letters.
      if (isTyping(event.composedPath()[0]) || event.defaultPrevented) return;
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
