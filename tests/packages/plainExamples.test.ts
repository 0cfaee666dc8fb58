import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findChromium } from '../../scripts/parts/engines.mjs';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { installExample } from './installExample.ts';
import { runCommand } from './runCommand.ts';
import { serveBuilt } from './serveBuilt.ts';
import { openExample, useElements } from './useElements.ts';

/** The examples without a framework. */
const packed = inject('packedFolder');
let lab: TestLab;
let site: Awaited<ReturnType<typeof serveBuilt>>;
let browser: Browser;

beforeAll(async () => {
  site = await serveBuilt();
  const change = (config: TestLab['config']) => ({
    ...config,
    allowedOrigins: [...config.allowedOrigins, site.origin],
  });
  const executablePath = findChromium();
  const launch = chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  [lab, browser] = await Promise.all([startTestLab({ change }), launch]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([site?.stop(), lab?.stop()]);
});

describe('plain-html', () => {
  it('shows orders from files of a static host, under a strict policy', async () => {
    const folder = await installExample(packed, 'plain-html');
    await runCommand('node', ['build.js'], folder, { LAB: lab.base });
    site.show({ folder: join(folder, 'dist'), lab: lab.base });
    const { page, problems } = await openExample(browser, `${site.origin}/`);
    await useElements(page);
    expect(problems).toEqual([]);
    await page.close();
  });
});

describe('wordpress-block', () => {
  const block = resolve(import.meta.dirname, '../../examples/wordpress-block');
  const text = (name: string) => readFileSync(join(block, name), 'utf8');
  interface BlockManifest {
    readonly name: string;
    readonly attributes: Readonly<Record<string, { readonly default: string | number }>>;
  }
  const manifest = JSON.parse(text('block.json')) as BlockManifest;

  /** Puts a page with the block into a folder of its own. */
  function makePage(name: string, body: string): string {
    const folder = join(packed, 'wordpress', name);
    mkdirSync(folder, { recursive: true });
    cpSync(join(import.meta.dirname, 'wordpress'), folder, { recursive: true });
    cpSync(join(block, 'index.js'), join(folder, 'index.js'));
    const head = '<!doctype html><html lang="en"><meta charset="utf-8" /><title>Block</title>';
    writeFileSync(join(folder, 'index.html'), `${head}<link rel="icon" href="data:," />${body}`);
    return folder;
  }

  it('shows the catalogue in the editor, and follows its settings', async () => {
    const folder = makePage(
      'editor',
      `<div id="editor"></div><script src="standIn.js"></script><script src="index.js"></script><script src="edit.js"></script>`,
    );
    site.show({ folder, lab: lab.base, scripts: lab.base });
    const { page, problems } = await openExample(browser, `${site.origin}/`);
    await page.evaluate(
      ([name, gateway]) =>
        (window as unknown as { edit(name: string, attributes: object): void }).edit(name, {
          gateway,
          filter: 'album',
          columns: 3,
        }),
      [manifest.name, lab.base] as const,
    );
    await page.locator('ta-catalogue').getByRole('heading').nth(2).waitFor();
    await page.getByLabel('Category').fill('wallart');
    await page.waitForFunction(
      () => document.querySelector('ta-catalogue')?.getAttribute('filter') === 'wallart',
    );
    expect(problems).toEqual([]);
    await page.close();
  });

  it('writes a page that shows the catalogue, with the values of its attributes escaped', async () => {
    const html = text('render.php')
      .replace(/<\?php\n[^]*?\?>/, '')
      .replace('<?php echo get_block_wrapper_attributes(); ?>', 'class="wp-block-trade-area-catalogue"')
      .replace(/<\?php echo esc_(?:url|attr)\(\$attributes\['(\w+)'\]\); \?>/g, (_all, name: string) =>
        name === 'gateway' ? lab.base : String(manifest.attributes[name]?.default),
      );
    expect(html).not.toContain('<?php');
    const folder = makePage(
      'page',
      `${html}<script type="module" src="${lab.base}/widgets/v1/catalogue.js"></script>`,
    );
    site.show({ folder, lab: lab.base, scripts: lab.base });
    const { page, problems } = await openExample(browser, `${site.origin}/`);
    await page.locator('ta-catalogue').getByRole('heading').nth(2).waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });
});
