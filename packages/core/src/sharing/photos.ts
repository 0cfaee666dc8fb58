import { sharedPhotoEndings, sharingLimits } from '../contract/index.ts';
import type { ChosenTag, SharedPhoto, TagChoice } from '../contract/index.ts';
import type { LocalFile } from '../kernel/transport.ts';

type Terms = Pick<SharedPhoto, 'ts_acept_terms' | 'ts_delete_terms'>;

/**
 * Whether the lab may use a photo: accepted, and not revoked since; equal moments count as accepted (SHARE-17, SHARE-18).
 */
export function isAccepted({ ts_acept_terms, ts_delete_terms }: Terms): boolean {
  const accepted = Date.parse(ts_acept_terms);
  if (Number.isNaN(accepted)) return false;
  const revoked = Date.parse(ts_delete_terms);
  return Number.isNaN(revoked) || accepted >= revoked;
}

/** Only the photographer manages a photo: the internal account does not manage those of others (SHARE-19). */
export const isOwn = ({ cod_gs }: Pick<SharedPhoto, 'cod_gs'>, code: string): boolean =>
  code !== '' && cod_gs === code;

/** A revoked photo is hidden from everyone but its photographer (SHARE-14, SHARE-25). */
export const isShown = (photo: SharedPhoto, code: string): boolean => isAccepted(photo) || isOwn(photo, code);

/** The actions that a photo offers to a person (SHARE-13). */
export interface PhotoActions {
  readonly accept: boolean;
  readonly revoke: boolean;
  readonly remove: boolean;
}

export function actionsOf(photo: SharedPhoto, code: string): PhotoActions {
  const own = isOwn(photo, code);
  const accepted = isAccepted(photo);
  return { accept: own && !accepted, revoke: own && accepted, remove: own && !accepted };
}

/** A photo after its permission was given or revoked at this moment, until the lab has answered (SHARE-29). */
export function withPermission<P extends Terms>(photo: P, wish: 'accept' | 'revoke', at: Date): P {
  const moment = at.toISOString();
  return wish === 'accept'
    ? { ...photo, ts_acept_terms: moment }
    : // Later than the acceptance, whatever the clock of this computer says.
      {
        ...photo,
        ts_delete_terms: new Date(
          Math.max(at.getTime(), (Date.parse(photo.ts_acept_terms) || 0) + 1),
        ).toISOString(),
      };
}

export const isSameTag = (one: ChosenTag, other: ChosenTag): boolean =>
  one.categoria === other.categoria && one.valore === other.valore;

/** Whether a photo has all of these tags (SHARE-12). */
export const carriesAll = ({ tag }: Pick<SharedPhoto, 'tag'>, tags: readonly ChosenTag[]): boolean =>
  tags.every((wanted) => tag.some((carried) => isSameTag(carried, wanted)));

/** The tags with this one switched. */
export const toggleTag = (tags: readonly ChosenTag[], tag: ChosenTag): readonly ChosenTag[] =>
  tags.some((each) => isSameTag(each, tag))
    ? tags.filter((each) => !isSameTag(each, tag))
    : [...tags, { categoria: tag.categoria, valore: tag.valore }];

/** Tags by category, in the lab's order. */
export interface TagGroup {
  readonly category: string;
  readonly name: string;
  readonly values: readonly TagChoice[];
}

export function groupTags(tags: readonly TagChoice[]): readonly TagGroup[] {
  const groups = new Map<string, TagChoice[]>();
  for (const tag of tags) groups.set(tag.categoria, [...(groups.get(tag.categoria) ?? []), tag]);
  return [...groups].map(([category, values]) => ({
    category,
    name: values[0]?.nome_categoria || category,
    values,
  }));
}

/** A tag of several chosen photos: all, some or none carry it; `bound`: from an order, so that nobody unchecks it (SHARE-09). */
export interface TagState {
  readonly on: 'all' | 'some' | 'none';
  readonly bound: boolean;
}

export function tagState(photos: readonly Pick<SharedPhoto, 'tag'>[], tag: ChosenTag): TagState {
  const carried = photos.flatMap(({ tag: tags }) => tags.filter((each) => isSameTag(each, tag)).slice(0, 1));
  const on = carried.length === 0 ? 'none' : carried.length < photos.length ? 'some' : 'all';
  return { on, bound: on === 'all' && carried.every(({ get_by }) => get_by !== '') };
}

/** The tags that persons give the photos once these changes are made; of orders there are none among them. */
export function changedTags(
  photos: readonly SharedPhoto[],
  changes: ReadonlyMap<string, boolean>,
  choices: readonly TagChoice[],
): ReadonlyMap<string, readonly ChosenTag[]> {
  return new Map(
    photos.map((photo) => {
      const own = photo.tag.filter(({ get_by }) => get_by === '');
      const kept = own.filter((tag) => changes.get(tagKey(tag)) !== false);
      const added = choices.filter(
        (choice) => changes.get(tagKey(choice)) === true && !photo.tag.some((tag) => isSameTag(tag, choice)),
      );
      return [photo.id, [...kept, ...added].map(({ categoria, valore }) => ({ categoria, valore }))];
    }),
  );
}

export const tagKey = ({ categoria, valore }: ChosenTag): string => JSON.stringify([categoria, valore]);

/** Codes of the orders that a photo shows. */
export const ordersOf = ({ order_code }: Pick<SharedPhoto, 'order_code'>): readonly string[] =>
  order_code
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');

/** The reason that a chosen file is not sent. */
export type PhotoProblem =
  | 'kind'
  /** The form in which a phone keeps its photos. */
  | 'heic'
  | 'empty'
  | 'large'
  | 'many'
  | 'full'
  | 'unreadable'
  | 'elsewhere'
  /** The customer has shared this photo before. */
  | 'duplicate'
  /** The lab has looked at it: no photo, or a damaged one. */
  | 'damaged';

export function photoProblem(
  { name, size }: Pick<LocalFile, 'name' | 'size'>,
  before: number,
): PhotoProblem | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (ending === 'heic' || ending === 'heif') return 'heic';
  if (!(sharedPhotoEndings as readonly string[]).includes(ending)) return 'kind';
  if (size === 0) return 'empty';
  if (size > sharingLimits.bytes) return 'large';
  return before >= sharingLimits.photos ? 'many' : null;
}
