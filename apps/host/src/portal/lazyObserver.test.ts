import type { Observer } from '@trade-area/core/kernel';
import { expect, it } from 'vitest';
import { createLazyObserver } from './lazyObserver.ts';

it('tells in order what was told before its code came', async () => {
  const told: string[] = [];
  let come: (observer: Observer) => void = () => undefined;
  const coming = new Promise<Observer>((resolve) => (come = resolve));
  const late = createLazyObserver(() => coming);
  late.event('store_info', { slug: 'weddingbook' });
  late.error(new Error('broken'), 'page');
  expect(told).toEqual([]);
  come({
    event: (name, facts) => told.push(`${name} ${JSON.stringify(facts)}`),
    error: (problem, place) => told.push(`${String(problem)} ${place}`),
  });
  await coming;
  await Promise.resolve();
  expect(told).toEqual(['store_info {"slug":"weddingbook"}', 'Error: broken page']);
});

it('is quiet when its code cannot be loaded', async () => {
  const late = createLazyObserver(() => Promise.reject(new Error('offline')));
  expect(() => late.event('store_info')).not.toThrow();
});
