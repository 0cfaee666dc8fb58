import type { TradeArea } from '@trade-area/core';
import { createObserver } from '@trade-area/core/kernel';
import type { Fetch, ObservationAddresses, Observer } from '@trade-area/core/kernel';
import { base } from './addresses.ts';

const noAddresses: ObservationAddresses = { events: '', errors: '' };

/** The portal's observer: analytics and error reports where the lab configured them, with consent (DEC-13). */
export function createPortalObserver(view: Window, fetch: Fetch, tradeArea: TradeArea): Observer {
  const { config, session, consent } = tradeArea;
  const observer = createObserver({
    addresses: config.observations ?? noAddresses,
    fetch,
    customer: () => {
      const { phase, person, inter } = session.store.getState();
      return phase === 'signedIn' && person ? { code: person.code, inter } : null;
    },
    consent: () => consent.store.getState().value,
    pathname: () => view.location.pathname,
  });
  view.addEventListener('error', ({ error, message, filename }) => {
    // Scripts of other origins report only "Script error.": they are extensions.
    if (filename === '' || filename.startsWith(view.location.origin))
      observer.error(error ?? message, 'window');
  });
  observeDownloads(view.document, observer);
  view.addEventListener('unhandledrejection', ({ reason }) => observer.error(reason, 'promise'));
  return observer;
}

/** Reports a download by the link that was followed, so that no page needs a handler of its own (OBS-01). */
function observeDownloads(page: Document, observer: Observer): void {
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[download]') : null;
    if (!link) return;
    const { pathname } = new URL(link.href, `https://portal.invalid${base}`);
    const ending = /\.(\w{1,8})$/.exec(link.download || pathname)?.[1] ?? '';
    observer.event('download', { type: ending.toLowerCase() });
  });
}
