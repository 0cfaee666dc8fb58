import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fail } from '@trade-area/core/kernel';
import { act } from '../../../testing/act.ts';
import { useReportedFailure } from '../../kit/failures.ts';
import { defineElement } from './defineElement.ts';
import type { ElementProps } from './defineElement.ts';
import type { ElementManifest } from './elementManifest.ts';
import { readSettings } from './settings.ts';
import { define as defineProvider } from '../provider/element.ts';

const manifest: ElementManifest = {
  tag: 'ta-probe',
  description: 'Shows what it was given.',
  attributes: {
    lang: { type: 'string', description: '' },
    theme: { type: 'string', description: '' },
    gateway: { type: 'string', description: '' },
    albumName: { type: 'string', description: '' },
    pages: { type: 'number', description: '' },
    rush: { type: 'boolean', description: '' },
  },
  properties: { meta: { type: 'object', description: '' }, session: { type: 'function', description: '' } },
  events: { 'ta-order-open': { detail: '{ code: string }', cancelable: true, description: '' } },
  parts: {},
  slots: {},
};

function Probe({ emit, settings, ...values }: ElementProps & Readonly<Record<string, unknown>>) {
  const [pressed, setPressed] = useState(0);
  const { lang: _lang, theme: _theme, gateway: _gateway, session: _session, ...shown } = values;
  return (
    <div>
      <pre>{JSON.stringify({ ...shown, language: settings.language })}</pre>
      <button onClick={() => setPressed((before) => before + 1)}>pressed {pressed}</button>
      <button onClick={() => emit('ta-order-open', { code: 'A1' })}>open</button>
      <slot name="heading">own heading</slot>
    </div>
  );
}

defineElement({ manifest, component: Probe, texts: [], styles: ['.x{color:red}'] });
defineProvider();

async function appendElement(html: string): Promise<HTMLElement> {
  await act(async () => {
    const holder = document.createElement('div');
    holder.innerHTML = html;
    document.body.append(holder);
  });
  const found = document.querySelector<HTMLElement>('ta-probe');
  if (!found) throw new Error('no <ta-probe> in the page');
  return found;
}

const shown = (element: Element): Record<string, unknown> =>
  JSON.parse(element.shadowRoot?.querySelector('pre')?.textContent ?? '{}') as Record<string, unknown>;
const press = (element: Element, index: number) =>
  act(async () => element.shadowRoot?.querySelectorAll('button')[index]?.click());

afterEach(() => act(async () => document.body.replaceChildren()));

describe('attributes', () => {
  it('reads a bare boolean attribute as true and its absence as false', async () => {
    const element = await appendElement('<ta-probe rush></ta-probe>');
    expect(shown(element)).toMatchObject({ rush: true });
    await act(async () => element.removeAttribute('rush'));
    expect(shown(element)).toMatchObject({ rush: false });
  });

  it('forgets the value of a removed attribute', async () => {
    const element = await appendElement('<ta-probe album-name="Anna" pages="40"></ta-probe>');
    expect(shown(element)).toMatchObject({ albumName: 'Anna', pages: 40 });
    await act(async () => {
      element.removeAttribute('album-name');
      element.removeAttribute('pages');
    });
    expect(shown(element)).not.toHaveProperty('albumName');
    expect(shown(element)).not.toHaveProperty('pages');
  });

  it('takes a number that is none for absent', async () => {
    expect(shown(await appendElement('<ta-probe pages="many"></ta-probe>'))).not.toHaveProperty('pages');
  });
});

