import { countryNames } from '../../base/countries.ts';
import { addressFields, zipExample } from '../../checkout/postalRules.ts';
import type { AddressField } from '../../checkout/postalRules.ts';
import type { Address } from '../../database/schema/production.ts';
import { SelectField, TextField } from '../parts/fields.tsx';
import { deliveryTexts } from './deliveryTexts.ts';
import { checkoutTexts } from './texts.ts';

/** For the browser's own address book. */
const autoComplete: Readonly<Record<AddressField, string>> = {
  name: 'shipping name',
  address: 'shipping street-address',
  zip: 'shipping postal-code',
  city: 'shipping address-level2',
  state: 'shipping address-level1',
  country: 'shipping country',
};

interface AddressFieldsProps {
  readonly address: Address;
  readonly language: string;
  /** Fields to correct. */
  readonly wrong: readonly AddressField[];
}

/** The fields of an address, sent as `address_name`, `address_zip` and so on, each with its problem. */
export function AddressFields({ address, language, wrong }: AddressFieldsProps) {
  const labels = checkoutTexts(language).address;
  const texts = deliveryTexts(language);
  const country = address.country.trim().toUpperCase();
  const example = zipExample(country);
  const problem = (field: AddressField) =>
    wrong.includes(field) ? texts.wrong(field, { example, isItaly: country === 'IT' }) : undefined;
  return addressFields.map((field) =>
    field === 'country' ? (
      <SelectField
        key={field}
        label={labels[field]}
        name={`address_${field}`}
        value={country}
        options={[
          { value: '', label: texts.chooseCountry },
          ...countryNames(language).map(([value, label]) => ({ value, label })),
        ]}
        error={problem(field)}
      />
    ) : (
      <TextField
        key={field}
        label={labels[field]}
        name={`address_${field}`}
        value={address[field]}
        error={problem(field)}
        autoComplete={autoComplete[field]}
        maxLength={120}
        dir="auto"
      />
    ),
  );
}
