import { originOf } from './address/links.ts';

/** Hosts whose pages never leave this machine: browsers trust them without https. */
const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const usualWait = 20_000;

/**
 * The address of a script that the portal's page may run; '' = none. A script that is neither on https, nor on the lab's
 * origin or this machine counts as none: it would run in the page with the rights of the customer (T-B7).
 */
export function trustedScript(script: string, labOrigin: string): string {
  const origin = originOf(script);
  const isTrusted =
    origin.startsWith('https://') ||
    loopback.test(origin) ||
    (origin !== '' && origin === originOf(labOrigin));
  return isTrusted ? script : '';
}

/** Milliseconds until a service must be ready. @param seconds of the setting; anything but a number above 0 = 20. */
export const serviceWait = (seconds: number | undefined): number =>
  seconds !== undefined && seconds > 0 ? seconds * 1_000 : usualWait;
