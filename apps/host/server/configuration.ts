import { readFileSync } from 'node:fs';
import { sitesFrom } from '@trade-area/core/kernel';
import type { PortalConfiguration, Sites } from '@trade-area/core/kernel';
import { defaultConfiguration, demonstrationConfiguration } from '@trade-area/lab/demo';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface SiteConfiguration {
  readonly sites: Sites;
  /** The part that browsers may know, injected into the portal's page. */
  readonly portal: PortalConfiguration;
}

/**
 * The defaults, with the values of the JSON file that `TA_CONFIG` names over them. A real lab's portal must not show the
 * company of the demonstration, so each has the defaults of its lab.
 * @throws Error that says which file and why, when it cannot be read or is no JSON object.
 */
export function configurationFrom(
  environment: Environment,
  read = (path: string) => readFileSync(path, 'utf8'),
  purpose: 'demonstration' | 'real' = 'demonstration',
): SiteConfiguration {
  const sites = sitesFrom(environment);
  const base = purpose === 'real' ? defaultConfiguration(sites) : demonstrationConfiguration(sites);
  const path = environment['TA_CONFIG'];
  if (!path) return { sites, portal: base.portal };
  const overlay = readOverlay(path, read);
  return { sites, portal: merge(base, overlay).portal };
}

function readOverlay(path: string, read: (path: string) => string): Record<string, unknown> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(read(path));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `ta: TA_CONFIG names ${path}, which cannot be used: ${why}. Mend the file or unset TA_CONFIG.`,
      { cause: error },
    );
  }
  if (!isRecord(parsed))
    throw new Error(`ta: TA_CONFIG names ${path}, which is no JSON object. Begin it with {.`);
  return parsed;
}

/** Merges objects member by member; any other value of the overlay, lists included, replaces that of the base. */
function merge<T>(base: T, overlay: unknown): T {
  if (!isRecord(base) || !isRecord(overlay)) return (overlay === undefined ? base : overlay) as T;
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(overlay)) merged[key] = merge(merged[key], value);
  return merged as T;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
