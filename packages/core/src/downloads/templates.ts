import { readTemplateKey, readTemplateOption } from '../contract/index.ts';

/** One choice of the chain: a dropdown with its options (DOC-06). */
export interface TemplateLevel {
  /** The subject of the choice: `product`, `year`, `profile`, `unit`, or a word of the lab; '' = the lab gives none. */
  readonly group: string;
  readonly options: readonly TemplateOption[];
  /** Value of the chosen option, '' = none yet. */
  readonly chosen: string;
}
export interface TemplateOption {
  readonly value: string;
  readonly label: string;
}

/** The chain for some choices: levels up to the first without one, and the file when there is one (DOC-06). */
export interface TemplateChain {
  readonly levels: readonly TemplateLevel[];
  /** Key of the chosen file; '' = a choice is missing. */
  readonly file: string;
}

const deepest = 12;

/** Follows the choices from the top; one that no longer exists, and all after it, are dropped. */
export function followTemplates(tree: unknown, choices: readonly string[]): TemplateChain {
  const levels: TemplateLevel[] = [];
  let node = tree;
  for (let depth = 0; depth < deepest; depth += 1) {
    const file = readTemplateKey(node);
    if (file !== '') return { levels, file };
    const level = levelOf(node);
    if (level.options.length === 0) return { levels, file: '' };
    const wished = choices[depth] ?? '';
    const chosen = level.options.some(({ value }) => value === wished) ? wished : '';
    levels.push({ ...level, chosen });
    if (chosen === '') return { levels, file: '' };
    node = childOf(node, chosen);
  }
  return { levels, file: '' };
}

/** The choices after one more: what was chosen further down is dropped (DOC-06). */
export function chooseTemplate(choices: readonly string[], depth: number, value: string): readonly string[] {
  return [...choices.slice(0, depth), value].filter((each) => each !== '');
}

function levelOf(node: unknown): Omit<TemplateLevel, 'chosen'> {
  // Several files at the end: the last choice is between them.
  if (Array.isArray(node)) {
    const files = node.map(readTemplateKey).filter((key) => key !== '');
    return { group: 'file', options: files.map((value) => ({ value, label: nameOf(value) })) };
  }
  if (typeof node !== 'object' || node === null) return { group: '', options: [] };
  const options = Object.keys(node).map((value) => ({ value, ...readTemplateOption(value) }));
  const group = options[0]?.group ?? '';
  const listed = options.map(({ value, label }) => ({ value, label }));
  // Years come newest first (DOC-20); other options as the lab lists them.
  return {
    group: group.toLowerCase(),
    options:
      group.toLowerCase() === 'year' ? listed.toSorted((a, b) => Number(b.label) - Number(a.label)) : listed,
  };
}

function childOf(node: unknown, value: string): unknown {
  if (Array.isArray(node)) return node.find((each) => readTemplateKey(each) === value);
  return typeof node === 'object' && node !== null && Object.hasOwn(node, value)
    ? (node as Readonly<Record<string, unknown>>)[value]
    : undefined;
}

const nameOf = (key: string) => key.slice(key.lastIndexOf('/') + 1);
