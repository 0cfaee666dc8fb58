import type { CardProvider, SaveOutcome, ProviderCard } from '../../base/ports/cardProvider.ts';
import type { Queries } from '../../database/open.ts';
import { createSandboxCharges } from './sandboxCharges.ts';

/** The code that passes the sandbox's challenge. */
export const sandboxCode = '123456';

/**
 * `declinesCharge` is stored, and declined whenever it is charged; `challenges` asks its holder each time; `declinesRefund`
 * is charged, and declines every refund.
 */
const kinds = ['works', 'declines', 'challenges', 'declinesCharge', 'declinesRefund'] as const;
export type SandboxKind = (typeof kinds)[number];

interface Reference extends ProviderCard {
  readonly kind: SandboxKind;
}

/**
 * A provider that moves no money: the card page makes a reference from a test card, which holds the card's
 * behaviour and not its number.
 */
export function createSandbox({
  now,
  labOrigin,
  queries,
}: {
  readonly now: () => Date;
  readonly labOrigin: string;
  /** Holds the charges, so that they outlive a restart. */
  readonly queries: Queries;
}): CardProvider {
  const save = (given: string, proven: boolean): SaveOutcome => {
    const card = read(given);
    if (!card) return { outcome: 'declined', reason: 'notATestCard' };
    if (isPast(card, now())) return { outcome: 'declined', reason: 'expired' };
    if (card.kind === 'declines') return { outcome: 'declined', reason: 'declined' };
    if (card.kind === 'challenges' && !proven) return { outcome: 'challenge', pending: given, url: '' };
    const { kind: _kind, ...kept } = card;
    return { outcome: 'kept', card: kept };
  };
  /** Cards of the demonstration data have short names and work. null = the card cannot be charged. */
  const kindOf = (reference: string): SandboxKind | null => {
    const card = read(reference);
    if (card) return isPast(card, now()) ? null : card.kind;
    return /^sandbox_(visa|mastercard)_/.test(reference) ? 'works' : null;
  };
  return {
    name: 'sandbox',
    save: async (reference) => save(reference, false),
    prove: async (pending, code) =>
      code.trim() === sandboxCode ? save(pending, true) : { outcome: 'declined', reason: 'challengeFailed' },
    isUsable: async (reference) => kindOf(reference) !== null,
    forget: async () => undefined,
    ...createSandboxCharges({ kindOf, labOrigin, sandboxCode, queries }),
  };
}

/** `sandbox.<base64url of JSON>.<random>`; null for anything else. */
function read(reference: string): Reference | null {
  const found = /^sandbox\.([\w-]{1,300})\.([\w-]{8,64})$/.exec(reference);
  if (!found) return null;
  try {
    const decoded = JSON.parse(Buffer.from(found[1] ?? '', 'base64url').toString('utf8')) as Record<
      string,
      unknown
    >;
    const kind = kinds.find((known) => known === decoded['kind']);
    const [brand, last4] = [String(decoded['brand']), String(decoded['last4'])];
    const [expiryMonth, expiryYear] = [Number(decoded['month']), Number(decoded['year'])];
    const fits =
      kind !== undefined &&
      /^[A-Za-z ]{2,20}$/.test(brand) &&
      /^\d{4}$/.test(last4) &&
      Number.isInteger(expiryMonth) &&
      expiryMonth >= 1 &&
      expiryMonth <= 12 &&
      Number.isInteger(expiryYear) &&
      expiryYear >= 2000 &&
      expiryYear <= 2100;
    return fits ? { reference, kind, brand, last4, expiryMonth, expiryYear } : null;
  } catch {
    return null;
  }
}

/** A card is valid until the end of its last month. */
export function isPast(
  { expiryMonth, expiryYear }: Pick<ProviderCard, 'expiryMonth' | 'expiryYear'>,
  now: Date,
): boolean {
  return now.getTime() >= Date.UTC(expiryYear, expiryMonth, 1);
}
