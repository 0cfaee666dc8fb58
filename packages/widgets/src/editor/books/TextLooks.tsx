import type { ReactElement } from 'react';
import type { Editor } from '@trade-area/core/editor';
import { aligns, valigns } from '@trade-area/core/geometry';
import { projectFonts, projectLimits, setBookType, styleTexts } from '@trade-area/core/layout';
import type { TextItem, TextStyle } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { Slider } from '../workspace/Slider.tsx';
import { bookEditorTexts } from './strings.ts';
import { fontNames, textAlignTexts, textVerticalTexts } from './words.ts';

export interface TextLooksProps {
  readonly editor: Editor;
  readonly item: TextItem;
}

/** Largest type that the slider gives, points. */
const mostType = 96;

/** The type of a text, which can become the type of the whole book. */
export function TextLooks({ editor, item }: TextLooksProps): ReactElement {
  const t = useText(bookEditorTexts);
  const { number } = useFormats();
  const style = (change: Partial<TextStyle>, group = '') =>
    editor.act('styleText', (each) => styleTexts(each, [item.id], change), group && `${group} ${item.id}`);
  const { font, pt, lead, track, color, align, valign } = item;
  return (
    <div className="ta-book-looks">
      <Field label={t('font')}>
        <Select
          value={font}
          onValue={(value) => style({ font: projectFonts.find((each) => each === value) ?? font })}
          options={projectFonts.map((value) => ({ value, label: fontNames[value] }))}
        />
      </Field>
      <Slider
        label={t('typeSize')}
        value={Math.min(mostType, pt)}
        least={projectLimits.type.least}
        most={mostType}
        step={1}
        spoken={t('points', { size: number(pt) })}
        onValue={(value) => style({ pt: value }, 'size')}
        onEnd={editor.endGesture}
      />
      <Slider
        label={t('lineSpacing')}
        value={lead}
        least={0.8}
        most={2.5}
        step={0.05}
        spoken={number(lead)}
        onValue={(value) => style({ lead: value }, 'lead')}
        onEnd={editor.endGesture}
      />
      <Slider
        label={t('letterSpacing')}
        value={track}
        least={-50}
        most={300}
        step={5}
        spoken={number(track)}
        onValue={(value) => style({ track: value }, 'track')}
        onEnd={editor.endGesture}
      />
      <Field label={t('textAlign')}>
        <Select
          value={align}
          onValue={(value) => style({ align: aligns.find((each) => each === value) ?? align })}
          options={aligns.map((value) => ({ value, label: t(textAlignTexts[value]) }))}
        />
      </Field>
      <Field label={t('textVertical')}>
        <Select
          value={valign}
          onValue={(value) => style({ valign: valigns.find((each) => each === value) ?? valign })}
          options={valigns.map((value) => ({ value, label: t(textVerticalTexts[value]) }))}
        />
      </Field>
      <label className="ta-book-color">
        <span>{t('textColor')}</span>
        <input
          type="color"
          value={color}
          onChange={(event) => style({ color: event.currentTarget.value }, 'color')}
          onBlur={editor.endGesture}
        />
      </label>
      <Button
        size="small"
        onClick={() =>
          editor.act('styleText', (each) =>
            setBookType(each, { font, pt, lead, track, color, align, valign }),
          )
        }
      >
        {t('useForBook')}
      </Button>
    </div>
  );
}
