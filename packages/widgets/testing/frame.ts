import { expect } from 'vitest';
import { labOrigin } from './signedIn.tsx';

/** The embedded page of a drawing, once it is there. */
export async function frameIn(container: HTMLElement): Promise<HTMLIFrameElement> {
  await expect.poll(() => container.querySelector('iframe')).not.toBeNull();
  return container.querySelector('iframe') ?? expect.fail('no frame');
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
