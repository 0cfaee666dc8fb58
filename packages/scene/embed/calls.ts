/** The public call shape of `/embed/configurator.js`. */

/** A field of a configuration: a text or a number, never both. */
export interface Field {
  readonly name: string;
  readonly stringValue?: string | null;
  readonly numberValue?: number | null;
}

export interface ConfiguredProduct {
  readonly idProduct: string;
  readonly name: string;
  readonly fields: readonly Field[];
}

export interface ConfiguratorOptions {
  /** Id of the element that is filled; it has a height of its own. */
  readonly elementId: string;
  /** Number of the configurator, such as `10`. */
  readonly configuratorId: string | number;
  /** The configuration to begin with. Default: the lab's. */
  readonly configuredProduct?: ConfiguredProduct;
  /** Shows the options as a form below the picture. Default true. */
  readonly showFields?: boolean;
  /** Until the scene is drawn: `image` shows `loadImage`. Default `none`. */
  readonly loadStyle?: 'none' | 'image';
  readonly loadImage?: string;
  /** `product`: slug of one of several products; `lang`; `currency`; `token`: the session of a customer, for trade prices. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** `ready`; `fieldsChanged` with `fields` and `price` (null = no price is shown); `error` with `code`. */
export interface Message {
  readonly name: 'ready' | 'fieldsChanged' | 'error';
  readonly fields?: readonly Field[];
  readonly price?: unknown;
  readonly code?: string;
}

/** The part that the chunk runs. */
export interface OpenConfiguration {
  setFields(fields: Readonly<Record<string, string | number>>): void;
  setReadOnly(isReadOnly: boolean): void;
  focus(field: string): void;
  configuredProduct(): ConfiguredProduct;
  dispose(): void;
}

export type OpenConfigurationCall = (
  element: HTMLElement,
  options: ConfiguratorOptions,
  context: { readonly origin: string; readonly send: (message: Message) => void },
) => OpenConfiguration;
