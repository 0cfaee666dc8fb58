const minute = 60_000;
const rememberedPlaces = 10_000;

/** So many a minute from each place; a place beyond it is told how long to wait. */
export function createAllowance(monotonic: () => number, perMinute: number) {
  const places = new Map<string, { began: number; taken: number }>();
  return {
    /** Takes one. 0 = go on; otherwise the seconds until the next may come. */
    take(place: string): number {
      const now = monotonic();
      const known = places.get(place);
      const current = known && now - known.began < minute ? known : { began: now, taken: 0 };
      current.taken += 1;
      places.delete(place);
      places.set(place, current);
      const [oldest] = places.keys();
      if (places.size > rememberedPlaces && oldest !== undefined) places.delete(oldest);
      return current.taken <= perMinute ? 0 : Math.ceil((current.began + minute - now) / 1000);
    },
  };
}
