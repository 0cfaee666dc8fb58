import type { ReactElement } from 'react';
import { FileFailure } from '../../kit/FileFailure.tsx';
import { useText } from '../../kit/text/engine.tsx';
import type { FileWork } from '../../kit/useCsvFile.ts';
import { Button } from '../../ui/Button.tsx';
import { downloadIcon } from '../../ui/icons.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { paymentsTexts } from '../strings.ts';
import type { InvoiceDownload } from '../usePaymentFiles.ts';

export interface FileBarProps {
  /** How many payments match. */
  readonly result: string;
  /** How many rows are chosen. */
  readonly chosen: number;
  /** Order codes of the chosen rows. */
  readonly codes: readonly string[];
  readonly onClear: () => void;
  readonly file: FileWork & { readonly save: () => Promise<void> };
  readonly invoices: InvoiceDownload;
  /** Nothing to save. */
  readonly isEmpty: boolean;
}

/** Over the table: how many match or are chosen, the invoices of the chosen ones, and the CSV of all. */
export function FileBar(props: FileBarProps): ReactElement {
  const { result, chosen, codes, onClear, file, invoices, isEmpty } = props;
  const t = useText(paymentsTexts);
  return (
    <>
      <div className="ta-list-bar">
        {chosen > 0 ? (
          <div className="ta-list-bar__selection">
            <span role="status">{t('selected', { count: chosen })}</span>
            <Button
              variant="primary"
              size="small"
              icon={downloadIcon}
              busy={invoices.working}
              onClick={() => void invoices.save(codes)}
            >
              {t('invoicesSelected')}
            </Button>
            <Button variant="link" size="small" onClick={onClear}>
              {t('selectNone')}
            </Button>
          </div>
        ) : (
          <span className="ta-list-bar__result">{result}</span>
        )}
        <div className="ta-list-bar__tools">
          <Button
            size="small"
            icon={downloadIcon}
            busy={file.working}
            disabled={isEmpty}
            onClick={() => void file.save()}
          >
            {t('exportAll')}
          </Button>
        </div>
      </div>
      <span className="ta-hidden" role="status">
        {file.done ? t('exportDone') : ''}
      </span>
      <FileFailure work={file} title={t('exportFailed')} onRetry={() => void file.save()} />
      <InvoiceNotices invoices={invoices} codes={codes} />
    </>
  );
}

/** What becomes of a download of invoices: under way with a way out, failed, done. */
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
