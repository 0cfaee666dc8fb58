/** '30x30' as '30 × 30 cm'; a size without two numbers as it is. */
export function sizeLabel(size: string): string {
  const match = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(size);
  return match ? `${match[1]}\u00a0×\u00a0${match[2]}\u00a0cm` : size;
}
