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

/**
 * Twelve presets (CAT-PRESETS), and the three of Pink Mania with the numbers on their cards: id, name, product, filter,
 * choices, and the layout of the wall.
 */
const presetList: readonly (readonly [string, string, string, keyof typeof filters, string, WallLayout?])[] =
  [
    [
      '101',
      'One long day',
      'storybook',
      '1',
      'Size=20x30 Pages=60 Paper=silk CoverMaterial=linen CoverColor=linen-sand',
    ],
    [
      '102',
      'First weeks',
      'storybook',
      '4',
      'Size=15x15 Pages=40 CoverMaterial=cotton CoverColor=cotton-rose',
    ],
    ['103', 'The issue', 'magazine', '2', 'Size=20x30 Pages=48 Finish=matte'],
    ['104', 'A year of us', 'magazine', '3', 'Size=25x35 Pages=64 Finish=gloss'],
    ['105', 'Three in a row', 'metal-print', '2', 'Size=30x45 Surface=gloss Mount=standoffs', 'row'],
    ['106', 'Big and two small', 'metal-pro', '1', 'Size=60x90 Surface=matte Mount=rail', 'lead'],
    ['107', 'Quiet square', 'acrylic-pro', '2', 'Size=50x50 Surface=gloss Mount=standoffs', 'square'],
    ['108', 'Stairs', 'canvas-pro', '3', 'Size=30x30 Depth=4 Edge=mirrored', 'stairs'],
    ['109', 'Four seasons', 'canvas-wrap', '3', 'Size=30x30 Depth=2 Edge=wrapped', 'grid'],
    ['110', 'Mantelpiece', 'canvas-plus', '1', 'Size=60x90 Depth=4 Edge=black', 'wide'],
    ['111', 'First portrait', 'amalfi-panel', '4', 'Size=30x45 Mount=rail', 'column'],
    [
      '112',
      'Ceremony, party, goodbye',
      'weddingbook',
      '1',
      'Size=30x30 Pages=40 Paper=silk CoverMaterial=leather CoverColor=leather-cognac Box=presentation',
    ],
    [
      '9001',
      'Pink Young Book',
      'youngbook',
      '5',
      'Size=25x25 Pages=40 CoverMaterial=velvet CoverColor=velvet-blush',
    ],
    ['9002', 'Pink Photo Box', 'photobox', '5', 'CoverMaterial=cotton CoverColor=cotton-rose'],
    [
      '9003',
      'Pink Go Book',
      'gobook',
      '5',
      'Size=20x20 Pages=40 CoverMaterial=cotton CoverColor=cotton-rose',
    ],
  ];

export function presetRows(): Row[] {
  return presetList.map(([id, name, slug, filterId, choices, layout], position) => ({
    id,
    position,
    name,
    slug,
    svg: layout ? wallDrawing(layout) : '',
    choices,
    filterId,
    filterNames: filters[filterId],
  }));
}
