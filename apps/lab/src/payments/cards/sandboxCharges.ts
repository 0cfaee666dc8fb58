import { createHash } from 'node:crypto';
import type { CardProvider, ChargeOutcome } from '../../base/ports/cardProvider.ts';
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

interface Charge {
  outcome: ChargeOutcome;
  back: string;
}

const failed: ChargeOutcome = { outcome: 'declined', reason: 'challengeFailed' };

/**
 * Charges without money. They live in the memory of this process; a name tells the behaviour of its card, so that after a
 * restart a charge of a working card counts as done and one that waited for its holder as declined.
 */
export function createSandboxCharges({
  kindOf,
  labOrigin,
  sandboxCode,
}: {
  readonly kindOf: (reference: string) => SandboxKind | null;
  readonly labOrigin: string;
  readonly sandboxCode: string;
}): Charges {
  const charges = new Map<string, Charge>();
  const outcomeOf = (name: string): ChargeOutcome =>
    charges.get(name)?.outcome ?? (name.includes('_works_') ? { outcome: 'charged' } : failed);
  const conclude = (name: string, outcome: ChargeOutcome, back = ''): ChargeOutcome => {
    charges.set(name, { outcome, back });
    return outcome;
  };
  return {
    async openCharge({ key, reference }) {
      const kind = kindOf(reference);
      if (kind === null) return { declined: 'expired' };
      const charge = `sandbox_${kind}_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;
      if (!charges.has(charge)) conclude(charge, { outcome: 'open' });
      return { charge };
    },
    async confirmCharge(charge, { back }) {
      if (charges.get(charge)?.outcome.outcome !== 'open') return outcomeOf(charge);
      if (charge.includes('_works_')) return conclude(charge, { outcome: 'charged' });
      if (!charge.includes('_challenges_'))
        return conclude(charge, { outcome: 'declined', reason: 'declined' });
      const url = `${labOrigin}${sandboxBankPath}?charge=${encodeURIComponent(charge)}`;
      return conclude(charge, { outcome: 'challenge', url }, back);
    },
    readCharge: async (charge) => outcomeOf(charge),
    async cancelCharge(charge) {
      const { outcome } = outcomeOf(charge);
      return outcome === 'charged' || outcome === 'declined' ? outcomeOf(charge) : conclude(charge, failed);
    },
    refundCharge: async () => undefined,
    refundPart: async () => 'refunded',
    answerChallenge(name, code) {
      const charge = charges.get(name);
      if (!charge || charge.back === '') return null;
      if (charge.outcome.outcome === 'challenge')
        conclude(name, code.trim() === sandboxCode ? { outcome: 'charged' } : failed, charge.back);
      return charge.back;
    },
  };
}
