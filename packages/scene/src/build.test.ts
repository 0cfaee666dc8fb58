import { Box3, Texture, Vector3, PerspectiveCamera } from 'three';
import { describe, expect, it } from 'vitest';
import type { Printer } from './art/picture.ts';
import { cropOf } from './art/picture.ts';
import { buildProduct } from './build.ts';
import { album, frame, panel } from './catalogue/make.ts';
import { linen, photo, wood } from './catalogue/palette.ts';
import { presets } from './catalogue/presets.ts';
import { entries } from './catalogue.ts';
import { MaterialLibrary } from './materials/library.ts';
import type { Pose, Product, View } from './product.ts';
import { outerSize } from './sizes.ts';
import { cornersOf, placeCamera } from './stage/camera.ts';
import { irradianceOn } from './stage/sampling.ts';

/** Prints nothing: geometry needs no pixels. */
const blank = { key: 'blank', texture: new Texture() };
const kit = {
  materials: new MaterialLibrary(new Texture(), 1),
  printer: { print: () => blank, stamp: () => blank } as unknown as Printer,
};
const measured = (product: Product, pose: Pose) => {
  const box = new Box3().setFromPoints(cornersOf(buildProduct(kit, product, pose)));
  return { size: box.getSize(new Vector3()), lowest: box.min.y, behind: box.min.z };
};

describe('geometry follows the parameters, in cm', () => {
  const product = album('30x40', 80, { surface: linen('#aaaaaa') });
  const outer = outerSize(product);

  it('a lying album has its outer size and stands on the table', () => {
    const { size, lowest } = measured(product, 'lying');
    expect(size.x).toBeCloseTo(outer.x, 0);
    expect(size.y).toBeCloseTo(outer.y, 1);
    expect(size.z).toBeCloseTo(outer.z, 1);
    expect(lowest).toBeCloseTo(0, 1);
  });

  it('twice the pages are twice the block', () => {
    const of = (pages: number) => measured({ ...product, pages }, 'lying').size.y;
    expect(of(80) - of(40)).toBeCloseTo(20 * 0.062, 2);
  });

  it('a standing album is as high as its cover, an open one twice as wide', () => {
    expect(measured(product, 'standing').size.y).toBeCloseTo(outer.z, 1);
    expect(measured(product, 'open').size.x).toBeGreaterThan(60);
  });

  it.each([
    ['acrylic', panel('90x60', 'acrylic', 0.8, photo('x')), 90, 60],
    ['wrapped canvas', panel('75x50', 'canvas', 2.2, photo('x'), { wrap: true }), 75, 50],
    ['frame', frame('60x75', wood('#888888'), 8, photo('x')), 60, 75],
  ] as const)(
    '%s on the wall has its ordered size and does not reach into the wall',
    (_what, piece, w, h) => {
      const { size, behind } = measured(piece, 'hung');
      expect([size.x, size.y].map((cm) => Math.round(cm))).toEqual([w, h]);
      expect(behind).toBeGreaterThanOrEqual(0);
    },
  );

  it('a panel with metal spacers stands off the wall, and its bolts are before its front', () => {
    const plain = panel('90x60', 'acrylic', 0.8, photo('x'));
    const spaced: Product = { ...plain, mount: 'spacers' };
    expect(measured(spaced, 'hung').behind).toBeGreaterThanOrEqual(0);
    expect(measured(spaced, 'hung').size.z).toBeGreaterThan(measured(plain, 'hung').size.z + 1);
    expect(measured(spaced, 'hung').size.x).toBeCloseTo(90, 0);
  });

  it('a panel on an easel stands on the table, over its ledge, with a leg behind it', () => {
    const { size, lowest } = measured(
      { ...panel('30x40', 'metal', 0.5, photo('x')), mount: 'easel' },
      'standing',
    );
    expect(lowest).toBeGreaterThan(-0.7);
    expect(lowest).toBeLessThan(0.2);
    expect(size.y).toBeGreaterThan(40);
    expect(size.y).toBeLessThan(44);
    expect(size.z).toBeGreaterThan(15);
  });

  const all = [...entries, ...presets].flatMap(({ slug, product: first, second, views }) => [
    { name: `${slug} foto`, product: first, pose: views.foto.pose },
    { name: `${slug} foto_hover`, product: second ?? first, pose: views.foto_hover.pose },
  ]);
  it.each(all)('$name builds, finite, and not under the table', ({ product: each, pose }) => {
    const { size, lowest } = measured(each, pose);
    expect(Math.min(size.x, size.y, size.z)).toBeGreaterThan(0);
    expect(Number.isFinite(size.length())).toBe(true);
    // On the wall there is no table.
    expect(pose === 'hung' ? 0 : lowest).toBeGreaterThan(-0.7);
  });
});

describe('camera rules', () => {
  const view: View = { pose: 'lying', yaw: 30, pitch: 36, fill: 0.8 };
  it.each(['10x10', '20x30', '40x50'])(
    'a product of %s fills the same share of the picture, in its middle',
    (size) => {
      const camera = new PerspectiveCamera(30, 4 / 3);
      const corners = cornersOf(buildProduct(kit, album(size, 60, { surface: linen('#aaaaaa') }), 'lying'));
      placeCamera(camera, corners, view);
      const seen = new Box3().setFromPoints(corners.map((corner) => corner.clone().project(camera)));
      const extent = seen.getSize(new Vector3());
      expect(Math.max(extent.x, extent.y) / 2).toBeCloseTo(0.8, 2);
      expect(Math.abs(seen.min.x + seen.max.x)).toBeLessThan(0.02);
      expect(Math.abs(seen.min.y + seen.max.y)).toBeLessThan(0.02);
    },
  );
});

describe('light', () => {
  it.each([12, 24, 48])('%i exposures light the table nearly alike: pictures stay one catalogue', (count) => {
    const up = new Vector3(0, 1, 0);
    const few = irradianceOn('table', up, count);
    const many = irradianceOn('table', up, 400);
    expect(Math.abs(few.key + few.dome - many.key - many.dome) / (many.key + many.dome)).toBeLessThan(0.06);
  });
});

describe('cropping', () => {
  it.each([
    ['wide to square', 2, 1, [0.5, 0.5], { x: 0.25, y: 0, width: 0.5, height: 1 }],
    ['tall to square', 0.5, 1, [0.5, 0], { x: 0, y: 0, width: 1, height: 0.5 }],
    ['focus at the edge stays inside', 2, 1, [1, 0.5], { x: 0.5, y: 0, width: 0.5, height: 1 }],
  ] as const)('%s', (_what, image, box, focus, expected) =>
    expect(cropOf(image, box, { focus })).toEqual(expected),
  );
});
