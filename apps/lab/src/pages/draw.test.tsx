import { Hono } from 'hono';
import { manualClock, sitesFrom } from '@trade-area/core/kernel';
import { expect, it } from 'vitest';
import { defaultConfiguration } from '../base/configuration.ts';
import { drawSitePage } from './draw.tsx';

const pageOf = async (contactPath: string) => {
  const app = new Hono();
  const lab = {
    config: defaultConfiguration(sitesFrom({})),
    clock: manualClock('2026-11-22T10:00:00Z'),
    contactPath,
  };
  app.get('/', (context) => drawSitePage(context, lab, { title: 'Test', body: <p>Text</p> }));
  return (await app.request('/')).text();
};

it('links to the contact page in the header when the lab has one', async () => {
  expect(await pageOf('/contact/')).toContain('href="/contact/">Contact</a>');
});

it('shows no contact link when no page answers there', async () => {
  expect(await pageOf('')).not.toContain('Contact');
});
