import { describe, expect, test } from 'vitest';
import type { EmbedClass } from '@trade-area/core/configurator';
import { field, wireAnswer, wireProduct } from '../../../../core/test/configurator.ts';
import { backSpy, openConfigurator, savedSpy } from '../../../testing/configuratorPage.tsx';
import type { ConfiguratorPageOptions } from '../../../testing/configuratorPage.tsx';
import { createServiceStandIn } from '../../../testing/serviceStandIn.ts';
import { ServiceSurface } from './ServiceSurface.tsx';

const service = { script: 'https://cpq.test/embed.js', isCompatible: false, longestWait: 20_000 };

const impatient = { ...service, longestWait: 2_000 };

function openService(
  load: () => Promise<EmbedClass>,
  options: ConfiguratorPageOptions = {},
  longestWait = service.longestWait,
) {
  return openConfigurator({
    ...options,
    surface: (given) => (
      <ServiceSurface
        {...given}
        service={longestWait === service.longestWait ? service : impatient}
        load={load}
        configuratorId="10"
        ed=""
        storeHref="/ta/graphistore"
      />
    ),
  });
}

describe('the configurator of another service (CONF-11, CONF-23)', () => {
  test('CONF-04, CONF-22: is covered until it is ready; then the lab’s price of its configuration is shown', async () => {
    const { Service, made, send } = createServiceStandIn();
    const answers: Record<string, unknown> = {
      '/check_cod_gs': {
        currency: 'EUR',
        nazione_iso: 'GB',
        area: '110',
        versione_listino: { epicor_10: '2026-1', frame_mov: '1' },
        spese_spedizione: { epicor_10: 9.9 },
      },
    };
    const { screen, requests } = await openService(() => Promise.resolve(Service), { answers });
    const region = screen.getByRole('region', { name: 'Wedding Book' });
    await expect.element(region).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => made.length > 0).toBe(true);
    expect(made.at(-1)?.parameters).toEqual({
      lang: 'en',
      locale: 'en_GB',
      currency: 'EUR',
      price_list_version: '2026-1',
      frame_mov: '1',
      shipping_key: 'epicor_10',
      product: 'weddingbook',
    });
    expect(made.at(-1)?.configuredProduct).toBeUndefined();
    answers['/configurator/price'] = wireAnswer({ Pages: 40 });
    send({ name: 'ready' });
    await expect.element(region).not.toHaveAttribute('aria-busy');
    await expect.element(screen.getByText('The service')).toBeVisible();
    await expect
      .element(screen.getByText('Wedding Book, 20 × 20 cm, 40 pages, Linen, Sand, 179,00 €'))
      .toBeVisible();
    expect(screen.getByRole('radio', { name: 'Linen' }).elements()).toEqual([]);

    // DEC-23: a price of the service is nowhere.
    send({ name: 'fieldsChanged', fields: [field('Pages', 60)], price: { total: 1.23 } });
    await expect
      .poll(() => requests.findLast(({ path }) => path.endsWith('/configurator/price'))?.sent)
      .toContain('"fields":[{"name":"Pages","numberValue":60}]');
    expect(screen.getByText(/1,23/).elements()).toEqual([]);
  });

  test('CONF-05, CONF-06, CONF-26: begins with a quote and saves the latest configuration, once', async () => {
    const { Service, made, state, send } = createServiceStandIn();
    const { screen, requests } = await openService(() => Promise.resolve(Service), { quote: 'q1' });
    await expect.poll(() => made.length > 0).toBe(true);
    expect(made.at(-1)?.configuredProduct?.fields).toContainEqual(field('ProductCode', 'weddingbook'));
    send({ name: 'ready' });
    await expect.element(screen.getByText('The service')).toBeVisible();
    state.fields = [field('Pages', 44)];
    send({ name: 'save' });
    send({ name: 'save' });
    send({ name: 'checkout' });
    await expect.poll(() => savedSpy.mock.calls).toEqual([['q1']]);
    expect(requests.filter(({ path }) => path.includes('saveQuote'))).toHaveLength(1);
    const asked = requests.filter(({ path }) => path.endsWith('/configurator/price'));
    expect(asked.some(({ sent }) => sent.includes('"numberValue":44'))).toBe(true);
    await expect.element(screen.getByText('Quote saved.')).toBeVisible();
  });

  test('a quote keeps what was saved in it while the service is not ready', async () => {
    const { Service, made, state } = createServiceStandIn();
    const { screen, requests } = await openService(() => Promise.resolve(Service), { quote: 'q1' });
    await expect.poll(() => made.length > 0).toBe(true);
    state.fields = [];
    await screen.getByRole('button', { name: 'Save quote' }).click();
    await expect.element(screen.getByRole('region', { name: 'Wedding Book' })).toHaveFocus();
    expect(requests.filter(({ path }) => path.includes('saveQuote'))).toEqual([]);
    expect(savedSpy).not.toHaveBeenCalled();
  });

  test('an offer is of what the service shows, though it told nothing of the change', async () => {
    const { Service, made, state, send } = createServiceStandIn();
    const answers: Record<string, unknown> = {};
    const { screen, requests } = await openService(() => Promise.resolve(Service), { quote: 'q1', answers });
    await expect.poll(() => made.length > 0).toBe(true);
    state.fields = made.at(-1)?.configuredProduct?.fields ?? [];
    send({ name: 'ready' });
    await expect.element(screen.getByText('The service')).toBeVisible();
    const button = screen.getByRole('button', { name: 'PDF offer' });
    await expect.element(button).toBeEnabled();
    state.fields = [field('Pages', 44)];
    answers['/configurator/price'] = wireAnswer({ Pages: 44 });
    await button.click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(requests.filter(({ path }) => path.includes('saveQuote'))).toHaveLength(1);
  });

  test('CONF-10: leads back when the service says so', async () => {
    const { Service, made, send } = createServiceStandIn();
    await openService(() => Promise.resolve(Service));
    await expect.poll(() => made.length > 0).toBe(true);
    send({ name: 'back' });
    await expect.poll(() => backSpy.mock.calls.length).toBe(1);
  });

  test('CONF-08, CONF-23: asks for an image only where the product takes images (CONF-03)', async () => {
    const { Service, made, send } = createServiceStandIn();
    const { screen } = await openService(() => Promise.resolve(Service), {
      answers: { '/configurator/product/10': wireProduct({ uploader: false }) },
    });
    await expect.poll(() => made.length > 0).toBe(true);
    send({ name: 'ready' });
    await expect.element(screen.getByText('The service')).toBeVisible();
    send({ name: 'chooseAsset', configuration: '', field: 'Img1_Id' });
    await expect.element(screen.getByText('The service')).toBeVisible();
    expect(screen.getByRole('dialog').elements()).toEqual([]);
  });
});

