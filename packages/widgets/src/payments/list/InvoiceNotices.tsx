import type { ReactElement } from 'react';
import { FileFailure } from '../../kit/FileFailure.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { paymentsTexts } from '../strings.ts';
import type { InvoiceDownload } from '../usePaymentFiles.ts';

/** The state of a download of invoices: running with a way to cancel it, failed, done. */
export function InvoiceNotices({
  invoices,
  codes,
}: {
  readonly invoices: InvoiceDownload;
  readonly codes: readonly string[];
}): ReactElement {
  const t = useText(paymentsTexts);
  const { failure } = invoices;
  return (
    <>
      <span className="ta-hidden" role="status">
        {invoices.done ? t('invoicesDone') : ''}
      </span>
      {invoices.working && (
        <div className="ta-payments-working">
          <Spinner label={t('invoicesWorking', { count: invoices.count })} />
          <span aria-hidden="true">{t('invoicesWorking', { count: invoices.count })}</span>
          <Button variant="link" size="small" onClick={invoices.cancel}>
            {t('cancel')}
          </Button>
        </div>
      )}
      {failure?.kind === 'notFound' ? (
        <Notice tone="info" announce="status" onDismiss={invoices.dismiss} dismissLabel={t('cancel')}>
          {t('noInvoices')}
        </Notice>
      ) : (
        <FileFailure work={invoices} title={t('invoicesFailed')} onRetry={() => void invoices.save(codes)} />
      )}
    </>
  );
}
