import { randomBytes } from 'node:crypto';
import { shareDays, shareQuote, unshareQuote } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { notFound, Refusal } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import { ownerOf } from '../base/owner.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { quotes } from '../database/schema/quotes.ts';
import { accountOf } from '../identity/table.ts';
import { describeConfiguration } from './describe.ts';
import type { DescribedOption } from './describe.ts';
import { quotePicturesOf } from './picture.ts';
import { quotedProduct } from './productApi.ts';
import { quotationOf } from './quotePrice.ts';
import { changeQuote, quoteOf } from './quoteTable.ts';

const day = 86_400_000;

export const shareLink = ({ config }: Pick<Lab, 'config'>, code: string) =>
  `${config.portal.labOrigin}/quote/${code}`;

/** Two presses get one link; a link that has ended is replaced, so that it stays ended. */
export async function share({
  lab,
  session,
  body,
}: Call<typeof shareQuote, Session>): Promise<AnswerInput<typeof shareQuote>> {
  return write(lab, { session, endpoint: shareQuote }, async (queries) => {
    const record = await quoteOf(queries, session.owner, body.id, { lock: true });
    if (!record) throw notFound();
    const now = lab.clock.now();
    if (record.shareCode !== null && record.shareEndsAt !== null && record.shareEndsAt > now)
      return { link: shareLink(lab, record.shareCode), ends: record.shareEndsAt.toISOString() };
    const code = randomBytes(16).toString('base64url');
    const ends = new Date(now.getTime() + shareDays * day);
    await changeQuote(queries, session.owner, record.id, { shareCode: code, shareEndsAt: ends });
    return { link: shareLink(lab, code), ends: ends.toISOString() };
  });
}

export async function endSharing({
  lab,
  session,
  body,
}: Call<typeof unshareQuote, Session>): Promise<AnswerInput<typeof unshareQuote>> {
  return write(lab, { session, endpoint: unshareQuote }, async (queries) => {
    const record = await quoteOf(queries, session.owner, body.id, { lock: true });
    if (!record) throw notFound();
    await changeQuote(queries, session.owner, record.id, { shareCode: null, shareEndsAt: null });
    return { success: true };
  });
}

/** A quote as the reader of its link sees it: no price, no account (DEC-23). */
export interface SharedQuote {
  /** Id of the quote: its customer opens it in the portal. */
  readonly uuid: string;
  readonly configurator: string;
  readonly name: string;
  readonly product: string;
  readonly studio: string;
  /** Address of its picture. */
  readonly picture: string;
  readonly options: readonly DescribedOption[];
  readonly ends: Date;
}

/** `ended`: the link was valid once. null = there is no such link, or it was ended by its owner, or that customer was deactivated. */
export async function sharedQuote(
  lab: Lab,
  code: string,
  language: Language,
): Promise<SharedQuote | 'ended' | 'notSold' | null> {
  const { queries } = lab.database;
  const [record] = await queries
    .select()
    .from(quotes)
    .where(and(eq(quotes.shareCode, code), isNull(quotes.deletedAt)));
  if (!record || record.shareEndsAt === null) return null;
  if (record.shareEndsAt <= lab.clock.now()) return 'ended';
  const owner = ownerOf(record);
  const account = await accountOf(queries, owner);
  if (account.deactivatedAt !== null) return null;
  try {
    const session = { owner, code: account.code, acting: false };
    const configurable = await quotedProduct(lab, queries, session, record);
    const { fields } = quotationOf(configurable, [...record.fields]);
    const pictureOf = await quotePicturesOf(lab);
    return {
      uuid: record.uuid,
      configurator: record.configurator,
      name: record.name,
      product: configurable.row.name,
      studio: account.company.name,
      picture: pictureOf(configurable.row, record),
      options: describeConfiguration(configurable, fields, language).filter(({ isChosen }) => isChosen),
      ends: record.shareEndsAt,
    };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'conflict') return 'notSold';
    throw error;
  }
}
