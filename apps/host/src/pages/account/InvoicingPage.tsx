import './account.css';
import { accountTexts, profileTexts, useCustomer, useText } from '@trade-area/widgets';
import { InvoicingForm } from '@trade-area/widgets/portal';
import { mayInvoiceElectronically } from '@trade-area/core/account';
import { Navigate, useNavigate, useParams } from 'react-router';
import { PageLoading } from '../../portal/PageLoading.tsx';
import { hrefOf } from '../../portal/addresses.ts';

/** `/ta/account/fatturazione-elettronica/{order?}`: for companies in Italy, others go home (EINV-01 to EINV-03). */
export function InvoicingPage() {
  const t = useText(profileTexts);
  const account = useText(accountTexts);
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { customer, failure } = useCustomer();
  // The failure itself, with its retry, is shown above the page.
  if (!customer) return failure ? null : <PageLoading />;
  if (!mayInvoiceElectronically(customer)) return <Navigate to="/" replace />;
  return (
    <section className="account-page">
      <h1 className="ta-title">{t('invoicingTitle')}</h1>
      <p className="account-page__lead">{t('invoicingLead')}</p>
      <InvoicingForm
        onSaved={() => void navigate(id === '' ? '/account' : `/order/${encodeURIComponent(id)}`)}
      />
      <p className="account-page__back">
        <a className="ta-link" href={hrefOf('account')}>
          {account('toAccount')}
        </a>
      </p>
    </section>
  );
}
