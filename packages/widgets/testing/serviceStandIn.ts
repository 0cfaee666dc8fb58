import type { Embed, EmbedClass } from '@trade-area/core/configurator';

interface Options {
  readonly elementId: string;
  readonly configuredProduct?: { readonly fields: readonly unknown[] };
  readonly parameters: Readonly<Record<string, string>>;
}

/** A stand-in of an outside service: what it was given, and a way to speak as it. */
export function createServiceStandIn(change: Partial<Embed> = {}) {
  const made: Options[] = [];
  let heard: ((message: unknown) => void) | null = null;
  const state = { fields: [{ name: 'Pages', numberValue: 40 }] as unknown, images: [] as unknown[] };
  class Service implements Embed {
    readonly onMessage = {
      add: (listener: (message: unknown) => void) => {
        heard = listener;
      },
    };
    readonly #element: HTMLElement | null;
    constructor(options: unknown) {
      made.push(options as Options);
      this.#element = document.getElementById((options as Options).elementId);
      this.#element?.append('The service');
      Object.assign(this, change);
    }
    setFields(fields: unknown) {
      state.images.push(fields);
    }
    getConfiguredProduct(callback: (product: unknown) => void) {
      callback({ idProduct: '10', name: 'Wedding Book', fields: state.fields });
    }
    dispose() {
      this.#element?.replaceChildren();
    }
  }
  return {
    Service: Service as unknown as EmbedClass,
    made,
    state,
    send: (message: unknown) => heard?.(message),
  };
}
