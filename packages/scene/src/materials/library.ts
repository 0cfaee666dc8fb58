import { Color, MeshPhysicalMaterial, MeshStandardMaterial, type Material, type Texture } from 'three';
import type { Surface } from '../design.ts';
import { leafMap, mapsOf, type Maps } from './maps.ts';
import { foils, recipes, type Gloss } from './recipes.ts';
import { reliefs } from './relief.ts';

/** Mean of the linear channels below which a ground is dark: pressing it darker would not be seen. */
const darkGround = 0.022;

/** Makes materials once and keeps them until `dispose`: the same surface is the same material. */
export class MaterialLibrary {
  readonly #maps = new Map<string, Maps>();
  readonly #materials = new Map<string, Material>();
  readonly #textures = new Map<string, Texture>();
  readonly #environment: Texture;
  readonly #brightness: number;

  /** Takes the environment that shiny materials reflect; `envMapIntensity` of a material scales its brightness. */
  constructor(environment: Texture, brightness: number) {
    this.#environment = environment;
    this.#brightness = brightness;
  }

  /** A surface as a material. */
  surface({ material, colour }: Surface): Material {
    const recipe = recipes[material];
    return this.#once(`${material} ${colour}`, () => {
      const { normal, tone } = this.#mapsOf(recipe.relief);
      const shared = { color: colour, map: tone, normalMap: normal, roughness: recipe.roughness };
      const made = recipe.sheen
        ? new MeshPhysicalMaterial({ ...shared, sheen: recipe.sheen, sheenRoughness: 0.45 })
        : new MeshStandardMaterial({ ...shared, metalness: recipe.metalness ?? 0 });
      if (made instanceof MeshPhysicalMaterial)
        made.sheenColor = new Color(colour).lerp(new Color('#ffffff'), 0.35);
      made.normalScale.setScalar(recipe.normal);
      return made;
    });
  }

  /** Cut page edges: `leaves` lines over texture v; `colour` for gilding. Half exposure keeps them from burning. */
  edges(leaves: number, colour?: string): Material {
    return this.#once(`edges ${leaves} ${colour ?? ''}`, () => {
      const map = this.#texture(`leaves ${leaves}`, () => leafMap(leaves, leaves > 60 ? 0.3 : 0.42));
      return new MeshStandardMaterial({
        map,
        color: colour ?? '#fbf7ef',
        roughness: colour ? 0.38 : 0.9,
        metalness: colour ? 0.75 : 0,
        envMapIntensity: colour ? 1.6 : 1,
      });
    });
  }

  /** A print of `map`: the key names the picture. */
  print(key: string, map: Texture, gloss: Gloss): Material {
    return this.#once(`print ${gloss} ${key}`, () => {
      const relief = gloss === 'canvas' ? 'canvas' : gloss === 'leather' ? 'leather' : undefined;
      const shared = { map, color: '#ffffff' };
      if (gloss === 'glass')
        return new MeshPhysicalMaterial({
          ...shared,
          roughness: 0.35,
          clearcoat: 1,
          clearcoatRoughness: 0.03,
        });
      const made = new MeshStandardMaterial({
        ...shared,
        roughness: { matte: 0.9, satin: 0.5, canvas: 0.95, metal: 0.3, leather: 0.6 }[gloss],
        metalness: gloss === 'metal' ? 0.28 : 0,
      });
      if (relief) {
        // Prints carry centimetres in their second texture coordinates.
        made.normalMap = this.#texture(`print ${relief}`, () => {
          const normal = this.#mapsOf(relief).normal.clone();
          normal.channel = 1;
          return normal;
        });
        made.normalScale.setScalar(0.55);
      }
      return made;
    });
  }

  /** Clear acrylic seen from its side. */
  clear(): Material {
    return this.#once('clear', () => {
      const made = new MeshPhysicalMaterial({
        color: '#dfe9e6',
        roughness: 0.08,
        transparent: true,
        opacity: 0.5,
      });
      made.clearcoat = 1;
      made.depthWrite = false;
      return made;
    });
  }

  /** Foil or blind stamping: `alpha` is where the stamp touches. */
  foil(key: string, alpha: Texture, finish: keyof typeof foils): Material {
    return this.#once(`foil ${finish} ${key}`, () => {
      const shines = finish !== 'white' && finish !== 'blind';
      return new MeshStandardMaterial({
        color: foils[finish],
        alphaMap: alpha,
        transparent: true,
        opacity: finish === 'blind' ? 0.55 : 1,
        roughness: shines ? 0.36 : 0.8,
        metalness: shines ? 0.4 : 0,
        emissive: shines ? foils[finish] : '#000000',
        emissiveIntensity: 0.1,
        envMapIntensity: shines ? 2.2 : 0.4,
        polygonOffset: true,
        polygonOffsetFactor: -2,
      });
    });
  }

  /**
   * Lettering that is pressed into a surface without foil: `depth` is where it touches. It is smoother than its ground and
   * darker, on a dark ground lighter, and its rim catches the light.
   */
  pressed(key: string, depth: Texture, ground: string): Material {
    return this.#once(`foil pressed ${ground} ${key}`, () => {
      const colour = new Color(ground);
      const isDark = (colour.r + colour.g + colour.b) / 3 < darkGround;
      return new MeshStandardMaterial({
        color: isDark ? colour.lerp(new Color('#ffffff'), 0.09) : colour.multiplyScalar(0.4),
        alphaMap: depth,
        transparent: true,
        bumpMap: depth,
        bumpScale: -6,
        roughness: isDark ? 0.32 : 0.55,
        polygonOffset: true,
        polygonOffsetFactor: -2,
      });
    });
  }

  /** A plain colour, e.g. the core of a mat's bevel. */
  plain(colour: string, roughness = 0.9): Material {
    return this.#once(
      `plain ${colour} ${roughness}`,
      () => new MeshStandardMaterial({ color: colour, roughness }),
    );
  }

  /** Frees the materials of prints that are gone: `keys` as the printer named them. */
  forget(keys: readonly string[]): void {
    for (const name of this.#materials.keys()) {
      if (!/^(print|foil) /.test(name) || !keys.some((key) => name.endsWith(` ${key}`))) continue;
      this.#materials.get(name)?.dispose();
      this.#materials.delete(name);
    }
  }

  /** How many materials live; flat over option changes (P-SCENE). */
  get count(): number {
    return this.#materials.size;
  }

  /** Frees everything. */
  dispose(): void {
    for (const material of this.#materials.values()) material.dispose();
    for (const { normal, tone } of this.#maps.values()) [normal, tone].forEach((map) => map.dispose());
    for (const texture of this.#textures.values()) texture.dispose();
    this.#materials.clear();
    this.#maps.clear();
    this.#textures.clear();
  }

  #mapsOf(name: string): Maps {
    const known = this.#maps.get(name);
    if (known) return known;
    const relief = reliefs[name];
    if (!relief) throw new RangeError(`ta: there is no relief "${name}". Add it to materials/relief.ts.`);
    const made = mapsOf(relief);
    this.#maps.set(name, made);
    return made;
  }

  #once<T extends Material>(key: string, make: () => T): Material {
    const known = this.#materials.get(key);
    if (known) return known;
    const made = make();
    if (made instanceof MeshStandardMaterial) {
      made.envMap = this.#environment;
      made.envMapIntensity *= this.#brightness;
    }
    this.#materials.set(key, made);
    return made;
  }

  #texture(key: string, make: () => Texture): Texture {
    const known = this.#textures.get(key);
    if (known) return known;
    const made = make();
    this.#textures.set(key, made);
    return made;
  }
}
