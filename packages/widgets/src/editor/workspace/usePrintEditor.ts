import { useCallback, useEffect, useRef, useState } from 'react';
import { createEditor, createPhotoSender, openDraft, readKeptProject } from '@trade-area/core/editor';
import type {
  DraftStore,
  Editor,
  OpenedPrint,
  PhotoSender,
  PrintChoice,
  PrintLab,
} from '@trade-area/core/editor';
import type { Clock, Failure } from '@trade-area/core/kernel';
import type { PrintProject } from '@trade-area/core/layout';
import { newIdempotencyKey } from '../../kit/newIdempotencyKey.ts';
import { findFocus } from './findFocus.ts';
import { createPictures } from './pictures.ts';
import type { Pictures } from './pictures.ts';

/** A project that is open: its editor, its photos on their way, and their pictures. */
export interface OpenedProject {
  readonly editor: Editor;
  readonly sender: PhotoSender;
  readonly pictures: Pictures;
  /** The lab did not answer: this is the copy on this device. */
  readonly isFromDevice: boolean;
}

export type PrintEditorState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** Nothing is made yet: the product is chosen first. */
  | { readonly kind: 'start'; readonly isBusy: boolean; readonly failure: Failure | null }
  | { readonly kind: 'open'; readonly opened: OpenedProject };

export interface PrintEditorOptions {
  readonly lab: PrintLab;
  readonly drafts: DraftStore;
  readonly clock: Clock;
  readonly fetchPicture: (address: string) => Promise<Blob | null>;
  /** Uuid of the project to open; '' = a new one. */
  readonly project: string;
  readonly onOpened: (uuid: string) => void;
}

/** 32 hexadecimal digits in the groups of a uuid. */
export function newUuid(): string {
  const digits = newIdempotencyKey();
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20),
  ].join('-');
}

const isPassing = ({ kind }: Failure) =>
  kind === 'offline' || kind === 'timeout' || kind === 'unavailable' || kind === 'tooMany';

/** Opens a project, or makes one once its product is chosen. */
export function usePrintEditor(options: PrintEditorOptions) {
  const { lab, drafts, clock, fetchPicture, project, onOpened } = options;
  const [state, setState] = useState<PrintEditorState>({ kind: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  const opened = useRef<OpenedProject | null>(null);
  const asked = useRef<{ readonly uuid: string; readonly choice: PrintChoice } | null>(null);

  const close = useCallback(() => {
    const last = opened.current;
    opened.current = null;
    if (!last) return;
    last.sender.close();
    last.pictures.close();
    // The last acts are still on their way: they are saved before the editor ends.
    void last.editor.flush().finally(last.editor.close);
  }, []);

  const begin = useCallback(
    (start: PrintProject, upload: OpenedPrint['upload'] | null, isUnsaved: boolean) => {
      close();
      const load = async (uuid: string) => {
        const answer = await lab.open(uuid);
        return answer.ok ? { ok: true as const, value: answer.value.project } : answer;
      };
      const editor = createEditor(start, { clock, drafts, save: lab.save, load }, isUnsaved);
      let known = upload;
      const uploadFields = async () => {
        if (known) return known;
        const answer = await lab.open(editor.store.getState().project.uuid);
        if (answer.ok) known = answer.value.upload;
        return known;
      };
      const sender = createPhotoSender(editor, {
        ...{ clock, lab, uploadFields },
        newId: () => `p${newIdempotencyKey().slice(0, 20)}`,
      });
      const fileOf = (id: string) =>
        (sender.store.getState().uploads.find((each) => each.id === id)?.file.blob ?? null) as Blob | null;
      const project = {
        editor,
        sender,
        pictures: createPictures({
          ...{ fileOf, fetchPicture },
          onThumb: (photo, picture) => findFocus(editor, photo, picture),
        }),
        isFromDevice: upload === null,
      };
      opened.current = project;
      setState({ kind: 'open', opened: project });
      return project;
    },
    [lab, drafts, clock, fetchPicture, close],
  );

  useEffect(() => {
    if (project !== '' && opened.current?.editor.store.getState().project.uuid === project) return;
    let isLeft = false;
    const open = async () => {
      if (project === '') {
        close();
        return setState({ kind: 'start', isBusy: false, failure: null });
      }
      setState({ kind: 'waiting' });
      const answer = await lab.open(project);
      if (isLeft) return;
      if (answer.ok) {
        const draft = await openDraft(answer.value.project, drafts);
        if (isLeft) return;
        // A draft on an older state is saved first: the lab’s refusal then asks the person.
        const start = draft.kind === 'none' ? answer.value.project : draft.project;
        begin(start, answer.value.upload, draft.kind !== 'none');
        return;
      }
      const kept = isPassing(answer.failure) ? await readKeptProject(project, drafts) : null;
      if (isLeft) return;
      if (kept) begin(kept, null, true);
      else setState({ kind: 'failed', failure: answer.failure });
    };
    void open();
    return () => {
      isLeft = true;
    };
  }, [lab, drafts, project, attempt, begin, close]);
  useEffect(() => close, [close]);

  /** @param begun what is done with the new project first, such as adding its photos. */
  const start = async (choice: PrintChoice, begun: (project: OpenedProject) => void) => {
    setState({ kind: 'start', isBusy: true, failure: null });
    // After a lost answer the lab may have the project: the same uuid finds it, and no second one is made.
    const uuid = asked.current?.choice === choice ? asked.current.uuid : newUuid();
    asked.current = { uuid, choice };
    const answer = await lab.create(uuid, choice);
    if (!answer.ok) return setState({ kind: 'start', isBusy: false, failure: answer.failure });
    asked.current = null;
    const made = begin(answer.value.project, answer.value.upload, false);
    onOpened(answer.value.project.uuid);
    begun(made);
  };
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, start, retry };
}
