/**
 * Every key of ours in the browser's storage. The documented ones keep their names (SES-22); additions begin with
 * `ta-`. Nothing that is not listed here is ever removed (DEC-19).
 */
export const storageKeys = {
  token: 'token',
  user: 'user',
  name: 'name',
  surname: 'surname',
  email: 'email',
  company: 'company',
  area: 'area',
  community: 'community',
  city: 'city',
  state: 'state',
  customerCode: 'cod_fot',
  /** '1' = an internal viewer who signed in with `as` (SES-36). */
  inter: 'inter',
  /** F or M. */
  sesso: 'sesso',
  companyData: 'company_data',
  /** `fatturato_anno_corrente` and `sesso` (STATE-03). */
  fatturati: 'fatturati',
  language: 'i18nextLng',
  openMenu: 'openMenu',
  openGDPR: 'openGDPR',
  promoactive: 'promoactive',
  havePromo: 'havePromo',
  promoJSON: 'promoJSON',
  /** The marketing tree that was read last (STATE-03). */
  marketingJson: 'marketing_json',
  hidePromoPopup: 'hidePromoPopup',
  rep: 'rep',
  repName: 'repName',
  redirectGraphistore: 'redirectGraphistore',
  /** '1' when `i18nextLng` is the person's own choice and not the account's (I18N-10). */
  languageChosen: 'ta-language-chosen',
  /** Random, made once per browser (SES-30). */
  visitor: 'ta-visitor',
  /** Milliseconds that the lab's clock is ahead of the device's, where that is much (T-E6). */
  clockAhead: 'ta-clock-ahead',
  /** Ours: `light` or `dark` when the person chose one; else the device decides. */
  theme: 'ta-theme',
  /** Text the customer typed and has not sent yet. */
  drafts: 'ta-drafts',
  /** Customer code of the last session that expired, to know a different customer (SES-26). */
  lastCustomer: 'ta-last-customer',
  /** '1' once `save_logged_user` was sent in this session (SES-09). */
  userSaved: 'ta-user-saved',
  /** '1' while the session comes from a temporary password: a reloaded page asks only for a new one (T-A7). */
  temporaryPassword: 'ta-temporary-password',
  /** Rights of a person of the studio, with commas; absent = the owner of the account. */
  rights: 'ta-rights',
  /** '1' when the customer's details asked for an EORI number: a page that is loaded again shows its banner at once. */
  eoriNeeded: 'ta-eori-needed',
  /** Columns chosen for the order list, their keys with commas; absent = all. */
  orderColumns: 'ta-order-columns',
  /** Libraries of files of the last hour, of one customer in one language (LIB-15). */
  libraries: 'ta-libraries',
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** Keys of the device; they outlive every session (SES-26). */
export const deviceKeys: readonly StorageKey[] = [
  storageKeys.language,
  storageKeys.languageChosen,
  storageKeys.openMenu,
  storageKeys.visitor,
  storageKeys.clockAhead,
  storageKeys.theme,
];

/** Keys an expired session leaves for the same customer's return; cleared on sign-out and for another customer. */
export const returningKeys: readonly StorageKey[] = [
  storageKeys.openGDPR,
  storageKeys.hidePromoPopup,
  storageKeys.lastCustomer,
  storageKeys.drafts,
];
