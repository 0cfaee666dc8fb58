import type { Page } from '@playwright/test';
import type { Language } from '@trade-area/core/contract';
import { openSession, sites } from './fixtures.ts';
import type { Account } from './fixtures.ts';

/** Signs in as the account and reads English, so that one table of words holds for every account. */
export const readEnglish = (page: Page, account: Account): Promise<string> => readIn(page, account, 'en');

/**
 * Signs in as the account and reads this language. The choice stays on this device: the account, which other flows use
 * at the same time, is not changed.
 */
export async function readIn(page: Page, account: Account, language: Language): Promise<string> {
  const headers = {
    'access-control-allow-origin': new URL(sites.portal).origin,
    'access-control-allow-headers': 'authorization, content-type',
  };
  // Tabs that a link opens read the same.
  await page
    .context()
    .route(/update[_-]lang/, (route) => route.fulfill({ json: { success: true }, headers }));
  return openSession(page, account, { storage: { i18nextLng: language, 'ta-language-chosen': '1' } });
}
