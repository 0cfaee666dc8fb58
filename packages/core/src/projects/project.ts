import type { PrintProject, ProjectWork } from '../contract/index.ts';
import type { PortalConfiguration } from '../kernel/config.ts';
import { readLink } from '../kernel/address/links.ts';
import type { WebLink } from '../kernel/address/links.ts';
import type { InterfaceLanguage } from '../kernel/format/locale.ts';

/** A saved project, whichever service keeps it. */
export interface Project {
  /** `work`: saved in the configurator; `print`: of the print service. */
  readonly kind: 'work' | 'print';
  readonly id: string;
  readonly uuid: string;
  /** '' = it has none. */
  readonly name: string;
  /** Name and slug of its product. */
  readonly product: string;
  readonly slug: string;
  /** Address of its picture; '' = it has none. */
  readonly picture: string;
  /** The picture is the customer's own. */
  readonly hasCover: boolean;
  /** ISO time of the last change; '' = not known (PROJ-25). */
  readonly changed: string;
  /** `30x30` in centimetres; '' = not known. */
  readonly size: string;
  /** 0 = not known. */
  readonly pages: number;
  /** Where it is continued, with placeholders; '' = nowhere. */
  readonly editLink: string;
}

/** Works of the cover service (PROJ-15). */
export function readWorks(rows: readonly ProjectWork[]): readonly Project[] {
  return rows.map((row) => ({ ...common(row), kind: 'work', picture: row.image, editLink: row.link_edit }));
}

/** Projects of the print service; one without a picture is left out (PROJ-09). It is continued in its editor (PROJ-24). */
export function readPrintProjects(
  rows: readonly PrintProject[],
  { portalOrigin }: Pick<PortalConfiguration, 'portalOrigin'>,
): readonly Project[] {
  return rows
    .filter(({ thumbnail_url }) => thumbnail_url.trim() !== '')
    .map((row) => {
      const [family, uuid] = [encodeURIComponent(row.family_id), encodeURIComponent(row.uuid)];
      const isKnown = family !== '' && uuid !== '';
      return {
        ...common(row),
        kind: 'print',
        picture: row.thumbnail_url,
        editLink: isKnown ? `${portalOrigin}/ta/config-print/${family}/${uuid}` : '',
      };
    });
}

function common(row: ProjectWork | PrintProject) {
  return {
    id: row.id,
    uuid: row.uuid,
    name: row.name.trim(),
    product: row.product,
    slug: row.slug,
    hasCover: row.has_cover,
    changed: Number.isNaN(Date.parse(row.ts_updated)) ? '' : row.ts_updated,
    size: row.size,
    pages: /^\d{1,4}$/.test(row.pages) ? Number(row.pages) : 0,
  };
}

/**
 * The address where a project is continued (PROJ-14): `[c]` is the hash of the customer, `[id]` the project, `[lang]` the
 * language, `[p]` the code of the product; others stay empty, a session's token above all (DEC-01). null = nowhere.
 */
export function editAddress(
  { editLink, uuid, slug }: Pick<Project, 'editLink' | 'uuid' | 'slug'>,
  { c, language }: { readonly c: string; readonly language: InterfaceLanguage },
  { portalOrigin, links }: Pick<PortalConfiguration, 'portalOrigin' | 'links'>,
): WebLink | null {
  const values: Readonly<Record<string, string>> = { c, id: uuid, lang: language, p: slug };
  const filled = editLink.replace(/\[([^[\]:]+)\]/g, (_all, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name] ?? '') : '',
  );
  return readLink(filled, { portalOrigin, website: links.website });
}
