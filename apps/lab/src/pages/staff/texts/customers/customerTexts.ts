import type { CustomerField, CustomerProblem } from '../../../../account/customers/fields.ts';
import type { CustomerState } from '../../../../account/customers/table.ts';

/** Texts of the customers' accounts. */
export interface CustomerTexts {
  readonly title: string;
  readonly find: string;
  readonly empty: string;
  readonly nothingFound: string;
  readonly pages: string;
  readonly previous: string;
  readonly next: string;
  readonly all: string;
  readonly create: string;
  readonly createLead: string;
  readonly createButton: string;
  readonly save: string;
  readonly fields: Readonly<Record<CustomerField, string>>;
  readonly codeHint: string;
  readonly vatRateHint: string;
  readonly creditLimitHint: string;
  /** @param used amount of the limit that is open; `free`: the rest. */
  readonly creditUse: (used: string, free: string) => string;
  /** The choice that the country makes. */
  readonly byCountry: string;
  readonly choose: string;
  readonly notSaved: string;
  readonly problems: Readonly<Record<CustomerProblem, string>>;
  readonly states: Readonly<Record<CustomerState, string>>;
  readonly signIn: string;
  readonly invitedLead: string;
  readonly activeLead: string;
  readonly deactivatedLead: string;
  /** In place of the account's form. */
  readonly erasedLead: string;
  readonly inviteAgain: string;
  readonly deactivate: string;
  readonly deactivateHint: string;
  readonly activate: string;
  readonly done: Readonly<Record<'create' | 'change' | 'invite' | 'deactivate' | 'activate', string>>;
}
