import type { ReactElement } from 'react';
import { promoChoices } from '@trade-area/core/store';
import type { PromoChoice } from '@trade-area/core/store';
import { useText } from '../../kit/text/engine.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { storeTexts } from '../strings.ts';
import { promoWords } from '../words.ts';

export interface PromoSelectProps {
  readonly value: PromoChoice;
  readonly onValue: (choice: PromoChoice) => void;
}

/** All products, or those with a promotion on orders or on samples (STORE-21). */
export function PromoSelect({ value, onValue }: PromoSelectProps): ReactElement {
  const t = useText(storeTexts);
  return (
    <div className="ta-store-promo">
      <Field label={t('promotions')} labelHidden>
        <Select
          value={value}
          onValue={(chosen) => onValue(promoChoices.find((choice) => choice === chosen) ?? 'all')}
          options={promoChoices.map((choice) => ({ value: choice, label: t(promoWords[choice]) }))}
        />
      </Field>
    </div>
  );
}
