import { useState } from 'react';
import { canSaveInvoicing, createAccountActions, invoicingHints } from '@trade-area/core/account';
import type { InvoicingOutcome, InvoicingValues } from '@trade-area/core/account';
import { invoicingData } from '@trade-area/core/contract';
import { useSessionArea } from '../kit/provider.tsx';
import { useDraft } from '../kit/useDraft.ts';
import { useRemote } from '../kit/useRemote.ts';
import type { Remote } from '../kit/useRemote.ts';
import { useSubmission } from '../kit/useSubmission.ts';

interface Stored extends InvoicingValues {
  readonly version: number;
}

/** Where invoices go, as stored and as typed. */
export interface InvoicingView {
  readonly remote: Remote<Stored>;
  readonly outcome: InvoicingOutcome | null;
  readonly busy: boolean;
  /** Both fields are empty although a save was tried. */
  readonly needsOne: boolean;
  readonly valuesOver: (stored: Stored) => {
    readonly values: InvoicingValues;
    readonly hints: ReturnType<typeof invoicingHints>;
    readonly dirty: boolean;
    /** The stored values changed after the typing began. */
    readonly conflict: boolean;
  };
  readonly set: (stored: Stored, change: Partial<InvoicingValues>) => void;
  readonly save: (stored: Stored) => Promise<void>;
  readonly takeStored: () => void;
  readonly keepMine: (stored: Stored) => void;
}

function readDraft(text: string): Stored | null {
  try {
    const { cdu, pec, version } = JSON.parse(text) as Record<string, unknown>;
    return typeof cdu === 'string' && typeof pec === 'string' && typeof version === 'number'
      ? { cdu, pec, version }
      : null;
  } catch {
    return null;
  }
}

/** GW-28 and GW-31, with what was typed kept as a draft (EINV-10). */
export function useInvoicing(onSaved: () => void): InvoicingView {
  const { session } = useSessionArea();
  const [text, setText] = useDraft('invoicing');
  const [outcome, setOutcome] = useState<InvoicingOutcome | null>(null);
  const [needsOne, setNeedsOne] = useState(false);
  const { isRunning, submit } = useSubmission();
  const { data, ...asked } = useRemote(invoicingData, { query: {} });
  const first = data?.[0];
  // Nothing stored has no version to compare with.
  const stored: Stored | undefined = data && {
    cdu: first?.codice_destinatario_univoco ?? '',
    pec: first?.pec ?? '',
    version: first?.version ?? 0,
  };
  const draft = readDraft(text);
  const over = (known: Stored): Stored => draft ?? known;

  return {
    remote: { ...asked, data: stored },
    outcome,
    busy: isRunning,
    needsOne,
    valuesOver(known) {
      const values = over(known);
      const dirty = values.cdu !== known.cdu || values.pec !== known.pec;
      return {
        values,
        hints: invoicingHints(values),
        dirty,
        conflict: dirty && values.version !== known.version,
      };
    },
    set(known, change) {
      const next = { ...over(known), ...change };
      setOutcome(null);
      setNeedsOne(false);
      setText(next.cdu === known.cdu && next.pec === known.pec ? '' : JSON.stringify(next));
    },
    takeStored() {
      setText('');
      setOutcome(null);
    },
    keepMine: (known) => setText(JSON.stringify({ ...over(known), version: known.version })),
    async save(known) {
      if (isRunning) return;
      const values = over(known);
      setOutcome(null);
      if (!canSaveInvoicing(values)) return setNeedsOne(true);
      const saved = await submit(JSON.stringify(values), (key) =>
        createAccountActions(session.gateway).saveInvoicing(values, { version: values.version, key }),
      );
      if (!saved) return;
      if (saved.kind === 'saved') {
        const { cdu, pec } = values;
        const entry = { codice_destinatario_univoco: cdu.trim().toUpperCase(), pec: pec.trim() };
        session.noteDetails((customer) => ({
          ...customer,
          profile_version: saved.version,
          fatturazione_elettronica: [entry],
          company: { ...customer.company, cdu: entry.codice_destinatario_univoco, pec: entry.pec },
        }));
        setText('');
      }
      if (saved.kind === 'saved' || saved.kind === 'conflict') asked.retry();
      setOutcome(saved);
      if (saved.kind === 'saved') onSaved();
    },
  };
}
