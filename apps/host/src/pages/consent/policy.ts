import type { PortalConfiguration } from '@trade-area/core/kernel';

/** Sections of the privacy and cookie policy, in order (PRIV-02, PRIV-03). */
export const policySections = [
  'controller',
  'data',
  'purposes',
  'recipients',
  'retention',
  'rights',
  'cookies',
  'analytics',
  'video',
  'social',
  'lifetime',
  'browsers',
  'changes',
] as const;
export type PolicySectionId = (typeof policySections)[number];

export interface PolicySection {
  readonly title: string;
  /** A paragraph, or a list of points. `{{company}}`, `{{address}}`, `{{taxNumbers}}`, `{{email}}` are filled in. */
  readonly body: readonly (string | readonly string[])[];
}

/** The whole policy in one language: a missing section does not compile (PRIV-11). */
export interface Policy {
  readonly intro: string;
  readonly sections: Readonly<Record<PolicySectionId, PolicySection>>;
}

/** Pages of the makers of browsers about managing cookies (PRIV-02). */
export const browserPages: readonly { readonly name: string; readonly url: string }[] = [
  { name: 'Google Chrome', url: 'https://support.google.com/chrome/answer/95647' },
  {
    name: 'Mozilla Firefox',
    url: 'https://support.mozilla.org/kb/cookies-information-websites-store-on-your-computer',
  },
  { name: 'Apple Safari', url: 'https://support.apple.com/guide/safari/manage-cookies-sfri11471/mac' },
  { name: 'Safari (iPhone, iPad)', url: 'https://support.apple.com/HT201265' },
  {
    name: 'Microsoft Edge',
    url: 'https://support.microsoft.com/microsoft-edge/delete-cookies-in-microsoft-edge-63947406-40ac-c3b8-57b9-2a946a29ae09',
  },
  { name: 'Opera', url: 'https://help.opera.com/latest/web-preferences/#cookies' },
];

/** Fills in the controller's details. A known name without a value becomes empty; an unknown name in braces stays as it is. */
export function fillPolicy(text: string, company: PortalConfiguration['company']): string {
  const values: Readonly<Record<string, string>> = {
    company: company.name,
    address: company.address,
    taxNumbers: company.taxNumbers,
    email: company.privacyEmail,
  };
  return text.replace(/\{\{(\w+)\}\}/g, (all, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : all,
  );
}
