import { createTradeArea } from '@trade-area/core';
import { extractToken } from '@trade-area/core/auth';
import { reportingLog, storageKeys } from '@trade-area/core/kernel';
import type { Observer } from '@trade-area/core/kernel';
import { addLocales } from '@trade-area/widgets';
import { browserPorts } from '@trade-area/widgets/portal';
import { loadPortalLocale } from '../locales/index.ts';
import { loginAddress, routeOf } from '../portal/addresses.ts';
import { readConfiguration } from '../portal/readConfiguration.ts';
import { createLanguageSetting } from '../portal/languageSetting.ts';
import { createLazyObserver } from '../portal/lazyObserver.ts';
import { followOtherTabs } from '../portal/followOtherTabs.ts';
import { createThemeSetting } from '../portal/themeSetting.ts';
import type { Portal } from '../portal/usePortal.ts';
import { preload } from './preload.ts';
import { routeTable } from './routes.ts';

/**
 * Makes the portal of a document. The address is cleaned of `ta_token` before the first request (DEC-01, T-A4), and a
 * visitor without a session is led to the login before the code of a protected page is loaded (SES-25).
 * @throws Error for the developer when the page carries no configuration.
 */
export function createPortal(view: Window): Portal {
  const { document: page, history, location } = view;
  const extracted = extractToken(location.href);
  if (extracted.cleanHref !== location.href) history.replaceState(history.state, '', extracted.cleanHref);

  addLocales(loadPortalLocale);
  const config = readConfiguration(page.getElementById('ta-config')?.textContent);
  const ports = browserPorts();
  const observer: Observer = createLazyObserver(async () =>
    (await import('../portal/createPortalObserver.ts')).createPortalObserver(view, ports.fetch, tradeArea),
  );
  const tradeArea = createTradeArea({
    ...ports,
    log: reportingLog(ports.log, () => observer),
    config,
    keep: 'legacy',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    // For the configured service, and as an event for scripts that the operator adds.
    analytics: (name, data) => {
      observer.event(name, data);
      page.dispatchEvent(new CustomEvent('ta-event', { detail: { name, ...data } }));
    },
  });
  const { session, storage } = tradeArea;
  const { route } = routeTable.pageAt(routeOf(location.pathname));
  const root = page.documentElement;
  const language = createLanguageSetting({
    tradeArea,
    browser: view.navigator.languages,
    onLanguage: (chosen) => (root.lang = chosen),
  });
  // Before anything is drawn; afterwards PageLanguage follows the route (PUB-05).
  if (route.isEnglishOnly) language.force('en');
  const theme = createThemeSetting(storage, (chosen) => (root.dataset['theme'] = chosen));
  followOtherTabs(view, session, (covered) => root.toggleAttribute('data-covered', covered));

  const isSignInPage = ['login', 'signup'].includes(route.path);
  let token = isSignInPage ? null : extracted.token;
  if (token === null && storage.get(storageKeys.token) === null && !route.isPublic) {
    history.replaceState(history.state, '', loginAddress(location));
  }
  preload(routeOf(location.pathname));
  const start = async () => {
    const landingPage = `${location.pathname}${location.search}`;
    await session.start({ taToken: token, isTokenMalformed: extracted.rejected, landingPage });
    if (session.store.getState().phase !== 'starting') token = null;
  };
  // A sign-in page ends the earlier session instead (SES-05, SES-35): see pages/auth/useSignInPage.ts.
  if (!isSignInPage) void start();

  return { config, tradeArea, language, theme, observer, start };
}
