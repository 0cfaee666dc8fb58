import type { Observer } from '@trade-area/core/kernel';
import { expect, it } from 'vitest';
import { createLazyObserver } from './lazyObserver.ts';

it('reports in order what was observed before its code was loaded', async () => {
  const reported: string[] = [];
  let finish: (observer: Observer) => void = () => undefined;
  const loading = new Promise<Observer>((resolve) => (finish = resolve));
  const observer = createLazyObserver(() => loading);
  observer.event('store_info', { slug: 'weddingbook' });
  observer.error(new Error('broken'), 'page');
  expect(reported).toEqual([]);
  finish({
    event: (name, facts) => reported.push(`${name} ${JSON.stringify(facts)}`),
    error: (problem, origin) => reported.push(`${String(problem)} ${origin}`),
  });
  await loading;
  await Promise.resolve();
  expect(reported).toEqual(['store_info {"slug":"weddingbook"}', 'Error: broken page']);
});

it('does nothing when its code cannot be loaded', async () => {
  const observer = createLazyObserver(() => Promise.reject(new Error('offline')));
  expect(() => observer.event('store_info')).not.toThrow();
});
