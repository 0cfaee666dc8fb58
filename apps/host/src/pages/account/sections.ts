import type { AccountSection } from '@trade-area/widgets';

const pages: Readonly<Record<string, AccountSection>> = {
  managePayments: 'cards',
  changePassword: 'password',
  team: 'team',
  data: 'data',
};

/** The section an address opens: by `page`, else the profile (ACC-02, ACC-31). */
export function sectionOf(search: string): AccountSection {
  const page = new URLSearchParams(search).get('page') ?? '';
  return Object.hasOwn(pages, page) ? (pages[page] ?? 'info') : 'info';
}