describe('a service that cannot be used (CONF-21)', () => {
  test('is blocked: says so, with a way on; Retry starts it', async () => {
    const { Service, send, made } = createServiceStandIn();
    let isBlocked = true;
    const { screen } = await openService(() =>
      isBlocked ? Promise.reject(new Error('blocked')) : Promise.resolve(Service),
    );
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent('The configurator couldn’t be loaded');
    await expect.element(alert.getByRole('link', { name: 'Go to the store' })).toBeVisible();
    // Nothing is saved that nobody configured: the reason gets the focus.
    await screen.getByRole('button', { name: 'Save quote' }).click();
    await expect.element(screen.getByRole('region', { name: 'Wedding Book' })).toHaveFocus();
    expect(savedSpy).not.toHaveBeenCalled();
    isBlocked = false;
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => made.length > 0).toBe(true);
    send({ name: 'ready' });
    await expect.element(screen.getByText('The service')).toBeVisible();
    expect(screen.getByRole('alert').elements()).toEqual([]);
  });

  test.each([
    [{ name: 'error', code: 'crashed' }, 'The configurator stopped'],
    [{ name: 'fieldsChanged', fields: 'all' }, 'The configurator’s data can’t be read'],
  ])('sends %j: ends, and begins again with what was configured', async (message, title) => {
    const { Service, made, send } = createServiceStandIn();
    const answers: Record<string, unknown> = {};
    const { screen } = await openService(() => Promise.resolve(Service), { answers });
    await expect.poll(() => made.length > 0).toBe(true);
    answers['/configurator/price'] = wireAnswer({ Pages: 40 });
    send({ name: 'ready' });
    await expect.element(screen.getByText(/40 pages/)).toBeVisible();
    const count = made.length;
    send(message);
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent(title);
    send({ name: 'ready' });
    send({ name: 'checkout' });
    await expect.element(alert).toHaveTextContent('The choices shown on this page are kept.');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => made.length).toBeGreaterThan(count);
    expect(made.at(-1)?.configuredProduct?.fields).toContainEqual(field('Pages', 40));
    expect(savedSpy).not.toHaveBeenCalled();
  });

  test('CONF-22: is never ready: the overlay ends', async () => {
    const { Service } = createServiceStandIn();
    const { screen } = await openService(() => Promise.resolve(Service), {}, impatient.longestWait);
    await expect.element(screen.getByText('The configurator isn’t responding')).toBeVisible();
    expect(screen.getByText('Loading...').elements()).toEqual([]);
  });
});
