import type { ConfigurationField } from '../../contract/index.ts';
import type { Clock } from '../../kernel/ports.ts';
import { assetFields } from './adapter.ts';
import type { AdapterListeners, AdapterProblem, ConfiguratorAdapter, ConfiguredProduct } from './adapter.ts';
import { readConfiguredProduct, readMessage } from './messages.ts';
import type { AdapterMessage } from './messages.ts';

/** The public call shape of a configurator's script, as far as the portal's page calls it (docs/configurator-service.md, The call shape). */
export interface Embed {
  readonly onMessage: { add(listener: (message: unknown) => void): void };
  setFields(fields: Readonly<Record<string, string | number>>): void;
  getConfiguredProduct(callback: (product: unknown) => void): void;
  dispose(): void;
}

export interface EmbedOptions {
  readonly elementId: string;
  readonly configuratorId: string;
  readonly configuredProduct?: ConfiguredProduct;
  /** The page has a header, a price and buttons of its own. */
  readonly showFields: true;
  readonly showHeader: false;
  readonly showConfigHeader: false;
  readonly loadStyle: 'none';
  readonly parameters: Readonly<Record<string, string>>;
}

export type EmbedClass = new (options: EmbedOptions) => Embed;

export interface AdapterPorts {
  readonly clock: Clock;
  /** Runs the script and answers the class that it defines; rejects when it defines none. */
  readonly loadEmbed: (signal: AbortSignal) => Promise<EmbedClass>;
}

export interface AdapterLimits {
  /** Milliseconds until it must be ready. */
  readonly ready: number;
  /** Milliseconds until it must answer its configuration. */
  readonly answer: number;
}

type Phase = 'idle' | 'loading' | 'reading' | 'ready' | 'ended';

/** Speaks the port with a script of the public call shape. Nothing that the script does or leaves out reaches the page unchecked. */
export function createEmbedAdapter(
  { clock, loadEmbed }: AdapterPorts,
  limits: AdapterLimits,
  listeners: AdapterListeners,
): ConfiguratorAdapter {
  let embed: Embed | null = null;
  let phase: Phase = 'idle';
  let stopWaiting: () => void = () => undefined;
  const leaving = new AbortController();
  /** Ends the questions that wait for the script. */
  const open = new Set<() => void>();
  const isEnded = () => phase === 'ended';

  function end(problem: AdapterProblem | null): void {
    if (isEnded()) return;
    phase = 'ended';
    stopWaiting();
    leaving.abort();
    for (const giveUp of open) giveUp();
    try {
      embed?.dispose();
    } catch {
      // The page empties the element.
    }
    embed = null;
    if (problem) listeners.onProblem(problem);
  }

  function receive(message: unknown): void {
    if (isEnded()) return;
    const read = readSafely(() => readMessage(message));
    if (read === undefined) return end('unreadable');
    switch (read?.name) {
      case 'error':
        return read.isHarmless ? void becomeReady() : end('failed');
      case 'ready':
        return void becomeReady();
      case 'back':
        return listeners.onBack();
      default:
        if (read && phase === 'ready') tell(read);
    }
  }

  /** The messages that a configurator which can be used sends. */
  function tell(read: AdapterMessage): void {
    if (read.name === 'save') listeners.onSave();
    else if (read.name === 'checkout') listeners.onCheckout();
    else if (read.name === 'chooseAsset') listeners.onAssetRequest(read.target);
    else if (read.name !== 'fieldsChanged') return;
    else if (read.fields) listeners.onChange(read.fields);
    else end('unreadable');
  }

  async function becomeReady(): Promise<void> {
    if (phase !== 'loading') return;
    phase = 'reading';
    stopWaiting();
    const fields = await askConfiguration();
    if (!fields || isEnded()) return;
    phase = 'ready';
    listeners.onReady(fields);
  }

  function askConfiguration(): Promise<readonly ConfigurationField[] | null> {
    const asked = embed;
    if (!asked || isEnded()) return Promise.resolve(null);
    return new Promise((resolve) => {
      let isAnswered = false;
      const answer = (fields: readonly ConfigurationField[] | null, problem: AdapterProblem | null) => {
        if (isAnswered) return;
        isAnswered = true;
        stop();
        open.delete(giveUp);
        if (!fields && problem) end(problem);
        resolve(fields);
      };
      const giveUp = () => answer(null, null);
      const stop = clock.after(limits.answer, () => answer(null, 'noAnswer'));
      open.add(giveUp);
      attempt(() =>
        asked.getConfiguredProduct((product) =>
          answer(readSafely(() => readConfiguredProduct(product)) ?? null, 'unreadable'),
        ),
      );
    });
  }

  /** A script that throws has failed. */
  function attempt(call: () => void): void {
    try {
      call();
    } catch {
      end('failed');
    }
  }

  return {
    load({ configurator, elementId, configured, parameters }) {
      if (phase !== 'idle') return;
      phase = 'loading';
      let isLoaded = false;
      stopWaiting = clock.after(limits.ready, () => end(isLoaded ? 'noAnswer' : 'notLoaded'));
      void loadEmbed(leaving.signal).then(
        (Made) => {
          if (isEnded()) return;
          isLoaded = true;
          attempt(() => {
            embed = new Made({
              elementId,
              configuratorId: configurator,
              ...(configured ? { configuredProduct: copyOf(configured) } : {}),
              showFields: true,
              showHeader: false,
              showConfigHeader: false,
              loadStyle: 'none',
              parameters: { ...parameters },
            });
            embed.onMessage.add(receive);
          });
        },
        () => end('notLoaded'),
      );
    },
    setFields: (target, asset) => attempt(() => embed?.setFields(assetFields(target, asset))),
    getConfiguration: () => (phase === 'ready' ? askConfiguration() : Promise.resolve(null)),
    dispose: () => end(null),
  };
}

/** A copy, which a script may change. */
function copyOf({ fields, ...product }: ConfiguredProduct): ConfiguredProduct {
  return { ...product, fields: fields.map((field) => ({ ...field })) };
}

/** The value that is read of a foreign one; undefined = it threw. */
function readSafely<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
