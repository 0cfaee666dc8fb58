import type { allPresets, Preset, productPresets } from '@trade-area/core/contract';
import { accountOf } from '../identity/table.ts';
import { languageOf } from '../base/language.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import type { Lab } from '../base/lab.ts';
import { createDisplayContext } from './api.ts';
import { picturesOf } from './item.ts';
import { presetsOf } from './table.ts';

/** Filter of the presets that Pink Mania duplicates. */
const pinkMania = '5';

/** The presets of all products (GW2-12). */
export async function listAllPresets({
  lab,
  session,
  query,
}: Call<typeof allPresets, Session>): Promise<AnswerInput<typeof allPresets>> {
  return presetsFor(lab, session, query.lang);
}

/** The presets of a product (GW2-06), which the path and the body both name (PROD-22). */
export async function listProductPresets({
  lab,
  session,
  query,
  path,
}: Call<typeof productPresets, Session>): Promise<AnswerInput<typeof productPresets>> {
  return presetsFor(lab, session, query.lang, path['product'] ?? '');
}

async function presetsFor(
  lab: Lab,
  session: Session,
  language: string | undefined,
  slug?: string,
): Promise<Preset[]> {
  const { queries } = lab.database;
  const [account, rows] = await Promise.all([accountOf(queries, session.owner), presetsOf(queries, slug)]);
  const display = await createDisplayContext(lab, languageOf(language, account.language));
  return rows.map((row) => {
    const own = [`preset-${row.slug}`, row.slug].find((thing) => display.pictures.views(thing).length > 0);
    const subject = row.filterId === pinkMania ? `pm-${row.slug}` : (own ?? row.slug);
    const [front] = picturesOf({ slug: subject, name: row.product }, display);
    return {
      id: row.id,
      name: row.name,
      // Wall art uses the drawing of its preset (PRE-07).
      image: row.svg || front.src,
      image_srcset: row.svg === '' ? front.srcset : '',
      image_avif: row.svg === '' ? front.avif : '',
      filter_class: row.slug,
      presets_filter_id: row.filterId,
      presets_filter_description: row.filterNames[display.language],
    };
  });
}
