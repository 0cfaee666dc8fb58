import { deletePrintProject, projectsPerPage } from '@trade-area/core/contract';
import type { printProjects } from '@trade-area/core/contract';
import { notFound } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { quotePicturesOf } from '../configurator/picture.ts';
import { productsBySlug, readCatalogue } from '../store/catalogue.ts';
import { printFamilyOf } from './filters.ts';
import { printProjectsOf, removePrintProject } from './table.ts';

/** The projects of a family of the print service (GW2-08). An unknown family has none. */
export async function listPrintProjects({
  lab,
  session,
  body,
}: Call<typeof printProjects, Session>): Promise<AnswerInput<typeof printProjects>> {
  const { queries } = lab.database;
  const products = await productsBySlug(await readCatalogue(lab.prices, queries));
  const family = body.family_id;
  const listed = [...products.values()].filter((row) => family !== '' && printFamilyOf(row) === family);
  const rows = await printProjectsOf(
    queries,
    session.owner,
    listed.map(({ slug }) => slug),
    { limit: projectsPerPage + 1, offset: (Number(body.page) - 1) * projectsPerPage },
  );
  const pictureOf = await quotePicturesOf(lab);
  return {
    results: rows.slice(0, projectsPerPage).flatMap((row) => {
      const product = products.get(row.slug);
      if (!product) return [];
      return [
        {
          id: String(row.id),
          uuid: row.uuid,
          name: row.name,
          product: product.name,
          slug: product.slug,
          thumbnail_url: pictureOf(product, { picture: row.cover }),
          has_cover: row.cover !== null,
          family_id: family,
          ts_updated: row.changedAt.toISOString(),
          customer_id: session.code,
          data: JSON.stringify({ order_code: '' }),
          size: row.size,
          pages: row.pages === 0 ? '' : String(row.pages),
        },
      ];
    }),
    is_next_page: rows.length > projectsPerPage,
  };
}

/** @throws notFound when it was deleted before, in another tab perhaps. */
export async function removePrint({
  lab,
  session,
  path,
}: Pick<Call<typeof deletePrintProject, Session>, 'lab' | 'session' | 'path'>): Promise<
  AnswerInput<typeof deletePrintProject>
> {
  return write(lab, { session, endpoint: deletePrintProject }, async (queries) => {
    const removed = { uuid: path['uuid'] ?? '', now: lab.clock.now() };
    if (!(await removePrintProject(queries, session.owner, removed))) throw notFound();
    return { success: true };
  });
}
