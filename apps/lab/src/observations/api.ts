import { addObservation } from '@trade-area/core/contract';
import { scrub } from '@trade-area/core/kernel';
import { publicRoute } from '../base/route.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import type { Session } from '../base/owner.ts';

/** A page reports at most 20 errors, and no person triggers them faster. */
const allowance = { name: 'observations', burst: 120, every: 500 };

/** Writes reports to the lab's log, scrubbed once more because any client can send them (T-E11). */
async function recordObservations({
  lab,
  body,
  clientAddress,
}: Call<typeof addObservation, Session | null>): Promise<AnswerInput<typeof addObservation>> {
  await lab.limits.take({ allowance, of: clientAddress });
  const facts = Object.entries(body.facts).map(([key, value]) => [
    `fact_${key}`,
    typeof value === 'string' ? scrub(value) : value,
  ]);
  lab.log('info', `observed ${body.kind}`, {
    name: body.name,
    page: scrub(body.page),
    ...(Object.fromEntries(facts) as Record<string, string | number>),
  });
  return { success: true };
}

export const observationRoutes = [publicRoute(addObservation, recordObservations)];
