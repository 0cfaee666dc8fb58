import { createEmbedAdapter } from '../src/configurator/index.ts';
import type { AdapterStart, Embed, EmbedClass } from '../src/configurator/index.ts';
import { manualClock } from '../src/kernel/index.ts';

export const start: AdapterStart = {
  configurator: '10',
  elementId: 'album',
  configured: null,
  parameters: { lang: 'en' },
};
export const pages = (count: number) => [{ name: 'Pages', numberValue: count }];
export const limits = { ready: 20_000, answer: 5_000 };

/** A stand-in of a configurator's script; `change` replaces what it does well. */
export function standIn(change: Partial<Embed> = {}, onMake: (options: unknown) => void = () => undefined) {
  const heard = new Set<(message: unknown) => void>();
  const calls: unknown[] = [];
  class Made implements Embed {
    readonly onMessage = { add: (listener: (message: unknown) => void) => void heard.add(listener) };
    constructor(options: unknown) {
      onMake(options);
      Object.assign(this, change);
    }
    setFields(fields: Readonly<Record<string, string | number>>): void {
      calls.push(fields);
    }
    getConfiguredProduct(callback: (product: unknown) => void): void {
      callback({ idProduct: '10', name: 'Wedding Book', fields: pages(40) });
    }
    dispose(): void {
      calls.push('disposed');
    }
  }
  return {
    Made: Made as EmbedClass,
    calls,
    send: (message: unknown) => heard.forEach((listener) => listener(message)),
  };
}

/** An adapter over this loader, and everything that it told the page. */
export function openAdapter(loadEmbed: (signal: AbortSignal) => Promise<EmbedClass>) {
  const clock = manualClock('2026-06-01T10:00:00Z');
  const told: unknown[][] = [];
  const tell =
    (name: string) =>
    (...values: unknown[]) =>
      void told.push([name, ...values]);
  const adapter = createEmbedAdapter({ clock, loadEmbed }, limits, {
    onReady: tell('ready'),
    onChange: tell('change'),
    onAssetRequest: tell('asset'),
    onSave: tell('save'),
    onCheckout: tell('checkout'),
    onBack: tell('back'),
    onProblem: tell('problem'),
  });
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    adapter,
    told,
    settle,
    async pass(milliseconds: number) {
      clock.advance(milliseconds);
      await settle();
    },
  };
}
