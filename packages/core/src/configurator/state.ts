import type {
  ConfigurationField,
  ConfiguratorAnswer,
  ConfiguratorProduct,
  GivenBytes,
} from '../contract/index.ts';
import type { InterfaceLanguage } from '../kernel/format/locale.ts';
import type { Failure, Result } from '../kernel/result.ts';
import type { Configuration } from '../pricing/index.ts';
import type { DroppedChoice } from './choices.ts';
import type { SavedQuote } from './quote.ts';

export interface ConfiguratorState {
  /** null until it is here. */
  readonly product: ConfiguratorProduct | null;
  readonly isLoading: boolean;
  readonly loadFailure: Failure | null;
  /** The choices that the person made, or that the quote holds. */
  readonly chosen: Configuration;
  /** The complete configuration: the lab's, with newer choices over it. */
  readonly configuration: Configuration;
  /** The lab's last answer: price, problems and state of every choice. */
  readonly answer: ConfiguratorAnswer | null;
  /** `answer` is of an earlier configuration; a new one is on its way. */
  readonly isStale: boolean;
  readonly priceFailure: Failure | null;
  /** Choices that the newest one took back. */
  readonly dropped: readonly DroppedChoice[];
  readonly quote: SavedQuote | null;
  /** The price at the last save, where it is not that of today (major units); null = the same, or accepted. */
  readonly formerPrice: number | null;
  /** Something was chosen since the last save. */
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly saveFailure: Failure | null;
}

export const nothingLoaded: ConfiguratorState = {
  product: null,
  isLoading: true,
  loadFailure: null,
  chosen: new Map(),
  configuration: new Map(),
  answer: null,
  isStale: true,
  priceFailure: null,
  dropped: [],
  quote: null,
  formerPrice: null,
  isChanged: false,
  isSaving: false,
  saveFailure: null,
};

export interface Configurator {
  readonly store: {
    getState(): ConfiguratorState;
    getInitialState(): ConfiguratorState;
    subscribe(listener: (state: ConfiguratorState, before: ConfiguratorState) => void): () => void;
  };
  /**
   * Loads the product and a saved quote; does nothing when both are here or on their way.
   * @param quote id of the quote, '' = a new one.
   * @param former what a new configuration begins with, such as that of another session of the page.
   */
  open(
    quote: string,
    language: InterfaceLanguage,
    former?: Pick<ConfiguratorState, 'product' | 'chosen'>,
  ): Promise<void>;
  /** Loads product and quote again: after a failure, or after another window changed the quote. */
  reload(): Promise<void>;
  /**
   * Asks for everything again after a person signed in or out. The choices stay.
   * @param keepsQuote false: the opened quote is another customer's, so the next save makes a new one.
   */
  changePerson(keepsQuote: boolean): Promise<void>;
  /** Another product of the same configurator; what was chosen stays. */
  chooseProduct(slug: string): Promise<void>;
  /** A choice of the person. The price is asked for 150 ms after the last one. */
  choose(option: string, value: string | number): void;
  /**
   * Takes over the configuration of a script on the page, and asks for its price as after a choice; prices among the
   * fields are left out.
   * @param isFirst it begins with it: nothing was chosen yet.
   */
  adopt(fields: readonly ConfigurationField[], isFirst?: boolean): Promise<void>;
  /** The version of the customer's price list, sent with each save; '' = none (CONF-28). */
  namePriceList(version: string): void;
  retryPrice(): Promise<void>;
  /** The person has seen the former price. */
  acceptPrice(): void;
  forgetSaveFailure(): void;
  /**
   * Saves the configuration: as a new quote, then into it (CONF-06). null while another save runs: of a button that is
   * pressed twice, once.
   * @param asNew keeps the opened quote as it is and makes another one.
   */
  save(asNew?: boolean): Promise<Result<SavedQuote> | null>;
  /**
   * Sends the picture of what was saved. Without one the product's picture stands for it, so a failure is not told.
   * Ends in 8 s at the latest.
   */
  sendPicture(quote: SavedQuote, picture: GivenBytes): Promise<void>;
  /** Drops late answers. */
  close(): void;
}
