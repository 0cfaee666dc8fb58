import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { labOrigin } from './signedIn.tsx';

/** The embedded page of a drawing, once it is there. */
export async function frameIn(container: HTMLElement): Promise<HTMLIFrameElement> {
  await expect.poll(() => container.querySelector('iframe')).not.toBeNull();
  return container.querySelector('iframe') ?? expect.fail('no frame');
}

/** Lets a frame's time pass until what is said then is there: the time begins a moment after the frame. */
export async function expectAfterTime(letTimePass: () => void, late: Locator): Promise<void> {
  await expect
    .poll(() => {
      letTimePass();
      return late.query();
    })
    .not.toBeNull();
}

/** Posts a message as if it came from the embedded page, which repeats its nonce, or from another sender. */
export function postFromFrame(
  frame: HTMLIFrameElement,
  data: unknown,
  {
    origin = labOrigin,
    source = frame.contentWindow,
    nonce = new URL(frame.src).searchParams.get('nonce') ?? undefined,
  }: { origin?: string; source?: Window | null; nonce?: string | undefined } = {},
): void {
  const body =
    typeof data === 'string' && nonce !== undefined
      ? JSON.stringify({ task: data, nonce })
      : typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype
        ? { ...data, nonce }
        : data;
  window.dispatchEvent(new MessageEvent('message', { data: body, origin, source }));
}
