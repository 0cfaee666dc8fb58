import { useRef, useState } from 'react';
import { readQuote } from '@trade-area/core/configurator';
import type { SavedQuote } from '@trade-area/core/configurator';
import { deleteQuote, duplicateQuote, quoteEndpoints, restoreQuote } from '@trade-area/core/contract';
import type { QuoteRow } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { useSessionArea } from '../../kit/provider.tsx';
import { useSubmission } from '../../kit/useSubmission.ts';

/** Opens the checkout of a quote; answers why it could not, null once it is on its way. */
export type OpenCheckout = (
  quote: SavedQuote,
  of: { readonly configurator: string },
) => Promise<Failure | 'noNumber' | null>;

/** The outcome of the last action. */
export type QuoteOutcome =
  | { readonly kind: 'deleted' | 'restored'; readonly row: QuoteRow }
  | { readonly kind: 'duplicated'; readonly row: QuoteRow; readonly href: string };

/** Why the last action did not work; `mustChange`: the quote cannot be ordered as it is. */
export interface QuoteProblem {
  readonly kind: 'action' | 'order';
  readonly reason: Failure | 'mustChange';
  readonly row: QuoteRow;
}

/** A quote whose price differs from the one that the list shows; major units. */
export interface ChangedPrice {
  readonly row: QuoteRow;
  readonly quote: SavedQuote;
  readonly before: number;
}

export interface QuoteActions {
  readonly outcome: QuoteOutcome | null;
  readonly problem: QuoteProblem | null;
  readonly changed: ChangedPrice | null;
  /** Id of the quote that an action is under way for; '' = none. */
  readonly working: string;
  readonly order: (row: QuoteRow) => Promise<void>;
  /** Orders at the new price. */
  readonly acceptPrice: () => Promise<void>;
  readonly duplicate: (row: QuoteRow) => Promise<void>;
  readonly remove: (row: QuoteRow) => Promise<void>;
  readonly restore: (row: QuoteRow) => Promise<void>;
  readonly dismiss: () => void;
}

/** The actions of a list of quotes, one at a time. @param reload asks for the list again. */
export function useQuoteActions(onCheckout: OpenCheckout | undefined, reload: () => void): QuoteActions {
  const { session } = useSessionArea();
  const { gateway } = session;
  const copying = useSubmission();
  const [working, setWorking] = useState('');
  const isRunning = useRef(false);
  const [outcome, setOutcome] = useState<QuoteOutcome | null>(null);
  const [problem, setProblem] = useState<QuoteProblem | null>(null);
  const [changed, setChanged] = useState<ChangedPrice | null>(null);

  const dismiss = () => {
    setOutcome(null);
    setProblem(null);
    setChanged(null);
  };
  async function run(
    row: QuoteRow,
    act: () => Promise<QuoteProblem['reason'] | null>,
    kind: QuoteProblem['kind'],
  ) {
    if (isRunning.current) return;
    isRunning.current = true;
    dismiss();
    setWorking(row.id);
    const reason = await act();
    if (reason !== null) setProblem({ kind, reason, row });
    isRunning.current = false;
    setWorking('');
  }
  const change = (
    row: QuoteRow,
    endpoint: typeof deleteQuote | typeof restoreQuote,
    kind: 'deleted' | 'restored',
  ) =>
    run(
      row,
      async () => {
        const answer = await gateway.call(endpoint, { body: { id: row.id } });
        if (answer.ok) setOutcome({ kind, row });
        // One that is gone already leaves the list as well.
        reload();
        return answer.ok ? null : answer.failure;
      },
      'action',
    );
  const checkOut = async (row: QuoteRow, quote: SavedQuote) => {
    const refused = (await onCheckout?.(quote, row)) ?? null;
    return refused === 'noNumber' ? 'mustChange' : refused;
  };

  return {
    outcome,
    problem,
    changed,
    working,
    dismiss,
    order: (row) =>
      run(
        row,
        async () => {
          const answer = await gateway.call(quoteEndpoints[''].read, { path: { conf_id: row.id } });
          if (!answer.ok) return answer.failure;
          const quote = readQuote(answer.value);
          if (quote.orderCode === '') return 'mustChange';
          const { formerPrice } = answer.value;
          if (formerPrice === null) return checkOut(row, quote);
          setChanged({ row, quote, before: formerPrice });
          return null;
        },
        'order',
      ),
    acceptPrice: async () => {
      if (changed) await run(changed.row, () => checkOut(changed.row, changed.quote), 'order');
    },
    duplicate: (row) =>
      run(
        row,
        async () => {
          const answer = await copying.submit(row.id, (key) =>
            gateway.call(duplicateQuote, { body: { id: row.id } }, { key }),
          );
          if (!answer?.ok) return answer?.failure ?? null;
          copying.forget();
          setOutcome({ kind: 'duplicated', row, href: answer.value.link_edit });
          reload();
          return null;
        },
        'action',
      ),
    remove: (row) => change(row, deleteQuote, 'deleted'),
    restore: (row) => change(row, restoreQuote, 'restored'),
  };
}
