import { writeFrameMessage } from '@trade-area/core/kernel';
import type { FrameMessage } from '@trade-area/core/kernel';

/** The browser's facts about the page around this one. */
export interface Surroundings {
  readonly framed: boolean;
  /** Nearest first, in Chromium and WebKit; null in browsers that do not tell. */
  readonly ancestorOrigins: readonly string[] | null;
  readonly referrer: string;
}

export function surroundingsOf(view: Window): Surroundings {
  const ancestors = (view.location as { ancestorOrigins?: ArrayLike<string> }).ancestorOrigins;
  return {
    framed: view.parent !== view,
    ancestorOrigins: ancestors ? Array.from(ancestors) : null,
    referrer: view.document.referrer,
  };
}

/**
 * The exact origins the login's message may be posted to: the parent's, when it is one of the configured ones
 * (SES-35). Where the browser does not tell the parent, each configured origin: the browser delivers only to an exact
 * match. None for an unlisted parent and for a page that is not framed (T-B2).
 */
export function parentOrigins(around: Surroundings, allowed: readonly string[]): readonly string[] {
  if (!around.framed) return [];
  const exact = allowed.filter((origin) => URL.canParse(origin) && new URL(origin).origin === origin);
  const parent = around.ancestorOrigins ? around.ancestorOrigins[0] : originOf(around.referrer);
  return parent === undefined ? exact : exact.filter((origin) => origin === parent);
}

/** Posts the login's message to the page that frames it. Returns the count of origins it was addressed to. */
export function postToParent(view: Window, message: FrameMessage, allowed: readonly string[]): number {
  const origins = parentOrigins(surroundingsOf(view), allowed);
  for (const origin of origins) view.parent.postMessage(writeFrameMessage(message), origin);
  return origins.length;
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
