import type { Mail } from '../base/ports/mailer.ts';
import { notificationTexts } from './notificationTexts.ts';
import { compose } from './texts.ts';
import { mailTexts } from './mailTexts.ts';

export interface OrderNotification {
  readonly kind: 'message' | 'slipped' | 'shipped';
  readonly order: string;
  /** A date, or courier and parcel; never the text of a message. */
  readonly detail: string;
}

interface Receiver {
  readonly email: string;
  readonly name: string;
  readonly language: string;
}

/** One mail for one notification, or for all of a day. Every link leads to the portal; users' text is never a link. */
export function notificationMail(
  to: Receiver,
  notification: readonly OrderNotification[],
  portal: string,
  digest: boolean,
): Mail {
  const texts = notificationTexts(to.language);
  const [first] = notification;
  const subject = digest || !first ? texts.digestSubject : texts.subject[first.kind];
  const link = ({ order }: OrderNotification) => `${portal}/ta/order/${encodeURIComponent(order)}`;
  const line = ({ kind, order, detail }: OrderNotification) =>
    kind === 'message'
      ? texts.message(order)
      : texts[kind](order, kind === 'slipped' ? dayIn(to.language, detail) : detail);
  return compose(to, subject, [
    mailTexts(to.language).greeting(to.name),
    ...(digest ? [texts.digest] : []),
    ...notification.flatMap((each) => [line(each), { link: link(each), label: texts.open }]),
    { link: `${portal}/ta/account`, label: texts.choose },
  ]);
}

function dayIn(language: string, iso: string): string {
  const date = new Date(`${iso}T00:00:00Z`);
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return Number.isNaN(date.getTime()) ? iso : written.format(date);
}
