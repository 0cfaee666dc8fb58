import type { Texts } from '../../../src/database/schema/shop.ts';
import type { presets } from '../../../src/database/schema/store.ts';
import { texts } from './texts.ts';
import { wallDrawing } from './wallDrawings.ts';
import type { WallLayout } from './wallDrawings.ts';

type Row = typeof presets.$inferInsert;

const filters: Readonly<Record<'1' | '2' | '3' | '4' | '5', Texts>> = {
  '1': texts('Classic', 'Classico', 'Clásico', 'Classique', 'Klassisch'),
  '2': texts('Minimal', 'Minimal', 'Minimalista', 'Minimal', 'Minimal'),
  '3': texts('Family', 'Famiglia', 'Familia', 'Famille', 'Familie'),
  '4': texts('Newborn', 'Neonati', 'Recién nacidos', 'Nouveau-nés', 'Neugeborene'),
  '5': texts('Pink Mania', 'Pink Mania', 'Pink Mania', 'Pink Mania', 'Pink Mania'),
};

/** Twelve presets (CAT-PRESETS), and the three of Pink Mania with the numbers on their cards. */
const presetList: readonly (readonly [string, string, string, keyof typeof filters, WallLayout?])[] = [
  ['101', 'One long day', 'storybook', '1'],
  ['102', 'First weeks', 'storybook', '4'],
  ['103', 'The issue', 'magazine', '2'],
  ['104', 'A year of us', 'magazine', '3'],
  ['105', 'Three in a row', 'metal-print', '2', 'row'],
  ['106', 'Big and two small', 'metal-pro', '1', 'lead'],
  ['107', 'Quiet square', 'acrylic-pro', '2', 'square'],
  ['108', 'Stairs', 'canvas-pro', '3', 'stairs'],
  ['109', 'Four seasons', 'canvas-wrap', '3', 'grid'],
  ['110', 'Mantelpiece', 'canvas-plus', '1', 'wide'],
  ['111', 'First portrait', 'amalfi-panel', '4', 'column'],
  ['112', 'Ceremony, party, goodbye', 'weddingbook', '1'],
  ['9001', 'Pink Young Book', 'youngbook', '5'],
  ['9002', 'Pink Photo Box', 'photobox', '5'],
  ['9003', 'Pink Go Book', 'gobook', '5'],
];

export function presetRows(): Row[] {
  return presetList.map(([id, name, slug, filterId, layout], position) => ({
    id,
    position,
    name,
    slug,
    svg: layout ? wallDrawing(layout) : '',
    filterId,
    filterNames: filters[filterId],
  }));
}
