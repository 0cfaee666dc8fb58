import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { flag, listOf, rowsOf, text } from './wire.ts';

/** The filters of the list of all projects (PROJ-02, PROJ-23), each of a product family or of a collection (PROJ-07). */
export const workFilters = [
  'wedding',
  'young',
  'go',
  'storybook',
  'baby',
  'magazine',
  'sbc',
  'kbc',
  'wallart',
] as const;
export type WorkFilter = (typeof workFilters)[number];

/** The filters whose projects the print service keeps, with the ids of their families (PROJ-08, CONST2-13). */
export const printFamilies = { photobook: '275', prints: '27', cards: '292', calendars: '334' } as const;
export type PrintFilter = keyof typeof printFamilies;

/** Projects of one page of the list of all projects (PROJ-06). */
export const projectsPerPage = 10;

/** Most characters of a name. The advice is shorter (CONST2-10). */
export const longestProjectName = 80;

/** The fields that projects of both services have (PROJ-15). `product`, `slug` and what follows are ours. */
const shared = {
  /** Number of the project, as it is shown and deleted. */
  id: text,
  uuid: text,
  name: text,
  /** ISO time of the last change; '' = not known. */
  ts_updated: text,
  customer_id: text,
  /** JSON with `order_code`. */
  data: text,
  /** Name and slug of its product. */
  product: text,
  slug: text,
  /** `30x30` in centimetres; '' = not known. */
  size: text,
  pages: text,
  /** The picture is the customer's own. */
  has_cover: flag,
};

/** A project of the cover service. The attributes of its family are '' where it has none (PROJ-16). */
const work = v.object({
  ...shared,
  image: text,
  /** Where the work is continued, with `[c]` and `[lang]`; '' = its product is no longer sold (PROJ-14, PROJ-24). Ours. */
  link_edit: text,
  /** Its product family. */
  filter_product: text,
  cover: text,
  lenzuolo: text,
  back: text,
  young_cover: text,
  young_sheet: text,
  young_box: text,
  young_internal: text,
  young_nastro: text,
  filter_material: text,
});
export type ProjectWork = v.InferOutput<typeof work>;

/** A project of the print service, continued by family and uuid (PROJ-24). Without a picture it is not listed (PROJ-09). */
const printProject = v.object({ ...shared, thumbnail_url: text, family_id: text });
export type PrintProject = v.InferOutput<typeof printProject>;

const page = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));

export const allProjects = endpoint({
  id: 'projects.all',
  method: 'POST',
  path: '/get-all-projects-works',
  effect: 'read',
  summary:
    'The customer’s saved works of a product family or collection, the last changed first; 10 on a page. An unknown filter has none.',
  cites: ['GW2-07', 'GW2-43', 'PROJ-06', 'PROJ-10'],
  body: v.object({
    page,
    elements_per_page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    filter: v.pipe(v.string(), v.maxLength(100)),
  }),
  answer: v.object({
    data: rowsOf(work),
    is_next_page: flag,
    /** The products of the filter that a new project can be made of, with their links (PROJ-23). Ours. */
    create: listOf(v.object({ name: text, link: text })),
  }),
});

export const printProjects = endpoint({
  id: 'projects.print',
  method: 'POST',
  via: 'direct',
  path: '/printbox/getProjectsList',
  effect: 'read',
  encoding: 'form',
  summary: 'The customer’s projects of a family of the print service, the last changed first; 10 on a page.',
  cites: ['GW2-08', 'PROJ-07', 'PROJ-10'],
  body: v.object({
    family_id: v.pipe(v.string(), v.maxLength(40)),
    /** Default 1. Ours. */
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/)), '1'),
  }),
  answer: v.object({ results: rowsOf(printProject), is_next_page: flag }),
});

const done = v.object({ success: flag });

/** POST from our client; the documented GET only with the bearer header from the same origin (DEC-17). */
export const deletePrintProject = endpoint({
  id: 'projects.deletePrint',
  method: 'POST',
  via: 'direct',
  path: '/printbox/deleteProject/{uuid}',
  summary: 'Deletes a project of the print service. It cannot be restored.',
  cites: ['GW2-09', 'GW2-38', 'PROJ-11'],
  answer: done,
});

export const deleteProject = endpoint({
  id: 'projects.delete',
  method: 'POST',
  via: 'direct',
  path: '/scripts/delete_project',
  encoding: 'form',
  summary:
    'Deletes a saved work by its number. Its files follow with a call of their own. 409 once it was ordered.',
  cites: ['GW2-10', 'PROJ-12'],
  body: v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)) }),
  answer: v.object({
    success: flag,
    /** Number of the deleted work; '' = nothing was deleted, and there are no files to delete. */
    data: text,
  }),
});

export const deleteProjectFiles = endpoint({
  id: 'projects.deleteFiles',
  method: 'POST',
  via: 'direct',
  path: '/scripts/deleteFiles',
  encoding: 'form',
  summary: 'Deletes the files of the customer’s deleted works: their own pictures.',
  cites: ['GW2-11', 'GW2-40', 'PROJ-12'],
  body: v.object({
    cod_fot: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
    applet: v.pipe(v.string(), v.maxLength(100)),
    bucket_name: v.pipe(v.string(), v.maxLength(100)),
  }),
  answer: done,
});

/** A work or a project of the print service. */
const uuid = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

export const renameProject = endpoint({
  id: 'projects.rename',
  method: 'POST',
  path: '/api/customer/projects/rename',
  summary: 'Names a project. 409 when it has another name than `former`: it was renamed in another window.',
  cites: ['ours', 'PROJ-03', 'CONST2-10'],
  body: v.object({
    uuid,
    name: v.pipe(v.string(), v.trim(), v.maxLength(longestProjectName)),
    former: v.optional(v.pipe(v.string(), v.maxLength(longestProjectName)), ''),
  }),
  answer: v.object({ name: text }),
});

export const duplicateProject = endpoint({
  id: 'projects.duplicate',
  method: 'POST',
  path: '/api/customer/projects/duplicate',
  summary: 'A new project with the content of another one. 409 when its product is no longer sold.',
  cites: ['ours', 'PROJ-03'],
  body: v.object({ uuid }),
  answer: v.object({ uuid: text, link_edit: text }),
});

/** Kinds of pictures that a project's card accepts. */
export const coverTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const saveProjectCover = endpoint({
  id: 'projects.saveCover',
  method: 'POST',
  path: '/api/customer/projects/cover',
  encoding: 'bytes',
  mostBytes: 20_000_000,
  summary:
    'The customer’s own picture for the card of a project: JPEG, PNG or WebP, at most 20 MB; the lab keeps a small one.',
  cites: ['ours', 'PROJ-04'],
  query: v.object({ uuid }),
  answer: v.object({ image: text }),
});

export const removeProjectCover = endpoint({
  id: 'projects.removeCover',
  method: 'POST',
  path: '/api/customer/projects/cover/remove',
  summary: 'Removes the own picture: the card shows the product again.',
  cites: ['ours', 'PROJ-04'],
  body: v.object({ uuid }),
  answer: v.object({ image: text }),
});
