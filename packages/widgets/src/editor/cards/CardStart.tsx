import { useState } from 'react';
import type { ReactElement } from 'react';
import type { LocalFile } from '@trade-area/core/kernel';
import { designsForModule, fillCard, layOutCard, printLanguages } from '@trade-area/core/layout';
import type { CardChoice } from '@trade-area/core/layout';
import { useLanguage, useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { choiceKey } from '../workspace/choiceKey.ts';
import type { StartProps } from '../workspace/EditorFrame.tsx';
import { PhotoDrop } from '../workspace/PhotoDrop.tsx';
import { printEditorTexts } from '../workspace/strings.ts';
import { useSizeName } from '../workspace/useSizeName.ts';
import { CardForm } from './CardForm.tsx';
import { DesignChoices } from './DesignChoices.tsx';
import { cardEditorTexts } from './strings.ts';

/** Form and design, then photos: the best one comes to the front. */
export function CardStart({ choices, isOfModule, product, isBusy, onStart }: StartProps): ReactElement {
  const t = useText(cardEditorTexts);
  const shared = useText(printEditorTexts);
  const { money } = useFormats();
  const nameOf = useSizeName(choices);
  const language = useLanguage();
  const [key, setKey] = useState('');
  const [wanted, setWanted] = useState<Omit<CardChoice, 'language'>>({
    design: '',
    folded: false,
    turned: false,
  });
  const first = choices.find(({ product_code }) => product_code === product) ?? choices[0];
  const chosen = choices.find((each) => choiceKey(each) === key) ?? first;
  if (!chosen) return <EmptyState title={t('noChoices')}>{shared('noChoicesText')}</EmptyState>;
  const designs = designsForModule(chosen.module_id);
  const choice: CardChoice = {
    ...wanted,
    design: designs.find(({ id }) => id === wanted.design)?.id ?? designs[0]?.id ?? '',
    language: printLanguages.find((each) => each === language) ?? 'en',
  };
  const start = (files: readonly LocalFile[]) =>
    onStart(chosen, ({ editor, sender }) => {
      editor.act('changeLayout', (project) => layOutCard(project, choice));
      if (files.length > 0) void sender.add(files, { act: 'addPhotos', place: fillCard });
    });
  return (
    <div className="ta-editor-start">
      <header>
        <h1 className="ta-title">
          {isOfModule ? shared('startTitleOf', { product: chosen.name }) : t('startTitle')}
        </h1>
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
        <CardForm choice={choice} onChoice={setWanted} />
      </div>
      <DesignChoices
        product={chosen}
        choice={choice}
        onDesign={(design) => setWanted((before) => ({ ...before, design }))}
      />
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
