import { isRecord } from '../../base/isRecord.ts';

/** The texts and numbers of an object as cells: `{ a: { b: 1 } }` is `{ 'a.b': '1' }`. */
export function flatten(given: Readonly<Record<string, unknown>>, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      isRecord(value)
        ? Object.entries(flatten(value, `${prefix}${name}.`))
        : [[`${prefix}${name}`, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  );
}

/** The object whose cells these are. */
export function unflatten(cells: Readonly<Record<string, string>>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  const inner = new Map<string, Record<string, string>>();
  for (const [name, cell] of Object.entries(cells)) {
    const dot = name.indexOf('.');
    if (dot < 0) result[name] = cell;
    else inner.set(name.slice(0, dot), { ...inner.get(name.slice(0, dot)), [name.slice(dot + 1)]: cell });
  }
  for (const [name, its] of inner) result[name] = unflatten(its);
  return result;
}
