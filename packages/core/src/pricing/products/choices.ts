import type { Configuration } from './configuration.ts';

const form = /^([A-Za-z]\w{0,39})=([\w.-]{1,60})$/;
/** The most choices of one text. */
const most = 60;

/**
 * The choices that a preset or an address names, in words such as `Size=30x30 Pages=40`. Words of any other form are left
 * out. Whether they can be ordered, the lab says: they are as good as those of a person.
 */
export function choicesOf(text: string): Configuration {
  const words = text.split(/\s+/).slice(0, most);
  return new Map(
    words.flatMap((word) => {
      const [, name, value] = form.exec(word) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    }),
  );
}
