import type { Page, Request } from '@playwright/test';
import { sites } from './fixtures.ts';

/** The login as a person finds it. */
export const field = {
  email: (page: Page) => page.getByLabel('E-mail', { exact: true }),
  password: (page: Page) => page.getByLabel('Password', { exact: true }),
  send: (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true }),
};
/** Every attempt to sign in that the page makes from now on. */
export const logins = (page: Page) => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url() === `${sites.lab}auth/login`) sent.push(request);
  });
  return sent;
};
/** What the browser keeps under a key. */
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
