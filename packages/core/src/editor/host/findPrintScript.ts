import type { PrintService } from '../../kernel/index.ts';
import { compatibleName } from './compatibility.ts';
import type { PrintScript } from './createPrintAdapter.ts';

/** The name under which a print editor's script and its page meet. */
const neutralName = 'TradeAreaPrintEditor';

const nameOf = ({ isCompatible }: Pick<PrintService, 'isCompatible'>) =>
  isCompatible ? compatibleName : neutralName;

/**
 * Makes the object that the script adds its functions to: pages assign their own to it before the script runs.
 * @param view the window of the page.
 */
export function preparePrintScript(view: object, service: Pick<PrintService, 'isCompatible'>): void {
  const known: unknown = Reflect.get(view, nameOf(service));
  if (typeof known !== 'object' || known === null) Reflect.set(view, nameOf(service), {});
}

/** The object of a script that has run; null = it defined no editor. */
export function findPrintScript(
  view: object,
  service: Pick<PrintService, 'isCompatible'>,
): PrintScript | null {
  const found: unknown = Reflect.get(view, nameOf(service));
  const isScript =
    typeof found === 'object' &&
    found !== null &&
    typeof Reflect.get(found, 'setEditorConfig') === 'function' &&
    typeof Reflect.get(found, 'deinit') === 'function';
  return isScript ? (found as PrintScript) : null;
}
