import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PrintAddress, PrintEditorConfig, PrintScript } from '@trade-area/core/editor';
import { fail } from '@trade-area/core/kernel';
import { renderAsCustomer } from '../../../testing/customer.tsx';
import type { Answers } from '../../../testing/customer.tsx';
import { PrintServiceView } from './PrintServiceView.tsx';
import type { PrintServiceViewProps } from './PrintServiceView.tsx';
import { printServiceTexts } from './strings.ts';

const service = {
  script: 'https://print.test/init.js',
  isCompatible: false,
  container: 'ta-print-editor',
  longestWait: 20_000,
};
const address: PrintAddress = { family: '27', project: '', module: '', product: '' };
const onShopHidden = vi.fn<PrintServiceViewProps['onShopHidden']>();
const onOrder = vi.fn<PrintServiceViewProps['onOrder']>();
beforeEach(() => {
  onShopHidden.mockClear();
  onOrder.mockReset().mockResolvedValue(null);
});

/** A stand-in of an outside editor: what it was given, and the object by which it reaches the page. */
function standIn(change: Partial<PrintScript> = {}) {
  const given: PrintEditorConfig[] = [];
  const script: PrintScript = {
    setEditorConfig(config) {
      given.push(config);
      const line = document.createElement('p');
      line.textContent = 'Outside editor';
      document.getElementById(config.elementId)?.append(line);
    },
    deinit: () => document.getElementById('ta-print-editor')?.replaceChildren(),
    ...change,
  };
  return { script, given };
}

interface Setup {
  readonly load?: PrintServiceViewProps['load'];
  readonly at?: Partial<PrintAddress>;
  readonly answers?: Answers;
  readonly language?: 'en' | 'it';
  readonly isEditing?: boolean;
}

async function open({ load, at = {}, answers = {}, language = 'en', isEditing = false }: Setup = {}) {
  const outside = standIn();
  const opened = await renderAsCustomer(
    <PrintServiceView
      service={service}
      load={load ?? (async () => outside.script)}
      address={{ ...address, ...at }}
      storeHref="/ta/graphistore"
      isEditing={isEditing}
      onShopHidden={onShopHidden}
      onOrder={onOrder}
    />,
    {
      language,
      bundles: [printServiceTexts],
      answers: Object.assign(answers, {
        '/printbox/getSession': { session_key: 'key-1' },
        '/check_cod_gs': { currency: 'EUR', listino: 'EUR_EU', nazione_iso: 'FR' },
        ...answers,
      }),
    },
  );
  return { ...opened, ...outside };
}

