import type { OrderRow } from './orders.ts';

/** fm_status by name (ORD-17), `onHold` of ORD-24, `unknown` for any other number. */
export const statusKeys = [
  'inProduction',
  'delivered',
  'suspended',
  'suspendedPdf',
  'suspendedPayment',
  'returned',
  'cancelled',
  'returnedCancelled',
  'duplicate',
  'cancelledToDelete',
  'cancelledDeleted',
  'returnedBack',
] as const;
/** `shipped` stands for delivered while the parcel is on its way. */
export type StatusKey = (typeof statusKeys)[number] | 'shipped' | 'onHold' | 'unknown';
const phaseKeys = ['toPay', 'pdfSent', 'inDelivery'] as const;
export type PhaseKey = (typeof phaseKeys)[number];
/** The meaning of a colour; the text says it too. */
export type Tone = 'good' | 'bad' | 'info' | 'neutral';

/** 1 in progress, 2 suspended, 3 shipped, 4 on hold (ORD-20). */
export const statusFilters = [1, 2, 3, 4] as const;
export type StatusFilter = (typeof statusFilters)[number];

export interface StatusLabel {
  readonly key: StatusKey | PhaseKey;
  /** Stands in brackets after 'On hold' (ORD-24); null otherwise. */
  readonly phaseKey: PhaseKey | null;
  /** Statuses 3 to 5 show an alert icon (ORD-21). */
  readonly alert: boolean;
  readonly tone: Tone;
}

const phases: Readonly<Record<number, PhaseKey>> = {
  248: 'toPay',
  480: 'toPay',
  28: 'pdfSent',
  490: 'inDelivery',
  496: 'inDelivery',
};

/** The phase of an order, null for any other number (ORD-23). */
export function phaseOf(row: Pick<OrderRow, 'phase_main'>): PhaseKey | null {
  return row.phase_main === null ? null : (phases[row.phase_main] ?? null);
}

/** Whether production waits for the payment of an order. */
export function isOnHoldToPay(row: Pick<OrderRow, 'phase_main' | 'is_onhold'>): boolean {
  return row.is_onhold === 1 && phaseOf(row) === 'toPay';
}

/** The context of a label: lists group 1, 3, 4 and 5 as in production, other screens show the full names (ORD-19). */
export interface LabelPlace {
  readonly list: boolean;
  /** The status filter of that list; null or absent = none. */
  readonly statusFilter?: StatusFilter | null;
}

/** The reason for which the production of an order waits for the customer; null = it does not wait. */
export type WaitingReason = 'answer' | 'payment';

type Waiting = Pick<OrderRow, 'fm_status' | 'is_onhold' | 'phase_main'> & Partial<Pick<OrderRow, 'messages'>>;

/** The customer answers what the lab has written: without a question or an unread message nothing waits for an answer. */
export function waitingReason(row: Waiting): WaitingReason | null {
  if (row.fm_status >= 6 || row.fm_status === 2) return null;
  if (row.fm_status === suspendedForPayment || isOnHoldToPay(row)) return 'payment';
  const isPaused = row.is_onhold === 1 || isSuspended(row.fm_status);
  const { open_question: isAsked = false, unread = 0 } = row.messages ?? {};
  return isPaused && (isAsked || unread > 0) ? 'answer' : null;
}

/** `fm_status` of an order that is suspended until it is paid (ORD-43). */
const suspendedForPayment = 5;

type Labelled = Waiting & Partial<Pick<OrderRow, 'delivered_date'>>;

/**
 * On hold with its phase; else the phase in filter 1; else the status, which lists group (ORD-19, ORD-24, ORD-25, ORD-43,
 * ORD-46).
 */
export function statusLabel(row: Labelled, { list, statusFilter = null }: LabelPlace): StatusLabel {
  const phaseKey = phaseOf(row);
  const alert = isSuspended(row.fm_status);
  const tone = toneOf(row);
  if (row.is_onhold === 1) return { key: 'onHold', phaseKey, alert, tone };
  if (statusFilter === 1 && phaseKey) return { key: phaseKey, phaseKey: null, alert, tone };
  if (isOnItsWay(row)) return { key: 'shipped', phaseKey: null, alert, tone };
  const grouped = list && statusFilter !== 2 && alert;
  const key = grouped ? 'inProduction' : (statusKeys[row.fm_status - 1] ?? 'unknown');
  return { key, phaseKey: null, alert, tone };
}

/** A parcel that has left and whose delivery the lab records, but has not recorded yet. */
function isOnItsWay({ fm_status, delivered_date }: Labelled): boolean {
  return fm_status === 2 && delivered_date === '';
}

/** Red on hold or suspended, green delivered, blue in production (ORD-28, ORD-37); the rest is past and neutral. */
export function toneOf(row: Pick<OrderRow, 'fm_status' | 'is_onhold'>): Tone {
  if (row.is_onhold === 1 || isSuspended(row.fm_status)) return 'bad';
  if (row.fm_status === 2) return 'good';
  return row.fm_status === 1 ? 'info' : 'neutral';
}

function isSuspended(status: number): boolean {
  return status >= 3 && status <= 5;
}

type Named = Pick<StatusLabel, 'key' | 'phaseKey'>;

/** Every label there can be, in the documents' order; `unknown` is none. */
export const statusNames: readonly Named[] = [
  ...statusKeys.map((key) => ({ key, phaseKey: null })),
  { key: 'shipped', phaseKey: null },
  ...phaseKeys.map((key) => ({ key, phaseKey: null })),
  ...[null, ...phaseKeys].map((phaseKey) => ({ key: 'onHold' as const, phaseKey })),
];

/** One word for a label on the wire of the export: `delivered`, `onHold.toPay`. */
export function statusName({ key, phaseKey }: Named): string {
  return phaseKey ? `${key}.${phaseKey}` : key;
}
