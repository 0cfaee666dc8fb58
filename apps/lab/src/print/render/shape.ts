/**
 * Distance in pixels of a place, counted from the middle of a rectangle, to the edge of that rectangle with rounded
 * corners; negative inside. By it an edge is drawn smooth, a border is laid inside it, and a shadow is cast, turned or not.
 */
export function distanceTo(
  x: number,
  y: number,
  half: { readonly w: number; readonly h: number },
  radius: number,
): number {
  const across = Math.abs(x) - half.w + radius;
  const down = Math.abs(y) - half.h + radius;
  const outside = across > 0 && down > 0 ? Math.sqrt(across * across + down * down) : Math.max(across, down);
  return outside - radius;
}
