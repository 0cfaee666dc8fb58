import { serializeFrameMessage } from '@trade-area/core/kernel';
import type { FrameMessage } from '@trade-area/core/kernel';

/** The browser's information about the page that embeds this one. */
export interface EmbeddingContext {
  readonly framed: boolean;
  /** The parent's origin first; null in browsers that do not provide the list. */
  readonly ancestorOrigins: readonly string[] | null;
  readonly referrer: string;
}

export function readEmbeddingContext(view: Window): EmbeddingContext {
  const ancestors = (view.location as { ancestorOrigins?: ArrayLike<string> }).ancestorOrigins;
  return {
    framed: view.parent !== view,
    ancestorOrigins: ancestors ? Array.from(ancestors) : null,
    referrer: view.document.referrer,
  };
}

/**
 * The allowed origins that the login's message is posted to: the parent's origin, if it is allowed (SES-35). Without
 * `ancestorOrigins`, the referrer's origin; without a referrer, every allowed origin: the browser delivers a message
 * only if the parent's origin is the target. None for a parent that is not allowed, and for a page that is not framed.
 *
 * T-B2 forbids targets taken from the referrer. Here every target comes from the configured list; the referrer can only
 * remove entries, so a forged referrer can suppress the message but not redirect it.
 */
export function parentOrigins(context: EmbeddingContext, allowed: readonly string[]): readonly string[] {
  if (!context.framed) return [];
  const exact = allowed.filter((origin) => URL.canParse(origin) && new URL(origin).origin === origin);
  const parent = context.ancestorOrigins ? context.ancestorOrigins[0] : originOf(context.referrer);
  return parent === undefined ? exact : exact.filter((origin) => origin === parent);
}

/** Posts the login's message to the parent page. Returns the number of target origins. */
export function postToParent(view: Window, message: FrameMessage, allowed: readonly string[]): number {
  const origins = parentOrigins(readEmbeddingContext(view), allowed);
  for (const origin of origins) view.parent.postMessage(serializeFrameMessage(message), origin);
  return origins.length;
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
