import type { PdfModel } from './facts.ts';
import type { Operation } from './pdfContent.ts';
import { colourOf, gray, spaceNamed, unknown } from './pdfSpaces.ts';
import type { Space } from './pdfSpaces.ts';

/** A colour that is set, and what it paints with: a pattern may have several, or none. */
export interface Pen {
  readonly space: Space;
  readonly models: readonly PdfModel[];
}
export type Side = 'fill' | 'line';
/** The part of the graphics state that decides a colour (ISO 32000-1, 8.4). */
export interface State extends Readonly<Record<Side, Pen>> {
  /** Whether letters are filled, outlined, both or neither: the number of table 106. */
  readonly letters: number;
}

const black: Pen = { space: gray, models: ['gray'] };
export const initialColours: State = { fill: black, line: black, letters: 0 };

const fill: readonly Side[] = ['fill'];
const line: readonly Side[] = ['line'];
const both: readonly Side[] = ['fill', 'line'];
const painting = new Map([
  ...['f', 'F', 'f*'].map((operator) => [operator, fill] as const),
  ...['S', 's'].map((operator) => [operator, line] as const),
  ...['B', 'B*', 'b', 'b*'].map((operator) => [operator, both] as const),
]);
const lettering = new Set(['Tj', 'TJ', "'", '"']);
/** 4 to 7 are the same as 0 to 3, and cut as well. */
const lettered: readonly (readonly Side[])[] = [fill, line, both, []];

/** Whether an operation paints the path constructed before it. */
export const paintsPath = (operator: string): boolean => painting.has(operator);

/** The colour an operation paints with; null when it paints nothing. */
export function paintedSides(operator: string, { letters }: State): readonly Side[] | null {
  if (lettering.has(operator)) return lettered[letters % 4] ?? [];
  return painting.get(operator) ?? null;
}

const deviceColours = new Map<string, readonly [Side, string]>([
  ['g', ['fill', 'DeviceGray']],
  ['G', ['line', 'DeviceGray']],
  ['rg', ['fill', 'DeviceRGB']],
  ['RG', ['line', 'DeviceRGB']],
  ['k', ['fill', 'DeviceCMYK']],
  ['K', ['line', 'DeviceCMYK']],
]);

/** The state behind an operation that needs nothing of the file; the same for any other. */
export function applyOperation(state: State, { operator, operands }: Operation): State {
  if (operator === 'Tr') return { ...state, letters: Math.abs(Math.trunc(Number(operands.at(-1) ?? 0))) };
  const device = deviceColours.get(operator);
  if (!device) return state;
  const [side, name] = device;
  const space = spaceNamed(name) ?? unknown;
  return { ...state, [side]: { space, models: [colourOf(space, operands)] } };
}
