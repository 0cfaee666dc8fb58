import { downloadInvoice, downloadInvoices, exportPayments, setCardToken } from '../contract/index.ts';
import type { BodyOf } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import type { Result } from '../kernel/result.ts';

/** The calls of payments that a press begins. */
export interface PaymentActions {
  /** CSV text of exactly what the request matches. */
  exportCsv(body: BodyOf<typeof exportPayments>, signal?: AbortSignal): Promise<Result<string>>;
  /** A ZIP with the documents of these orders; those without any are left out. */
  invoices(codes: readonly string[], signal?: AbortSignal): Promise<Result<ArrayBuffer>>;
  /**
   * Keeps a card for an order; null keeps the present one (PAY-25). `key` names the wish: sent twice it
   * counts once. Answers 0 = saved, 1 = refused, 2 = could not be asked for.
   */
  setCard(
    code: string,
    card: Readonly<Record<string, string>> | null,
    key: string,
  ): Promise<Result<{ readonly error: number }>>;
}

export function createPaymentActions(gateway: Gateway): PaymentActions {
  const until = (signal: AbortSignal | undefined) => (signal ? { signal } : {});
  return {
    exportCsv: (body, signal) => gateway.call(exportPayments, { body }, until(signal)),
    invoices: (codes, signal) => {
      const [only = ''] = codes;
      // DET-07 for one order, our own call for many.
      return codes.length === 1
        ? gateway.call(downloadInvoice, { query: { nome: only, tipo: 'Fattura' } }, until(signal))
        : gateway.call(downloadInvoices, { body: { codes: [...codes] } }, until(signal));
    },
    setCard: (code, card, key) => {
      const chosen = card
        ? { data: JSON.stringify(card), new_card: '1' as const }
        : { new_card: '0' as const };
      const body = { ...chosen, cod_order: code, task: 'changed' as const };
      return gateway.call(setCardToken, { body }, { key });
    },
  };
}
