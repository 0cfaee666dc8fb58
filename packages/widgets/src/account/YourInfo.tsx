import type { CustomerDetails } from '@trade-area/core/contract';
import type { Formats } from '@trade-area/core/kernel';
import { useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { accountTexts } from './strings.ts';
import { useCustomer } from './useCustomer.ts';

/** Props of {@link YourInfo}. */
export interface YourInfoProps {
  /** Address of the account page. */
  readonly accountHref: string;
  /** Name of the customer's sales area; '' shows only its code. Default ''. */
  readonly areaName?: string | undefined;
}

/** The collapsible block of what the lab knows about the company (SHELL-06, SHELL-30); nothing until that is known. */
export const YourInfo = withBoundary(function YourInfo({ accountHref, areaName = '' }: YourInfoProps) {
  const t = useText(accountTexts);
  const { country } = useFormats();
  const { customer } = useCustomer();
  if (!customer) return null;
  return (
    <Disclosure title={<span className="ta-heading">{t('yourInfo')}</span>}>
      <dl className="ta-account-rows">
        {rowsOf(customer, country, areaName)
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <div key={label} className="ta-account-rows__row">
              <dt className="ta-account-rows__label">{t(label)}</dt>
              <dd className="ta-account-rows__value">{value}</dd>
            </div>
          ))}
      </dl>
      <a className="ta-link" href={accountHref}>
        {t('toAccount')}
      </a>
    </Disclosure>
  );
});

function rowsOf({ code, area, company }: CustomerDetails, countryName: Formats['country'], areaName: string) {
  return [
    { label: 'company', value: company.name },
    { label: 'customerCode', value: code },
    { label: 'address', value: company.address },
    {
      label: 'city',
      value: [[company.zip, company.city].filter(Boolean).join(' '), company.state]
        .filter(Boolean)
        .join(' - '),
    },
    { label: 'country', value: countryName(company.country) },
    { label: 'area', value: areaName === '' || area === '' ? area : `${areaName} (${area})` },
    { label: 'vat', value: company.vat },
  ] as const;
}
