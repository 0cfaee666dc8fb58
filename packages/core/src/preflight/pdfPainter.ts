import type { PdfModel } from './facts.ts';
import { operationsIn } from './pdfContent.ts';
import type { Operand, Operation } from './pdfContent.ts';
import { mostInflated } from './pdfFile.ts';
import type { PdfFile, PdfStream } from './pdfFile.ts';
import { decodeStream } from './pdfFilters.ts';
import type { Hidden } from './pdfLayers.ts';
import { BudgetExceeded } from './pdfMeter.ts';
import type { Meter } from './pdfMeter.ts';
import { initialColours, paintedSides, paintsPath, applyOperation } from './pdfPen.ts';
import type { State } from './pdfPen.ts';
import { createPathExtent } from './pdfPathExtent.ts';
import type { PathExtent } from './pdfPathExtent.ts';
import { inheritedValue, sheetOf } from './pdfSheets.ts';
import { colourOf, firstColour, spaceNamed, spaceOf, unknown } from './pdfSpaces.ts';
import type { Space } from './pdfSpaces.ts';
import { isDictionary, isList, isReference } from './pdfValues.ts';
import type { PdfDictionary, PdfValue } from './pdfValues.ts';

/** Forms within forms, states that are put aside, streams of a page. */
const deepest = { forms: 24, states: 512, streams: 2_000 };
/** Pixels of a picture that is only there to be one colour. */
const onePlain = 64;
/** Operations that need something of the file. */
const asking = new Set(['cs', 'CS', 'sc', 'scn', 'SC', 'SCN', 'sh', 'Do', 'BI']);

/** The context of a painted object: its names, its state, how deep it is nested. */
interface PaintContext {
  readonly names: Names;
  readonly state: State;
  readonly depth: number;
  /** Of a page with content outside the printed area. The content of forms always counts as printed. */
  readonly pathExtent?: PathExtent | null;
}
/** The resources that the names of a page, a form or a cell stand for. */
interface Names {
  readonly resources: PdfDictionary | null;
  of(kind: string, name: Operand | undefined): Promise<PdfValue>;
  space(name: Operand | undefined): Promise<Space>;
}
type Found = Set<PdfModel>;

