import type { Lab } from '../../base/lab.ts';
import { ProviderUnavailable } from '../../base/ports/cardProvider.ts';
import type { CardProvider, RefundOutcome } from '../../base/ports/cardProvider.ts';
import { JobFailure } from '../../jobs/definition.ts';

/**
 * Gives a part of a charge back in a job; `part` null = all of the charge.
 * @throws JobFailure `cardProvider` when the provider does not answer: the money may have moved, and a retry tells.
 */
export async function refundAt(
  lab: Pick<Lab, 'cards'>,
  charge: string,
  part: Parameters<CardProvider['refundPart']>[1] | null,
): Promise<RefundOutcome> {
  try {
    return part === null ? await lab.cards.refundCharge(charge) : await lab.cards.refundPart(charge, part);
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new JobFailure('cardProvider', error.message);
    throw error;
  }
}
