import { useId } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../kit/text/engine.tsx';
import type { ShownPrice } from './explained.ts';
import { pricesTexts } from './pricesStrings.ts';

export interface PriceSwitchProps {
  readonly shown: ShownPrice;
  readonly onShown: (shown: ShownPrice) => void;
}

/** The choice between the prices with and without tax. */
export function PriceSwitch({ shown, onShown }: PriceSwitchProps): ReactElement {
  const t = useText(pricesTexts);
  const name = useId();
  return (
    <fieldset className="ta-configurator-switch">
      <legend className="ta-hidden">{t('showPrice')}</legend>
      {(['net', 'gross'] as const).map((each) => (
        <label key={each} className="ta-configurator-switch__side">
          <input
            type="radio"
            className="ta-configurator-switch__radio"
            name={name}
            checked={shown === each}
            onChange={() => onShown(each)}
          />
          <span>{t(each === 'net' ? 'exclVat' : 'inclVat')}</span>
        </label>
      ))}
    </fieldset>
  );
}
