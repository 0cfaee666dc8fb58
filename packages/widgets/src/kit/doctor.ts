import type { Fetch } from '@trade-area/core/kernel';
import { htmlPolicy, htmlPolicyName } from './html/policy.ts';

/** One examination of its page by `<ta-doctor>`. */
export interface Finding {
  readonly check: 'lab' | 'origin' | 'sheets' | 'trustedTypes' | 'storage' | 'versions' | 'secure';
  /** `note`: works, with something to know. */
  readonly verdict: 'good' | 'note' | 'bad';
  /** For the developer, put after the check's sentence: an origin, a version list. */
  readonly detail: string;
}

/** Looks at origin, policy, storage and versions; never throws, and asks the lab one question. */
export async function examine(
  gateway: string,
  fetch: Fetch,
  versions: readonly string[],
): Promise<Finding[]> {
  return [
    await lab(gateway, fetch),
    secure(),
    sheets(),
    trustedTypes(),
    storage(),
    severalVersions(versions),
  ];
}

async function lab(gateway: string, fetch: Fetch): Promise<Finding> {
  try {
    const { status } = await fetch(`${gateway}/health`, { method: 'GET', headers: {}, credentials: 'omit' });
    return { check: 'lab', verdict: status === 200 ? 'good' : 'bad', detail: `${gateway} · ${status}` };
  } catch {
    // Refused by CORS, by connect-src, or not there: a page cannot tell these apart.
    return { check: 'origin', verdict: 'bad', detail: `${globalThis.location?.origin ?? ''} → ${gateway}` };
  }
}

function secure(): Finding {
  const is = globalThis.isSecureContext;
  return { check: 'secure', verdict: is ? 'good' : 'bad', detail: globalThis.location?.protocol ?? '' };
}

function sheets(): Finding {
  try {
    new CSSStyleSheet().replaceSync('a{}');
    return { check: 'sheets', verdict: 'good', detail: '' };
  } catch (error) {
    return { check: 'sheets', verdict: 'bad', detail: String(error) };
  }
}

function trustedTypes(): Finding {
  const { kind } = htmlPolicy(globalThis);
  if (kind === 'unneeded') return { check: 'trustedTypes', verdict: 'good', detail: '' };
  return { check: 'trustedTypes', verdict: kind === 'allowed' ? 'good' : 'note', detail: htmlPolicyName };
}

function storage(): Finding {
  try {
    globalThis.localStorage.getItem('ta-probe');
    return { check: 'storage', verdict: 'good', detail: '' };
  } catch {
    return { check: 'storage', verdict: 'note', detail: '' };
  }
}

function severalVersions(versions: readonly string[]): Finding {
  const different = [...new Set(versions)];
  return { check: 'versions', verdict: different.length > 1 ? 'bad' : 'good', detail: different.join(', ') };
}
