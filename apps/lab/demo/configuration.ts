import type { Sites } from '@trade-area/core/kernel';
import type { LabConfiguration } from '../src/base/configuration.ts';
import { defaultPhotoTags } from '../src/base/photoTags.ts';
import { defaultRetention } from '../src/base/retention.ts';
import lab from './lab.json' with { type: 'json' };
import store from './store.json' with { type: 'json' };

/** The demonstration lab. Its files name no real company, and every address is on this machine. */
export function demonstrationConfiguration(sites: Sites): LabConfiguration {
  const { portal, ...rest } = lab;
  const whole = {
    photoTags: defaultPhotoTags,
    retention: defaultRetention,
    ...rest,
    portal: { ...portal, store },
  };
  return withOrigins(whole, sites) as LabConfiguration;
}

/** The files say `{lab}`, `{portal}` and `{demo}` where the origin of a site belongs. */
function withOrigins(value: unknown, sites: Sites): unknown {
  if (typeof value === 'string')
    return value.replace(/\{(lab|portal|demo)\}/g, (_all, name: keyof Sites) => sites[name]);
  if (Array.isArray(value)) return value.map((each) => withOrigins(each, sites));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withOrigins(each, sites)]));
}
