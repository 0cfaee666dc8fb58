import { checkBrowser, checkPatches } from './browser.ts';
import type { Facts } from './facts.ts';
import type { Check, Finding, NamedFinding } from './finding.ts';
import { checkClock, checkGateway, checkMixed, checkOrigin, checkSession } from './lab.ts';
import { checkModuleType, checkScript, checkVersions } from './loading.ts';
import { checkLanguage, checkNames, checkProperties } from './names.ts';
import { checkCharset, checkNesting, checkSize, checkTokens } from './place.ts';
import { checkFrames, checkPolicy, checkStorage } from './policy.ts';

/** The checks in the order in which a developer mends: first what keeps the elements from loading. */
export const checks: Readonly<Record<Check, (facts: Facts) => readonly Finding[]>> = {
  browser: checkBrowser,
  moduleType: checkModuleType,
  script: checkScript,
  policy: checkPolicy,
  mixed: checkMixed,
  gateway: checkGateway,
  origin: checkOrigin,
  frames: checkFrames,
  names: checkNames,
  properties: checkProperties,
  language: checkLanguage,
  session: checkSession,
  clock: checkClock,
  versions: checkVersions,
  nesting: checkNesting,
  size: checkSize,
  charset: checkCharset,
  tokens: checkTokens,
  patches: checkPatches,
  storage: checkStorage,
};

/** Every mistake once, those that break something first. Empty: nothing is wrong. */
export function diagnose(facts: Facts): readonly NamedFinding[] {
  const found = Object.entries(checks).flatMap(([check, run]) =>
    run(facts).map((finding): NamedFinding => ({ check: check as Check, ...finding })),
  );
  const once = new Map(found.map((finding) => [JSON.stringify([finding.mistake, finding.values]), finding]));
  const all = [...once.values()];
  return [
    ...all.filter(({ verdict }) => verdict === 'bad'),
    ...all.filter(({ verdict }) => verdict === 'note'),
  ];
}
