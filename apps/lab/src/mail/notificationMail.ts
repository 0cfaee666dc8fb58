import { formatsOf } from '../base/formatsOf.ts';
import type { Mail } from '../base/ports/mailer.ts';
import { notificationTexts } from './notificationTexts.ts';
import { compose } from './texts.ts';
import { mailTexts } from './mailTexts.ts';

export interface OrderNotification {
  readonly kind: 'message' | 'slipped' | 'shipped';
  readonly order: string;
  /** A date, or a parcel as {@link parcelDetail} or {@link pickupDetail} writes it; never the text of a message. */
  readonly detail: string;
}

/**
 * The detail of a shipped order: courier and number, on a second line the courier's page of that parcel, and on a third
 * the recipient's address of a parcel that does not go to the customer.
 */
export function parcelDetail(
  carrier: string,
  code: string,
  { address, recipient = '' }: { readonly address: string; readonly recipient?: string },
): string {
  return [`${carrier} ${code}`, address, recipient.replaceAll('\n', ' ')].join('\n').trimEnd();
}

/** The detail of an order that its customer picks up: the address of the lab on the fourth line. */
export const pickupDetail = (address: string): string => `\n\n\n${address.replaceAll('\n', ' ')}`;

interface Receiver {
  readonly email: string;
  readonly name: string;
  readonly language: string;
}

/**
 * One mail for one notification, or for all of a day. Links lead to the portal, and to the courier's page of a parcel;
 * users' text is never a link.
 */
export function notificationMail(
  to: Receiver,
  notification: readonly OrderNotification[],
  portal: string,
  digest: boolean,
): Mail {
  const texts = notificationTexts(to.language);
  const [first] = notification;
  const subject =
    digest || !first
      ? texts.digestSubject
      : texts.subject[isReady(first) ? 'ready' : first.kind](first.order);
  const link = ({ order }: OrderNotification) => `${portal}/ta/order/${encodeURIComponent(order)}`;
  const line = ({ kind, order, detail }: OrderNotification) =>
    kind === 'message'
      ? texts.message(order)
      : isReady({ kind, detail })
        ? texts.ready(order, parcelOf(detail).pickup)
        : kind === 'shipped' && parcelOf(detail).recipient !== ''
          ? texts.dropShipped(order, parcelOf(detail).parcel)
          : texts[kind](order, kind === 'slipped' ? dayIn(to.language, detail) : parcelOf(detail).parcel);
  const track = ({ kind, detail }: OrderNotification) => {
    const address = kind === 'shipped' ? parcelOf(detail).address : '';
    return address === '' ? [] : [{ link: address, label: texts.track }];
  };
  const recipient = ({ kind, detail }: OrderNotification) => {
    const found = kind === 'shipped' ? parcelOf(detail).recipient : '';
    return found === '' ? [] : [texts.recipient(found)];
  };
  return compose(to, subject, [
    mailTexts(to.language).greeting(to.name),
    ...(digest ? [texts.digest] : []),
    ...notification.flatMap((each) => [
      line(each),
      ...recipient(each),
      ...track(each),
      { link: link(each), label: texts.open },
    ]),
    { link: `${portal}/ta/account`, label: texts.choose },
  ]);
}

/** Whether the order waits for its customer at the lab. */
const isReady = ({ kind, detail }: Pick<OrderNotification, 'kind' | 'detail'>) =>
  kind === 'shipped' && parcelOf(detail).pickup !== '';

function parcelOf(detail: string): Readonly<Record<'parcel' | 'address' | 'recipient' | 'pickup', string>> {
  const [parcel = '', address = '', recipient = '', pickup = ''] = detail.split('\n');
  return { parcel, address, recipient, pickup };
}

const dayIn = (language: string, iso: string): string => formatsOf(language).longDate(iso) || iso;