describe('properties', () => {
  it('never writes an object into an attribute', async () => {
    const element = await appendElement('<ta-probe></ta-probe>');
    await act(async () => Object.assign(element, { meta: { secret: 'kept out of the page' } }));
    expect(shown(element)).toMatchObject({ meta: { secret: 'kept out of the page' } });
    expect(element.outerHTML).not.toContain('secret');
  });

  it('renders again when a property becomes undefined', async () => {
    const element = await appendElement('<ta-probe></ta-probe>');
    await act(async () => Object.assign(element, { meta: { a: 1 } }));
    await act(async () => Object.assign(element, { meta: undefined }));
    expect(shown(element)).not.toHaveProperty('meta');
  });

  it('keeps a property that was set before the script loaded', async () => {
    const early = document.createElement('ta-early');
    Object.assign(early, { meta: { early: true } });
    document.body.append(early);
    await act(async () =>
      defineElement({
        manifest: { ...manifest, tag: 'ta-early' },
        component: Probe,
        texts: [],
        styles: [],
      }),
    );
    expect(shown(early)).toMatchObject({ meta: { early: true } });
    await act(async () => Object.assign(early, { meta: { early: false } }));
    expect(shown(early)).toMatchObject({ meta: { early: false } });
  });
});

describe('events', () => {
  it('bubble out of the shadow root with their own name and can be cancelled', async () => {
    const element = await appendElement('<ta-probe></ta-probe>');
    const listener = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('ta-order-open', listener);
    await press(element, 1);
    document.removeEventListener('ta-order-open', listener);
    const event = listener.mock.calls[0]?.[0] as CustomEvent<{ code: string }>;
    expect(event.detail).toEqual({ code: 'A1' });
    expect(event.composed && event.defaultPrevented).toBe(true);
  });
});

describe('life in the document', () => {
  it('keeps its state when it is moved', async () => {
    const element = await appendElement('<ta-probe></ta-probe><main></main>');
    await press(element, 0);
    await act(async () => document.querySelector('main')?.append(element));
    expect(element.shadowRoot?.querySelector('button')?.textContent).toBe('pressed 1');
  });

  it('is emptied when it stays away, and drawn anew when it returns', async () => {
    const element = await appendElement('<ta-probe album-name="Anna"></ta-probe>');
    await act(async () => element.remove());
    expect(element.shadowRoot?.querySelector('pre')).toBeNull();
    await act(async () => document.body.append(element));
    expect(shown(element)).toMatchObject({ albumName: 'Anna' });
  });

  it('changes language with its provider without being mounted again', async () => {
    const element = await appendElement('<ta-provider lang="de"><ta-probe></ta-probe></ta-provider>');
    await press(element, 0);
    expect(shown(element)).toMatchObject({ language: 'de' });
    await act(async () => element.parentElement?.setAttribute('lang', 'it'));
    expect(shown(element)).toMatchObject({ language: 'it' });
    expect(element.shadowRoot?.querySelector('button')?.textContent).toBe('pressed 1');
  });

  it('prefers its own attribute to its provider’s', async () => {
    const element = await appendElement(
      '<ta-provider lang="de"><ta-probe lang="fr"></ta-probe></ta-provider>',
    );
    expect(shown(element)).toMatchObject({ language: 'fr' });
  });
});

describe('a lab that does not answer a page of another origin', () => {
  function Unanswered() {
    useReportedFailure(noAnswer);
    return null;
  }
  const noAnswer = fail('offline', { endpoint: 'store.public' }).failure;
  defineElement({
    manifest: { ...manifest, tag: 'ta-unanswered' },
    component: Unanswered,
    texts: [],
    styles: [],
  });

  it('is reported with the setting that may be missing', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const heard: unknown[] = [];
    const listener = (event: Event) => heard.push((event as CustomEvent<unknown>).detail);
    document.addEventListener('ta-error', listener);
    await appendElement('<ta-probe></ta-probe><ta-unanswered gateway="https://lab.example"></ta-unanswered>');
    await expect.poll(() => heard).not.toEqual([]);
    document.removeEventListener('ta-error', listener);
    const message = expect.stringContaining(`add ${location.origin} to "allowedOrigins"`);
    expect(heard[0]).toEqual({ tag: 'ta-unanswered', code: 'offline', endpoint: 'store.public', message });
    expect(warned).toHaveBeenCalledWith(message);
    warned.mockRestore();
  });
});

