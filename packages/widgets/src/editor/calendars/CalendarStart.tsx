import { useState } from 'react';
import type { ReactElement } from 'react';
import type { LocalFile } from '@trade-area/core/kernel';
import { fillCalendar, setCalendar } from '@trade-area/core/layout';
import type { CalendarSettings } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { choiceKey } from '../workspace/choiceKey.ts';
import type { StartProps } from '../workspace/EditorFrame.tsx';
import { PhotoDrop } from '../workspace/PhotoDrop.tsx';
import { printEditorTexts } from '../workspace/strings.ts';
import { useSizeName } from '../workspace/useSizeName.ts';
import { StyleChoices } from './StyleChoices.tsx';
import { calendarEditorTexts } from './strings.ts';

/** Size and style, then photos: each goes into the month in which it was taken. */
export function CalendarStart({ choices, product, isBusy, onStart }: StartProps): ReactElement {
  const t = useText(calendarEditorTexts);
  const shared = useText(printEditorTexts);
  const { money } = useFormats();
  const nameOf = useSizeName(choices);
  const [key, setKey] = useState('');
  const [style, setStyle] = useState<CalendarSettings['style']>('classic');
  const first = choices.find(({ product_code }) => product_code === product) ?? choices[0];
  const chosen = choices.find((each) => choiceKey(each) === key) ?? first;
  if (!chosen) return <EmptyState title={t('noChoices')}>{shared('noChoicesText')}</EmptyState>;
  const start = (files: readonly LocalFile[]) =>
    onStart(chosen, ({ editor, sender }) => {
      editor.act('setCalendar', (project) => setCalendar(project, { style }));
      if (files.length > 0) void sender.add(files, { act: 'addPhotos', place: fillCalendar });
    });
  return (
    <div className="ta-editor-start">
      <header>
        <h1 className="ta-title">{t('startTitle')}</h1>
        <p className="ta-editor-start__lead">{t('startLead')}</p>
      </header>
      <div className="ta-card-start">
        <Choices
          legend={shared('size')}
          name="size"
          value={choiceKey(chosen)}
          onValue={setKey}
          options={choices.map((each) => ({
            value: choiceKey(each),
            label: nameOf(each),
            ...(each.price ? { end: shared('each', { price: money(each.price) }) } : {}),
          }))}
        />
        <StyleChoices value={style} onValue={setStyle} />
      </div>
      <PhotoDrop isMore={false} disabled={isBusy} onFiles={start} />
      <p className="ta-card-start__empty">
        <span className="ta-quiet">{t('startHint')}</span>
        <Button variant="link" disabled={isBusy} onClick={() => start([])}>
          {t('startEmpty')}
        </Button>
      </p>
    </div>
  );
}
