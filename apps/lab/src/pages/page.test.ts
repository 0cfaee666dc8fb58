import { Hono } from 'hono';
import { html } from 'hono/html';
import { manualClock, sitesFrom } from '@trade-area/core/kernel';
import { expect, it } from 'vitest';
import { defaultConfiguration } from '../base/configuration.ts';
import { sitePage } from './page.ts';

const pageOf = async (contactPath: string) => {
  const app = new Hono();
  const lab = {
    config: defaultConfiguration(sitesFrom({})),
    clock: manualClock('2026-11-22T10:00:00Z'),
    contactPath,
  };
  app.get('/', (context) => sitePage(context, lab, { title: 'Test', body: html`<p>Text</p>` }));
  return (await app.request('/')).text();
};

it('links to the contact page in the header when the lab has one', async () => {
  expect(await pageOf('/contact/')).toContain('<a href="/contact/">Contact</a>');
});

it('shows no contact link when no page answers there', async () => {
  expect(await pageOf('')).not.toContain('Contact');
});
