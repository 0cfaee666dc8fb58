/** The part of the configuration that the portal, and so the browser, may know. The rest never leaves the lab. */
import type { ObservationAddresses } from './observations/observer.ts';
import type { StoreConfiguration } from './storeConfiguration.ts';

/** Which community group a link leads to (SHELL-14, SHELL-32). */
export const communities = ['it', 'fr', 'de', 'es', 'us', 'ca', 'uk', 'ie', 'au'] as const;
export type Community = (typeof communities)[number];

/** The services behind the list of projects (GW2-40). */
export interface ProjectServices {
  /** Whether the print service answers on the gateway's origin; without it its tabs are absent. */
  readonly hasPrintService: boolean;
  /** `applet` and `bucket_name` of the cover service's files; '' = it keeps none that have to be deleted. */
  readonly applet: string;
  readonly bucketName: string;
}

/** The names that our own lab uses. */
export const labProjectServices: ProjectServices = {
  hasPrintService: true,
  applet: 'cover',
  bucketName: 'projects',
};

export interface PortalConfiguration {
  /** Origin of the gateway and of the embedded pages. */
  readonly labOrigin: string;
  /** Origin of the portal. */
  readonly portalOrigin: string;
  /** Exact origins that may frame the login and receive its message (SES-35, EMB-16). */
  readonly loginParents: readonly string[];
  readonly links: {
    /** The old trade area; '' = absent. */
    readonly oldArea: string;
    /** Public website; '' = absent. */
    readonly website: string;
    /** Where 'Sign Up' of the login leads (SES-02). */
    readonly signUp: string;
    /** The old mini trade area, https only, that 'sb active' accounts belong to; '' = absent (SES-31). */
    readonly miniTradeArea: string;
    /**
     * The courier's page that the pickup page frames, with `{codice}` and `{contact_id}` (PICK-03, PICK-04). Absent or
     * '' = the lab's own page.
     */
    readonly pickup?: string;
    /**
     * The page of own quotes that 'Print again' frames, https or on the lab's origin, such as `{lab}/embed/print-again`
     * (AGAIN-02, AGAIN-05). Absent or '' = the portal's own list.
     */
    readonly printAgain?: string;
    /**
     * The order page of a partner of the lab, with `{c}` for the hash of the customer and `{lang}` (DIS-02). Absent or '' =
     * the lab has none.
     */
    readonly externalOrder?: string;
    /**
     * An https service that answers a visitor's address as text, asked when a video is watched (VID-03). Absent or '' =
     * none: the lab knows the address by itself (DEC-10).
     */
    readonly addressLookup?: string;
    readonly community: Readonly<Partial<Record<Community, string>>>;
    readonly social: readonly { readonly name: string; readonly url: string }[];
  };
  /**
   * A configurator of another service in place of the portal's own, by page: `config-product`, `-dev`, `-test` (CONF-11).
   * Absent = the portal's own.
   */
  readonly configurator?: {
    /** Address of its script, on https or the lab's origin; '' = the portal's own. */
    readonly live: string;
    readonly dev: string;
    readonly test: string;
    /** The service is called by its own names in place of the neutral ones. */
    readonly compatibility: boolean;
    /** Seconds until it must be ready. */
    readonly longestWait: number;
  };
  /** A print editor of another service in place of the portal's own, on the page `config-print` (PRINT-01). Absent = the portal's own. */
  readonly printEditor?: {
    /** Address of its script, on https or the lab's origin; '' = the portal's own. */
    readonly script: string;
    /** The service is called by its own names in place of the neutral ones. */
    readonly compatibility: boolean;
    /** Id of the element that it fills; '' = `ta-print-editor`. */
    readonly container: string;
    /** Seconds until something of it must be shown. */
    readonly longestWait: number;
  };
  readonly company: {
    readonly name: string;
    readonly address: string;
    readonly taxNumbers: string;
    readonly privacyEmail: string;
  };
  /** Where analytics and error reports go: the lab's own `/observations` or another service; absent = nowhere. */
  readonly observations?: ObservationAddresses;
  /** Seconds between live refreshes of a list on screen. */
  readonly refreshSeconds: number;
  /** Absent for widgets on foreign pages, which know no shop of the lab's. */
  readonly store?: StoreConfiguration;
  /** The services that keep the customer's projects. Absent = those of the lab, under the names of `labProjectServices`. */
  readonly projects?: ProjectServices;
  /** Whether links of the store stay in this window, as in a frame (ROUTE-35); `auto`, the default: ask the browser. */
  readonly framed?: 'auto' | 'always' | 'never';
}

/** Addresses of the three sites (docs/sites.md, Sites). */
export interface Sites {
  readonly portal: string;
  readonly lab: string;
  readonly demo: string;
}

export function sitesFrom(environment: Readonly<Record<string, string | undefined>>): Sites {
  return {
    portal: environment['TA_HOST_ORIGIN'] ?? `http://localhost:${environment['TA_HOST_PORT'] ?? '5100'}`,
    lab: environment['TA_LAB_ORIGIN'] ?? `http://localhost:${environment['TA_LAB_PORT'] ?? '5200'}`,
    demo: environment['TA_DEMO_ORIGIN'] ?? `http://127.0.0.1:${environment['TA_DEMO_PORT'] ?? '5300'}`,
  };
}
