import { Color, Group, Mesh, MeshLambertMaterial, PlaneGeometry, Vector3 } from 'three';
import type { Setting } from '../build.ts';
import { irradianceOn } from './sampling.ts';

/** The one background of every picture. */
export const backdropColour = '#e8e3db';
/** The floor of the room, a shade below the wall. */
const floorShare = 0.86;

/** Warm key, cool sky, as daylight through a window has them. */
export const keyColour = new Color(1, 0.965, 0.915);
export const domeColour = new Color(0.965, 0.985, 1.02);

/**
 * Planes that take shadows and are otherwise exactly the background's colour: their own colour undoes the light that
 * falls on them, so that no horizon shows and every card has the same ground.
 */
export function makeBackdrop(setting: Setting, count: number): Group {
  const group = new Group();
  const size = 6000;
  const add = (normal: Vector3, share: number) => {
    const light = irradianceOn(setting, normal, count);
    const backgroundColour = new Color(backdropColour).multiplyScalar(share);
    const per = (channel: 'r' | 'g' | 'b') =>
      (backgroundColour[channel] * Math.PI) /
      (light.key * keyColour[channel] + light.dome * domeColour[channel]);
    const material = new MeshLambertMaterial();
    material.color.setRGB(per('r'), per('g'), per('b'));
    const mesh = new Mesh(new PlaneGeometry(size, size), material);
    mesh.receiveShadow = true;
    group.add(mesh);
    return mesh;
  };
  if (setting !== 'wall')
    add(new Vector3(0, 1, 0), setting === 'room' ? floorShare : 1).rotation.x = -Math.PI / 2;
  if (setting !== 'table') add(new Vector3(0, 0, 1), 1);
  return group;
}
