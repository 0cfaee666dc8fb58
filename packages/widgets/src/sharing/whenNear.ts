/** Distance from the visible part of the page at which a picture is fetched. */
const rootMargin = '400px';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Calls back once when an element comes near the visible part of the page; the answer stops waiting. All elements share one
 * observer: those of a page of photos are told in one task, and drawn together.
 */
export function whenNear(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        const tell = isIntersecting ? waiting.get(target) : undefined;
        if (!tell) continue;
        forget(target);
        tell();
      }
    },
    { rootMargin },
  );
  waiting.set(element, onNear);
  observer.observe(element);
  return () => forget(element);
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}
