import type { Observer } from '@trade-area/core/kernel';

/** An observer whose code comes after the page: what is told before waits for it, and is forgotten without it. */
export function createLazyObserver(load: () => Promise<Observer>): Observer {
  const coming = load().catch(() => null);
  const tell = (say: (observer: Observer) => void) =>
    void coming.then((observer) => {
      if (observer) say(observer);
    });
  return {
    event: (name, facts) => tell((observer) => observer.event(name, facts)),
    error: (problem, place) => tell((observer) => observer.error(problem, place)),
  };
}
