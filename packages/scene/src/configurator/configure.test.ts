import { describe, expect, it } from 'vitest';
import { entries } from '../catalogue.ts';
import { presets } from '../catalogue/presets.ts';
import type { BookProduct, BoxProduct, FrameProduct, PanelProduct, Product } from '../product.ts';
import { outerSize } from '../sizes.ts';
import { configure } from './configure.ts';
import type { SceneFields } from './fields.ts';
import type { FrameImages } from './images.ts';
import { between, viewOfOption } from './views.ts';

const productOf = <T extends Product>(slug: string, fields: SceneFields): T => {
  const configured = configure(slug, fields);
  expect(configured).not.toBeNull();
  return configured?.product as T;
};
const book = (fields: SceneFields) => productOf<BookProduct>('weddingbook', fields);
const namesOf = (slug: string, fields: SceneFields = {}) =>
  configure(slug, fields)?.views.map(({ name }) => name);

describe('CONF-01: the scene is a function of the fields', () => {
  it('the same fields make the same scene, whatever was configured before', () => {
    const fields = { Size: '30x30', Pages: 40, CoverMaterial: 'leather', Box: 'presentation' };
    const first = JSON.stringify(configure('weddingbook', fields));
    configure('weddingbook', { CoverMaterial: 'velvet' });
    expect(JSON.stringify(configure('weddingbook', fields))).toBe(first);
  });

  it.each(['gobook-mini', 'magazine', 'linen-2027', 'fab-album-samples'])(
    'of several books in the store’s picture of %s one is configured, in its format and thickness',
    (slug) => {
      const product = productOf<BookProduct>(slug, { Size: '25x25', Pages: 44 });
      expect([product.kind, product.size, product.pages]).toEqual(['book', { width: 25, height: 25 }, 44]);
      expect(namesOf(slug)).toEqual(['front', 'spine', 'detail', 'open']);
      expect(product.spread).toBeDefined();
    },
  );

  it('format and pages: more pages are thicker by 0.62 mm a leaf', () => {
    const [thin, thick] = [book({ Size: '20x30', Pages: 20 }), book({ Size: '20x30', Pages: 60 })];
    expect(thin.size).toEqual({ width: 20, height: 30 });
    expect(outerSize(thick).y - outerSize(thin).y).toBeCloseTo(20 * 0.062, 5);
  });

  it.each([
    [{ Pages: -4 }, 2],
    [{ Pages: 1e9 }, 600],
    [{ Pages: Number.NaN }, 90],
    [{ Pages: '40' }, 90],
  ])('pages that are typed: %j draws %i', (fields, pages) => expect(book(fields).pages).toBe(pages));

  it.each(['', '0x0', '1x400', 'axb', '30x30x30', '9999x9999'])('a format that is none: "%s"', (Size) =>
    expect(book({ Size }).size).toEqual({ width: 30, height: 30 }),
  );

  it.each([
    ['leather', 'leather-cognac', 'leather', '#9a5a2c'],
    ['linen', 'linen-navy', 'linen', '#22304f'],
    ['recycled', 'recycled-sage', 'board', '#9caf94'],
    ['wood', 'wood-oak', 'wood', '#c29a68'],
    ['ecoleather', 'ecoleather-white', 'leather', '#f7f6f2'],
  ])('cover %s in %s', (CoverMaterial, CoverColor, material, colour) =>
    expect(book({ CoverMaterial, CoverColor }).cover.surface).toEqual({ material, colour }),
  );

  it('a lab’s own color is that of its swatch', () => {
    const fields = { CoverMaterial: 'linen', CoverColor: 'mint' };
    const { product } = configure('weddingbook', fields, { CoverColor: { mint: '#98ffcc' } }) ?? {};
    expect((product as BookProduct).cover.surface).toEqual({ material: 'linen', colour: '#98ffcc' });
  });

  it('cover types: plain, window, photo, and engraved in its font and foil', () => {
    const of = (CoverType: string, more: SceneFields = {}) =>
      book({ CoverMaterial: 'leather', CoverType, ...more }).cover;
    expect([of('plain').inset, of('plain').stamps]).toEqual([undefined, undefined]);
    expect(of('window').inset?.kind).toBe('window');
    expect(of('photo').inset).toMatchObject({ kind: 'print' });
    const text = { CoverText1: 'Ada & Tom', CoverText2: '2026', Font: 'lato', Foil: 'gold' };
    expect(of('engraved', text).stamps).toMatchObject([
      { text: 'Ada & Tom', finish: 'gold', font: expect.stringContaining('"TA Lato"') as string },
      { text: '2026', finish: 'gold' },
    ]);
    expect(of('engraved', { CoverText1: 'x', Foil: 'none' }).stamps?.[0]?.finish).toBe('blind');
    expect(of('engraved', { CoverText1: '  ' }).stamps).toBeUndefined();
    expect(of('engraved', { CoverText1: 'y'.repeat(90) }).stamps?.[0]?.text).toHaveLength(40);
  });

  it('the back has the cover’s material, or its own', () => {
    const back = (BackMaterial: string) =>
      book({ CoverMaterial: 'leather', CoverColor: 'leather-navy', BackMaterial }).cover.back;
    expect([back('linen')?.material, back('leather')]).toEqual([
      'linen',
      { material: 'leather', colour: '#22304f' },
    ]);
    expect([back('same'), back('')]).toEqual([undefined, undefined]);
  });

  it('paper and finish shine as they were chosen', () => {
    const shine = ['satin', 'silk', 'metallic', 'fineart'].map((Paper) => book({ Paper }).paper);
    expect(shine).toEqual(['satin', 'satin', 'metal', 'matte']);
    const finish = (Finish: string) => productOf<BookProduct>('magazine', { Finish }).cover.inset?.isGlossy;
    expect([finish('gloss'), finish('matte')]).toEqual([true, undefined]);
  });

  it('a panel is matte or glossy, on spacers, or on an easel, which stands on a table', () => {
    const panelOf = (fields: SceneFields) => productOf<PanelProduct>('acrylic-pro', fields);
    expect([panelOf({ Surface: 'matte' }).isMatte, panelOf({ Surface: 'gloss' }).isMatte]).toEqual([
      true,
      undefined,
    ]);
    expect(['rail', 'standoffs', 'easel', 'constructor'].map((Mount) => panelOf({ Mount }).mount)).toEqual([
      undefined,
      'spacers',
      'easel',
      undefined,
    ]);
    expect(namesOf('acrylic-pro', { Mount: 'standoffs' })).toEqual(['front', 'detail', 'room']);
    expect(namesOf('acrylic-pro', { Mount: 'easel' })).toEqual(['front', 'detail']);
    expect(configure('acrylic-pro', { Mount: 'easel' })?.views[0]?.view.pose).toBe('standing');
  });

  it('acrylic lies over the whole cover, a photo cover is printed on all of it', () => {
    expect(book({ CoverMaterial: 'acrylic' }).cover.inset).toMatchObject({ kind: 'acrylic' });
    expect(book({ CoverMaterial: 'photowrap', CoverType: 'plain' }).cover.inset?.kind).toBe('print');
  });

  it('spine, gilding, ribbon and box come and go', () => {
    expect(book({ CoverMaterial: 'linen', SpineMaterial: 'leather' }).cover.spine?.material).toBe('leather');
    expect(book({ CoverMaterial: 'linen', SpineMaterial: 'same' }).cover.spine).toBeUndefined();
    expect([book({ Gilding: 'gold' }).edges, book({ Gilding: 'none' }).edges]).toEqual([
      '#d8b56c',
      undefined,
    ]);
    expect([book({ Ribbon: 'navy' }).ribbon, book({ Ribbon: 'none' }).ribbon]).toEqual([
      '#22304f',
      undefined,
    ]);
    expect(book({ Box: 'none' }).box).toBeUndefined();
    expect(book({ Box: 'slipcase', BoxMaterial: 'cotton', BoxText: 'A' }).box).toMatchObject({
      form: 'slip',
      surface: { material: 'cotton' },
      stamps: [{ text: 'A' }],
    });
    expect(namesOf('weddingbook', { Box: 'wooden' })).toContain('inbox');
    expect(namesOf('weddingbook', { Box: 'none' })).not.toContain('inbox');
  });

  it('wall art: format, depth, edge, frame and mat, and a room for scale', () => {
    const canvas = productOf<PanelProduct>('canvas-wrap', { Size: '60x40', Depth: '4', Edge: 'black' });
    expect(canvas).toMatchObject({ size: { width: 60, height: 40 }, depth: 4, side: { colour: '#242220' } });
    expect(canvas.wrap).toBeUndefined();
    const frame = productOf<FrameProduct>('frames-pro', { Frame: 'black', Mat: 'ivory' });
    expect(frame).toMatchObject({ moulding: { colour: '#2f2b28' }, mat: 8, matColour: '#efe6d2' });
    expect(productOf<FrameProduct>('frames-pro', { Mat: 'none' }).mat).toBe(0);
    // The picture of a small frame stays larger than its border.
    expect(productOf<FrameProduct>('frames-pro', { Size: '30x40', Mat: 'white' }).mat).toBeCloseTo(4.5);
    expect(namesOf('frames-pro')).toEqual(['front', 'detail', 'room']);
    const set = productOf<Extract<Product, { kind: 'wallset' }>>('wall-set-designer', {
      Panels: 7,
      Size: '30x40',
    });
    expect(set.pieces).toHaveLength(7);
    const spots = new Set(set.pieces.map(({ at }) => at.join(' ')));
    expect(spots.size).toBe(7);
  });

  it('a set that is arranged keeps its shape in every format, and its frames are those that were chosen', () => {
    const setOf = (slug: string, fields: SceneFields) =>
      productOf<Extract<Product, { kind: 'wallset' }>>(slug, fields).pieces;
    const usual = setOf('diamond-five', {});
    const large = setOf('diamond-five', { Size: '45x45', Frame: 'walnut' });
    expect(large.map(({ piece }) => piece.size)).toEqual(usual.map(() => ({ width: 45, height: 45 })));
    expect(large.map(({ at: [x, y], turn }) => [x, y, turn])).toEqual(
      usual.map(({ at: [x, y], turn }) => [x * 1.5, y * 1.5, turn]),
    );
    expect(large.map(({ piece }) => piece.kind === 'frame' && piece.moulding.colour)).toEqual(
      usual.map(() => '#6b4630'),
    );
    const quarters = setOf('quadra-flat', { Frame: 'white' });
    expect(quarters.map(({ piece }) => piece.kind === 'panel' && piece.floater?.colour)).toEqual(
      quarters.map(() => '#efebe3'),
    );
  });

  it('the border of a panel is a share of it, in every format', () => {
    const borderOf = (Size: string) => productOf<PanelProduct>('leatherwallart', { Size }).border;
    expect([borderOf('50x50'), borderOf('20x30')]).toEqual([4.5, expect.closeTo(1.8) as number]);
  });

  it('a box takes material, color and text', () => {
    const fields = { CoverMaterial: 'cotton', CoverColor: 'cotton-rose', BoxText: 'Ada' };
    expect(productOf<BoxProduct>('photobox', fields).box).toMatchObject({
      surface: { material: 'cotton', colour: '#d79aa4' },
      stamps: [{ text: 'Ada' }],
    });
  });

  it.each([...entries, ...presets].map(({ slug }) => slug))('%s has a scene, its front first', (slug) => {
    expect(namesOf(slug)?.[0]).toBe('front');
    expect(configure(slug, {})?.product.kind).toBeDefined();
  });

  it('a product of another lab is an album when it has pages, else it has no scene', () => {
    expect(configure('other-lab', { Pages: 30 })?.product).toMatchObject({ kind: 'book', pages: 30 });
    expect(configure('other-lab', {})).toBeNull();
    expect(configure('constructor', {})).toBeNull();
  });
});

