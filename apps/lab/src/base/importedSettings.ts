import { eq } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { importedSettings } from '../database/schema/content.ts';
import type { CountryRule, LabConfiguration, Seller } from './configuration.ts';

/** The lab's name and tax data, imported from `company.json` (docs/import.md). */
export const companySetting = 'company';
type Company = LabConfiguration['portal']['company'] & { readonly seller: Seller };

/** Area, language, currency and VAT rate by country, imported from `countries.csv`. */
export const countriesSetting = 'countries';

type Setting = Readonly<Record<string, unknown>>;

export async function settingOf(queries: Queries, name: string): Promise<Setting | null> {
  const [found] = await queries
    .select({ value: importedSettings.value })
    .from(importedSettings)
    .where(eq(importedSettings.name, name));
  return found?.value ?? null;
}

export async function storeSetting(queries: Queries, name: string, value: Setting): Promise<void> {
  await queries
    .insert(importedSettings)
    .values({ name, value })
    .onConflictDoUpdate({ target: importedSettings.name, set: { value } });
}

/** The rules of `countries.csv`; null = never imported. */
export async function importedCountries(queries: Queries): Promise<readonly CountryRule[] | null> {
  const stored = await settingOf(queries, countriesSetting);
  return stored ? (stored['rules'] as readonly CountryRule[]) : null;
}

/**
 * The configuration with what was imported: the company of `company.json` and the rules of `countries.csv` replace those
 * of the file of TA_CONFIG.
 */
export async function withImportedSettings(
  queries: Queries,
  config: LabConfiguration,
): Promise<LabConfiguration> {
  const stored = (await settingOf(queries, companySetting)) as Company | null;
  const countries = (await importedCountries(queries)) ?? config.countries;
  if (!stored) return { ...config, countries };
  const { seller, ...company } = stored;
  return { ...config, seller, countries, portal: { ...config.portal, company } };
}
