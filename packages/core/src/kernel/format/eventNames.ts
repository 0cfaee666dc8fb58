import { readIsoDate } from './dates.ts';

/** The event an order is made for, as rows of orders and payments carry it. */
export interface OrderEvent {
  readonly user_label: string;
  readonly name: string;
  readonly sposa: string;
  readonly sposo: string;
  readonly date: string;
}

export interface EventNames {
  /** '' when the order has none. */
  readonly names: string;
  /** Date of the event, '' when absent or no date. */
  readonly date: string;
}

/** `user_label`, else `name`, else 'sposa & sposo'; empty parts are left out (ORD-50). */
export function eventNames({ event }: { readonly event: OrderEvent }): EventNames {
  const couple = [event.sposa, event.sposo].map((name) => name.trim()).filter((name) => name !== '');
  const names = event.user_label.trim() || event.name.trim() || couple.join(' & ');
  return { names, date: readIsoDate(event.date) ?? '' };
}
