/* oxlint-disable jsx-a11y/no-static-element-interactions -- the keys of the whole dialog: each has a button as well */
import { useId } from 'react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { resolutionLevel } from '@trade-area/core/editor';
import type { Editor, EditorState, PrintContent } from '@trade-area/core/editor';
import { cropLimits } from '@trade-area/core/geometry';
import { dpiOf, photoFilters } from '@trade-area/core/layout';
import type { PrintProject, ProjectSpread } from '@trade-area/core/layout';
import { kitTexts } from '../../kit/strings.ts';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../../ui/icons.ts';
import { Select } from '../../ui/Select.tsx';
import { StatusMark } from '../../ui/StatusMark.tsx';
import { cropActs } from './cropActs.ts';
import { CropFrame } from './CropFrame.tsx';
import { mirrorIcon, redoIcon, turnBackIcon, turnIcon, undoIcon } from './icons.ts';
import type { Pictures } from './pictures.ts';
import { Slider } from './Slider.tsx';
import { printEditorTexts } from './strings.ts';
import { filterTexts, sharpness } from './words.ts';

export interface CropDialogProps {
  readonly editor: Editor;
  readonly state: EditorState;
  readonly pictures: Pictures;
  readonly sheet: ProjectSpread;
  /** The box and its photo. */
  readonly content: PrintContent;
  /** The whole sheet is shown, or the box alone. */
  readonly shows: 'sheet' | 'item';
  /** Ids of all photos that are cropped one after the other, as `onWalk` takes them. */
  readonly walk: readonly string[];
  /** The one of `walk` that is shown. */
  readonly at: string;
  readonly onWalk: (id: string) => void;
  /** Further consequences of a quarter turn of the photo. */
  readonly settled?: (before: PrintProject, turned: PrintProject) => PrintProject;
  /** Further choices beside the colours, and further tools. */
  readonly looks?: ReactNode;
  readonly tools?: ReactNode;
  readonly onClose: () => void;
}

const mostZoom = Math.log2(cropLimits.zoom);

/** One photo after the other: it moves in its frame, with its sharpness on paper beside it. */
export function CropDialog(props: CropDialogProps): ReactElement {
  const { editor, state, pictures, sheet, content, shows, walk, at, onWalk, settled, onClose } = props;
  const { project, history } = state;
  const t = useText(printEditorTexts);
  const kit = useText(kitTexts);
  const formats = useFormats();
  const keys = useId();
  const { item, photo } = content;
  const acts = cropActs(editor, content, settled);
  const dpi = dpiOf(item, photo);
  const { text, tone } = sharpness[resolutionLevel(dpi)];
  const index = walk.indexOf(at);
  const [before = null, after = null] = [walk[index - 1], walk[index + 1]];
  const go = (id: string | null) => {
    acts.end();
    if (id !== null) onWalk(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A list takes every key: letters choose in it.
    if (event.target instanceof HTMLSelectElement) return;
    const isSlider = event.target instanceof HTMLInputElement;
    // Those with Ctrl are the browser's and the editor's.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // Arrows and pages of a slider are its own.
    if (isSlider && /^(Arrow|Page)/.test(event.key)) return;
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      return go(event.key === 'PageUp' ? before : after);
    }
    if (acts.press(event.key, event.shiftKey)) event.preventDefault();
  };
  return (
    <Dialog
      open
      size="full"
      onClose={onClose}
      title={t('cropOf', { name: photo.name })}
      closeLabel={kit('close')}
      closeOnBackdrop={false}
      footer={
        <>
          <span className="ta-editor-crop__walk">
            <IconButton
              icon={chevronLeftIcon}
              label={t('previous')}
              disabled={before === null}
              onClick={() => go(before)}
            />
            <span className="ta-figures">
              {t('position', {
                number: formats.number(index + 1),
                all: formats.number(walk.length),
              })}
            </span>
            <IconButton
              icon={chevronRightIcon}
              label={t('next')}
              disabled={after === null}
              onClick={() => go(after)}
            />
          </span>
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <div className="ta-editor-crop" onKeyDown={onKeyDown} onKeyUp={acts.end}>
        <CropFrame
          key={item.id}
          project={project}
          sheet={sheet}
          shows={shows}
          content={content}
          pictures={pictures}
          acts={acts}
          label={t('frame')}
          describedBy={keys}
        />
        <div className="ta-editor-crop__side">
          <p className="ta-editor-crop__sharp" role="status">
            <StatusMark tone={tone}>{t(text)}</StatusMark>{' '}
            <span className="ta-figures">{t('dpi', { dpi: formats.number(dpi) })}</span>
          </p>
          <Slider
            label={t('zoom')}
            value={Math.log2(item.crop.zoom)}
            least={0}
            most={mostZoom}
            step={0.02}
            spoken={formats.percent(item.crop.zoom)}
            onValue={(value) => acts.zoomTo(2 ** value)}
            onEnd={acts.end}
          />
          <Slider
            label={t('straighten')}
            value={item.crop.fine}
            least={-cropLimits.fine}
            most={cropLimits.fine}
            step={0.5}
            spoken={t('degrees', { degrees: formats.number(item.crop.fine) })}
            onValue={acts.tiltTo}
            onEnd={acts.end}
          />
          <div className="ta-editor-crop__looks">
            {props.looks}
            <Field label={t('colours')}>
              <Select
                value={item.filter}
                onValue={(value) => acts.filterTo(photoFilters.find((each) => each === value) ?? 'none')}
                options={photoFilters.map((value) => ({ value, label: t(filterTexts[value]) }))}
              />
            </Field>
          </div>
          <div className="ta-editor-crop__tools">
            <IconButton icon={turnBackIcon} label={t('turnBack')} onClick={() => acts.turn(3)} />
            <IconButton icon={turnIcon} label={t('turn')} onClick={() => acts.turn(1)} />
            <IconButton icon={mirrorIcon} label={t('mirror')} onClick={acts.mirror} />
            {props.tools}
            <IconButton
              icon={undoIcon}
              label={t('undo')}
              disabled={history.past.length === 0}
              onClick={editor.undo}
            />
            <IconButton
              icon={redoIcon}
              label={t('redo')}
              disabled={history.future.length === 0}
              onClick={editor.redo}
            />
            <Button size="small" onClick={acts.reset}>
              {t('resetCrop')}
            </Button>
          </div>
          <div className="ta-editor-crop__help" id={keys}>
            <p>{t('cropHelp')}</p>
            <p>{t('trimHint')}</p>
            <p className="ta-editor-crop__keys">{t('cropKeys')}</p>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
