import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Refusal } from '../base/errors.ts';
import { redrawPicture } from './redrawPicture.ts';

const rules = { types: ['png'], mostPixels: 1_000_000, failOn: 'error' } as const;
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 120, b: 40, alpha: 0.5 } } })
    .png()
    .toBuffer();

describe('drawing a picture anew', () => {
  it('keeps transparency, and is at most 960 px', async () => {
    const drawn = await redrawPicture(await picture(1_000, 500), rules);
    expect(await sharp(drawn).metadata()).toMatchObject({
      format: 'webp',
      width: 960,
      height: 480,
      hasAlpha: true,
    });
  });

  it('T-D6: happens one after the other; too many at once are refused, and the next ones drawn', async () => {
    const bytes = await picture(30, 20);
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => redrawPicture(bytes, rules)));
    const refused = all.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(refused).toHaveLength(4);
    for (const refusal of refused)
      expect(refusal).toMatchObject({ code: 'unavailable' } satisfies Partial<Refusal>);
    expect((await redrawPicture(bytes, rules)).length).toBeGreaterThan(0);
  });

  it('T-D6: more pixels than allowed are refused, and stop no other', async () => {
    const [bomb, small] = [await picture(1_001, 1_000), await picture(9, 9)];
    const [refused, drawn] = await Promise.allSettled([
      redrawPicture(bomb, rules),
      redrawPicture(small, rules),
    ]);
    expect([refused.status, drawn.status]).toEqual(['rejected', 'fulfilled']);
  });
});
