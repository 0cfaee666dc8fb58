import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { acceptMessage, serializeFrameMessage } from '@trade-area/core/kernel';
import type { FrameMessage } from '@trade-area/core/kernel';

export interface FrameProps {
  /** Address of the embedded page; it carries a ticket, never the session's token (DEC-01). */
  readonly src: string;
  /** Spoken name of the frame. */
  readonly title: string;
  /** Not drawn and not reachable: the page inside works by itself (EMB-04). Default false. */
  readonly hidden?: boolean;
  /** A message of exactly this frame and exactly the origin of `src`; all others are ignored (EMB-05). */
  readonly onMessage: (message: FrameMessage, reply: (answer: FrameMessage) => void) => void;
  readonly onLoad?: () => void;
  /**
   * Whether the page repeats the `nonce` of its address in each message, as every page of the lab does (T-B1). Default
   * true; false for a foreign page, which does not know it.
   */
  readonly repeatsNonce?: boolean;
  /** Whether a link that a person follows in the page may lead this window away. Default false. */
  readonly leadsAway?: boolean;
}

/** A page of the lab inside ours. Origin, window and shape of every message are checked before it is passed on. */
export function Frame({
  src,
  title,
  hidden = false,
  onMessage,
  onLoad,
  repeatsNonce = true,
  leadsAway = false,
}: FrameProps): ReactElement {
  const ref = useRef<HTMLIFrameElement>(null);
  const onMessageRef = useRef(onMessage);
  useEffect(() => {
    onMessageRef.current = onMessage;
  }, [onMessage]);

  const [made] = useState(createNonce);
  const nonce = repeatsNonce ? made : undefined;
  const mark = useRef<HTMLSpanElement>(null);
  const [ground, setGround] = useState<string | null>(null);
  useLayoutEffect(() => {
    if (mark.current) setGround(chosenGround(mark.current));
  }, []);

  // Before anything is painted: a page that is quick is heard too.
  useLayoutEffect(() => {
    const view = ref.current?.ownerDocument.defaultView;
    const { origin } = new URL(src);
    const hear = (event: MessageEvent) => {
      const source = ref.current?.contentWindow ?? null;
      // Strangers may post thousands a second: they are refused before anything is read or made.
      if (source === null || event.source !== source || event.origin !== origin) return;
      const message = acceptMessage(event, { origin, source, nonce });
      // The dialog around hears no key that is pressed in its frame.
      if (message?.name === 'escape')
        ref.current?.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
      else if (message)
        onMessageRef.current(message, (answer) => source.postMessage(serializeFrameMessage(answer), origin));
    };
    view?.addEventListener('message', hear);
    return () => view?.removeEventListener('message', hear);
    // Only with its ground is the frame there, and its page's window.
  }, [src, ground, nonce]);

  if (ground === null) return <span ref={mark} hidden />;
  return (
    <iframe
      ref={ref}
      className="ta-frame"
      src={`${src}${nonce === undefined ? '' : `${src.includes('?') ? '&' : '?'}nonce=${nonce}`}${ground}`}
      title={title}
      hidden={hidden}
      tabIndex={hidden ? -1 : undefined}
      aria-hidden={hidden || undefined}
      referrerPolicy="no-referrer"
      sandbox={`allow-scripts allow-same-origin allow-forms allow-popups allow-downloads${
        leadsAway ? ' allow-top-navigation-by-user-activation' : ''
      }`}
      onLoad={onLoad}
    />
  );
}

/** 128 random bits. `crypto.randomUUID` is missing in pages that are served over http. */
function createNonce(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** '#theme-dark' or '#theme-light' where the page around has chosen one; a page in a frame cannot see that itself. */
function chosenGround(element: Element): string {
  const scheme = element.ownerDocument.defaultView?.getComputedStyle(element).colorScheme ?? '';
  return scheme === 'dark' || scheme === 'light' ? `#theme-${scheme}` : '';
}

/** A page that works without being seen; `open` gives what closes it. */
export type OpenHiddenFrame = (url: string, onMessage: (message: FrameMessage) => void) => () => void;

/** A hidden frame that is opened by call: draw `frame` anywhere, hand `open` to what needs it. One at a time. */
export function useHiddenFrame(title: string): { readonly open: OpenHiddenFrame; readonly frame: ReactNode } {
  const [opened, setOpened] = useState<{
    readonly url: string;
    readonly onMessage: (message: FrameMessage) => void;
  } | null>(null);
  const open = useCallback<OpenHiddenFrame>((url, onMessage) => {
    const mine = { url, onMessage };
    setOpened(mine);
    return () => setOpened((now) => (now === mine ? null : now));
  }, []);
  const frame = opened && (
    <Frame key={opened.url} src={opened.url} title={title} hidden onMessage={opened.onMessage} />
  );
  return { open, frame };
}
