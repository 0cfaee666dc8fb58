import { Vector3 } from 'three';
import type { Setting } from '../build.ts';

/** Lamps of one exposure: where light comes from (unit vectors) and how strong it is. */
export interface Lamps {
  readonly key: Vector3;
  readonly dome: readonly [Vector3, Vector3];
}

/** Strengths: key and dome lamps, environment and exposure as measured (P-PICTURES), shared out over soft light. */
export const strength = { key: 2.05, dome: 0.64, environment: 0.4 } as const;

const keyFrom: Readonly<Record<Setting, Vector3>> = {
  table: new Vector3(-0.62, 0.98, 0.84).normalize(),
  wall: new Vector3(-0.62, 0.72, 1).normalize(),
  room: new Vector3(-0.7, 0.8, 1).normalize(),
};

/** How large the key window is: the spread of its direction. */
const softness = 0.2;

/** Low-discrepancy points: the i-th of a sequence that covers the unit square evenly at every length. */
export function evenPoint(i: number): readonly [number, number] {
  return [(0.5 + i * 0.7548776662466927) % 1, (0.5 + i * 0.5698402909980532) % 1];
}

/** Directions of the lamps for exposure `i`: one point of the key window and two of the sky. */
export function lampsAt(setting: Setting, i: number): Lamps {
  const [a, b] = evenPoint(i);
  const radius = softness * Math.sqrt(a);
  const angle = b * Math.PI * 2;
  const main = keyFrom[setting];
  const side = new Vector3(0, 1, 0).cross(main).normalize();
  const up = main.clone().cross(side);
  const key = main
    .clone()
    .addScaledVector(side, radius * Math.cos(angle))
    .addScaledVector(up, radius * Math.sin(angle))
    .normalize();
  return { key, dome: [domeAt(setting, 2 * i + 1), domeAt(setting, 2 * i + 2)] };
}

function domeAt(setting: Setting, i: number): Vector3 {
  const [a, b] = evenPoint(i + 11);
  const rise = 0.08 + 0.92 * a;
  const turn = b * Math.PI * 2;
  const flat = Math.sqrt(1 - rise * rise);
  const sky = new Vector3(flat * Math.cos(turn), rise, flat * Math.sin(turn));
  // Before a wall the sky is the half of the room in front of it.
  if (setting !== 'table') sky.z = Math.abs(sky.z) + 0.15;
  return sky.normalize();
}

/** Light that falls on an unshaded plane (its normal) in the mean of `count` exposures: what a backdrop must undo. */
export function irradianceOn(
  setting: Setting,
  normal: Vector3,
  count: number,
): { key: number; dome: number } {
  let [key, dome] = [0, 0];
  for (let i = 0; i < count; i++) {
    const lamps = lampsAt(setting, i);
    key += strength.key * Math.max(0, normal.dot(lamps.key));
    for (const each of lamps.dome) dome += strength.dome * Math.max(0, normal.dot(each));
  }
  return { key: key / count, dome: dome / count };
}
