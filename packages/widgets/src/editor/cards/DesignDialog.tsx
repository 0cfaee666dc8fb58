import type { ReactElement } from 'react';
import type { Editor } from '@trade-area/core/editor';
import { choiceOfCard, layOutCard, printLanguages } from '@trade-area/core/layout';
import type { CardChoice, PrintProject, ProjectProduct } from '@trade-area/core/layout';
import { kitTexts } from '../../kit/strings.ts';
import { useLanguage, useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Pictures } from '../workspace/pictures.ts';
import { printEditorTexts } from '../workspace/strings.ts';
import { CardForm } from './CardForm.tsx';
import { DesignChoices } from './DesignChoices.tsx';
import { cardEditorTexts } from './strings.ts';

export interface DesignDialogProps {
  readonly editor: Editor;
  readonly project: PrintProject;
  readonly pictures: Pictures;
  readonly onClose: () => void;
}

/** Another design, form or direction for a card, with its own photos and words; each choice is made at once. */
export function DesignDialog({ editor, project, pictures, onClose }: DesignDialogProps): ReactElement {
  const t = useText(cardEditorTexts);
  const shared = useText(printEditorTexts);
  const kit = useText(kitTexts);
  const language = useLanguage();
  const usual = printLanguages.find((each) => each === language) ?? 'en';
  const choice = choiceOfCard(project, usual);
  const change = (next: CardChoice) => editor.act('changeLayout', (each) => layOutCard(each, next));
  const product: ProjectProduct = project;
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={t('changeDesign')}
      closeLabel={kit('close')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {shared('done')}
        </Button>
      }
    >
      <div className="ta-card-dialog">
        <div className="ta-card-start">
          <CardForm choice={choice} onChoice={change} />
        </div>
        <DesignChoices
          {...{ product, choice, project, pictures }}
          onDesign={(design) => change({ ...choice, design })}
        />
      </div>
    </Dialog>
  );
}
