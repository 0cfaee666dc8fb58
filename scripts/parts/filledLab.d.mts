/** Types of `filledLab.mjs` for sources that are compiled without JavaScript. */
export type Kind = 'embedded' | 'postgres' | 'empty';
export function filledLab(kind?: Kind): Promise<{ folder: string; now: string }>;
export function copyFilledLab(target: string, kind?: Kind): Promise<string>;
