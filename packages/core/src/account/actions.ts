import { ordersInProduction, saveInvoicing, saveProfile } from '../contract/index.ts';
import type { AnswerOf } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import { fail } from '../kernel/result.ts';
import type { Failure } from '../kernel/result.ts';
import { profileFields, tidyProfile } from './profileRules.ts';
import type { ProfileContext, ProfileField, ProfileProblem, ProfileValues } from './profileRules.ts';

/** The outcome of saving the profile. */
export type ProfileOutcome =
  | { readonly kind: 'saved'; readonly answer: AnswerOf<typeof saveProfile> }
  /** Another save came first: nothing was written. */
  | { readonly kind: 'conflict' }
  /** The lab names the fields; a reason it has no key for is `other`. */
  | { readonly kind: 'invalid'; readonly fields: ReadonlyMap<ProfileField, ProfileProblem | 'other'> }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The outcome of saving the e-invoicing data. */
export type InvoicingOutcome =
  | { readonly kind: 'saved'; readonly version: number }
  | { readonly kind: 'conflict' }
  /** The lab's own words (ERR-15); '' when it gave none. */
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** One wish to save, with the key that lets it count once (T-E2). */
interface Wish {
  readonly code: string;
  readonly version: number;
  readonly key: string;
}

export interface AccountActions {
  /** Asks for the orders in production and sends them with the profile (ACC-18, ACC-03 to ACC-05). */
  saveProfile(
    values: ProfileValues,
    context: ProfileContext,
    wish: Wish & { readonly regionName: string },
  ): Promise<ProfileOutcome>;
  /** Saves recipient code and certified mail address of Italian invoices (GW-31). */
  saveInvoicing(
    values: { readonly cdu: string; readonly pec: string },
    wish: Pick<Wish, 'version' | 'key'>,
  ): Promise<InvoicingOutcome>;
}

const problems: readonly string[] = [
  'missing',
  'tooLong',
  'eori',
  'taxCode',
  'taxCodeDate',
  'taxCodeCheck',
  'phone',
  'email',
  'recipientCode',
  'website',
] satisfies readonly ProfileProblem[];
const isProblem = (reason: string): reason is ProfileProblem => problems.includes(reason);

export function createAccountActions(gateway: Gateway): AccountActions {
  return {
    async saveProfile(values, context, { code, version, key, regionName }) {
      const production = await gateway.call(ordersInProduction, { body: { cod_fot: code } });
      if (!production.ok) return { kind: 'failed', failure: production.failure };
      const { piva: _readOnly, nazione, stato_regione_iso, ...rest } = tidyProfile(values, context);
      const region: Record<string, string> = context.hasRegions
        ? { [`regione-${context.country.toLowerCase()}`]: regionName, stato_regione_iso }
        : {};
      const body = {
        cod_fot: code,
        ...rest,
        nazione,
        nazione_iso: context.country,
        ...region,
        array_commesse: JSON.stringify(production.value),
        version: String(version),
      };
      const outcome = await gateway.call(saveProfile, { body }, { key });
      if (outcome.ok) {
        if (outcome.value.success) return { kind: 'saved', answer: outcome.value };
        const message = outcome.value.error?.message ?? '';
        return { kind: 'failed', failure: fail('invalid', { endpoint: saveProfile.id, message }).failure };
      }
      const { failure } = outcome;
      if (failure.kind === 'conflict') return { kind: 'conflict' };
      if (failure.kind !== 'invalid') return { kind: 'failed', failure };
      const fields = fieldsOf(failure);
      return fields.size > 0 ? { kind: 'invalid', fields } : { kind: 'failed', failure };
    },

    async saveInvoicing({ cdu, pec }, { version, key }) {
      const body = { pec: pec.trim(), cdu: cdu.trim(), version: String(version) };
      const outcome = await gateway.call(saveInvoicing, { body }, { key });
      if (!outcome.ok) {
        const { failure } = outcome;
        return failure.kind === 'conflict' ? { kind: 'conflict' } : { kind: 'failed', failure };
      }
      const { success, error, version: next } = outcome.value;
      return success ? { kind: 'saved', version: next } : { kind: 'refused', text: error?.message ?? '' };
    },
  };
}

function fieldsOf({ fields }: Failure): ReadonlyMap<ProfileField, ProfileProblem | 'other'> {
  return new Map(
    profileFields.flatMap((field) => {
      const reason = Object.hasOwn(fields, field) ? fields[field] : undefined;
      return reason === undefined ? [] : [[field, isProblem(reason) ? reason : 'other'] as const];
    }),
  );
}
