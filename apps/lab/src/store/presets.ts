import type { allPresets, Preset, productPresets } from '@trade-area/core/contract';
import { accountOf } from '../auth/table.ts';
import { languageOf } from '../http/language.ts';
import type { Session } from '../http/ownership.ts';
import type { AnswerInput, Call } from '../http/route.ts';
import type { Lab } from '../lab.ts';
import { showing } from './api.ts';
import { picturesOf } from './item.ts';
import { presetsOf } from './table.ts';

/** GW2-12. */
export async function everyPreset({
  lab,
  session,
}: Call<typeof allPresets, Session>): Promise<AnswerInput<typeof allPresets>> {
  return presetsFor(lab, session);
}

/** GW2-06. The path names the product; the body says it once more (PROD-22). */
export async function presetsOfProduct({
  lab,
  session,
  path,
}: Call<typeof productPresets, Session>): Promise<AnswerInput<typeof productPresets>> {
  return presetsFor(lab, session, path['product'] ?? '');
}

async function presetsFor(lab: Lab, session: Session, slug?: string): Promise<Preset[]> {
  const { queries } = lab.database;
  const [account, rows] = await Promise.all([accountOf(queries, session.owner), presetsOf(queries, slug)]);
  const look = await showing(lab, languageOf(account.language));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    // PRE-07: a wall piece is drawn by its preset; anything else looks like its product.
    image: row.svg || picturesOf({ slug: row.slug, name: row.product }, look)[0].src,
    filter_class: row.slug,
    presets_filter_id: row.filterId,
    presets_filter_description: row.filterNames[look.language],
  }));
}
