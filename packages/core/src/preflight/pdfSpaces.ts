import type { PdfModel } from './facts.ts';
import type { Operand } from './pdfContent.ts';
import type { PdfFile } from './pdfFile.ts';
import { isDictionary, isList } from './pdfValues.ts';
import type { PdfValue } from './pdfValues.ts';

/** A colour space, as far as it matters to a lab that prints RGB. */
export interface Space {
  readonly model: PdfModel;
  /** Of the device itself, without a profile. */
  readonly device: boolean;
  /** Numbers choose from a list of its colours. */
  readonly indexed: boolean;
  /** Painted with a pattern; the rest tells what a pattern without colours is painted in. */
  readonly pattern: boolean;
}

const plain = (model: PdfModel, device = false): Space => ({ model, device, indexed: false, pattern: false });
export const gray = plain('gray', true);
export const unknown = plain('unknown');

const byName = new Map<string, Space>([
  ['DeviceGray', gray],
  ['G', gray],
  ['CalGray', plain('gray')],
  ['DeviceRGB', plain('rgb', true)],
  ['RGB', plain('rgb', true)],
  ['CalRGB', plain('rgb')],
  ['DeviceCMYK', plain('cmyk', true)],
  ['CMYK', plain('cmyk', true)],
  ['Lab', plain('lab')],
  ['Pattern', { ...unknown, pattern: true }],
]);
/** One that is named alone; null for a name that the resources explain. */
export const spaceNamed = (name: string): Space | null => byName.get(name) ?? null;

const deepest = 6;

/** The colour space a value describes (ISO 32000-1, 8.6). */
export async function spaceOf(file: PdfFile, value: PdfValue | undefined, depth = 0): Promise<Space> {
  if (depth > deepest) return unknown;
  const resolved = await file.resolve(value);
  if (typeof resolved === 'string') return byName.get(resolved) ?? unknown;
  if (!isList(resolved)) return unknown;
  const family = await file.resolve(resolved[0]);
  const within = () => spaceOf(file, resolved[1], depth + 1);
  switch (family) {
    case 'ICCBased':
      return ofProfile(file, await file.resolve(resolved[1]), depth);
    case 'Indexed':
    case 'I':
      return { ...(await within()), indexed: true };
    case 'Pattern':
      return { ...(resolved.length > 1 ? await within() : unknown), pattern: true };
    case 'Separation':
      return ofInks([await file.resolve(resolved[1])]);
    case 'DeviceN': {
      const inks = await file.resolve(resolved[1]);
      return isList(inks) ? ofInks(await Promise.all(inks.slice(0, 32).map(file.resolve))) : unknown;
    }
    default:
      return typeof family === 'string' ? (byName.get(family) ?? unknown) : unknown;
  }
}

async function ofProfile(file: PdfFile, stream: PdfValue, depth: number): Promise<Space> {
  if (!isDictionary(stream)) return unknown;
  const parts = await file.resolve(stream.get('N'));
  if (parts === 1) return plain('gray');
  if (parts === 4) return plain('cmyk');
  if (parts !== 3) return unknown;
  const other = stream.has('Alternate') ? await spaceOf(file, stream.get('Alternate'), depth + 1) : unknown;
  return plain(other.model === 'lab' ? 'lab' : 'rgb');
}

/** Inks of the four that are no colour by themselves, and marks for the press (8.6.6.4). */
const colourless = ['Black', 'All', 'None'];
const process = ['Cyan', 'Magenta', 'Yellow', ...colourless];

function ofInks(inks: readonly PdfValue[]): Space {
  const all = (names: readonly string[]) =>
    inks.every((ink) => typeof ink === 'string' && names.includes(ink));
  return plain(all(colourless) ? 'gray' : all(process) ? 'cmyk' : 'spot');
}

/**
 * A colour of a space. One that puts no ink on paper is no colour, and black alone is the grey that the standard makes
 * of it and from it (10.3.3): only inks of the device, because a profile makes more than grey of black.
 */
export function colourOf({ model, device, indexed }: Space, parts: readonly Operand[]): PdfModel {
  if (indexed || (model !== 'cmyk' && model !== 'spot')) return model;
  const inks = parts.filter((part) => typeof part === 'number');
  const none = (some: readonly number[]) => some.every((ink) => ink <= 0);
  if (none(inks) || (device && none(inks.slice(-4, -1)))) return 'gray';
  return model;
}

/** The colour that a space begins with: black, or every spot ink in full (8.6.5.6, 8.6.6). */
export const firstColour = ({ model, indexed }: Space): PdfModel =>
  model === 'cmyk' && !indexed ? 'gray' : model;
