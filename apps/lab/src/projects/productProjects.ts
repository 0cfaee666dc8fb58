import type { productProjects } from '@trade-area/core/contract';
import type { PortalConfiguration } from '@trade-area/core/kernel';
import { dayAtLab } from '../base/workingDays.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { quotePicturesOf } from '../configurator/picture.ts';
import { editLink } from '../configurator/quoteList.ts';
import { quotesOf } from '../configurator/quoteTable.ts';
import type { ProductRow } from '../store/item.ts';
import { productBySlug } from '../store/table.ts';
import { printFamilyOf } from './filters.ts';
import { printProjectsOf } from './table.ts';

type Row = AnswerInput<typeof productProjects>['data'][number];

/** A page of the projects of a product (GW2-05). An unknown product has no projects. */
export async function listProductProjects({
  lab,
  session,
  path,
  body,
}: Call<typeof productProjects, Session>): Promise<AnswerInput<typeof productProjects>> {
  const { queries } = lab.database;
  const product = await productBySlug(queries, path['product'] ?? '');
  if (!product) return { data: [], is_next_page: false };
  const limit = body.elements_per_page;
  // One row more than is shown tells whether there is a next page.
  const page = { limit: limit + 1, offset: (body.page - 1) * limit };
  const pictureOf = await quotePicturesOf(lab);
  const slugs = [product.slug];
  const rows: Row[] =
    printFamilyOf(product) === ''
      ? (await quotesOf(queries, session.owner, { search: '', isOrdered: false, slugs }, page)).map(
          (quote) => ({
            id: quote.orderCode,
            uuid: quote.uuid,
            name: quote.name,
            thumbnail_url: pictureOf(product, {
              picture: quote.cover ?? quote.picture,
              fields: quote.fields,
            }),
            date: dayAtLab(quote.changedAt, lab.config.calendar),
            link_edit: editLink(lab, quote),
            family_id: '',
          }),
        )
      : (await printProjectsOf(queries, session.owner, slugs, page)).map((row) => ({
          id: String(row.id),
          uuid: row.uuid,
          name: row.name,
          thumbnail_url: pictureOf(product, { picture: row.cover }),
          date: dayAtLab(row.changedAt, lab.config.calendar),
          link_edit: printLink(product, row.uuid, lab.config.portal),
          family_id: printFamilyOf(product),
        }));
  return { data: rows.slice(0, limit), is_next_page: rows.length > limit };
}

/** The address of the print editor with the project opened (ROUTE-18, PROJ-24). */
export function printLink(
  product: Pick<ProductRow, 'buy'>,
  uuid: string,
  { portalOrigin }: Pick<PortalConfiguration, 'portalOrigin'>,
): string {
  return `${portalOrigin}/ta/config-print/${printFamilyOf(product)}/${uuid}`;
}