describe('the camera', () => {
  const [from, to] = [
    { pose: 'lying', yaw: 0, pitch: 10 },
    { pose: 'lying', yaw: 40, pitch: 30, close: [0.6, 0.4, 3] },
  ] as const;
  it('flies between two views and ends at the second', () => {
    expect(between(from, to, 0.5)).toMatchObject({ yaw: 20, pitch: 20, close: [0.55, 0.45, 2] });
    expect(between(from, to, 1)).toMatchObject(to);
  });
  it.each([
    ['BoxMaterial', 'inbox'],
    ['Pages', 'spine'],
    ['CoverText1', 'front'],
    ['Copies', undefined],
    ['Stand', 'side'],
  ])('the choice of %s is seen in: %s', (option, view) => expect(viewOfOption(option)).toBe(view));

  it('lettering of a box that is sold by itself is seen on its lid, and a picture for the table has a side', () => {
    expect(viewOfOption('BoxText', namesOf('photobox'))).toBe('front');
    expect(namesOf('tabletop')).toEqual(['front', 'side', 'detail']);
  });
});

describe('CONF-09: images of the customer are on the product', () => {
  const image = (name: string, isTurned = false) => ({ name, cut: [0, 0.1, 1, 0.8], isTurned }) as const;
  const pictureOf = (name: string) => ({ photo: name, cut: [0, 0.1, 1, 0.8] });
  const set = (images: FrameImages) => {
    const made = configure('wall-set-designer', { Size: '20x30', Panels: 3 }, {}, images)?.product;
    return made?.kind === 'wallset' ? made.pieces : [];
  };

  it('each in its frame; the others keep the picture of the catalogue', () => {
    const [first, second, third] = set([image('a'), undefined, image('c')]);
    expect(first?.piece.picture).toEqual(pictureOf('a'));
    expect(second?.piece.picture).toEqual(set([])[1]?.piece.picture);
    expect(third?.piece.picture).toEqual(pictureOf('c'));
  });

  it('a lying image hangs on its side, and no piece hangs in another', () => {
    const pieces = set([undefined, image('b', true), undefined]);
    expect(pieces.map(({ piece }) => piece.size)).toEqual([
      { width: 20, height: 30 },
      { width: 30, height: 20 },
      { width: 20, height: 30 },
    ]);
    const edges = pieces.flatMap(({ at, piece }) => [
      at[0] - piece.size.width / 2,
      at[0] + piece.size.width / 2,
    ]);
    expect(edges).toEqual(edges.toSorted((a, b) => a - b));
  });

  it.each([
    ['canvas-plus', {}],
    ['weddingbook', { CoverMaterial: 'acrylic' }],
    ['tabletop', {}],
  ])('on %s', (slug, fields) => {
    expect(JSON.stringify(configure(slug, fields, {}, [image('own')])?.product)).toContain('"photo":"own"');
    expect(JSON.stringify(configure(slug, fields)?.product)).not.toContain('"photo":"own"');
  });
});
