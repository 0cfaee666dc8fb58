import type { Mail } from '../base/ports/mailer.ts';
import { newsWords } from './newsWords.ts';
import { compose } from './texts.ts';
import { mailWords } from './words.ts';

export interface News {
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
export function newsMail(to: Receiver, news: readonly News[], portal: string, digest: boolean): Mail {
  const words = newsWords(to.language);
  const [first] = news;
  const subject = digest || !first ? words.digestSubject : words.subject[first.kind];
  const link = ({ order }: News) => `${portal}/ta/order/${encodeURIComponent(order)}`;
  const line = ({ kind, order, detail }: News) =>
    kind === 'message'
      ? words.message(order)
      : words[kind](order, kind === 'slipped' ? dayIn(to.language, detail) : detail);
  return compose(to, subject, [
    mailWords(to.language).greeting(to.name),
    ...(digest ? [words.digest] : []),
    ...news.flatMap((each) => [line(each), { link: link(each), label: words.open }]),
    { link: `${portal}/ta/account`, label: words.choose },
  ]);
}

function dayIn(language: string, iso: string): string {
  const date = new Date(`${iso}T00:00:00Z`);
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return Number.isNaN(date.getTime()) ? iso : written.format(date);
}
