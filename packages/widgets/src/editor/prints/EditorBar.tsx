import type { ReactElement } from 'react';
import { printContent } from '@trade-area/core/editor';
import type { Editor, EditorState } from '@trade-area/core/editor';
import { copiesOf } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { redoIcon, undoIcon } from '../shared/icons.ts';
import { SaveStatus } from '../shared/SaveStatus.tsx';
import { printEditorTexts } from '../shared/strings.ts';
import { actText } from '../shared/words.ts';

export interface EditorBarProps {
  readonly editor: Editor;
  readonly state: EditorState;
}

/** Undo, redo, the history, how many prints there are, and where they are kept. Stays in sight. */
export function EditorBar({ editor, state }: EditorBarProps): ReactElement {
  const { project, history, saving } = state;
  const t = useText(printEditorTexts);
  const last = history.past.at(-1);
  const next = history.future.at(-1);
  const photos = project.spreads.filter((sheet) => printContent(project, sheet)).length;
  return (
    <div className="ta-editor-bar">
      <span className="ta-editor-bar__acts">
        <IconButton
          icon={undoIcon}
          label={last ? t('undoOf', { act: actText(t, last.act) }) : t('undo')}
          disabled={!last}
          aria-keyshortcuts="Control+Z"
          onClick={editor.undo}
        />
        <IconButton
          icon={redoIcon}
          label={next ? t('redoOf', { act: actText(t, next.act) }) : t('redo')}
          disabled={!next}
          aria-keyshortcuts="Control+Shift+Z"
          onClick={editor.redo}
        />
        <Popover label={t('history')} size="small">
          {(close) => <HistoryList editor={editor} state={state} onClose={close} />}
        </Popover>
      </span>
      <p className="ta-editor-bar__count ta-figures">
        {t('photos', { count: photos })} · {t('pieces', { count: copiesOf(project) })}
      </p>
      <SaveStatus saving={saving} />
    </div>
  );
}

interface HistoryListProps extends EditorBarProps {
  readonly onClose: () => void;
}

/** Every step, the latest first; a press goes back or forward to it. */
function HistoryList({ editor, state, onClose }: HistoryListProps): ReactElement {
  const t = useText(printEditorTexts);
  const { past, future } = state.history;
  const steps = [...past, ...future.toReversed()];
  const travel = (to: number) => {
    editor.travelTo(to);
    onClose();
  };
  const names = [t('historyStart'), ...steps.map(({ act }) => actText(t, act))];
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
