import { representativeContacts, representativeTitle } from '@trade-area/core/account';
import type { ContactField, FilledField } from '@trade-area/core/account';
import type { TextKey } from '../kit/text/bundle.ts';
import { useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { contactLines, mailHref, telephoneHref } from './contact.ts';
import { accountTexts } from './strings.ts';
import type { AccountTexts } from './strings.ts';
import { useCustomer } from './useCustomer.ts';

/** The row's label; an extension carries its own words. */
const labels: Readonly<Partial<Record<ContactField, TextKey<keyof AccountTexts>>>> = {
  email: 'email',
  salesCoordinator: 'salesCoordinator',
  salesCoordinator_email: 'email',
  indirizzo: 'address',
  numero_verde: 'tollFree',
  telefono1: 'phone',
  telefono2: 'phone2',
  telefono3: 'phone3',
  cellulare: 'mobile',
  fax: 'fax',
};

/** Props of {@link Representative}. */
export interface RepresentativeProps {
  /** `block` collapses under its title (the side menu), `card` is always open. Default `block`. */
  readonly look?: 'block' | 'card' | undefined;
}

/** The customer's representative, with every filled field and further contacts (SHELL-07 to SHELL-10). */
export const Representative = withBoundary(function Representative({ look = 'block' }: RepresentativeProps) {
  const t = useText(accountTexts);
  const { customer } = useCustomer();
  if (!customer) return null;
  const contacts = representativeContacts(customer.gestore);
  const title = t(representativeTitle(customer.area) === 'contact' ? 'contact' : 'salesRep');
  const content =
    contacts.length === 0 ? (
      <p className="ta-quiet">{t('noRep')}</p>
    ) : (
      contacts.map((fields, index) => (
        <div key={index} className="ta-account-rep">
          {index === 1 && <p className="ta-account-rep__others">{t('otherContacts')}</p>}
          <Contact fields={fields} />
        </div>
      ))
    );
  if (look === 'block')
    return <Disclosure title={<span className="ta-heading">{title}</span>}>{content}</Disclosure>;
  return (
    <section className="ta-account-card" aria-label={title} part="representative">
      <p className="ta-heading ta-account-card__title">{title}</p>
      {content}
    </section>
  );
});

function Contact({ fields }: { readonly fields: readonly FilledField[] }) {
  const t = useText(accountTexts);
  const { name, title, rows } = contactLines(fields);
  return (
    <>
      {name && <p className="ta-account-rep__name">{name}</p>}
      {title && <p className="ta-quiet">{title}</p>}
      {rows.length > 0 && (
        <dl className="ta-account-rows">
          {rows.map((row) => (
            <ContactRow key={row.field} row={row} label={labelOf(row)} />
          ))}
        </dl>
      )}
    </>
  );

  function labelOf({ field }: FilledField): string {
    const label = labels[field];
    return label ? t(label) : '';
  }
}

function ContactRow({ row, label }: { readonly row: FilledField; readonly label: string }) {
  const t = useText(accountTexts);
  const { field, kind, value } = row;
  if (field === 'numero_interno' || field === 'salesCoordinator_numero_interno') {
    return <div className="ta-account-rows__row">{extension(t('extension', { number: value }))}</div>;
  }
  return (
    <div className="ta-account-rows__row">
      <dt className="ta-account-rows__label">{label}</dt>
      <dd className="ta-account-rows__value">
        {kind === 'text' ? (
          value
        ) : (
          <a className="ta-link" href={kind === 'email' ? mailHref(value) : telephoneHref(value)}>
            {value}
          </a>
        )}
      </dd>
    </div>
  );
}

/** "Extension 214" reads as one; a list of terms still wants both halves. */
function extension(words: string) {
  return (
    <>
      <dt className="ta-hidden">{words}</dt>
      <dd className="ta-account-rows__value" aria-hidden="true">
        {words}
      </dd>
    </>
  );
}
