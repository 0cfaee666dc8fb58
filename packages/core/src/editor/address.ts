/** A page of the print editor. */
export interface PrintAddress {
  /** Family of products, such as `27`. */
  readonly family: string;
  /** Uuid of a project; '' = a new one. */
  readonly project: string;
  /** Module of the editor; '' = the family’s own. */
  readonly module: string;
  /** The product that is chosen at first; '' = the family’s first one. */
  readonly product: string;
}

const page = 'config-print';

/** Path of a page of the print editor, without the leading `/ta/` (ROUTE-18). */
export function printPath({ family, project }: Pick<PrintAddress, 'family' | 'project'>): string {
  const start = `${page}/${encodeURIComponent(family)}`;
  return project === '' ? start : `${start}/${encodeURIComponent(project)}`;
}

/**
 * The page at a path without the leading `/ta`; null = the path is no page of the print editor. The literal `path` is a
 * module’s, never a project’s (ROUTE-19, ROUTE-30).
 *
 * @example
 * readPrintPath('/config-print/275/path/340');
 * // { family: '275', project: '', module: '340', product: '' }
 */
export function readPrintPath(pathname: string): PrintAddress | null {
  const [first = '', family = '', ...rest] = pathname.split('/').filter((part) => part !== '');
  if (first.toLowerCase() !== page || !isName(family) || rest.length > 3) return null;
  if (!rest.every(isName)) return null;
  if (rest[0]?.toLowerCase() === 'path') {
    const [, module, product = ''] = rest;
    return module === undefined ? null : { family, project: '', module, product };
  }
  const [project = '', ...more] = rest;
  return more.length > 0 ? null : { family, project, module: '', product: '' };
}

const isName = (text: string) => /^[\w.-]{1,80}$/.test(text);

/** Steps of the editor by their names in the hash of its page, so that the browser’s Back leads to the one before. */
const steps = { edit: 'ProEditor', preview: 'Preview', finish: 'Finish' } as const;
export type PrintStep = keyof typeof steps;

/** Hash of a step (PRINT-03). */
export const printHash = (step: PrintStep): string => `#step=${steps[step]}`;

/** The step of a hash; `edit` for any other. */
export const readPrintHash = (hash: string): PrintStep =>
  (['preview', 'finish'] as const).find((step) => hash.toLowerCase() === printHash(step).toLowerCase()) ??
  'edit';
