import type { ReactElement } from 'react';
import type { CardChoice } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { printEditorTexts } from '../workspace/strings.ts';
import { cardEditorTexts } from './strings.ts';

export interface CardFormProps {
  readonly choice: CardChoice;
  readonly onChoice: (choice: CardChoice) => void;
}

/** Flat or folded, upright or lying. */
export function CardForm({ choice, onChoice }: CardFormProps): ReactElement {
  const t = useText(cardEditorTexts);
  const shared = useText(printEditorTexts);
  return (
    <>
      <Choices
        legend={t('form')}
        name="form"
        value={choice.folded ? 'folded' : 'flat'}
        onValue={(value) => onChoice({ ...choice, folded: value === 'folded' })}
        options={[
          { value: 'flat', label: t('formFlat'), hint: t('formFlatHint') },
          { value: 'folded', label: t('formFolded'), hint: t('formFoldedHint') },
        ]}
      />
      <Choices
        legend={shared('direction')}
        name="direction"
        value={choice.turned ? 'landscape' : 'portrait'}
        onValue={(value) => onChoice({ ...choice, turned: value === 'landscape' })}
        options={[
          { value: 'portrait', label: shared('directionPortrait') },
          { value: 'landscape', label: shared('directionLandscape') },
        ]}
      />
    </>
  );
}
