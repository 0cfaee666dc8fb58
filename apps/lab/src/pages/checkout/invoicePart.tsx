import { Notice } from '@trade-area/widgets/ui';
import { invoicingOf } from '../../account/invoicing.ts';
import type { Account } from '../../identity/table.ts';
import { Panel, TextLink } from '../parts/Page.tsx';
import { checkoutTexts } from './texts.ts';
import type { CheckoutPage } from './view.tsx';

/** Data that an invoice of this customer lacks. */
type Missing = 'vatNumber' | 'recipientCode' | 'eori';

function missingOf(account: Account, isReverseCharge: boolean): Missing | null {
  const { company } = account;
  // Customs ask for it where the account has the check for the United Kingdom (ACC-09).
  if (account.checkBrexit && account.eori.trim() === '') return 'eori';
  const { pec, codice_destinatario_univoco: recipientCode } = invoicingOf(account);
  if (company.country === 'IT') {
    if (company.vat === '') return 'vatNumber';
    return pec === '' && recipientCode === '' ? 'recipientCode' : null;
  }
  return isReverseCharge && company.vat === '' ? 'vatNumber' : null;
}

/** The data that the invoice will have, as the account holds it, and one notice when something is missing there. */
export function InvoicePart({ checkout, language, portal }: CheckoutPage) {
  const { account, vat } = checkout;
  const { company } = account;
  const { pec, codice_destinatario_univoco: recipientCode } = invoicingOf(account);
  const texts = checkoutTexts(language).invoice;
  const missing = missingOf(account, vat.nature === 'N2.1' || vat.reason === 'reverse');
  const rows: readonly (readonly [string, string])[] = [
    [texts.vatNumber, company.vat],
    [texts.recipientCode, recipientCode],
    [texts.pec, pec],
    [texts.eori, account.checkBrexit ? account.eori.trim() : ''],
  ];
  return (
    <Panel title={texts.title}>
      <p>
        <strong dir="auto">{company.name}</strong>
      </p>
      <ul className="ta-page-list ta-quiet">
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <li key={name}>{`${name}: ${value}`}</li>
          ))}
      </ul>
      {missing && <Notice tone="warning">{texts.missing[missing]}</Notice>}
      <p>
        <TextLink href={`${portal}/ta/account`} beside>
          {texts.change}
        </TextLink>
      </p>
    </Panel>
  );
}
