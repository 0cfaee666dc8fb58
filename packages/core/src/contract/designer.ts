import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, listOf, text } from './wire.ts';

/** Most images of one project, and most bytes of one image. */
export const imageLimits = { images: 60, file: 200_000_000 } as const;

/** Endings of the images that the lab prints. */
export const imageEndings = ['jpg', 'jpeg', 'tif', 'tiff'] as const;

export const createImageProject = endpoint({
  id: 'configurator.imageProject',
  method: 'GET',
  path: '/api/customer/{cod}/create_project_type/{name}',
  // It may make a project: a GET of this kind is never repeated, cached or accepted from another site (GW2-38).
  effect: 'write',
  summary:
    'A project for the images of a configuration: the customer’s own one that no quote uses yet, else a new one. The name is that of a product with an uploader, reduced to lowercase letters and digits.',
  cites: ['CONF-13', 'GW2-22', 'GW2-38', 'STATE-06'],
  query: v.object({
    /** The project of a quote, which is answered instead. Ours. */
    pID: v.optional(v.pipe(v.string(), v.maxLength(40))),
  }),
  answer: v.object({
    pID: text,
    /** Named by each upload into the project, as `signature`. */
    signature: text,
  }),
});
export type ImageProject = v.InferOutput<typeof createImageProject.answer>;

/** `partial`: bytes are missing. `arrived`: the lab reads it. `ready`: it can be used. `refused`: it cannot. */
export const imageStates = ['partial', 'arrived', 'ready', 'refused'] as const;

const image = v.object({
  id: text,
  /** Upright pixels; 0 until the image is ready. */
  width: count,
  height: count,
  /** Address of a small picture, which a session opens; '' without one. Ours, like all that follows. */
  thumb: text,
  name: text,
  size: count,
  /** Bytes that are safely on the lab's disk. */
  offset: count,
  /** SHA-256 of the whole file according to its sender. */
  sha256: text,
  state: v.fallback(v.picklist(imageStates), 'partial'),
  /** Code of the finding that refuses it (P-CHECKS); '' = none. */
  problem: text,
});
export type ProjectImage = v.InferOutput<typeof image>;

export const projectImages = endpoint({
  id: 'configurator.projectImages',
  method: 'GET',
  via: 'direct',
  path: '/utility/getProjectInfo/images/{cod}/{pID}',
  summary: 'The images of a project, the oldest first. Those that are still being sent have no pixels.',
  cites: ['CONF-14', 'GW2-23', 'STATE-06'],
  answer: listOf(image),
});
