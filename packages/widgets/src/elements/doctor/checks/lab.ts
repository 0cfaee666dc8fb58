/** The way from the page to the lab: its address, the permission to call it, the clock, the session. */
import type { Facts } from './facts.ts';
import { bad, note } from './finding.ts';
import type { Finding } from './finding.ts';
import { forbidden } from './policy.ts';
import { isLocal, originOf, scriptLine, sessionLines } from './written.ts';

/** Every `gateway` is an origin, and a lab answers there. */
export function checkGateway(facts: Facts): Finding[] {
  const { page, lab, gateway } = facts;
  const written = new Set(page.elements.map(({ attributes }) => attributes['gateway'] ?? ''));
  const wrong = [...written].flatMap((value): Finding[] => {
    if (value === '') return [];
    const origin = originOf(value);
    if (origin === '')
      return [bad('gatewayInvalid', { value, gateway }, `gateway="${guess(value) || gateway}"`)];
    if (value === origin || value === `${origin}/`) return [];
    return [note('gatewayPath', { value, origin }, `gateway="${origin}"`)];
  });
  if (lab.answer === 'wrong') {
    const other = page.scripts.map(({ src }) => originOf(src)).find((origin) => origin !== gateway);
    const instead = other ? `gateway="${other}"` : '';
    return [...wrong, bad('gatewayWrong', { gateway, status: String(lab.status) }, instead)];
  }
  // Other checks name the cause.
  const isBlocked = isMixed(facts) || forbidden(facts).has('connect-src');
  if (lab.answer === 'silent' && !isBlocked) return [...wrong, bad('gatewaySilent', { gateway })];
  return wrong;
}

/** The origin that an address without its scheme was meant to be; '' for what is none. */
function guess(value: string): string {
  const host = value.replace(/^(?:https?:)?\/*/, '');
  const secure = originOf(`https://${host}`);
  return isLocal(secure) ? originOf(`http://${host}`) : secure;
}

/** The lab lets this page read its answers. */
export function checkOrigin({ page, lab, gateway }: Facts): Finding[] {
  // A sandbox has no origin that a lab could list: `checkFrames` says so.
  if (lab.answer !== 'refused' || page.origin === 'null') return [];
  const { origin } = page;
  return [bad('originRefused', { origin, gateway }, `"allowedOrigins": ["${origin}"]`)];
}

/** A page over https cannot ask a lab over http; a page over http has no secure context. */
export function checkMixed(facts: Facts): Finding[] {
  const { page, gateway } = facts;
  if (isMixed(facts)) {
    return [bad('mixedContent', { gateway }, `gateway="${gateway.replace(/^http:/, 'https:')}"`)];
  }
  if (page.isSecureContext || page.origin === 'null') return [];
  return [bad('insecurePage', { origin: page.origin }, page.origin.replace(/^http:/, 'https:'))];
}

const isMixed = ({ page, gateway }: Facts) =>
  page.origin.startsWith('https:') && gateway.startsWith('http:') && !isLocal(gateway);

const mostMinutes = 5;

/** Sessions, prices and dispatch dates follow the clock of this device. */
export function checkClock({ lab }: Facts): Finding[] {
  const minutes = Math.round(Math.abs(lab.ahead) / 60_000);
  return minutes <= mostMinutes ? [] : [bad('clockOff', { minutes: String(minutes) })];
}

/** A customer can sign in, and the credential that the page gives is good. */
export function checkSession({ page, lab, session, published, prefix, gateway }: Facts): Finding[] {
  if (session.hasFunction) {
    // Without an answer of the lab another check names the cause.
    if (session.isFailed && lab.answer !== 'lab') return [];
    if (session.isFailed) return [bad('sessionFailed', {}, sessionLines(prefix))];
    if (session.isRefused) return [bad('sessionRefused', { gateway }, sessionLines(prefix))];
    return session.phase === 'signedOut' ? [note('sessionNone', {}, sessionLines(prefix))] : [];
  }
  const forCustomers = new Set(
    published.elements.filter(({ needsSignIn }) => needsSignIn).map(({ name }) => name),
  );
  const waiting = page.elements.find(({ name }) => forCustomers.has(name));
  const canSignIn = page.elements.some(({ name, hasSession }) => name === 'login' || hasSession);
  if (session.phase !== 'signedOut' || !waiting || canSignIn) return [];
  const instead = [scriptLine(gateway, 'login'), `<${prefix}-login></${prefix}-login>`].join('\n');
  return [note('signInMissing', { tag: `<${waiting.tag}>` }, instead)];
}
