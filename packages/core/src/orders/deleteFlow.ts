import { createStore } from 'zustand/vanilla';
import { ticket } from '../contract/index.ts';
import type { OrderRow } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import { writeQuery } from '../kernel/address/query.ts';
import type { FrameMessage } from '../kernel/frames/frames.ts';
import type { Clock } from '../kernel/ports.ts';
import type { Failure } from '../kernel/result.ts';

/** Opens the hidden page and passes on what it says, already accepted by `acceptMessage`; the answer closes it. */
export type OpenFrame = (url: string, onMessage: (message: FrameMessage) => void) => () => void;

/** Milliseconds until a silent page counts as failed (DEC-07, EMB-13). */
export const deleteLimit = 30_000;

export type DeleteState =
  | { readonly step: 'idle' }
  /** 'Delete order no {code}': Yes or No. */
  | {
      readonly step: 'confirming';
      readonly order: OrderRow;
      /** The lab deletes it only with these others, by their codes. */
      readonly together?: readonly string[];
      /** Code of the order that takes over the shipping of all that are deleted; '' = none. */
      readonly shipsWith: string;
    }
  /** 'Please Wait!' */
  | { readonly step: 'deleting'; readonly order: OrderRow }
  /** Read the list again: only that proves it (T-E8). */
  | { readonly step: 'done'; readonly order: OrderRow; readonly together?: readonly string[] }
  | {
      readonly step: 'failed';
      readonly order: OrderRow;
      /** `unexpected`: no customer code (ERR-03). `timeout`: no word in 30 s; it may still have happened. */
      readonly reason: 'unexpected' | 'timeout' | 'refused' | 'notAsked';
      /** The ticket's failure, with `notAsked`. */
      readonly failure: Failure | null;
      /** The lab's reason or error code with `refused`, such as `conflict`; '' otherwise. */
      readonly code: string;
    };

export interface DeleteFlowPorts {
  readonly gateway: Gateway;
  readonly clock: Clock;
  readonly openFrame: OpenFrame;
  readonly labOrigin: string;
  /** The signed-in customer's code, '' or null when unknown. */
  readonly customerCode: () => string | null;
}

export interface DeleteFlow {
  readonly store: {
    getState(): DeleteState;
    getInitialState(): DeleteState;
    subscribe(listener: (state: DeleteState, before: DeleteState) => void): () => void;
  };
  /** Asks for an order; ignored for one that is not blocked (ORD-30) or while another is being deleted. */
  ask(order: OrderRow): void;
  /** Yes. Resolves when the frame is open or the flow failed. */
  confirm(): Promise<void>;
  /** No, or the outcome was read. A running deletion cannot be taken back. */
  dismiss(): void;
  /** The table leaves the page: frame and timer go, the state is idle. */
  close(): void;
}

/** The delete flow of ORD-31 with DEC-07: confirm, ticket, hidden page, outcome or 30 s. */
export function createDeleteFlow(ports: DeleteFlowPorts): DeleteFlow {
  const store = createStore<DeleteState>()(() => ({ step: 'idle' }));
  let release: () => void = () => undefined;
  let run = 0;

  return {
    store,

    ask(order) {
      if (store.getState().step !== 'deleting' && order.blocked)
        store.setState({ step: 'confirming', order, shipsWith: order.ships_with }, true);
    },

    async confirm() {
      const state = store.getState();
      if (state.step !== 'confirming') return;
      const { order, together = [] } = state;
      const code = ports.customerCode() ?? '';
      if (code === '') return failed(order, 'unexpected');
      run += 1;
      const mine = run;
      store.setState({ step: 'deleting', order }, true);
      const body = { purpose: 'delete-order', order_code: order.commessa } as const;
      const ticketAnswer = await ports.gateway.call(ticket, { body });
      if (mine !== run) return;
      if (!ticketAnswer.ok) return failed(order, 'notAsked', { failure: ticketAnswer.failure });
      const given = { code, ticket: ticketAnswer.value.ticket, together };
      wait(order, together, frameUrl(ports.labOrigin, order, given));
    },

    dismiss() {
      if (store.getState().step !== 'deleting') store.setState({ step: 'idle' }, true);
    },

    close() {
      run += 1;
      release();
      store.setState({ step: 'idle' }, true);
    },
  };

  function wait(order: OrderRow, agreed: readonly string[], url: string): void {
    const cancel = ports.clock.after(deleteLimit, () => settle(() => failed(order, 'timeout')));
    let closeFrame: () => void = () => undefined;
    let settled = false;
    release = () => {
      settled = true;
      release = () => undefined;
      cancel();
      closeFrame();
    };
    closeFrame = ports.openFrame(url, (message) => {
      const about = message.name === 'finishedDeleteOrder' || message.name === 'failedDeleteOrder';
      if (!about || (message.orderCode !== '' && message.orderCode !== order.commessa)) return;
      settle(() => {
        if (message.name === 'finishedDeleteOrder')
          return store.setState({ step: 'done', order, ...withOthers(agreed) }, true);
        const others = othersOf(message);
        // The others need it for their promotion: the refusal is a question, whether all of them are deleted.
        if (others) return store.setState({ step: 'confirming', order, ...others }, true);
        failed(order, 'refused', { code: message.name === 'failedDeleteOrder' ? message.reason : '' });
      });
    });
    // A page that answered while it was being opened.
    if (settled) closeFrame();

    function settle(outcome: () => void): void {
      if (settled) return;
      release();
      outcome();
    }
  }

  function failed(
    order: OrderRow,
    reason: Extract<DeleteState, { step: 'failed' }>['reason'],
    { failure = null, code = '' }: { readonly failure?: Failure | null; readonly code?: string } = {},
  ): void {
    store.setState({ step: 'failed', order, reason, failure, code }, true);
  }
}

const withOthers = (together: readonly string[]) => (together.length > 0 ? { together } : {});

const isCode = (text: string) => /^[\w-]{1,40}$/.test(text);

/** The orders that the lab deletes only together with the refused one, and the one that is left with their shipping. */
function othersOf(
  message: FrameMessage,
): { readonly together: readonly string[]; readonly shipsWith: string } | null {
  if (message.name !== 'failedDeleteOrder' || message.reason !== 'promotionLimit') return null;
  const { together: codes = '', shipsWith = '' } = message;
  const together = codes.split(',').filter(isCode);
  return together.length > 0 ? { together, shipsWith: isCode(shipsWith) ? shipsWith : '' } : null;
}

/** EMB-04; `ta_token` carries the single-use ticket, never the session's token (DEC-01). */
function frameUrl(
  labOrigin: string,
  order: OrderRow,
  given: { readonly code: string; readonly ticket: string; readonly together: readonly string[] },
): string {
  const query = writeQuery({
    order_code: order.commessa,
    ta_token: given.ticket,
    cod_fot: given.code,
    sposa: order.event.sposa,
    sposo: order.event.sposo,
    data_matrimonio: order.event.date,
    collections_value: order.collections_value,
    together: given.together.join(','),
  });
  return `${labOrigin}/embed/delete-order?${query}`;
}
