import type { productProjects } from '@trade-area/core/contract';
import type { PortalConfiguration } from '@trade-area/core/kernel';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { createDisplayContext } from './api.ts';
import { picturesOf } from './item.ts';
import { parseBuyLinks } from './links.ts';
import { productBySlug, projectsOf } from './table.ts';

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
  const offset = (body.page - 1) * limit;
  // One row more than is shown tells whether there is a next page.
  const rows = await projectsOf(queries, session.owner, product.slug, { limit: limit + 1, offset });
  const display = await createDisplayContext(lab, 'en');
  const [front] = picturesOf(product, display);
  return {
    data: rows.slice(0, limit).map((row) => ({
      id: String(row.id),
      uuid: row.uuid,
      name: row.name,
      thumbnail_url: front.src,
      date: row.changedAt.toISOString().slice(0, 10),
      link_edit: editLink(product.buy, row.uuid, lab.config.portal),
    })),
    is_next_page: rows.length > limit,
  };
}

/** The address of the editor with the project opened; '' without an editor (ROUTE-17, ROUTE-18, PROJ-24). */
export function editLink(
  buy: string,
  uuid: string,
  portal: Pick<PortalConfiguration, 'labOrigin' | 'portalOrigin'>,
): string {
  const { link, children } = parseBuyLinks(buy, portal);
  const ways = link ? [link] : children;
  const way = ways.find(({ editor }) => editor === 'configurator' || editor === 'print');
  if (!way) return '';
  const [, kind = '', id = ''] = /\/ta\/(config-product|config-print)\/(\d+)/.exec(way.address) ?? [];
  const base = `${portal.portalOrigin}/ta/${kind}/${id}`;
  return kind === 'config-product' ? `${base}/product-config/${uuid}` : `${base}/${uuid}`;
}