describe('a gateway that is no origin', () => {
  it.each(['localhost:5200', 'lab.example', 'https://'])(
    '%s: is named in the console and not asked',
    (gateway) => {
      const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const element = document.createElement('div');
      element.setAttribute('gateway', gateway);
      expect(readSettings(element, null, 'https://scripts.example').gateway).toBe('https://scripts.example');
      expect(said).toHaveBeenCalledWith(expect.stringContaining(`gateway="${gateway}" is not an origin`));
      said.mockRestore();
    },
  );

  it('keeps the origin of an address with a path', () => {
    const element = document.createElement('div');
    element.setAttribute('gateway', 'https://lab.example/');
    expect(readSettings(element, null, 'https://scripts.example').gateway).toBe('https://lab.example');
  });
});

describe('a widget that breaks', () => {
  const isBroken = vi.fn(() => true);
  function Fragile({ emit, settings, ...values }: ElementProps & Readonly<Record<string, unknown>>) {
    if (isBroken()) throw new Error('fragile');
    return <Probe emit={emit} settings={settings} {...values} />;
  }
  defineElement({ manifest: { ...manifest, tag: 'ta-fragile' }, component: Fragile, texts: [], styles: [] });
  const buttons = (tag: string) => [
    ...(document.querySelector(tag)?.shadowRoot?.querySelectorAll('button') ?? []),
  ];

  it('says so once to the page, offers Retry and leaves its neighbour as it is', async () => {
    isBroken.mockReturnValue(true);
    const listener = vi.fn((event: Event) => (event as CustomEvent<unknown>).detail);
    document.addEventListener('ta-error', listener);
    const neighbour = await appendElement(
      '<ta-probe album-name="Anna"></ta-probe><ta-fragile pages="40"></ta-fragile>',
    );
    const [retry] = buttons('ta-fragile');
    expect(retry?.textContent).toBe('Retry');
    expect(shown(neighbour)).toMatchObject({ albumName: 'Anna' });
    document.removeEventListener('ta-error', listener);
    expect(listener.mock.results.map(({ value }) => value as unknown)).toEqual([
      { tag: 'ta-fragile', code: 'broken', endpoint: '' },
    ]);

    isBroken.mockReturnValue(false);
    await act(async () => retry?.click());
    const fragile = document.querySelector('ta-fragile');
    expect(fragile && shown(fragile)).toMatchObject({ pages: 40 });
  });

  it('shows the content of its default slot beside Retry, and hides it again once it works', async () => {
    isBroken.mockReturnValue(true);
    await appendElement(
      '<ta-probe></ta-probe><ta-fragile><a href="/orders">Orders by phone</a></ta-fragile>',
    );
    const link = document.querySelector<HTMLElement>('ta-fragile a');
    const [retry] = buttons('ta-fragile');
    expect(retry?.textContent).toBe('Retry');
    expect(link?.getClientRects().length).toBeGreaterThan(0);
    isBroken.mockReturnValue(false);
    await act(async () => retry?.click());
    expect(link?.getClientRects()).toHaveLength(0);
  });

  it('is drawn again when the page changes an attribute', async () => {
    isBroken.mockReturnValue(true);
    await appendElement('<ta-probe></ta-probe><ta-fragile pages="40"></ta-fragile>');
    isBroken.mockReturnValue(false);
    const fragile = document.querySelector('ta-fragile');
    await act(async () => fragile?.setAttribute('pages', '60'));
    expect(fragile && shown(fragile)).toMatchObject({ pages: 60 });
  });
});

describe('definition', () => {
  it('keeps the first when a tag is defined twice', () => {
    const first = customElements.get('ta-probe');
    expect(() => defineElement({ manifest, component: Probe, texts: [], styles: [] })).not.toThrow();
    expect(customElements.get('ta-probe')).toBe(first);
  });

  it('takes another prefix', () => {
    defineElement({ manifest, component: Probe, texts: [], styles: [] }, 'lab');
    expect(customElements.get('lab-probe')).toBeDefined();
  });

  it('styles only its own shadow root', async () => {
    const element = await appendElement('<ta-probe></ta-probe>');
    expect(element.shadowRoot?.adoptedStyleSheets).toHaveLength(1);
    expect(document.adoptedStyleSheets).toHaveLength(0);
    expect(document.head.querySelector('style[data-ta]')).toBeNull();
  });
});
