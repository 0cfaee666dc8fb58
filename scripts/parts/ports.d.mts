/** Types of `ports.mjs` for sources that are compiled without JavaScript. */
export function freePorts(count: number, from?: number): Promise<number[]>;
