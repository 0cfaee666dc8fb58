import { readTemplateKey, readTemplateOption } from '../contract/index.ts';
import type { LayoutSize } from '../contract/index.ts';
import { measuresIn, readMeasures } from './templateChoice.ts';
import type { CompleteTemplateChoice } from './templateChoice.ts';

/** A template that a choice leads to. */
export interface MatchedTemplate {
  /** For the call that downloads it. */
  readonly key: string;
  /** The product, the kind of file, and whatever else distinguishes it from the others, `Wedding Book · PDF`. */
  readonly label: string;
  /** The name under which it is saved. */
  readonly filename: string;
}

/** Deeper trees are read to here. */
const deepest = 12;

/**
 * The templates of a tree that have the size, unit and profile of a choice, of the newest year of each product (LAY-33).
 * A tree without units or profiles leaves that choice open.
 */
export function matchTemplates(
  tree: unknown,
  choice: CompleteTemplateChoice,
  sizes: readonly LayoutSize[],
): readonly MatchedTemplate[] {
  const size = sizes.find((each) => each.size === choice.size);
  if (!size) return [];
  const found = leavesOf(tree, new Map(), 0).filter(({ options }) => fits(options, choice, size));
  const named = found.map(({ key, options }) => ({
    key,
    name: [...options].flatMap(([group, label]) => (matched.has(group) ? [] : [label])).join(' · '),
    year: Number(options.get('year')) || 0,
    filename: key.slice(key.lastIndexOf('/') + 1),
  }));
  const newest = named.filter((each) =>
    named.every(({ name, year }) => name !== each.name || year <= each.year),
  );
  const labels = newest.map(({ name, filename }) => [name, endingOf(filename)].filter(Boolean).join(' · '));
  return newest.map(({ key, name, filename }, index) => {
    const label = labels[index] ?? '';
    const isAmbiguous = labels.filter((each) => each === label).length > 1;
    return { key, filename, label: isAmbiguous ? [name, filename].filter(Boolean).join(' · ') : label };
  });
}

/** Groups that the choice decides; the newest year is taken. */
const matched: ReadonlySet<string> = new Set(['size', 'unit', 'profile', 'year']);

interface Leaf {
  readonly key: string;
  /** Label of each option on the way to it, by group in lower case. */
  readonly options: ReadonlyMap<string, string>;
}

function leavesOf(node: unknown, options: Leaf['options'], depth: number): readonly Leaf[] {
  const key = readTemplateKey(node);
  if (key !== '') return [{ key, options }];
  if (depth === deepest || typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((each) => leavesOf(each, options, depth + 1));
  return Object.entries(node).flatMap(([name, child]) => {
    const { group, label } = readTemplateOption(name);
    return leavesOf(child, new Map(options).set(group.toLowerCase(), label), depth + 1);
  });
}

function fits(options: Leaf['options'], choice: CompleteTemplateChoice, size: LayoutSize): boolean {
  const [unit, profile] = [options.get('unit')?.toLowerCase(), options.get('profile')];
  if (unit !== undefined && unit !== choice.unit) return false;
  if (profile !== undefined && profileKey(profile) !== profileKey(choice.profile)) return false;
  const measures = readMeasures((options.get('size') ?? '').replace(/\s/g, '').replace('×', 'x'));
  const wanted = unit === undefined ? (['cm', 'in'] as const) : [choice.unit];
  return (
    measures !== null &&
    wanted.some((each) => {
      const [width, height] = measuresIn(size, each) ?? [];
      return width === measures[0] && height === measures[1];
    })
  );
}

/** `Adobe`, `Adobe RGB` and `AdobeRGB` are one profile. */
const profileKey = (profile: string) => (/^adobe/i.test(profile) ? 'adobe' : profile.toLowerCase());

function endingOf(filename: string): string {
  const at = filename.lastIndexOf('.');
  return at < 0 ? '' : filename.slice(at + 1).toUpperCase();
}
