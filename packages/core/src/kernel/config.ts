/**
 * The one typed configuration. A lab edits it (a JSON file named by `TA_CONFIG`, laid over these values); ports and
 * origins also come from the environment (docs/sites.md, Sites). What the browser may know is `PortalConfiguration`;
 * the rest stays on the server.
 */
import type { ObservationAddresses } from './observer.ts';
import { demonstrationStore } from './storeConfiguration.ts';
import type { StoreConfiguration } from './storeConfiguration.ts';

/** Which community group a link leads to (SHELL-14, SHELL-32). */
export const communities = ['it', 'fr', 'de', 'es', 'us', 'ca', 'uk', 'ie', 'au'] as const;
export type Community = (typeof communities)[number];

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
    readonly community: Readonly<Partial<Record<Community, string>>>;
    readonly social: readonly { readonly name: string; readonly url: string }[];
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
  /** Whether links of the store stay in this window, as in a frame (ROUTE-35); `auto`, the default: ask the browser. */
  readonly framed?: 'auto' | 'always' | 'never';
}

/** The lab as its invoices name it: tax data, register, bank. */
export interface Seller {
  readonly name: string;
  readonly address: string;
  readonly zip: string;
  readonly city: string;
  /** Two letters. */
  readonly province: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** With the country in front. */
  readonly vat: string;
  readonly fiscalCode: string;
  /** Regime of the FatturaPA format, RF01 = ordinary. */
  readonly taxRegime: string;
  /** Company register: office, number, capital in minor units; '' and 0 = not named. */
  readonly register: { readonly office: string; readonly number: string; readonly capital: number };
  readonly email: string;
  readonly phone: string;
  /** For bank transfers; '' = not printed. */
  readonly iban: string;
}

/** Who keeps the cards: 'sandbox' keeps nothing and charges nobody, 'stripe' is the real one (docs/operations.md). */
export interface CardSettings {
  readonly provider: string;
  /** Origin of the provider's API. */
  readonly api: string;
  /** Secret key of the API. */
  readonly secret: string;
  /** Address of the provider's script, which draws the fields for the number in frames of its own. */
  readonly script: string;
  /** Key that the script is given; it is public. */
  readonly publicKey: string;
  /** Milliseconds until a provider that says nothing counts as down. */
  readonly patience: number;
}

export interface LabConfiguration {
  readonly portal: PortalConfiguration;
  /** Couriers, and their page about one parcel with `{code}` for its number. */
  readonly carriers: readonly { readonly name: string; readonly tracking: string }[];
  /** Origins that may call the gateway from a browser. */
  readonly allowedOrigins: readonly string[];
  /** Customer codes; empty = everybody (SES-12, SES-33). */
  readonly allowedCustomers: readonly string[];
  readonly internalCustomers: readonly string[];
  /** See test items and the BETA filter; internal customers always do (STORE-43). */
  readonly betaCustomers: readonly string[];
  readonly reducedLayoutUsers: readonly string[];
  readonly socialLinkUsers: readonly string[];
  readonly cardAuthorisationCustomers: readonly string[];
  readonly seller: Seller;
  /** What a layout by the lab costs without VAT, by currency, in minor units: each page, each picture over one a page. */
  readonly layoutPrices: Readonly<Record<string, { readonly page: number; readonly image: number }>>;
  readonly cards: CardSettings;
  readonly session: {
    readonly hours: number;
    /** Minutes of a session that acts as another customer. */
    readonly actingMinutes: number;
    readonly ticketSeconds: number;
  };
  readonly recovery: {
    readonly temporaryPasswordMinutes: number;
    readonly activationHours: number;
    /** 404 'Wrong e-mail' for an unknown address (DEC-18); false answers alike. */
    readonly tellsUnknownAddress: boolean;
  };
  readonly mail: {
    /** smtp:// or smtps:// address; '' keeps mails under the data folder and shows them at /outbox. */
    readonly smtp: string;
    readonly from: string;
  };
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

/** The demonstration lab: nothing in it names a real company, and no address leaves this machine. */
export function demonstrationConfiguration(sites: Sites): LabConfiguration {
  const page = (path: string) => `${sites.lab}${path}`;
  return {
    portal: {
      labOrigin: sites.lab,
      portalOrigin: sites.portal,
      loginParents: [sites.lab, sites.demo],
      links: {
        oldArea: page('/old-area/'),
        website: page('/'),
        signUp: page('/contact/'),
        miniTradeArea: '',
        pickup: '',
        community: {
          it: page('/community/it/'),
          fr: page('/community/fr/'),
          de: page('/community/de/'),
          es: page('/community/es/'),
          us: page('/community/us/'),
          ca: page('/community/ca/'),
          uk: page('/community/uk/'),
          ie: page('/community/ie/'),
          au: page('/community/au/'),
        },
        social: [
          { name: 'Instagram', url: page('/social/instagram/') },
          { name: 'Facebook', url: page('/social/facebook/') },
          { name: 'Pinterest', url: page('/social/pinterest/') },
        ],
      },
      company: {
        name: 'Stamperia Lume S.r.l.',
        address: 'Via dei Tigli 12, 36061 Bassano del Grappa (VI), Italy',
        taxNumbers: 'P.IVA / VAT IT01234567897 · REA VI-123456',
        privacyEmail: 'privacy@lab.test',
      },
      observations: { events: page('/observations'), errors: page('/observations') },
      refreshSeconds: 30,
      store: demonstrationStore(sites.lab),
      framed: 'auto',
    },
    carriers: [
      { name: 'FedEx', tracking: page('/courier/fedex/{code}') },
      { name: 'UPS', tracking: page('/courier/ups/{code}') },
      { name: 'BRT', tracking: page('/courier/brt/{code}') },
    ],
    allowedOrigins: [sites.portal, sites.lab, sites.demo],
    allowedCustomers: [],
    internalCustomers: ['0'],
    betaCustomers: [],
    reducedLayoutUsers: ['1020'],
    socialLinkUsers: ['1021'],
    cardAuthorisationCustomers: ['1005'],
    cards: {
      provider: 'sandbox',
      api: 'https://api.stripe.com',
      secret: '',
      script: 'https://js.stripe.com/v3/',
      publicKey: '',
      patience: 10_000,
    },
    seller: {
      name: 'Stamperia Lume S.r.l.',
      address: 'Via dei Tigli 12',
      zip: '36061',
      city: 'Bassano del Grappa',
      province: 'VI',
      country: 'IT',
      vat: 'IT01234567897',
      fiscalCode: '01234567897',
      taxRegime: 'RF01',
      register: { office: 'VI', number: '123456', capital: 10_000_000 },
      email: 'amministrazione@lab.test',
      phone: '+39 0424 5550100',
      // The example of the registry of account numbers: nobody's.
      iban: 'IT60X0542811101000000123456',
    },
    layoutPrices: {
      EUR: { page: 180, image: 90 },
      USD: { page: 200, image: 100 },
      GBP: { page: 160, image: 80 },
      CAD: { page: 270, image: 135 },
      AUD: { page: 300, image: 150 },
    },
    session: { hours: 12, actingMinutes: 60, ticketSeconds: 60 },
    recovery: { temporaryPasswordMinutes: 30, activationHours: 24, tellsUnknownAddress: true },
    mail: { smtp: '', from: 'Stamperia Lume <no-reply@lab.test>' },
  };
}
