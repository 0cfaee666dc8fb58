import type { PortalConfiguration, Sites } from '../src/kernel/index.ts';
import portal from './portal.json' with { type: 'json' };

/** A portal whose every setting is filled in, on these sites; the file says `{lab}`, `{portal}`, `{demo}` for them. */
export function portalForTest(sites: Sites): PortalConfiguration {
  const text = JSON.stringify(portal).replace(
    /\{(lab|portal|demo)\}/g,
    (_all, name: keyof Sites) => sites[name],
  );
  return JSON.parse(text) as PortalConfiguration;
}
