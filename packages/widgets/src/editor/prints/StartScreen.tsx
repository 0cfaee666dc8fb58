import { useState } from 'react';
import type { ReactElement } from 'react';
import { asPrints, printDirections } from '@trade-area/core/editor';
import type { PrintDirection } from '@trade-area/core/editor';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Choices } from '../../ui/Choices.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { choiceKey } from '../workspace/choiceKey.ts';
import type { StartProps } from '../workspace/EditorFrame.tsx';
import { PhotoDrop } from '../workspace/PhotoDrop.tsx';
import { printEditorTexts } from '../workspace/strings.ts';
import { useSizeName } from '../workspace/useSizeName.ts';

export const directionTexts = {
  photo: 'directionPhoto',
  landscape: 'directionLandscape',
  portrait: 'directionPortrait',
} as const satisfies Readonly<Record<PrintDirection, string>>;

/** Size, orientation, photos: then everything else is there to be changed. */
export function StartScreen({ choices, isOfModule, product, isBusy, onStart }: StartProps): ReactElement {
  const t = useText(printEditorTexts);
  const { money } = useFormats();
  const nameOf = useSizeName(choices);
  const [key, setKey] = useState('');
  const [direction, setDirection] = useState<PrintDirection>('photo');
  const first = choices.find(({ product_code }) => product_code === product) ?? choices[0];
  const chosen = choices.find((each) => choiceKey(each) === key) ?? first;
  if (!chosen) return <EmptyState title={t('noChoices')}>{t('noChoicesText')}</EmptyState>;
  return (
    <div className="ta-editor-start">
      <header>
        <h1 className="ta-title">
          {isOfModule ? t('startTitleOf', { product: chosen.name }) : t('startTitle')}
        </h1>
        <p className="ta-editor-start__lead">{t('startLead')}</p>
      </header>
      <div className="ta-editor-start__choices">
        <Choices
          legend={t('size')}
          name="size"
          value={choiceKey(chosen)}
          onValue={setKey}
          options={choices.map((choice) => ({
            value: choiceKey(choice),
            label: nameOf(choice),
            ...(choice.price ? { end: t('each', { price: money(choice.price) }) } : {}),
          }))}
        />
        <Choices
          legend={t('direction')}
          name="direction"
          value={direction}
          onValue={(value) => setDirection(printDirections.find((each) => each === value) ?? 'photo')}
          options={printDirections.map((value) => ({ value, label: t(directionTexts[value]) }))}
        />
      </div>
      <PhotoDrop
        isMore={false}
        disabled={isBusy}
        onFiles={(files) => onStart(chosen, ({ sender }) => void sender.add(files, asPrints({ direction })))}
      />
    </div>
  );
}
