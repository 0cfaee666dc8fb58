/* oxlint-disable jsx-a11y/no-static-element-interactions -- the keys of the whole dialog: each has a button as well */
import { useId } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { edgeOf, printContent, printEdges, resolutionLevel } from '@trade-area/core/editor';
import type { Editor, EditorState } from '@trade-area/core/editor';
import { cropLimits } from '@trade-area/core/geometry';
import { dpiOf, photoFilters } from '@trade-area/core/layout';
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
import { mirrorIcon, paperIcon, redoIcon, turnBackIcon, turnIcon, undoIcon } from './icons.ts';
import type { Pictures } from './pictures.ts';
import { Slider } from './Slider.tsx';
import { printEditorTexts } from './strings.ts';
import { edgeTexts, filterTexts, sharpness } from './words.ts';

export interface CropDialogProps {
  readonly editor: Editor;
  readonly state: EditorState;
  readonly pictures: Pictures;
  /** The print that is cropped. */
  readonly sheetId: string;
  readonly onSheet: (sheetId: string) => void;
  readonly onClose: () => void;
}

const mostZoom = Math.log2(cropLimits.zoom);

/** One print after the other: its photo moves in the frame, with its sharpness on paper beside it. */
export function CropDialog(props: CropDialogProps): ReactElement | null {
  const { editor, state, pictures, sheetId, onSheet, onClose } = props;
  const { project, history } = state;
  const t = useText(printEditorTexts);
  const kit = useText(kitTexts);
  const formats = useFormats();
  const keys = useId();
  const index = project.spreads.findIndex(({ id }) => id === sheetId);
  const sheet = project.spreads[index];
  const content = sheet && printContent(project, sheet);
  if (!sheet || !content) return null;
  const { item, photo } = content;
  const acts = cropActs(editor, sheet.id, content);
  const dpi = dpiOf(item, photo);
  const { text, tone } = sharpness[resolutionLevel(dpi)];
  const neighbour = (step: 1 | -1) => {
    for (let at = index + step; at >= 0 && at < project.spreads.length; at += step) {
      const other = project.spreads[at];
      if (other && printContent(project, other)) return other.id;
    }
    return null;
  };
  const [before, after] = [neighbour(-1), neighbour(1)];
  const go = (id: string | null) => {
    acts.end();
    if (id !== null) onSheet(id);
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
                all: formats.number(project.spreads.length),
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
          key={sheet.id}
          project={project}
          sheet={sheet}
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
            <Field label={t('edge')}>
              <Select
                value={edgeOf(project, sheet)}
                onValue={(value) => acts.edgeTo(printEdges.find((each) => each === value) ?? 'full')}
                options={printEdges.map((value) => ({ value, label: t(edgeTexts[value]) }))}
              />
            </Field>
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
            <IconButton icon={paperIcon} label={t('turnPaper')} onClick={acts.turnPaper} />
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
