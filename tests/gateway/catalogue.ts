import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface CatalogueItem {
  readonly n: number;
  readonly slug: string;
  readonly nome: string;
  readonly family: string;
  readonly filter_class: string;
  readonly buy: string;
  readonly eur: number;
  readonly usd: number;
  readonly gbp: number;
  readonly id?: number;
  readonly test?: number;
  readonly conn?: readonly number[];
  readonly filter?: readonly { readonly id_promo: number; readonly is_exclusive: number }[];
  readonly date?: readonly { readonly after_date: number; readonly data: string }[];
}

/** The demonstration catalogue from its data file, to compare the gateway's answers with. */
export const catalogue = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '..', '..', 'apps', 'lab', 'demo', 'data', 'catalogue.json'),
    'utf8',
  ),
) as {
  readonly items: readonly CatalogueItem[];
  readonly customers: Readonly<Record<'A' | 'B' | 'C', { readonly act: readonly number[] }>>;
};
