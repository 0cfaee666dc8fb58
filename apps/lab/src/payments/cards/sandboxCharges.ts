import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { ProviderUnavailable } from '../../base/ports/cardProvider.ts';
import type { CardProvider, ChargeDecline, ChargeOutcome } from '../../base/ports/cardProvider.ts';
import type { Queries } from '../../database/open.ts';
import { sandboxCharges } from '../../database/schema/charges.ts';
import type { SandboxKind } from './sandbox.ts';

/** Page of the lab that stands in for a bank. */
export const sandboxBankPath = '/embed/online_payments/bank';

type Charges = Required<
  Pick<
    CardProvider,
    | 'openCharge'
    | 'confirmCharge'
    | 'readCharge'
    | 'cancelCharge'
    | 'refundCharge'
    | 'refundPart'
    | 'answerChallenge'
  >
>;
type Row = typeof sandboxCharges.$inferSelect;
type State = 'open' | 'challenge' | 'charged' | 'declined' | 'refunded';

/**
 * Charges without money, in the database as a provider has them in its own: they outlive a restart, and every lab on the
 * database answers for all of them. A name tells the behaviour of its card.
 */
export function createSandboxCharges({
  kindOf,
  labOrigin,
  sandboxCode,
  queries,
}: {
  readonly kindOf: (reference: string) => SandboxKind | null;
  readonly labOrigin: string;
  readonly sandboxCode: string;
  readonly queries: Queries;
}): Charges {
  const find = async (charge: string): Promise<Row | undefined> =>
    (await queries.select().from(sandboxCharges).where(eq(sandboxCharges.charge, charge)))[0];
  const readCharge = async (charge: string): Promise<ChargeOutcome> => {
    const row = await find(charge);
    if (!row) throw new ProviderUnavailable('a charge that the provider does not know');
    return outcomeOf(row, labOrigin);
  };
  /** One statement, so that of two steps at once the first counts. */
  const move = async (
    charge: string,
    from: readonly State[],
    to: Partial<Row> & { readonly state: State },
  ): Promise<boolean> => {
    const moved = await queries
      .update(sandboxCharges)
      .set(to)
      .where(and(eq(sandboxCharges.charge, charge), inArray(sandboxCharges.state, [...from])))
      .returning({ charge: sandboxCharges.charge });
    return moved.length === 1;
  };
  return {
    async openCharge({ key, reference, amount }) {
      const kind = kindOf(reference);
      if (kind === null) return { declined: 'expired' };
      const charge = `sandbox_${kind}_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;
      await queries.insert(sandboxCharges).values({ charge, amount }).onConflictDoNothing();
      return { charge };
    },
    async confirmCharge(charge, { back }) {
      const next: Partial<Row> & { readonly state: State } =
        charge.includes('_works_') || declinesRefunds(charge)
          ? { state: 'charged' }
          : charge.includes('_challenges_')
            ? { state: 'challenge', back }
            : { state: 'declined', reason: 'declined' };
      await move(charge, ['open'], next);
      return readCharge(charge);
    },
    readCharge,
    async cancelCharge(charge) {
      await move(charge, ['open', 'challenge'], { state: 'declined', reason: 'challengeFailed' });
      return readCharge(charge);
    },
    async refundCharge(charge) {
      if (declinesRefunds(charge) && (await find(charge))?.state === 'charged') return 'declined';
      if (!(await move(charge, ['charged', 'refunded'], { state: 'refunded' })))
        throw new ProviderUnavailable('a refund of a charge that took no money');
      return 'refunded';
    },
    async refundPart(charge, { key, amount }) {
      if (declinesRefunds(charge) && (await find(charge))) return 'declined';
      const part = JSON.stringify({ [key]: amount });
      // Parts of one charge at once wait for each other's row, so together they never exceed it.
      const given = await queries
        .update(sandboxCharges)
        .set({ parts: sql`${sandboxCharges.parts} || ${part}::jsonb` })
        .where(
          and(
            eq(sandboxCharges.charge, charge),
            eq(sandboxCharges.state, 'charged'),
            sql`((${sandboxCharges.parts} -> ${key}::text) is not null or ${amount}::int8 <= ${sandboxCharges.amount}
              - (select coalesce(sum(value::text::int8), 0) from jsonb_each(${sandboxCharges.parts})))`,
          ),
        )
        .returning({ charge: sandboxCharges.charge });
      if (given.length === 0 && !(await find(charge)))
        throw new ProviderUnavailable('a charge that the provider does not know');
      return given.length === 1 ? 'refunded' : 'declined';
    },
    async answerChallenge(charge, code) {
      await move(
        charge,
        ['challenge'],
        code.trim() === sandboxCode
          ? { state: 'charged' }
          : { state: 'declined', reason: 'challengeFailed' satisfies ChargeDecline },
      );
      return (await find(charge))?.back || null;
    },
  };
}

const declinesRefunds = (charge: string) => charge.includes('_declinesRefund_');

/** A charge that was given back was charged: as a provider, the sandbox keeps the refund apart. */
function outcomeOf({ charge, state, reason }: Row, labOrigin: string): ChargeOutcome {
  switch (state as State) {
    case 'open':
      return { outcome: 'open' };
    case 'challenge':
      return {
        outcome: 'challenge',
        url: `${labOrigin}${sandboxBankPath}?charge=${encodeURIComponent(charge)}`,
      };
    case 'charged':
    case 'refunded':
      return { outcome: 'charged' };
    case 'declined':
      return { outcome: 'declined', reason: reason as ChargeDecline };
  }
}
