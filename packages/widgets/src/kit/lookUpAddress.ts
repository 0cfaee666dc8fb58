import { readVisitorAddress } from '@trade-area/core/contact';
import { originOf } from '@trade-area/core/kernel';
import { browserPorts } from './browser.ts';

/** Milliseconds that the service may take. */
const longestWait = 3_000;

/**
 * The address of this visitor as a service sees it; '' without a service, and when it is blocked, slow or answers anything
 * else (VID-06). Never fails.
 * @param service address of the service, https only; '' = none.
 */
export async function lookUpAddress(service: string): Promise<string> {
  if (!originOf(service).startsWith('https://')) return '';
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), longestWait);
  try {
    const answer = await browserPorts().fetch(service, {
      method: 'GET',
      headers: {},
      credentials: 'omit',
      cache: 'no-store',
      signal: giveUp.signal,
    });
    return answer.status === 200 ? readVisitorAddress((await answer.text()).slice(0, 1_000)) : '';
  } catch {
    return '';
  } finally {
    clearTimeout(timer);
  }
}
