import type { MaterialName, Surface } from '../design.ts';

/** The fields of a configuration by name (CONF-16); a choice by its value, a number as a number. */
export type SceneFields = Readonly<Record<string, string | number>>;

/** Colours of choices by option and value, `#rrggbb`: `{ CoverColor: { 'linen-sand': '#d3bf9d' } }`. */
export type Swatches = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Reads the choices of a configuration. */
export interface Choices {
  /** The value of a text or choice; '' = it was not chosen. */
  text(name: string): string;
  /** null = it was not chosen, or is no number. */
  number(name: string): number | null;
  has(name: string): boolean;
  /** Colour of the chosen value of an option; undefined = it has none. */
  colour(option: string): string | undefined;
}

/** The last word of a value that a lab gave no swatch: `linen-sand`. */
const named: Readonly<Record<string, string>> = {
  natural: '#cdb792',
  ivory: '#efe6d2',
  sand: '#d3bf9d',
  grey: '#9b9b98',
  anthracite: '#45474a',
  navy: '#22304f',
  sage: '#9caf94',
  blush: '#e3c1bb',
  rose: '#d79aa4',
  lightblue: '#a9c3d6',
  black: '#1d1d1f',
  white: '#f7f6f2',
  taupe: '#8d7f71',
  cognac: '#9a5a2c',
  chocolate: '#4a2f24',
  burgundy: '#6b1f2d',
  forest: '#2f4a38',
  walnut: '#6a4a32',
  oak: '#c29a68',
  maple: '#e0c79b',
  gold: '#d8b56c',
  silver: '#c4c4c2',
};

/** Reads fields; values of another kind than asked for count as not chosen. */
export function choicesOf(fields: SceneFields, swatches: Swatches = {}): Choices {
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    text,
    has: (name) => text(name) !== '',
    number(name) {
      const value = fields[name];
      return typeof value === 'number' && Number.isFinite(value) ? value : null;
    },
    colour(option) {
      const value = text(option);
      return swatches[option]?.[value] || named[value.split('-').at(-1) ?? ''];
    },
  };
}

/** The scene's material of a choice, with the colour that it has while none is chosen. */
const materials: Readonly<Record<string, readonly [MaterialName, string]>> = {
  linen: ['linen', '#d9cdb8'],
  cotton: ['cotton', '#d3bf9d'],
  recycled: ['board', '#cdb792'],
  ecoleather: ['leather', '#8d7f71'],
  leather: ['leather', '#9a5a2c'],
  velvet: ['velvet', '#5a3441'],
  suede: ['suede', '#a39a8d'],
  wood: ['wood', '#c29a68'],
  acrylic: ['linen', '#ece5d8'],
  photowrap: ['paper', '#f2eee6'],
};

/** The surface of a chosen material; undefined = the scene does not know it. */
export function surfaceOf(material: string, colour?: string): Surface | undefined {
  const found = Object.hasOwn(materials, material) ? materials[material] : undefined;
  return found && { material: found[0], colour: colour ?? found[1] };
}

/** The wood or paint of frames and stands. */
export function mouldingOf(value: string): Surface | undefined {
  const colours: Readonly<Record<string, string>> = {
    black: '#2f2b28',
    white: '#efebe3',
    oak: '#c39a6b',
    walnut: '#6b4630',
  };
  const colour = Object.hasOwn(colours, value) ? colours[value] : undefined;
  return colour === undefined ? undefined : { material: 'wood', colour };
}
