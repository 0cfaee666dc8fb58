import type { RefObject } from 'react';
import type { Configurator, ConfiguratorState } from '@trade-area/core/configurator';
import type { ConfiguratorProduct } from '@trade-area/core/contract';

/** Props of the part in which the person configures. Price, quote and checkout stay with the page. */
export interface SurfaceProps {
  readonly configurator: Configurator;
  readonly state: ConfiguratorState;
  readonly product: ConfiguratorProduct;
  /**
   * Filled with the function that brings the configuration up to date before it is saved; false = it cannot be had, and
   * the surface says so.
   */
  readonly settle: RefObject<(() => Promise<boolean>) | null>;
  readonly onSave: () => void;
  /** Absent = this page has no checkout. */
  readonly onCheckout?: (() => void) | undefined;
  readonly onBack?: (() => void) | undefined;
}
