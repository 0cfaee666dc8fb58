import type { PdfFile } from './pdfFile.ts';
import { isDictionary, isList, isReference } from './pdfValues.ts';
import type { PdfValue } from './pdfValues.ts';

/** Whether what belongs to a layer, or to some of them, is not shown. */
export type Hidden = (layer: PdfValue) => Promise<boolean>;

const mostTogether = 200;

/** The layers of a file as it opens (ISO 32000-1, 8.11); null when it has none. */
export async function readHiddenLayers(file: PdfFile): Promise<Hidden | null> {
  const root = await file.resolve(file.trailer.get('Root'));
  const layers = isDictionary(root) ? await file.resolve(root.get('OCProperties')) : null;
  const first = isDictionary(layers) ? await file.resolve(layers.get('D')) : null;
  if (!isDictionary(first)) return null;
  const listed = async (key: string) => {
    const list = await file.resolve(first.get(key));
    return new Set((isList(list) ? list : []).map((each) => (isReference(each) ? each.reference : -1)));
  };
  const [on, off] = [await listed('ON'), await listed('OFF')];
  const mostlyOff = (await file.resolve(first.get('BaseState'))) === 'OFF';
  const isOff = (layer: PdfValue) =>
    isReference(layer) && (off.has(layer.reference) || (mostlyOff && !on.has(layer.reference)));

  return async (layer) => {
    const content = await file.resolve(layer);
    if (!isDictionary(content) || (await file.resolve(content.get('Type'))) !== 'OCMD') return isOff(layer);
    // A layer whose visibility is an expression counts as shown.
    const together = content.get('OCGs') ?? null;
    const several = isReference(together) ? await file.resolve(together) : together;
    const all = isList(several) ? several.slice(0, mostTogether) : [together];
    if (content.has('VE') || several === null || all.length === 0) return false;
    switch (await file.resolve(content.get('P'))) {
      case 'AllOn':
        return all.some(isOff);
      case 'AnyOff':
        return !all.some(isOff);
      case 'AllOff':
        return !all.every(isOff);
      default:
        return all.every(isOff);
    }
  };
}
