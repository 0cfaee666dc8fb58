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
  observeDownloads(view.document, (name) => observer.event('download', { type: endingOf(name) }));
  view.addEventListener('unhandledrejection', ({ reason }) => observer.error(reason, 'promise'));
  return observer;
}

/**
 * Tells of downloads: of links that are followed, of files that a page has made or received, which leave through a link
 * too, and of forms that say so. No page needs a handler of its own (OBS-01). A link whose page fetches the file itself is
 * prevented, and tells of it when the file is there.
 */
function observeDownloads(page: Document, tell: (name: string) => void): void {
  page.addEventListener('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[download]') : null;
    if (!link || defaultPrevented) return;
    tell(link.download || new URL(link.href, `https://portal.invalid${base}`).pathname);
  });
  page.addEventListener('submit', ({ target }) => {
    const name = target instanceof HTMLFormElement ? target.dataset['download'] : undefined;
    if (name) tell(name);
  });
}

/** `pdf`; a name itself may tell whose file it is. */
const endingOf = (name: string) => (/\.(\w{1,8})$/.exec(name)?.[1] ?? '').toLowerCase();
