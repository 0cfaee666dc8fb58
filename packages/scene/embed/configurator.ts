import type {
  ConfiguratorOptions,
  ConfiguredProduct,
  Message,
  OpenConfiguration,
  OpenConfigurationCall,
} from './calls.ts';

/**
 * The script that a page includes: it gives the page `TradeAreaConfigurator` and loads the scene when one is made.
 *
 * @example
 * const configurator = new TradeAreaConfigurator({ elementId: 'album', configuratorId: '10' });
 * configurator.onMessage.add((message) => message.name === 'fieldsChanged' && show(message.price));
 * configurator.setFields({ CoverMaterial: 'leather' });
 */
const address = (document.currentScript as HTMLScriptElement | null)?.src ?? location.href;

class TradeAreaConfigurator {
  readonly onMessage = {
    add: (listener: (message: Message) => void): void => void this.#listeners.add(listener),
    remove: (listener: (message: Message) => void): void => void this.#listeners.delete(listener),
  };
  readonly #listeners = new Set<(message: Message) => void>();
  readonly #image: HTMLImageElement | null = null;
  /** Calls that came before the chunk did. */
  #waiting: ((open: OpenConfiguration) => void)[] = [];
  #open: OpenConfiguration | null = null;
  #isDisposed = false;

  constructor(options: ConfiguratorOptions) {
    const element = document.getElementById(options.elementId);
    if (!element)
      throw new Error(`ta: no element has the id "${options.elementId}". Make it before the configurator.`);
    if (options.loadStyle === 'image' && options.loadImage) {
      this.#image = Object.assign(document.createElement('img'), { src: options.loadImage, alt: '' });
      this.#image.style.maxWidth = '100%';
      element.append(this.#image);
    }
    void this.#load(element, options);
  }

  async #load(element: HTMLElement, options: ConfiguratorOptions): Promise<void> {
    try {
      const chunk = (await import(new URL('scene.js', address).href)) as {
        readonly openConfiguration: OpenConfigurationCall;
      };
      if (this.#isDisposed) return;
      const { origin } = new URL(address);
      const open = chunk.openConfiguration(element, options, {
        origin,
        send: (message) => this.#send(message),
      });
      this.#open = open;
      for (const call of this.#waiting.splice(0)) call(open);
    } catch {
      // The image stays: a page whose policy blocks the chunk keeps it.
      this.#send({ name: 'error', code: 'notLoaded' });
    }
  }

  #send(message: Message): void {
    if (this.#image && message.name === 'ready') this.#image.hidden = true;
    if (this.#image && ['contextLost', 'slowScene', 'noScene'].includes(message.code ?? ''))
      this.#image.hidden = false;
    for (const listener of this.#listeners) listener(message);
  }

  #call(call: (open: OpenConfiguration) => void): void {
    if (this.#open) call(this.#open);
    else if (!this.#isDisposed) this.#waiting.push(call);
  }

  /** Changes fields by name; the others stay. */
  setFields(fields: Readonly<Record<string, string | number>>): void {
    this.#call((open) => open.setFields(fields));
  }

  /** Calls back with the complete configuration. */
  getConfiguredProduct(callback: (product: ConfiguredProduct) => void): void {
    this.#call((open) => callback(open.configuredProduct()));
  }

  setReadOnly(isReadOnly: boolean): void {
    this.#call((open) => open.setReadOnly(isReadOnly));
  }

  /** Turns the product to where a field is seen. */
  focus(field: string): void {
    this.#call((open) => open.focus(field));
  }

  /** Removes everything from the page; no message comes after it. */
  dispose(): void {
    this.#isDisposed = true;
    this.#waiting = [];
    this.#listeners.clear();
    this.#image?.remove();
    this.#open?.dispose();
    this.#open = null;
  }
}

Object.assign(window, { TradeAreaConfigurator });
