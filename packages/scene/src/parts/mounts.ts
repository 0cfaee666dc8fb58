import { CylinderGeometry, type Group } from 'three';
import type { Size, Surface } from '../design.ts';
import { at, cushion, grouped, solid, type Kit } from './kit.ts';

const steel: Surface = { material: 'metal', colour: '#c9c8c4' };
const wood: Surface = { material: 'wood', colour: '#8a6a4d' };

/** Four metal spacers from the wall z = 0 through the corners of a panel, whose front is at `front`. */
export function spacers(kit: Kit, { width, height }: Size, front: number): Group {
  const inset = Math.min(3, Math.max(1.6, Math.min(width, height) * 0.06));
  const length = front + 0.4;
  const bolts = grouped();
  for (const x of [-1, 1])
    for (const y of [-1, 1]) {
      const bolt = solid(new CylinderGeometry(0.75, 0.75, length, 40), kit.materials.surface(steel));
      bolt.rotation.x = Math.PI / 2;
      bolts.add(at(bolt, x * (width / 2 - inset), y * (height / 2 - inset), length / 2 + 0.02));
    }
  return bolts;
}

/** How far an easel leans back, radians, and how high its ledge is, cm. */
const [lean, ledge] = [0.2, 2.4];

/** A piece, its back at z = 0, on a wooden easel on the table: two legs with a ledge, and one leg behind them. */
export function onEasel(kit: Kit, piece: Group, { width, height }: Size): Group {
  const reach = height * 0.78;
  const bar = (x: number, y: number, z: number) => cushion(kit, x, y, z, 0.3, wood);
  const front = grouped(
    at(piece, 0, height / 2 + ledge, 0),
    at(bar(width * 0.62, 1.2, 4), 0, ledge - 0.6, 1.8),
    ...[-1, 1].map((side) => at(bar(1.4, reach, 0.9), side * width * 0.24, reach / 2, 0.3)),
  );
  front.rotation.x = -lean;
  // From the top of the legs to the table behind them.
  const [top, foot, up] = [Math.sin(lean) * reach, 0.55 * reach, Math.cos(lean) * reach];
  const back = at(bar(1.4, Math.hypot(foot - top, up), 0.9), 0, up / 2, -(top + foot) / 2);
  back.rotation.x = Math.atan2(foot - top, up);
  return grouped(front, back);
}
