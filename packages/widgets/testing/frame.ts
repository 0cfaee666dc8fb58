import { expect } from 'vitest';
import { labOrigin } from './signedIn.tsx';

/** The embedded page of a drawing, once it is there. */
export async function frameIn(container: HTMLElement): Promise<HTMLIFrameElement> {
  await expect.poll(() => container.querySelector('iframe')).not.toBeNull();
  return container.querySelector('iframe') ?? expect.fail('no frame');
}

/** Posts a message as if it came from the embedded page, or from another origin. */
export function postFromFrame(
  frame: HTMLIFrameElement,
  data: unknown,
  { origin = labOrigin, source = frame.contentWindow }: { origin?: string; source?: Window | null } = {},
): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}
