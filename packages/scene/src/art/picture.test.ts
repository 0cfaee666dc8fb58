import { describe, expect, it } from 'vitest';
import { Printer } from './picture.ts';
import type { DrawingSurface, Pen } from './surface.ts';

/** A surface that counts what is drawn and shows nothing. */
function stageOf() {
  const drawn: string[] = [];
  const pen = new Proxy({} as Pen, {
    get: (_target, name) => (name === 'measureText' ? () => ({ width: 10 }) : () => drawn.push(String(name))),
    set: () => true,
  });
  const surface = (width: number, height: number) =>
    ({ width, height, getContext: () => pen }) as unknown as DrawingSurface;
  return { drawn, printer: new Printer({ photos: () => undefined, surface }) };
}

describe('printing', () => {
  it('prints the same picture in the same ratio once', () => {
    const { printer, drawn } = stageOf();
    const first = printer.print({ photo: 'a' }, 1.5);
    const before = drawn.length;
    expect(printer.print({ photo: 'a' }, 1.5).texture).toBe(first.texture);
    expect(drawn.length).toBe(before);
    expect(printer.print({ photo: 'a' }, 1).texture).not.toBe(first.texture);
  });

  it('keeps what is used and a few besides, however many pictures pass (P-SCENE: memory stays flat)', () => {
    const { printer } = stageOf();
    const freed: string[] = [];
    for (let i = 0; i < 60; i++) {
      const { texture } = printer.print({ photo: `p${i}` }, 1);
      texture.addEventListener('dispose', () => freed.push(`p${i}`));
      printer.sweep(printer.takeUsed());
    }
    expect(freed).toHaveLength(60 - 24 - 1);
    expect(freed).not.toContain('p59');
    expect(freed[0]).toBe('p0');
  });
});
