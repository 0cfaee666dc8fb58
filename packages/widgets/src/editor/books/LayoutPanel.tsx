import { useMemo, useState } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import { bookStyles, fillOptionsOf } from '@trade-area/core/editor';
import type { BookStyle, EditorState } from '@trade-area/core/editor';
import {
  applyTemplate,
  guidesFor,
  mostPhotos,
  photosOnSheet,
  slotsOf,
  suggestTemplates,
} from '@trade-area/core/layout';
import type { ProjectSpread, Template } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import type { OpenedProject } from '../workspace/usePrintEditor.ts';
import { fillBook } from './fillBook.ts';
import { shuffleIcon } from './icons.ts';
import { bookEditorTexts } from './strings.ts';
import { styleTexts } from './words.ts';

export interface LayoutPanelProps {
  readonly opened: OpenedProject;
  readonly state: EditorState;
  readonly sheet: ProjectSpread;
}

/** Layouts that are offered at once. */
const mostShown = 24;

/** Layouts for the photos of the spread, those that crop least first; and automatic layout of the whole book. */
export function LayoutPanel({ opened, state, sheet }: LayoutPanelProps): ReactElement {
  const { editor } = opened;
  const { project } = state;
  const t = useText(bookEditorTexts);
  const { number } = useFormats();
  const photos = photosOnSheet(project, sheet).length;
  const [wanted, setWanted] = useState(0);
  const [style, setStyle] = useState<BookStyle>('mixed');
  const [isFilling, setFilling] = useState(false);
  const count = wanted > 0 ? wanted : Math.max(1, Math.min(mostPhotos, photos));
  const found = useMemo(() => suggestTemplates(project, sheet.id, count), [project, sheet.id, count]);
  const apply = (template: Template) =>
    editor.act('changeLayout', (each) => applyTemplate(each, sheet.id, template.id));
  const shuffle = () => {
    const at = found.findIndex(({ id }) => id === sheet.template);
    const next = found[(at + 1) % Math.max(1, found.length)];
    if (next) apply(next);
  };
  const fill = async (seed: number) => {
    setFilling(true);
    await fillBook(editor, fillOptionsOf(style, seed));
    setFilling(false);
  };
  return (
    <div className="ta-book-layouts">
      {sheet.kind === 'cover' ? (
        <p className="ta-quiet">{t('coverLayouts')}</p>
      ) : (
        <>
          <div className="ta-book-layouts__head">
            <Field label={t('layoutPhotos')}>
              <Select
                value={String(count)}
                onValue={(value) => setWanted(Number(value))}
                options={Array.from({ length: mostPhotos }, (_, index) => ({
                  value: String(index + 1),
                  label: number(index + 1),
                }))}
              />
            </Field>
            <Button icon={shuffleIcon} disabled={found.length < 2} onClick={shuffle}>
              {t('shuffleSpread')}
            </Button>
          </div>
          {photos > count && <p className="ta-quiet">{t('layoutFewer', { count: photos - count })}</p>}
          <ul className="ta-book-layouts__list" aria-label={t('layouts')}>
            {found.slice(0, mostShown).map((template, index) => (
              <li key={template.id}>
                <button
                  type="button"
                  className="ta-book-layout"
                  aria-label={t('layoutNumber', { number: number(index + 1) })}
                  aria-pressed={template.id === sheet.template}
                  onClick={() => apply(template)}
                >
                  <TemplatePicture template={template} guides={guidesFor(project, sheet)} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <fieldset className="ta-book-layouts__book">
        <legend>{t('wholeBook')}</legend>
        <Field label={t('style')}>
          <Select
            value={style}
            onValue={(value) => setStyle(bookStyles.find((each) => each === value) ?? 'mixed')}
            options={bookStyles.map((value) => ({ value, label: t(styleTexts[value].label) }))}
          />
        </Field>
        <span className="ta-book-layouts__acts">
          <Button
            busy={isFilling}
            disabled={project.photos.length === 0}
            onClick={() => void fill(project.seed)}
          >
            {t('fillBook')}
          </Button>
          <Button
            icon={shuffleIcon}
            busy={isFilling}
            disabled={project.photos.length === 0}
            onClick={() => void fill(project.seed + 1)}
          >
            {t('shuffleBook')}
          </Button>
        </span>
        <p className="ta-quiet">{t('fillBookHint')}</p>
      </fieldset>
    </div>
  );
}

interface TemplatePictureProps {
  readonly template: Template;
  readonly guides: ReturnType<typeof guidesFor>;
}

/** The boxes of a template on the sheet. */
function TemplatePicture({ template, guides }: TemplatePictureProps): ReactElement {
  const { trim, folds } = guides;
  return (
    <svg
      className="ta-book-layout__picture"
      viewBox={`0 0 ${trim.w} ${trim.h}`}
      style={{ aspectRatio: trim.w / trim.h } as CSSProperties}
      aria-hidden="true"
    >
      <rect className="ta-book-layout__paper" width={trim.w} height={trim.h} />
      {slotsOf(template, guides).map((slot, index) => (
        <rect
          key={index}
          className="ta-book-layout__slot"
          x={slot.x}
          y={slot.y}
          width={slot.w}
          height={slot.h}
        />
      ))}
      {folds.map((x) => (
        <line key={x} className="ta-book-layout__fold" x1={x} x2={x} y1={0} y2={trim.h} />
      ))}
    </svg>
  );
}
