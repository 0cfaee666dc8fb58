import { labProjectServices, textByLanguage } from '@trade-area/core/kernel';
import type { PortalConfiguration, Sites, StoreConfiguration } from '@trade-area/core/kernel';
import { defaultPhotoTags } from './photoTags.ts';
import type { PhotoTagCategory } from './photoTags.ts';
import { defaultRetention } from './retention.ts';
import type { Retention } from './retention.ts';
import type { LabCalendar } from './workingDays.ts';

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

/** The card provider: 'sandbox' stores and charges nothing, 'stripe' is the real one (docs/operations.md). */
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
  /** Milliseconds after which a provider that does not answer counts as down. */
  readonly timeoutMs: number;
}

/** The values of a new customer that follow from the country. */
export interface CountryRule {
  /** ISO 3166 alpha-2; `*` = every country without a rule of its own. */
  readonly country: string;
  /** Area code (CONST-18); '' = staff choose it. */
  readonly area: string;
  readonly language: string;
  readonly currency: string;
  /** Percent on the prices. */
  readonly vatRate: number;
}

/** Prices that a visitor without an account may see (DEC-23). */
export interface VisitorPrices {
  /** 'hidden', 'retail' (the trade price by a factor) or 'trade'. Any other word hides the prices. */
  readonly show: string;
  /** Retail price for one of the trade price. */
  readonly factor: number;
  /** Families with a factor of their own. */
  readonly families: readonly { readonly family: string; readonly factor: number }[];
}

/** The settings that a lab edits in the JSON file named by `TA_CONFIG` (docs/operations.md). */
export interface LabConfiguration {
  readonly portal: PortalConfiguration;
  /** Couriers, and their page about one parcel with `{code}` for its number. */
  readonly carriers: readonly { readonly name: string; readonly tracking: string }[];
  /** Origins that may call the gateway from a browser. */
  readonly allowedOrigins: readonly string[];
  /** Customer codes; empty = all customers (SES-12, SES-33). */
  readonly allowedCustomers: readonly string[];
  readonly internalCustomers: readonly string[];
  /** See test items and the BETA filter; internal customers always do (STORE-43). */
  readonly betaCustomers: readonly string[];
  readonly reducedLayoutUsers: readonly string[];
  readonly socialLinkUsers: readonly string[];
  readonly cardAuthorisationCustomers: readonly string[];
  readonly seller: Seller;
  /** Area, language, currency and VAT rate of new customers by country; imported from `countries.csv`. */
  readonly countries: readonly CountryRule[];
  /** Prices of a layout by the lab without VAT, by currency, in minor units: per page, and per image beyond one a page. */
  readonly layoutPrices: Readonly<Record<string, { readonly page: number; readonly image: number }>>;
  readonly visitorPrices: VisitorPrices;
  /** The days on which the lab is closed, and the time zone of its days: dispatch dates are counted by them. */
  readonly calendar: LabCalendar;
  /** The design software that customers download (DOC-10), the current versions first. */
  readonly software: readonly {
    /** `MAC`, `PC` or `GUIDE`. */
    readonly platform: string;
    readonly version: string;
    /** `full` = the current version; any other word = an older one. */
    readonly type: string;
    readonly file: string;
    readonly bytes: number;
    /** Where the lab keeps the file; '' = a stand-in of this size is generated while it is sent. */
    readonly address: string;
  }[];
  /** The layout templates that customers choose from: of these products, for these years (DOC-07, DOC-09). */
  readonly templates: {
    readonly products: readonly string[];
    readonly years: readonly number[];
    readonly profiles: readonly string[];
  };
  /** Version of the price list that the configurator quotes by; '' = not named (CONF-28). */
  readonly priceListVersion: string;
  /** Cards are sold in packs of so many. */
  readonly cardPack: number;
  /** Whether wall frames can be moved in the configurator (`frame_mov`). */
  readonly movableFrames: boolean;
  /** `/embed/configurator.js` also answers to the name under which pages called the outside configurator. */
  readonly configuratorCompatibility: boolean;
  /** `/embed/print-editor.js` also answers to the name under which pages called the outside print editor. */
  readonly printEditorCompatibility: boolean;
  /** Prices of shipping in minor units with VAT: of an order, and by the editor of a product (CHECK-10). */
  readonly shippingPrices: readonly {
    /** ISO 3166 alpha-2. */
    readonly countries: readonly string[];
    readonly currency: string;
    readonly go: number;
    readonly epicor: number;
    readonly printbox: number;
  }[];
  /** Working days from the dispatch to the delivery by courier, such as "1-2"; a country without a row is told none. */
  readonly courierDays: readonly {
    /** ISO 3166 alpha-2. */
    readonly countries: readonly string[];
    readonly days: string;
  }[];
  /** Whether customers of the seller's country may pick orders up at the seller's address, without a price of shipping. */
  readonly offersPickup: boolean;
  /** Units of the lab's currency for one unit of another; an order in a currency without a rate cannot be billed. */
  readonly exchangeRates: readonly { readonly currency: string; readonly rate: number }[];
  readonly reminders: {
    /** Days in which an invoice, or an order by a bank transfer in advance, is to be paid; later it is overdue. */
    readonly paymentDays: number;
    /** Days between the first and the second reminder. */
    readonly pauseDays: number;
  };
  /** Tags that customers can give to the photos they share, in the order of the screens. */
  readonly photoTags: readonly PhotoTagCategory[];
  readonly cards: CardSettings;
  readonly session: {
    readonly hours: number;
    /** Minutes of a session that acts as another customer. */
    readonly actingMinutes: number;
    readonly ticketSeconds: number;
  };
  readonly staff: {
    /**
     * Two-step sign-in, for whom the desk stays closed without it: 'administrators', 'required' (everybody) or 'optional'
     * (each person decides). Any other word requires it of everybody.
     */
    readonly secondFactor: string;
  };
  readonly recovery: {
    readonly temporaryPasswordMinutes: number;
    readonly activationHours: number;
    /** Days that the link of an invitation works. */
    readonly invitationDays: number;
    /** 404 'Wrong e-mail' for an unknown address (DEC-18); false answers alike. */
    readonly tellsUnknownAddress: boolean;
  };
  /** Days after which the lab deletes what it no longer needs: whole numbers from 1. */
  readonly retention: Retention;
  readonly mail: {
    /** smtp:// or smtps:// address; '' keeps mails under the data folder and shows them at /outbox. */
    readonly smtp: string;
    readonly from: string;
    /** Milliseconds that the mail server may take to connect and to greet; of silence, three times as many. */
    readonly timeoutMs: number;
  };
}

