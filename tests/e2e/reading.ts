import type { Page } from '@playwright/test';
import type { Language } from '@trade-area/core/contract';
import { openSession, sites } from './fixtures.ts';
import type { Account } from './fixtures.ts';

/** Signs in as the account and reads English, so that one table of words holds for every account. */
export const readEnglish = (page: Page, account: Account, at = sites): Promise<string> =>
  readIn(page, account, 'en', at);

/**
 * Signs in as the account and reads this language. The choice stays on this device: the account, which other flows use
 * at the same time, is not changed.
 * @param at sites of the flow's own. Default: those that the flows share.
 */
export async function readIn(page: Page, account: Account, language: Language, at = sites): Promise<string> {
  const headers = {
    'access-control-allow-origin': new URL(at.portal).origin,
    'access-control-allow-headers': 'authorization, content-type',
  };
  // Tabs that a link opens read the same.
  await page
    .context()
    .route(/update[_-]lang/, (route) => route.fulfill({ json: { success: true }, headers }));
  return openSession(page, account, { at, storage: { i18nextLng: language, 'ta-language-chosen': '1' } });
}