/** Follows the pages of one file; a stream that two of them share is followed once. Throws `BudgetExceeded`, and nothing else. */
export function createPainter(file: PdfFile, meter: Meter, hidden: Hidden | null) {
  /** By reference and state: also what stops a form that paints itself. */
  const foundByStream = new Map<string, Found>();

  async function bytesOf(stream: PdfStream): Promise<Uint8Array> {
    const most = Math.min(meter.remainingBytes(), mostInflated);
    // One that breaks off may have cost all that it was allowed.
    let cost = most;
    try {
      const bytes = await decodeStream(file, stream, most);
      cost = bytes.length;
      return bytes;
    } finally {
      meter.unpack(cost);
    }
  }

  function namesOf(resources: PdfDictionary | null): Names {
    const kinds = new Map<string, PdfValue>();
    const spaces = new Map<string, Space>();
    const of = async (kind: string, name: Operand | undefined): Promise<PdfValue> => {
      if (typeof name !== 'string') return null;
      const all = kinds.get(kind) ?? (await file.resolve(resources?.get(kind)));
      kinds.set(kind, all);
      return (isDictionary(all) ? all.get(name.slice(1)) : null) ?? null;
    };
    return {
      resources,
      of,
      async space(name) {
        if (typeof name !== 'string') return unknown;
        const space =
          spaces.get(name) ??
          spaceNamed(name.slice(1)) ??
          (await spaceOf(file, await of('ColorSpace', name)));
        spaces.set(name, space);
        return space;
      },
    };
  }

  async function namesIn(entries: PdfDictionary, outer: Names): Promise<Names> {
    const own = await file.resolve(entries.get('Resources'));
    // A form without any takes those of the page (7.8.3).
    return isDictionary(own) ? namesOf(own) : outer;
  }

  async function follow(bytes: Uint8Array, context: PaintContext, found: Found): Promise<void> {
    const { names, state, depth, pathExtent } = context;
    const aside: State[] = [];
    let now = state;
    // How deep marked content is nested, and the depth from which it is hidden; 0 while it is shown.
    let marks = 0;
    let unseen = 0;
    for (const operation of operationsIn(bytes)) {
      meter.step();
      const { operator } = operation;
      const shown = unseen === 0 && !(pathExtent && paintsPath(operator) && pathExtent.beside());
      if (shown)
        for (const side of paintedSides(operator, now) ?? [])
          for (const model of now[side].models) found.add(model);
      pathExtent?.step(operation);
      if (operator === 'BMC' || operator === 'BDC') {
        marks += 1;
        if (unseen === 0 && (await isHidden(operation, names))) unseen = marks;
      } else if (operator === 'EMC') {
        if (unseen === marks) unseen = 0;
        marks = Math.max(0, marks - 1);
      } else if (operator === 'q' && aside.length < deepest.states) aside.push(now);
      else if (operator === 'Q') now = aside.pop() ?? now;
      else if (asking.has(operator))
        now = await whole(
          () => asked(operation, { names, state: now, depth }, shown ? found : new Set()),
          now,
        );
      else now = applyOperation(now, operation);
    }
  }

  /** Whether an operation begins the content of a hidden layer (8.11.3.2). */
  async function isHidden({ operands }: Operation, names: Names): Promise<boolean> {
    if (!hidden || operands.at(-2) !== '/OC') return false;
    return whole(async () => hidden(await names.of('Properties', operands.at(-1))), false);
  }

  /** The state behind an operation that asks for something of the file. */
  async function asked(
    { operator, operands }: Operation,
    context: PaintContext,
    found: Found,
  ): Promise<State> {
    const { names, state, depth } = context;
    const last = operands.at(-1);
    const side = /^[a-z]/.test(operator) ? 'fill' : 'line';
    switch (operator) {
      case 'cs':
      case 'CS': {
        const space = await names.space(last);
        return { ...state, [side]: { space, models: space.pattern ? [] : [firstColour(space)] } };
      }
      case 'sh':
        found.add(await ofShading(await names.of('Shading', last)));
        return state;
      case 'BI':
        for (const model of await ofInlinePicture(operands, context)) found.add(model);
        return state;
      case 'Do':
        for (const model of await ofObject(await names.of('XObject', last), context)) found.add(model);
        return state;
      default: {
        const { space } = state[side];
        const models = space.pattern
          ? await ofPattern(await names.of('Pattern', last), { names, state: initialColours, depth }, [
              colourOf({ ...space, pattern: false }, operands),
            ])
          : [colourOf(space, operands)];
        return { ...state, [side]: { space, models } };
      }
    }
  }

  /** A form or a picture (8.8). */
  function ofObject(value: PdfValue, context: PaintContext): Promise<Iterable<PdfModel>> {
    return once(value, JSON.stringify(context.state), async (stream, found) => {
      const layer = stream.entries.get('OC') ?? null;
      if (layer !== null && (await hidden?.(layer))) return;
      const kind = await file.resolve(stream.entries.get('Subtype'));
      if (kind === 'Image') for (const model of await ofPicture(stream.entries, context)) found.add(model);
      if (kind === 'Form') await ofCell(stream, context, found);
    });
  }

  async function ofCell(
    stream: PdfStream,
    { names, state, depth }: PaintContext,
    found: Found,
  ): Promise<void> {
    if (depth >= deepest.forms) return;
    const inner = { names: await namesIn(stream.entries, names), state, depth: depth + 1 };
    await follow(await bytesOf(stream), inner, found);
  }

  /** Follows a stream in a state; one that is being followed, or was, is not followed again. */
  async function once(
    value: PdfValue,
    state: string,
    readPart: (stream: PdfStream, found: Found) => Promise<void>,
  ): Promise<Found> {
    const found: Found = new Set();
    if (!isReference(value)) return found;
    const key = `${value.reference} ${state}`;
    const before = foundByStream.get(key);
    if (before) return before;
    foundByStream.set(key, found);
    return whole(async () => {
      const stream = await file.streamOf(value);
      if (stream) await readPart(stream, found);
      return found;
    }, found);
  }

  /** A pattern (8.7): a cell with colours or without, or a gradient. */
  async function ofPattern(
    value: PdfValue,
    context: PaintContext,
    given: readonly PdfModel[],
  ): Promise<readonly PdfModel[]> {
    const pattern = await file.resolve(value);
    if (!isDictionary(pattern)) return [];
    if ((await file.resolve(pattern.get('PatternType'))) === 2)
      return [await ofShading(pattern.get('Shading') ?? null)];
    if ((await file.resolve(pattern.get('PaintType'))) === 2) return given;
    return [...(await once(value, 'cell', (stream, found) => ofCell(stream, context, found)))];
  }

  async function ofShading(value: PdfValue): Promise<PdfModel> {
    const shading = await file.resolve(value);
    return isDictionary(shading) ? (await spaceOf(file, shading.get('ColorSpace'))).model : 'unknown';
  }

  async function ofPicture(entries: PdfDictionary, { state }: PaintContext): Promise<readonly PdfModel[]> {
    const entry = (key: string) => file.resolve(entries.get(key));
    if ((await entry('ImageMask')) === true) return state.fill.models;
    const pixels = Number(await entry('Width')) * Number(await entry('Height'));
    return [inPicture(await spaceOf(file, entries.get('ColorSpace')), pixels)];
  }

  /** An inline image: its entries by their long or short names (8.9.7). */
  async function ofInlinePicture(
    words: readonly Operand[],
    { names, state }: PaintContext,
  ): Promise<readonly PdfModel[]> {
    const behind = (...keys: readonly string[]) => {
      const at = words.findIndex((word) => typeof word === 'string' && keys.includes(word));
      return at < 0 ? [] : words.slice(at + 1, at + 3);
    };
    if (behind('/IM', '/ImageMask')[0] === true) return state.fill.models;
    const [name, base] = behind('/CS', '/ColorSpace');
    const indexed = name === '/I' || name === '/Indexed';
    const space = await names.space(indexed ? base : name);
    const pixels = Number(behind('/W', '/Width')[0]) * Number(behind('/H', '/Height')[0]);
    return [inPicture({ ...space, indexed: indexed || space.indexed }, pixels)];
  }

  return {
    /** The colours that a page, followed by the nodes above it, paints. */
    async page(line: readonly PdfDictionary[], found: Found): Promise<void> {
      const resources = await whole(() => file.resolve(inheritedValue(line, 'Resources')), null);
      const contents = await whole(() => file.resolve(line[0]?.get('Contents')), null);
      const parts = isList(contents) ? contents.slice(0, deepest.streams) : [line[0]?.get('Contents')];
      const pieces: Uint8Array[] = [];
      for (const part of parts) {
        const stream = await whole(() => file.streamOf(part), null);
        if (stream) pieces.push(await whole(() => bytesOf(stream), new Uint8Array()));
      }
      const names = namesOf(isDictionary(resources) ? resources : null);
      const sheet = await whole(() => sheetOf(file, line), null);
      const pathExtent = sheet?.trim && sheet.bleed && createPathExtent(sheet.bleed);
      await follow(
        concatBytes(pieces),
        { names, state: initialColours, depth: 0, pathExtent: pathExtent ?? null },
        found,
      );
    },
  };
}

/** Something of the file, or a placeholder when its reference cannot be resolved. */
async function whole<T>(readPart: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await readPart();
  } catch (error) {
    if (error instanceof BudgetExceeded) throw error;
    return otherwise;
  }
}

/** As poppler-utils tell it: a list of colours is a model of its own, unless what it lists is worse. */
function inPicture({ model, indexed }: Space, pixels: number): PdfModel {
  return indexed && pixels > onePlain && (model === 'rgb' || model === 'gray') ? 'indexed' : model;
}

/** One behind the other, with white space between: no word goes across (7.8.2). */
function concatBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length + 1, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length + 1;
  }
  return all;
}
