import type { PrintProject, ProjectPhoto, ProjectSpread } from './document.ts';

/** A record before and after; null where it does not exist. */
interface Changed<T> {
  readonly id: string;
  readonly before: T | null;
  readonly after: T | null;
}

interface Pair<T> {
  readonly before: T;
  readonly after: T;
}

/** Fields of a project that acts of a person change; its photos and sheets are compared one by one. */
const fields = [
  'name',
  'product_code',
  'size',
  'geometry',
  'pages',
  'calendar',
  'options',
  'text_style',
  'seed',
  'accepted',
] as const;
type Field = (typeof fields)[number];

/**
 * Difference of two states of a project: the records that differ and nothing else, so that it is small, and undoing it
 * leaves alone whatever else has changed since, such as a photo whose upload has ended.
 */
export interface ProjectChange {
  readonly fields: readonly (Pair<unknown> & { readonly field: Field })[];
  readonly cover: Pair<ProjectSpread | null> | null;
  readonly spreads: readonly Changed<ProjectSpread>[];
  readonly spreadOrder: Pair<readonly string[]> | null;
  /** Photos that were added or removed, and those of which some fields changed. */
  readonly photos: readonly Changed<Partial<ProjectPhoto>>[];
  readonly photoOrder: Pair<readonly string[]> | null;
}

const idsOf = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);
const sameOrder = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

function changedRecords<T extends { readonly id: string }>(
  before: readonly T[],
  after: readonly T[],
): Changed<T>[] {
  const old = new Map(before.map((record) => [record.id, record]));
  const young = new Map(after.map((record) => [record.id, record]));
  return [...new Set([...old.keys(), ...young.keys()])].flatMap((id): Changed<T>[] => {
    const [was, is] = [old.get(id) ?? null, young.get(id) ?? null];
    return was === is ? [] : [{ id, before: was, after: is }];
  });
}

/** Of a record that exists before and after: only the fields that differ. */
function onlyDifferent({ id, before, after }: Changed<ProjectPhoto>): Changed<Partial<ProjectPhoto>> {
  if (!before || !after) return { id, before, after };
  const keys = (Object.keys(after) as (keyof ProjectPhoto)[]).filter((key) => before[key] !== after[key]);
  const part = (photo: ProjectPhoto): Partial<ProjectPhoto> =>
    Object.fromEntries(keys.map((key) => [key, photo[key]]));
  return { id, before: part(before), after: part(after) };
}

/** The change that leads from one state to another; null when they are the same. */
export function diffProjects(before: PrintProject, after: PrintProject): ProjectChange | null {
  if (before === after) return null;
  const [oldOrder, newOrder] = [idsOf(before.spreads), idsOf(after.spreads)];
  const [oldPhotos, newPhotos] = [idsOf(before.photos), idsOf(after.photos)];
  const change: ProjectChange = {
    fields: fields.flatMap((field) =>
      before[field] === after[field] ? [] : [{ field, before: before[field], after: after[field] }],
    ),
    cover: before.cover === after.cover ? null : { before: before.cover, after: after.cover },
    spreads: before.spreads === after.spreads ? [] : changedRecords(before.spreads, after.spreads),
    spreadOrder: sameOrder(oldOrder, newOrder) ? null : { before: oldOrder, after: newOrder },
    photos:
      before.photos === after.photos
        ? []
        : changedRecords(before.photos, after.photos)
            .map(onlyDifferent)
            .filter(({ before: was, after: is }) => !was || !is || Object.keys(is).length > 0),
    photoOrder: sameOrder(oldPhotos, newPhotos) ? null : { before: oldPhotos, after: newPhotos },
  };
  const isEmpty =
    change.fields.length + change.spreads.length + change.photos.length === 0 &&
    !change.cover &&
    !change.spreadOrder &&
    !change.photoOrder;
  return isEmpty ? null : change;
}

/** Records in an order; those that it does not name follow as they were. */
function ordered<T extends { readonly id: string }>(records: readonly T[], order: readonly string[]): T[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const named = order.flatMap((id) => byId.get(id) ?? []);
  const isNamed = new Set(order);
  return [...named, ...records.filter(({ id }) => !isNamed.has(id))];
}

function withRecords<T extends { readonly id: string }>(
  records: readonly T[],
  changed: readonly Changed<Partial<T>>[],
  side: 'before' | 'after',
): T[] {
  const next = new Map(records.map((record) => [record.id, record]));
  const other = side === 'after' ? 'before' : 'after';
  for (const each of changed) {
    const now = next.get(each.id);
    const target = each[side];
    if (!target) next.delete(each.id);
    // Whole where the other side has no such record; else only its changed fields.
    else if (!each[other]) next.set(each.id, target as T);
    else if (now) next.set(each.id, { ...now, ...target });
  }
  return [...next.values()];
}

/** The project with a change made (`after`) or unmade (`before`). */
export function applyChange(
  project: PrintProject,
  change: ProjectChange,
  side: 'before' | 'after',
): PrintProject {
  const spreads = withRecords(project.spreads, change.spreads, side);
  const photos = withRecords(project.photos, change.photos, side);
  return {
    ...project,
    ...Object.fromEntries(change.fields.map((each) => [each.field, each[side]])),
    cover: change.cover ? change.cover[side] : project.cover,
    spreads: change.spreadOrder ? ordered(spreads, change.spreadOrder[side]) : spreads,
    photos: change.photoOrder ? ordered(photos, change.photoOrder[side]) : photos,
  };
}

/** One change that does both, the first before the second: acts of one gesture. */
export function joinChanges(first: ProjectChange, second: ProjectChange): ProjectChange {
  const pair = <T>(a: Pair<T> | null, b: Pair<T> | null): Pair<T> | null =>
    a && b ? { before: a.before, after: b.after } : (b ?? a);
  const records = <T extends object>(a: readonly Changed<T>[], b: readonly Changed<T>[]) => {
    const joined = new Map(a.map((each) => [each.id, each]));
    for (const each of b) {
      const earlier = joined.get(each.id);
      joined.set(each.id, earlier ? joinRecord(earlier, each) : each);
    }
    return [...joined.values()].filter(({ before, after }) => before || after);
  };
  const byField = new Map(first.fields.map((each) => [each.field, each]));
  for (const each of second.fields)
    byField.set(each.field, { ...each, before: (byField.get(each.field) ?? each).before });
  return {
    fields: [...byField.values()],
    cover: pair(first.cover, second.cover),
    spreads: records(first.spreads, second.spreads),
    spreadOrder: pair(first.spreadOrder, second.spreadOrder),
    photos: records(first.photos, second.photos),
    photoOrder: pair(first.photoOrder, second.photoOrder),
  };
}

function joinRecord<T extends object>(a: Changed<T>, b: Changed<T>): Changed<T> {
  return {
    id: a.id,
    // Fields that only the second change touched had the value that it names as earlier.
    before: a.before && b.before ? { ...b.before, ...a.before } : a.before,
    after: a.after && b.after ? { ...a.after, ...b.after } : b.after,
  };
}
