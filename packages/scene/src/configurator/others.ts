import type { Size } from '../design.ts';
import type {
  BoxProduct,
  FrameProduct,
  HungProduct,
  PanelProduct,
  SheetsProduct,
  TabletopProduct,
  WallSetProduct,
} from '../product.ts';
import { boxStamp } from './book.ts';
import { gap } from './images.ts';
import { mouldingOf, surfaceOf, type Choices } from './fields.ts';
import { sizeOf } from './size.ts';

/** A box that is sold by itself. */
export function configureBox(base: BoxProduct, choices: Choices): BoxProduct {
  const { stamps: _stamps, ...bare } = base.box;
  const surface = surfaceOf(choices.text('CoverMaterial'), choices.colour('CoverColor')) ?? base.box.surface;
  const text = choices.text('BoxText').trim();
  const own = choices.has('CoverMaterial') ? {} : { stamps: base.box.stamps ?? [] };
  // Below the picture of the lid, where it has one.
  const at = [0.5, base.box.inset ? 0.86 : 0.5] as const;
  const stamps = text === '' ? own : { stamps: [{ ...boxStamp(text, base.box.form), at }] };
  return { ...base, size: sizeOf(choices) ?? base.size, box: { ...bare, surface, ...stamps } };
}

/** A picture for the wall: format, depth, edges, frame and mat. */
export function configureHung<T extends HungProduct>(base: T, choices: Choices): T;
export function configureHung(base: HungProduct, choices: Choices): HungProduct {
  return base.kind === 'frame' ? configureFrame(base, choices) : configurePanel(base, choices);
}

function configureFrame(base: FrameProduct, choices: Choices): FrameProduct {
  const size = sizeOf(choices) ?? base.size;
  const mat = choices.text('Mat');
  const colour = choices.colour('Mat');
  const least = Math.min(size.width, size.height);
  return {
    ...base,
    size,
    moulding: mouldingOf(choices.text('Frame')) ?? base.moulding,
    // A chosen mat is a share of its frame, so that the picture stays larger than its border.
    mat: mat === 'none' ? 0 : mat === '' ? Math.min(base.mat, least / 4) : Math.min(8, least * 0.15),
    ...(colour === undefined ? {} : { matColour: colour }),
  };
}

const mounts: ReadonlyMap<string, NonNullable<PanelProduct['mount']>> = new Map([
  ['standoffs', 'spacers'],
  ['easel', 'easel'],
]);

function configurePanel(base: PanelProduct, choices: Choices): PanelProduct {
  const { floater: _floater, wrap: _wrap, side: _side, ...bare } = base;
  const depth = Number(choices.text('Depth') || (choices.number('Depth') ?? 0));
  const floater = mouldingOf(choices.text('Frame')) ?? base.floater;
  const edge = choices.text('Edge');
  const mount = mounts.get(choices.text('Mount'));
  const sides =
    edge === ''
      ? { ...(base.wrap ? { wrap: true } : {}), ...(base.side ? { side: base.side } : {}) }
      : edge === 'white' || edge === 'black'
        ? { side: { material: 'cotton', colour: edge === 'white' ? '#f4f0e8' : '#242220' } as const }
        : { wrap: true };
  const size = sizeOf(choices) ?? base.size;
  return {
    ...bare,
    ...sides,
    size,
    ...(base.border === undefined ? {} : { border: borderOf(base, base.border, size) }),
    depth: depth > 0 && depth <= 12 ? depth : base.depth,
    ...(floater ? { floater } : {}),
    ...(choices.text('Surface') === 'matte' ? { isMatte: true } : {}),
    ...(mount ? { mount } : {}),
  };
}

/** Several pieces on a wall: as many as were chosen, in rows, with the pictures of the catalogue in turn. */
export function configureSet(base: WallSetProduct, choices: Choices): WallSetProduct {
  const wanted = choices.number('Panels');
  const size = sizeOf(choices);
  const restyle = (piece: HungProduct) => configureHung(size ? { ...piece, size } : piece, choices);
  if (wanted === null) return arranged(base, choices);
  const count = Math.min(12, Math.max(1, Math.round(wanted)));
  const columns = count <= 3 ? count : Math.ceil(count / Math.ceil(count / 4));
  const rows = Math.ceil(count / columns);
  const first = base.pieces[0];
  if (!first) return base;
  const cell = size ?? first.piece.size;
  return {
    kind: 'wallset',
    pieces: Array.from({ length: count }, (_, index) => {
      const row = Math.floor(index / columns);
      const inRow = Math.min(columns, count - row * columns);
      const { picture } = (base.pieces[index % base.pieces.length] ?? first).piece;
      return {
        at: [
          ((index % columns) - (inRow - 1) / 2) * (cell.width + gap),
          ((rows - 1) / 2 - row) * (cell.height + gap),
        ],
        piece: restyle({ ...first.piece, picture }),
      };
    }),
  };
}

/** An arrangement keeps its shape: with another format of its pieces, the first of which has the chosen one, all of it grows. */
function arranged(base: WallSetProduct, choices: Choices): WallSetProduct {
  const first = base.pieces[0]?.piece.size;
  const size = sizeOf(choices);
  const [across, down] = size && first ? [size.width / first.width, size.height / first.height] : [1, 1];
  return {
    ...base,
    pieces: base.pieces.map((each) => {
      const { width, height } = each.piece.size;
      const own = { width: width * across, height: height * down };
      const styled = configureHung({ ...each.piece, size: own }, choices);
      return { ...each, at: [each.at[0] * across, each.at[1] * down], piece: { ...styled, size: own } };
    }),
  };
}

/** A picture for the table. */
export function configureTabletop(base: TabletopProduct, choices: Choices): TabletopProduct {
  return {
    ...base,
    size: sizeOf(choices) ?? base.size,
    stand: mouldingOf(choices.text('Stand')) ?? base.stand,
  };
}

/** A border is a share of its sheet or panel. */
const borderOf = ({ size: own }: { readonly size: Size }, border: number, size: Size): number =>
  (border * Math.min(size.width, size.height)) / Math.min(own.width, own.height);

/** Prints, mats and cards. */
export function configureSheets(base: SheetsProduct, choices: Choices): SheetsProduct {
  const size = sizeOf(choices) ?? base.size;
  const colour = choices.colour('MatColor');
  return {
    ...base,
    size,
    border: borderOf(base, base.border, size),
    ...(colour === undefined ? {} : { matColour: colour }),
  };
}
