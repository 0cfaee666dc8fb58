import type { ReactElement } from 'react';
import { chosenColors } from '@trade-area/core/configurator';
import { useText } from '../kit/text/engine.tsx';
import type { StageProps } from './Stage.tsx';
import { configuratorTexts } from './strings.ts';

interface ChosenColorsProps extends Pick<StageProps, 'state' | 'product'> {
  /** The poster has the color of the last of them. */
  readonly isPictured: boolean;
}

/** Below a poster that stays: what it shows, and the colors that were chosen. */
export function ChosenColors({ state, product, isPictured }: ChosenColorsProps): ReactElement | null {
  const t = useText(configuratorTexts);
  const colors = chosenColors(product, state.configuration);
  if (colors.length === 0) return null;
  return (
    <div className="ta-configurator-colors">
      <p>{t(isPictured ? 'posterColored' : 'posterOnly')}</p>
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
