import { useId, useMemo } from 'react';
import type { ReactElement } from 'react';
import { createProject, designsForModule, layOutCard, textsOfCard } from '@trade-area/core/layout';
import type { CardChoice, PrintProject, ProjectProduct } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import type { Pictures } from '../workspace/pictures.ts';
import { SheetPicture } from '../workspace/SheetPicture.tsx';
import { useFonts } from '../workspace/useFonts.ts';
import { cardEditorTexts } from './strings.ts';

export interface DesignChoicesProps {
  readonly product: ProjectProduct;
  readonly choice: CardChoice;
  readonly onDesign: (design: string) => void;
  /** The card whose photos and words the designs are shown with. Default: a new one without photos. */
  readonly project?: PrintProject;
  readonly pictures?: Pictures;
}

/** No photo is there yet: their boxes are shown plain. */
const noPictures: Pictures = {
  get: () => null,
  subscribe: () => () => undefined,
  version: () => 0,
  close: () => undefined,
};
const sample = '00000000-0000-4000-8000-000000000000';

/** The designs of a product as small cards, of which one is chosen. */
export function DesignChoices(props: DesignChoicesProps): ReactElement {
  const { product, choice, onDesign, project, pictures = noPictures } = props;
  const t = useText(cardEditorTexts);
  const { number } = useFormats();
  const name = useId();
  const outlinesOf = useFonts();
  const { turned, language } = choice;
  const cards = useMemo(
    () =>
      designsForModule(product.module_id).map(({ id }) => {
        const shown = layOutCard(project ?? createProject(sample, product), {
          ...{ design: id, turned, language },
          folded: false,
        });
        const title = textsOfCard(shown).find(({ role }) => role === 'title')?.item.text ?? '';
        return { id, shown, title };
      }),
    [product, project, turned, language],
  );
  return (
    <fieldset className="ta-card-designs">
      <legend className="ta-choices__legend">{t('design')}</legend>
      <div className="ta-card-designs__grid" data-wide={turned || undefined}>
        {cards.map(({ id, shown, title }, index) => {
          const [front] = shown.spreads;
          return (
            <label key={id} className="ta-card-design">
              <input
                className="ta-card-design__radio"
                type="radio"
                name={name}
                value={id}
                checked={id === choice.design}
                aria-label={t('designOf', { number: number(index + 1), title })}
                onChange={() => onDesign(id)}
              />
              {front && (
                <SheetPicture project={shown} sheet={front} pictures={pictures} outlinesOf={outlinesOf} />
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