/**
 * The configuration before a lab's own file is merged into it: the addresses of its sites, an empty company, no special
 * customers. Every setting is present, so that a file may set it.
 */
export function defaultConfiguration(sites: Sites): LabConfiguration {
  return {
    portal: {
      labOrigin: sites.lab,
      portalOrigin: sites.portal,
      loginParents: [sites.lab],
      links: {
        oldArea: '',
        website: '',
        signUp: '',
        miniTradeArea: '',
        pickup: '',
        printAgain: '',
        externalOrder: '',
        addressLookup: '',
        community: {},
        social: [],
      },
      configurator: { live: '', dev: '', test: '', compatibility: false, longestWait: 20 },
      printEditor: { script: '', compatibility: false, container: '', longestWait: 20 },
      company: { name: '', address: '', taxNumbers: '', privacyEmail: '' },
      observations: { events: `${sites.lab}/observations`, errors: `${sites.lab}/observations` },
      refreshSeconds: 30,
      store: emptyStore,
      projects: labProjectServices,
      framed: 'auto',
    },
    carriers: [],
    allowedOrigins: [sites.portal, sites.lab],
    allowedCustomers: [],
    internalCustomers: [],
    betaCustomers: [],
    reducedLayoutUsers: [],
    socialLinkUsers: [],
    cardAuthorisationCustomers: [],
    seller: {
      name: '',
      address: '',
      zip: '',
      city: '',
      province: '',
      country: '',
      vat: '',
      fiscalCode: '',
      taxRegime: 'RF01',
      register: { office: '', number: '', capital: 0 },
      email: '',
      phone: '',
      iban: '',
    },
    countries: [],
    layoutPrices: {},
    calendar: { timeZone: 'Europe/Rome', closedDays: [] },
    software: [],
    templates: { products: [], years: [], profiles: ['sRGB', 'AdobeRGB'] },
    priceListVersion: '',
    cardPack: 20,
    movableFrames: false,
    configuratorCompatibility: false,
    printEditorCompatibility: false,
    shippingPrices: [],
    courierDays: [],
    offersPickup: false,
    visitorPrices: { show: 'hidden', factor: 2, families: [] },
    exchangeRates: [],
    reminders: { paymentDays: 14, pauseDays: 7 },
    photoTags: defaultPhotoTags,
    cards: {
      provider: 'sandbox',
      api: 'https://api.stripe.com',
      secret: '',
      script: 'https://js.stripe.com/v3/',
      publicKey: '',
      timeoutMs: 10_000,
    },
    session: { hours: 12, actingMinutes: 60, ticketSeconds: 60 },
    staff: { secondFactor: 'administrators' },
    recovery: {
      temporaryPasswordMinutes: 30,
      activationHours: 24,
      invitationDays: 14,
      tellsUnknownAddress: true,
    },
    retention: defaultRetention,
    mail: { smtp: '', from: 'no-reply@localhost', timeoutMs: 10_000 },
  };
}

const emptyTexts = textByLanguage(() => '');

const emptyStore: StoreConfiguration = {
  ticketSites: [],
  duplicateWork: '',
  duplicatePreset: '',
  collectionSite: '',
  oldLanguages: textByLanguage((language) => language),
  homePicture: '',
  collections: [],
  selection: { name: '', picture: '', description: emptyTexts, samplesPromo: '' },
  pinkMania: [],
  bookPictures: {},
};
