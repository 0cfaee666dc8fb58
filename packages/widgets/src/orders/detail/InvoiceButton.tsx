import { useState } from 'react';
import type { ReactElement } from 'react';
import { downloadInvoice, invoiceExists } from '@trade-area/core/contract';
import { useSessionArea } from '../../kit/provider.tsx';
import { saveFile } from '../../kit/saveFile.ts';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { useRemote } from '../../kit/useRemote.ts';
import { useRight } from '../../kit/useRight.ts';
import { Button } from '../../ui/Button.tsx';
import { downloadIcon } from '../../ui/icons.ts';
import { orderDetailTexts } from '../detailStrings.ts';

/** The invoice of one order as the lab's ZIP; no button where there is none (DET-06, DET-07). */
export function InvoiceButton({ code }: { readonly code: string }): ReactElement | null {
  const t = useText(orderDetailTexts);
  const failureText = useFailureText();
  const { session } = useSessionArea();
  const mayPay = useRight('payments');
  const { data } = useRemote(invoiceExists, mayPay ? { body: { cod_order: code } } : null);
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState('');
  if (!data?.existing_invoices.includes(code)) return null;
  const save = async () => {
    setWorking(true);
    setProblem('');
    const outcome = await session.gateway.call(downloadInvoice, { query: { nome: code, tipo: 'Fattura' } });
    setWorking(false);
    if (outcome.ok) saveFile(`${t('invoiceName', { code })}.zip`, outcome.value, 'application/zip');
    else setProblem(failureText(outcome.failure));
  };
  return (
    <>
      <Button size="small" icon={downloadIcon} busy={working} onClick={() => void save()}>
        {t('invoice')}
      </Button>
      {problem && <span role="alert">{problem}</span>}
    </>
  );
}
