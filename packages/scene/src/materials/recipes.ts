import type { MaterialName } from '../design.ts';

/** How a surface answers light. */
export interface Recipe {
  readonly relief: string;
  readonly roughness: number;
  readonly normal: number;
  readonly metalness?: number;
  /** Soft light at grazing angles, as cloth with a pile has. */
  readonly sheen?: number;
  readonly clearcoat?: number;
}

/** The recipes by material. */
export const recipes: Readonly<Record<MaterialName, Recipe>> = {
  leather: { relief: 'leather', roughness: 0.44, normal: 1.2 },
  linen: { relief: 'linen', roughness: 0.95, normal: 1 },
  cotton: { relief: 'cotton', roughness: 0.95, normal: 0.7 },
  velvet: { relief: 'velvet', roughness: 1, normal: 0.9, sheen: 0.9 },
  suede: { relief: 'suede', roughness: 1, normal: 0.9, sheen: 0.35 },
  wood: { relief: 'wood', roughness: 0.62, normal: 0.6 },
  metal: { relief: 'metal', roughness: 0.34, normal: 0.5, metalness: 0.9 },
  paper: { relief: 'paper', roughness: 0.92, normal: 0.5 },
  board: { relief: 'paper', roughness: 0.85, normal: 1 },
  plaster: { relief: 'paper', roughness: 1, normal: 0.4 },
};

/** How a printed picture shines. */
export type Gloss = 'matte' | 'satin' | 'glass' | 'canvas' | 'metal' | 'leather';

/** Foils by name: colour, and whether they mirror. */
export const foils = {
  gold: '#e8c374',
  silver: '#e6e4e0',
  copper: '#e5a078',
  white: '#f4f1ea',
  blind: '#1d1712',
} as const;
