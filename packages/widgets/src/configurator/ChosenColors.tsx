import type { ReactElement } from 'react';
import { chosenColors } from '@trade-area/core/configurator';
import { useText } from '../kit/text/engine.tsx';
import type { StageProps } from './Stage.tsx';
import { configuratorTexts } from './strings.ts';

/** Below a poster that stays: it is a picture of the product, and these are the colors that were chosen. */
export function ChosenColors({ state, product }: Pick<StageProps, 'state' | 'product'>): ReactElement | null {
  const t = useText(configuratorTexts);
  const colors = chosenColors(product, state.configuration);
  if (colors.length === 0) return null;
  return (
    <div className="ta-configurator-colors">
      <p>{t('posterOnly')}</p>
      <ul className="ta-configurator-colors__list">
        {colors.map(({ option, choice }) => (
          <li key={option.name} className="ta-configurator-colors__one">
            <span
              className="ta-configurator-colors__swatch"
              style={{ backgroundColor: choice.swatch }}
              aria-hidden="true"
            />
            {`${option.label}: ${choice.label}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
