import type { Violation } from '../checks/facts.ts';
import type { Heard } from './readPage.ts';

/** Milliseconds that the scripts of a page have; `loadElements` gives them the same. */
const settleMs = 10_000;

/** Milliseconds in which changes count as one. */
const gatherMs = 50;

/** A page that is listened to. */
export interface WatchedPage {
  /** Everything that was heard so far. */
  heard(): Heard;
  /** Takes every listener off the page again (T-B8). */
  stop(): void;
}

/**
 * Listens to a page until it is stopped, and calls back when something may have changed: the page has loaded, a tag was
 * defined, the policy refused something, or the scripts have had their time. Violations from before are told where the
 * browser keeps them.
 */
export function watchPage(page: Document, prefix: string, onChange: () => void): WatchedPage {
  const violations: Violation[] = [];
  const policies = new Set<string>();
  const view = page.defaultView;
  let isOver = false;
  let isTimedOut = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  // A page may refuse a hundred things at once, or define as many tags: it is read once for all of them.
  const change = () => {
    if (isOver) return;
    clearTimeout(waiting);
    waiting = setTimeout(onChange, gatherMs);
  };
  const keep = (directive: string, blocked: string, policy: string) => {
    // A framed page that refuses to be framed is told here with its own policy, which is not that of this page.
    if (directive === 'frame-ancestors') return;
    violations.push({ directive, blocked });
    policies.add(policy);
    change();
  };
  const hear = (event: SecurityPolicyViolationEvent) => {
    if (event.disposition === 'enforce')
      keep(event.effectiveDirective, event.blockedURI, event.originalPolicy);
  };
  page.addEventListener('securitypolicyviolation', hear);
  view?.addEventListener('load', change);
  const timer = setTimeout(() => {
    isTimedOut = true;
    change();
  }, settleMs);
  const observer = observeReports((body) => {
    const { disposition, effectiveDirective, blockedURL, originalPolicy } = body;
    if (disposition === 'enforce') keep(effectiveDirective ?? '', blockedURL ?? '', originalPolicy ?? '');
  });
  const pending = new Set<string>();
  const expectTags = () => {
    for (const { localName } of page.querySelectorAll(':not(:defined)')) {
      if (!localName.startsWith(`${prefix}-`) || pending.has(localName)) continue;
      pending.add(localName);
      // A tag that is not a valid name can never be defined.
      customElements.whenDefined(localName).then(change, () => undefined);
    }
  };
  return {
    heard() {
      expectTags();
      return {
        violations: [...violations],
        policies: [...policies],
        isSettled: isTimedOut || [...pending].every((tag) => customElements.get(tag)),
      };
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(waiting);
      observer?.disconnect();
      page.removeEventListener('securitypolicyviolation', hear);
      view?.removeEventListener('load', change);
    },
  };
}

interface ReportBody {
  readonly disposition?: string;
  readonly effectiveDirective?: string;
  readonly blockedURL?: string;
  readonly originalPolicy?: string;
}

/** Reports of before, where the browser keeps them; null elsewhere. */
function observeReports(onReport: (body: ReportBody) => void): { disconnect(): void } | null {
  if (!('ReportingObserver' in globalThis)) return null;
  const observer = new ReportingObserver(
    (reports) => {
      for (const { body } of reports) if (body) onReport(body as ReportBody);
    },
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
  return observer;
}
