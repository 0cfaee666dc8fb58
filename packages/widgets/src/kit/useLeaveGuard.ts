import { useEffect, useRef, useState } from 'react';

/** A way out of the page that waits for an answer. */
export interface LeaveGuard {
  /** A link is about to be followed while something is not saved. */
  readonly asking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * While `dirty`, the browser asks before the page is closed, and a plain link to another page of the same site waits
 * for an answer (ACC-27). `links` false leaves the links alone: on a foreign page they are not ours.
 */
export function useLeaveGuard(dirty: boolean, links: boolean): LeaveGuard {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  const letGo = useRef(false);

  useEffect(() => {
    if (!dirty) return;
    letGo.current = false;
    const page = globalThis.document;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!letGo.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const found = leadsAway(event);
      if (!found || letGo.current) return;
      event.preventDefault();
      event.stopPropagation();
      setLink(found);
    };
    globalThis.addEventListener('beforeunload', onUnload);
    if (links) page.addEventListener('click', onClick, true);
    return () => {
      globalThis.removeEventListener('beforeunload', onUnload);
      page.removeEventListener('click', onClick, true);
    };
  }, [dirty, links]);

  return {
    asking: link !== null && dirty,
    leave() {
      letGo.current = true;
      setLink(null);
      link?.click();
    },
    stay: () => setLink(null),
  };
}

/** The link of a plain click that opens another page of this site here; undefined for every other click. */
function leadsAway(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event
    .composedPath()
    .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.href !== '');
  if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  const here = globalThis.location;
  if (link.origin !== here.origin) return undefined;
  return link.pathname === here.pathname ? undefined : link;
}
