import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cutOff } from '../e2e/cutOff.ts';
import { credentialsOf, expect, sites, test } from '../e2e/fixtures.ts';
import { makeSheet } from '../fixtures/sheets.ts';
import { signInAt } from './page.ts';

test.describe.configure({ timeout: 150_000 });

const photo = async (seed: number) => ({
  name: `beach-${seed}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await makeSheet({ width: 2600, height: 1800, seed }),
});
/** Details of a cancelable event, each of which is kept from its default. */
async function cancelEvents(page: Page, name: string): Promise<() => Promise<unknown>> {
  await page.evaluate((wanted) => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener(wanted, (event) => {
      event.preventDefault();
      heard.push((event as CustomEvent<unknown>).detail);
    });
  }, name);
  return () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
}

test('PRINT-16: a partner’s page makes prints of photos, keeps their project, and goes on in the portal', async ({
  page,
}) => {
  await page.goto(`${sites.demo}print/`);
  const editor = page.locator('ta-print-editor');
  await expect(editor.getByText('Sign in to order prints')).toBeVisible();
  await signInAt(page.locator('ta-login'), 'social');
  await editor.getByRole('radio', { name: '13 × 18 cm' }).check();
  await editor.locator('input[type=file]').setInputFiles([await photo(41), await photo(42)]);
  await expect(editor.getByRole('list', { name: 'Prints' }).getByRole('listitem')).toHaveCount(2);
  await expect(page).toHaveURL(/\/print\/\?project=[\da-f-]{36}$/);
  await expect(editor.getByText('Everything is ready to print.')).toBeVisible({ timeout: 60_000 });
  await editor.getByRole('button', { name: 'One more copy of beach-41.jpg' }).click();
  await expect(editor.getByText(/^Saved /)).toBeVisible();
  expect((await new AxeBuilder({ page }).include('ta-print-editor').analyze()).violations).toEqual([]);

  await page.reload();
  await signInAt(page.locator('ta-login'), 'social');
  await expect(editor.getByRole('spinbutton', { name: 'Copies of beach-41.jpg' })).toHaveValue('2');
  await editor.getByRole('button', { name: 'Review and order' }).click();
  await expect(editor.locator('.ta-prints-price')).toContainText('1,65 €');
  const told = await cancelEvents(page, 'ta-checkout');
  const order = editor.getByRole('button', { name: 'Order', exact: true });
  await order.click();
  const project = new URL(page.url()).searchParams.get('project') ?? '';
  const href = `${sites.lab}ta/config-print/27/${project}#step=Finish`;
  await expect.poll(told).toEqual([{ project, family: '27', href }]);
  await expect(order).toBeEnabled();
  await expect(editor.getByRole('alert')).toHaveCount(0);
});

test('T-B7: the editor works under the strictest policy, on a phone, in German', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${sites.demo}strict/`);
  await signInAt(page.locator('ta-login'), 'social');
  const editor = page.locator('ta-print-editor');
  await editor.getByRole('radio', { name: '10 × 15 cm' }).check();
  await editor.locator('input[type=file]').setInputFiles([await photo(43)]);
  await expect(editor.getByText('Alles ist druckbereit.')).toBeVisible({ timeout: 60_000 });
  expect(await cutOff(page)).toEqual([]);
});

declare global {
  interface Window {
    TradeAreaPrintEditor: Record<string, (...given: never[]) => unknown>;
    called: unknown[];
  }
}

test('the lab’s own script edits for a page that was written for a print service, and hands the project over', async ({
  page,
  request,
}) => {
  const form = credentialsOf('social');
  const { token } = (await (await request.post(`${sites.lab}auth/login`, { form: { ...form } })).json()) as {
    token: string;
  };
  await page.goto(`${sites.demo}blank/`);
  await page.evaluate((credential) => {
    document.body.innerHTML = '<main id="editor"></main>';
    window.called = [];
    const note =
      (name: string, answer: unknown = undefined) =>
      async (...given: unknown[]) => {
        window.called.push([name, ...given]);
        return answer;
      };
    window.TradeAreaPrintEditor = {
      refreshSession: note('refreshSession', credential),
      hideECommerce: note('hideECommerce'),
      showECommerce: note('showECommerce'),
      goToCartFinished: note('goToCartFinished', true),
    };
  }, token);
  await page.addScriptTag({ url: `${sites.lab}embed/print-editor.js` });
  const start = () =>
    page.evaluate(() =>
      window.TradeAreaPrintEditor['setEditorConfig']?.({
        elementId: 'editor',
        productFamilyId: 27,
        language: 'en',
      } as never),
    );
  const called = () => page.evaluate(() => window.called);
  await start();
  const editor = page.locator('#editor > ta-print-editor');
  await editor.getByRole('radio', { name: '13 × 18 cm' }).check();
  await editor.locator('input[type=file]').setInputFiles([await photo(44)]);
  await expect(editor.getByText('Everything is ready to print.')).toBeVisible({ timeout: 60_000 });
  await expect(editor.getByText(/^Saved /)).toBeVisible();
  expect(await called()).toContainEqual(['hideECommerce']);
  await editor.getByRole('button', { name: 'Review and order' }).click();
  await editor.getByRole('button', { name: 'Order', exact: true }).click();
  await expect
    .poll(called)
    .toContainEqual([
      'goToCartFinished',
      expect.stringMatching(/^[\da-f-]{36}$/),
      { project: expect.objectContaining({ familyId: '27' }) },
    ]);
  await page.evaluate(() => window.TradeAreaPrintEditor['deinit']?.());
  await expect(page.locator('#editor > *')).toHaveCount(0);
  expect((await called()).at(-1)).toEqual(['showECommerce']);
  await start();
  await expect(editor.getByRole('radio', { name: '13 × 18 cm' })).toBeVisible();
});
