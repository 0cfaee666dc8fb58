import type { Group } from 'three';
import { at, cushion, grouped, type Kit } from './kit.ts';

/** Height over the floor at which the lowest edge of what hangs over the sofa is, cm. */
export const overSofa = 102;

const cloth = { material: 'cotton', colour: '#cdc3b3' } as const;
const wood = { material: 'wood', colour: '#8a6a4d' } as const;

/** A quiet sofa of 180 cm against the wall z = 0, for scale. */
export function sofa(kit: Kit): Group {
  const parts = grouped(
    at(cushion(kit, 180, 22, 84, 3, cloth), 0, 24, 46),
    at(cushion(kit, 180, 52, 24, 5, cloth), 0, 52, 16),
  );
  for (const side of [-1, 1]) {
    parts.add(at(cushion(kit, 18, 46, 84, 4.5, cloth), side * 90, 36, 46));
    parts.add(at(cushion(kit, 80, 16, 66, 4, cloth), side * 40.5, 42, 54));
    const back = at(cushion(kit, 78, 40, 16, 5, cloth), side * 40.5, 66, 33);
    back.rotation.x = -0.16;
    parts.add(back);
    for (const z of [12, 80]) parts.add(at(cushion(kit, 4, 13, 4, 1, wood), side * 84, 6.5, z));
  }
  const pillow = at(cushion(kit, 42, 42, 13, 5, { material: 'linen', colour: '#a98f76' }), 58, 70, 46);
  pillow.rotation.set(-0.35, -0.25, 0.12);
  return grouped(parts, pillow);
}

/** A small table with a vase beside the sofa. */
export function sideTable(kit: Kit): Group {
  const parts = grouped(at(cushion(kit, 42, 3, 42, 1.2, wood), 0, 48, 0));
  for (const [x, z] of [
    [-16, -16],
    [16, -16],
    [-16, 16],
    [16, 16],
  ] as const)
    parts.add(at(cushion(kit, 3, 47, 3, 1, wood), x, 23.5, z));
  const vase = cushion(kit, 15, 24, 15, 7.4, { material: 'plaster', colour: '#e4ddd1' });
  parts.add(
    at(vase, -4, 61.5, 0),
    at(cushion(kit, 7, 8, 7, 3, { material: 'plaster', colour: '#e4ddd1' }), -4, 74, 0),
  );
  return at(parts, 128, 0, 38);
}
