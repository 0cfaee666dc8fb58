import type { ReactElement, ReactNode } from 'react';
import type { Editor, EditorState, PrintLab } from '@trade-area/core/editor';
import type { Act } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { redoIcon, undoIcon } from './icons.ts';
import { SaveStatus } from './SaveStatus.tsx';
import { printEditorTexts } from './strings.ts';
import { VersionList } from './VersionList.tsx';

interface EditedProps {
  readonly editor: Editor;
  readonly state: EditorState;
  /** The name of a step of the history. */
  readonly actName: (act: Act) => string;
}

export interface EditorBarProps extends EditedProps {
  readonly lab: PrintLab;
  /** How much there is of it, such as `12 photos · 30 prints`. */
  readonly summary: string;
  /** Further controls, after undo and the history. */
  readonly children?: ReactNode;
}

/** Undo, redo, the history, how much there is, and where it is kept. Stays in sight. */
export function EditorBar({ editor, state, lab, actName, summary, children }: EditorBarProps): ReactElement {
  const { history, saving } = state;
  const t = useText(printEditorTexts);
  const last = history.past.at(-1);
  const next = history.future.at(-1);
  return (
    <div className="ta-editor-bar">
      <span className="ta-editor-bar__acts">
        <IconButton
          icon={undoIcon}
          label={last ? t('undoOf', { act: actName(last.act) }) : t('undo')}
          disabled={!last}
          aria-keyshortcuts="Control+Z"
          onClick={editor.undo}
        />
        <IconButton
          icon={redoIcon}
          label={next ? t('redoOf', { act: actName(next.act) }) : t('redo')}
          disabled={!next}
          aria-keyshortcuts="Control+Shift+Z"
          onClick={editor.redo}
        />
        <Popover label={t('history')} size="small">
          {(close) => <HistoryList {...{ editor, state, actName }} onClose={close} />}
        </Popover>
        <Popover label={t('versions')} size="small">
          {(close) => <VersionList {...{ editor, lab }} onClose={close} />}
        </Popover>
      </span>
      {children}
      <p className="ta-editor-bar__count ta-figures">{summary}</p>
      <SaveStatus saving={saving} />
    </div>
  );
}

interface HistoryListProps extends EditedProps {
  readonly onClose: () => void;
}

/** Every step, the latest first; a press goes back or forward to it. */
function HistoryList({ editor, state, actName, onClose }: HistoryListProps): ReactElement {
  const t = useText(printEditorTexts);
  const { past, future } = state.history;
  const steps = [...past, ...future.toReversed()];
  const travel = (to: number) => {
    editor.travelTo(to);
    onClose();
  };
  const names = [t('historyStart'), ...steps.map(({ act }) => actName(act))];
  return (
    <>
      {steps.length === 0 && <p className="ta-quiet">{t('historyNone')}</p>}
      {steps.length > 0 && (
        <ol className="ta-editor-history" reversed aria-label={t('history')}>
          {names
            .map((name, index) => ({ name, index }))
            .toReversed()
            .map(({ name, index }) => (
              <li key={index}>
                <button
                  type="button"
                  className="ta-editor-history__step"
                  aria-current={index === past.length ? 'step' : undefined}
                  data-undone={index > past.length || undefined}
                  onClick={() => travel(index)}
                >
                  {name}
                </button>
              </li>
            ))}
        </ol>
      )}
    </>
  );
}
