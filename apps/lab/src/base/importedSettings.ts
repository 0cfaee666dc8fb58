import { eq } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { importedSettings } from '../database/schema/content.ts';
import type { LabConfiguration, Seller } from './configuration.ts';

/** The lab's name and tax data, imported from `company.json` (docs/import.md). */
export const companySetting = 'company';
type Company = LabConfiguration['portal']['company'] & { readonly seller: Seller };

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

/** The configuration with what was imported: the company of `company.json` replaces that of the file of TA_CONFIG. */
export async function withImportedSettings(
  queries: Queries,
  config: LabConfiguration,
): Promise<LabConfiguration> {
  const stored = (await settingOf(queries, companySetting)) as Company | null;
  if (!stored) return config;
  const { seller, ...company } = stored;
  return { ...config, seller, portal: { ...config.portal, company } };
}
