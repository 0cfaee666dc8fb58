import { withFeatures } from '@trade-area/core';
import type { SessionArea, TradeArea } from '@trade-area/core';

const whole = new WeakMap<SessionArea, TradeArea>();

/** The features on a page's session, wired once however many elements ask. */
export function featuresOn(area: SessionArea): TradeArea {
  const known = whole.get(area);
  if (known) return known;
  const made = withFeatures(area);
  whole.set(area, made);
  return made;
}
