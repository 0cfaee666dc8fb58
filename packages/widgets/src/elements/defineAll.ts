type Define = (prefix?: string) => void;

const everyDefine = Object.values(
  import.meta.glob<Define>('./*/element.ts', { eager: true, import: 'define' }),
);

/** Defines every element under a prefix. */
export function defineAll(prefix: string): void {
  for (const define of everyDefine) define(prefix);
}