describe('the print editor of another service', () => {
  test('PRINT-01, PRINT-02, PRINT-08, PRINT-16: fills its container once the visit has a key, and is given store, locale and family', async () => {
    const { screen, given, requests } = await open();
    await expect.element(screen.getByText('Outside editor')).toBeVisible();
    await expect
      .element(screen.getByRole('region', { name: 'Print editor' }))
      .not.toHaveAttribute('aria-busy');
    expect(given).toEqual([
      {
        elementId: 'ta-print-editor',
        instanceId: 'ta-print-editor',
        currency: 'EUR',
        language: 'en',
        locale: 'en_US',
        moduleId: '',
        productId: '',
        productFamilyId: '27',
        storeName: 'default_store_EUR_IT',
        sessionId: 'key-1',
        projectId: '',
        attributeValues: {},
        useIframe: false,
        ecommerceVariant: '',
      },
    ]);
    expect(requests.filter(({ path }) => path.endsWith('getSession'))).toHaveLength(1);
  });

  test('PRINT-10, PRINT-12, PRINT-13: a project of a lay-flat book is opened in the module 340, in Italian, in the store of the price list', async () => {
    const { screen, given } = await open({
      language: 'it',
      at: { family: '275', project: 'p-1' },
      answers: {
        '/getProject4Checkout/p-1': {
          quantity: 1,
          family_id: '275',
          order_code: '900000001',
          products: [{ 'editor-type': { value: 'pro' } }],
        },
      },
    });
    await expect.element(screen.getByText('Outside editor')).toBeVisible();
    expect(given).toMatchObject([
      { locale: 'it', moduleId: '340', projectId: 'p-1', storeName: 'default_store_EUR_EU' },
    ]);
  });

  test('PRINT-03, PRINT-15: takes the page and gives it back; asks before a project is left', async () => {
    const { screen, script } = await open({ isEditing: true });
    await expect.element(screen.getByText('Outside editor')).toBeVisible();
    script.hideECommerce?.();
    script.showECommerce?.();
    expect(onShopHidden.mock.calls).toEqual([[true], [false]]);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });

  test('PRINT-04: a finished project goes to its checkout; a refusal is shown and the editor stays', async () => {
    const { screen, script } = await open({ isEditing: true });
    await expect.element(screen.getByText('Outside editor')).toBeVisible();
    onOrder.mockResolvedValueOnce(fail('conflict').failure);
    expect(await script.goToCartFinished?.('p-1', { project: {} })).toBe(false);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Couldn’t open the checkout');
    await expect.element(screen.getByText('Outside editor')).toBeVisible();
    expect(await script.goToCartFinished?.('p-1', { project: {} })).toBe(true);
    expect(onOrder.mock.calls).toEqual([['p-1'], ['p-1']]);
    await expect
      .poll(() => {
        const leaving = new Event('beforeunload', { cancelable: true });
        window.dispatchEvent(leaving);
        return leaving.defaultPrevented;
      })
      .toBe(false);
  });

  test('a new key is fetched when the editor asks for one', async () => {
    const answers: Answers = {};
    const { screen, script } = await open({ answers });
    await expect.element(screen.getByText('Outside editor')).toBeVisible();
    answers['/printbox/getSession'] = { session_key: 'key-2' };
    expect(await script.refreshSession?.()).toBe('key-2');
    answers['/printbox/getSession'] = 503;
    expect(await script.authUserRequest?.()).toBeNull();
  });
});

describe('an editor of another service that cannot be used (PRINT-14)', () => {
  test('a script that is blocked: the reason, the store, and Retry', async () => {
    let isBlocked = true;
    const { script } = standIn();
    const { screen } = await open({
      load: () => (isBlocked ? Promise.reject(new Error('blocked')) : Promise.resolve(script)),
    });
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent('The editor couldn’t be loaded');
    await expect
      .element(alert.getByRole('link', { name: 'Go to the store' }))
      .toHaveAttribute('href', '/ta/graphistore');
    isBlocked = false;
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByText('Outside editor')).toBeVisible();
  });

  test('an editor that shows nothing in time, and one that throws', async () => {
    const silent = standIn({ setEditorConfig: () => undefined });
    const opened = await open({ load: async () => silent.script });
    await expect.element(opened.screen.getByRole('region')).toHaveAttribute('aria-busy');
    await expect.poll(() => typeof silent.script.goToCartFinished).toBe('function');
    opened.letTimePass();
    await expect.element(opened.screen.getByText('The editor isn’t responding')).toBeVisible();
    const broken = standIn({
      setEditorConfig() {
        throw new Error('broken');
      },
    });
    const { screen } = await open({ load: async () => broken.script });
    await expect.element(screen.getByText('The editor stopped').first()).toBeVisible();
  });

  test('a lab that gives no key starts no editor, until Retry gets one', async () => {
    const answers: Answers = { '/printbox/getSession': 503 };
    const { screen, given } = await open({ answers });
    await expect.element(screen.getByText('Couldn’t open the editor')).toBeVisible();
    expect(given).toEqual([]);
    answers['/printbox/getSession'] = { session_key: 'key-1' };
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByText('Outside editor')).toBeVisible();
  });
});
