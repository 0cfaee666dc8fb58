import type { Observer } from '@trade-area/core/kernel';

/** An observer whose code is loaded after the page. Earlier calls wait for it; without it they are dropped. */
export function createLazyObserver(load: () => Promise<Observer>): Observer {
  const loading = load().catch(() => null);
  const whenLoaded = (report: (observer: Observer) => void) =>
    void loading.then((observer) => {
      if (observer) report(observer);
    });
  return {
    event: (name, facts) => whenLoaded((observer) => observer.event(name, facts)),
    error: (problem, origin) => whenLoaded((observer) => observer.error(problem, origin)),
  };
}
