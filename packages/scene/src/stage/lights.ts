import { DirectionalLight, HemisphereLight, Group, type Sphere, type Vector3 } from 'three';
import type { Setting } from '../build.ts';
import { domeColour, keyColour } from './backdrop.ts';
import { irradianceOn, lampsAt, strength } from './sampling.ts';

/** The lamps of the stage: a key and two sky lamps that move for each exposure, or a flat sky for a quick picture. */
export class Lights {
  readonly group = new Group();
  readonly #key = lamp(1024);
  readonly #dome = [lamp(1024), lamp(1024)] as const;
  readonly #sky = new HemisphereLight(domeColour, domeColour);

  constructor() {
    this.#key.color.copy(keyColour);
    this.#key.intensity = strength.key;
    for (const each of this.#dome) {
      each.color.copy(domeColour);
      each.intensity = strength.dome;
    }
    for (const each of [this.#key, ...this.#dome]) this.group.add(each, each.target);
    this.group.add(this.#sky);
  }

  /** Places the lamps for exposure `i` of `count` around what they light. */
  place(setting: Setting, i: number, count: number, around: Sphere): void {
    const lamps = lampsAt(setting, i);
    const single = count === 1;
    point(this.#key, lamps.key, around);
    this.#dome.forEach((each, index) => {
      each.visible = !single;
      if (!single) point(each, lamps.dome[index as 0 | 1], around);
    });
    this.#sky.visible = single;
    if (single) this.#sky.intensity = irradianceOn(setting, lamps.dome[0].set(0, 1, 0), 24).dome;
  }

  /** Frees the shadow maps. */
  dispose(): void {
    for (const each of [this.#key, ...this.#dome]) each.dispose();
  }
}

function lamp(size: number): DirectionalLight {
  const light = new DirectionalLight();
  light.castShadow = true;
  light.shadow.mapSize.set(size, size);
  // Wider than one exposure needs: the edges of few exposures melt into one another.
  light.shadow.radius = 9;
  return light;
}

function point(light: DirectionalLight, from: Vector3, { center, radius }: Sphere): void {
  const reach = radius * 1.08;
  light.target.position.copy(center);
  light.position.copy(center).addScaledVector(from, reach * 3);
  const camera = light.shadow.camera;
  camera.left = camera.bottom = -reach;
  camera.right = camera.top = reach;
  camera.near = reach * 0.5;
  camera.far = reach * 12;
  camera.updateProjectionMatrix();
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = (reach * 2.4) / light.shadow.mapSize.x;
}
