import type { ReactElement } from 'react';
import type { Editor } from '@trade-area/core/editor';
import { stylePhotos } from '@trade-area/core/layout';
import type { PhotoItem } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Slider } from '../workspace/Slider.tsx';
import { bookEditorTexts } from './strings.ts';

export interface PhotoLooksProps {
  readonly editor: Editor;
  readonly item: PhotoItem;
}

/** Widest border and roundest corners that the sliders give, millimetres. */
const most = { border: 20, radius: 50 } as const;

/** Border, corners and shadow of a photo box. */
export function PhotoLooks({ editor, item }: PhotoLooksProps): ReactElement {
  const t = useText(bookEditorTexts);
  const { number } = useFormats();
  const { border, radius, shadow } = item;
  const style = (change: Partial<Pick<PhotoItem, 'border' | 'radius' | 'shadow'>>, group = '') =>
    editor.act('stylePhoto', (each) => stylePhotos(each, [item.id], change), group && `${group} ${item.id}`);
  return (
    <div className="ta-book-looks">
      <Slider
        label={t('border')}
        value={border.width}
        least={0}
        most={most.border}
        step={0.5}
        spoken={t('millimetres', { length: number(border.width) })}
        onValue={(width) => style({ border: { ...border, width } }, 'border')}
        onEnd={editor.endGesture}
      />
      <label className="ta-book-color">
        <span>{t('borderColor')}</span>
        <input
          type="color"
          value={border.color}
          onChange={(event) =>
            style({ border: { ...border, color: event.currentTarget.value } }, 'border color')
          }
          onBlur={editor.endGesture}
        />
      </label>
      <Slider
        label={t('corners')}
        value={radius}
        least={0}
        most={most.radius}
        step={1}
        spoken={t('millimetres', { length: number(radius) })}
        onValue={(value) => style({ radius: value }, 'radius')}
        onEnd={editor.endGesture}
      />
      <Checkbox checked={shadow} onChecked={(value) => style({ shadow: value })}>
        {t('shadow')}
      </Checkbox>
    </div>
  );
}
