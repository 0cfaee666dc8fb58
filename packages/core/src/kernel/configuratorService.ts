import { originOf } from './address/links.ts';
import type { PortalConfiguration } from './config.ts';

/** A configurator that the portal's page loads in place of its own. */
export interface ConfiguratorService {
  /** Address of its script. */
  readonly script: string;
  /** It is called by the outside service's names, not by the neutral ones. */
  readonly isCompatible: boolean;
  /** Milliseconds until it must be ready. */
  readonly longestWait: number;
}

type Settings = Pick<PortalConfiguration, 'configurator' | 'labOrigin'>;

/** Hosts whose pages never leave this machine: browsers trust them without https. */
const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const usualWait = 20_000;

/**
 * The service that the lab names for a page of the configurator (CONF-11, GW2-34); null = the portal's own configurator.
 * A script that is neither on https, nor on the lab's origin or this machine counts as none: it would run in the page
 * with the rights of the customer (T-B7).
 *
 * @param environment '' = live.
 */
export function configuratorService(
  { configurator, labOrigin }: Settings,
  environment: '' | 'dev' | 'test',
): ConfiguratorService | null {
  const script = configurator?.[environment === '' ? 'live' : environment] ?? '';
  const origin = originOf(script);
  const isTrusted =
    origin.startsWith('https://') ||
    loopback.test(origin) ||
    (origin !== '' && origin === originOf(labOrigin));
  if (!isTrusted) return null;
  const seconds = configurator?.longestWait ?? 0;
  return {
    script,
    isCompatible: configurator?.compatibility === true,
    longestWait: seconds > 0 ? seconds * 1_000 : usualWait,
  };
}

/** The scripts of all services that a portal may load. */
export function configuratorScripts(settings: Settings): readonly string[] {
  const scripts = (['', 'dev', 'test'] as const).flatMap(
    (environment) => configuratorService(settings, environment)?.script ?? [],
  );
  return [...new Set(scripts)];
}
