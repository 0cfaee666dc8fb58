import type { PortalConfiguration } from '@trade-area/core/kernel';

type Company = PortalConfiguration['company'];

/** Milliseconds after which the lab is asked again, once it has answered, and before. */
const freshness = 60_000;
const retryAfter = 5_000;
/** Milliseconds that a page waits for a lab that has never answered. */
const patience = 2_000;

/**
 * The company that the lab's office imported. The portal is a process of its own, without the database, so it asks the
 * lab's site. A page never waits longer than `patience`; what the lab said last counts until it says something else, and
 * the portal's own configuration before that.
 */
export function companyOfLab(
  { labOrigin, company }: Pick<PortalConfiguration, 'labOrigin' | 'company'>,
  {
    fetch = globalThis.fetch,
    monotonic = () => performance.now(),
  }: { readonly fetch?: typeof globalThis.fetch; readonly monotonic?: () => number } = {},
): () => Promise<Company> {
  let known = company;
  let hasAnswered = false;
  let askAt = -Infinity;
  let question: Promise<void> | undefined;

  const ask = async () => {
    try {
      const answer = await fetch(`${labOrigin}/company.json`, {
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      const found = answer.ok ? companyIn(await answer.json()) : null;
      if (found) {
        known = found;
        hasAnswered = true;
      }
      askAt = monotonic() + (found ? freshness : retryAfter);
    } catch {
      askAt = monotonic() + retryAfter;
    } finally {
      question = undefined;
    }
  };

  return async () => {
    if (monotonic() >= askAt) question ??= ask();
    if (!hasAnswered) await question;
    return known;
  };
}

/** Null for anything else: an older lab does not know the address. */
function companyIn(answer: unknown): Company | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { name, address, taxNumbers, privacyEmail } = answer as Record<string, unknown>;
  return typeof name === 'string' &&
    name !== '' &&
    typeof address === 'string' &&
    typeof taxNumbers === 'string' &&
    typeof privacyEmail === 'string'
    ? { name, address, taxNumbers, privacyEmail }
    : null;
}
