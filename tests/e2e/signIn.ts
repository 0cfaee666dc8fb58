import type { Page, Request } from '@playwright/test';
import { sites } from './fixtures.ts';

/** The login form by its accessible names. */
export const field = {
  email: (page: Page) => page.getByLabel('E-mail', { exact: true }),
  password: (page: Page) => page.getByLabel('Password', { exact: true }),
  send: (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true }),
};
/** Records every sign-in request of the page. */
export const logins = (page: Page) => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url() === `${sites.lab}auth/login`) sent.push(request);
  });
  return sent;
};
/** The stored value of a key. */
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
