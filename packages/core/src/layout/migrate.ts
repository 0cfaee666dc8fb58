import { projectSchema } from './document.ts';

/** Brings a document of one schema to the next. The document is as it was stored: nothing of it was checked. */
export type Migration = (document: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** The migration at index 0 leads from schema 1 to 2. Each new schema adds one; none is ever changed or removed. */
const migrations: readonly Migration[] = [
  // Projects had no options, and none of them was a calendar.
  (document) => ({ ...document, options: {} }),
];

export type Migrated =
  | { readonly ok: true; readonly document: Readonly<Record<string, unknown>> }
  /** `newer`: written by a later version of the editor, which must open it. */
  | { readonly ok: false; readonly problem: 'notAProject' | 'newer' };

/** The document in the newest schema. `steps` and `newest` are the product's own unless a test passes others. */
export function migrate(
  stored: unknown,
  steps: readonly Migration[] = migrations,
  newest: number = projectSchema,
): Migrated {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
    return { ok: false, problem: 'notAProject' };
  let document = stored as Readonly<Record<string, unknown>>;
  const from = document['schema'];
  if (typeof from !== 'number' || !Number.isInteger(from) || from < 1)
    return { ok: false, problem: 'notAProject' };
  if (from > newest) return { ok: false, problem: 'newer' };
  for (let schema = from; schema < newest; schema += 1) {
    const step = steps[schema - 1];
    if (!step) throw new Error(`ta: there is no migration from schema ${schema}. Add it to migrate.ts.`);
    document = { ...step(document), schema: schema + 1 };
  }
  return { ok: true, document };
}
