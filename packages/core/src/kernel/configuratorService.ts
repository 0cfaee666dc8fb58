import type { PortalConfiguration } from './config.ts';
import { serviceWait, trustedScript } from './serviceScript.ts';

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

/**
 * The service that the lab names for a page of the configurator (CONF-11, GW2-34); null = the portal's own configurator.
 *
 * @param environment '' = live.
 */
export function configuratorService(
  { configurator, labOrigin }: Settings,
  environment: '' | 'dev' | 'test',
): ConfiguratorService | null {
  const script = trustedScript(configurator?.[environment === '' ? 'live' : environment] ?? '', labOrigin);
  if (script === '') return null;
  return {
    script,
    isCompatible: configurator?.compatibility === true,
    longestWait: serviceWait(configurator?.longestWait),
  };
}

/** The scripts of all services that a portal may load. */
export function configuratorScripts(settings: Settings): readonly string[] {
  const scripts = (['', 'dev', 'test'] as const).flatMap(
    (environment) => configuratorService(settings, environment)?.script ?? [],
  );
  return [...new Set(scripts)];
}
