import type { ConfigurationField } from '../../contract/index.ts';
import { imageFieldNames } from '../../pricing/index.ts';

/** The frame that an image is asked for. */
export interface AssetTarget {
  /** Id of the configuration, as the configurator named it; '' = its only one. */
  readonly configuration: string;
  /** Number of the frame, from 1. */
  readonly frame: number;
}

/** An image of the customer: the lab's id, its upright pixels, and the address of a small picture. */
export interface Asset {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly url: string;
}

/** A configuration as it is exchanged with a configurator; a price in it is never read. */
export interface ConfiguredProduct {
  readonly idProduct: string;
  readonly name: string;
  readonly fields: readonly ConfigurationField[];
}

export interface AdapterStart {
  /** Number of the configurator. */
  readonly configurator: string;
  /** Id of the element that it fills. */
  readonly elementId: string;
  /** The configuration to begin with; null = a new one. */
  readonly configured: ConfiguredProduct | null;
  /** Language, currency, and the keys of price list and shipping; never the session's token. */
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Why a configurator cannot be used: its script did not load, it does not answer, it reported a failure or threw, or its
 * answer has another shape.
 */
export type AdapterProblem = 'notLoaded' | 'noAnswer' | 'failed' | 'unreadable';

/** The page hears a configurator through these. None is called before `load`, or after `dispose` or `onProblem`. */
export interface AdapterListeners {
  /** It can be used; with its first configuration. Called once. */
  readonly onReady: (fields: readonly ConfigurationField[]) => void;
  /** The person changed the configuration: the page asks the lab for the price. */
  readonly onChange: (fields: readonly ConfigurationField[]) => void;
  /** It wants an image for a frame. */
  readonly onAssetRequest: (target: AssetTarget) => void;
  readonly onSave: () => void;
  readonly onCheckout: () => void;
  readonly onBack: () => void;
  /** It has ended; another `load` needs another adapter. Called at most once. */
  readonly onProblem: (problem: AdapterProblem) => void;
}

/**
 * The one interface between the portal's page and a configurator's script, the lab's own as well as that of another
 * service (CONF-23). Either `onReady` or `onProblem` follows `load` within a bounded time.
 */
export interface ConfiguratorAdapter {
  load(start: AdapterStart): void;
  /** Puts an image into a frame. */
  setFields(target: AssetTarget, asset: Asset): void;
  /** The present configuration; null before `onReady`, and when it cannot be had, which `onProblem` is told. */
  getConfiguration(): Promise<readonly ConfigurationField[] | null>;
  /** Removes it from the page. */
  dispose(): void;
}

/** The four fields of an image in a frame (CONF-09). */
export function assetFields(
  { frame }: AssetTarget,
  { id, url, width, height }: Asset,
): Readonly<Record<string, string | number>> {
  const names = imageFieldNames(frame);
  return { [names.id]: id, [names.url]: url, [names.width]: width, [names.height]: height };
}
