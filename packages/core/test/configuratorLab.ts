import { createConfigurator } from '../src/configurator/index.ts';
import { fail, manualClock, succeed } from '../src/kernel/index.ts';
import type { Result } from '../src/kernel/index.ts';
import { answer, product, quote } from './configurator.ts';
import { recordCalls } from './orders.ts';

const start = { environment: '', configurator: '10', product: '', ed: '', isSample: false } as const;

/** A configurator over a lab whose answers can be changed and held back. */
export function setUp(change: Partial<Parameters<typeof createConfigurator>[1]> = {}) {
  const answers: Record<string, Result<unknown>> = {
    'configurator.product': succeed(product()),
    'configurator.price': succeed(answer()),
    'configurator.quote': succeed(quote()),
    'configurator.createQuote': succeed(quote()),
    'configurator.saveQuote': succeed(quote({ revision: 2 })),
  };
  let held: (() => void)[] | null = null;
  const { gateway, calls } = recordCalls((id) => {
    const result = answers[id] ?? fail('notFound');
    const waiting = held;
    return waiting ? new Promise((resolve) => waiting.push(() => resolve(result))) : result;
  });
  const clock = manualClock('2026-06-01T10:00:00Z');
  let keys = 0;
  const ports = { gateway, clock, newIdempotencyKey: () => `key-${(keys += 1)}` };
  const configurator = createConfigurator(ports, { ...start, ...change });
  const settle = async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };
  return {
    ...configurator,
    answers,
    calls,
    state: configurator.store.getState,
    settle,
    hold: () => (held = []),
    release(index?: number) {
      const waiting = held ?? [];
      if (index === undefined) held = null;
      for (const [at, go] of waiting.entries()) if (index === undefined || at === index) go();
      return settle();
    },
    async pass(milliseconds = 150) {
      clock.advance(milliseconds);
      await settle();
    },
    /** Fields of the questions for the price. */
    asked: () =>
      calls
        .filter(({ id }) => id === 'configurator.price')
        .map(({ input }) => (input.body as { fields: unknown }).fields),
    sent: (id: string) => calls.filter((call) => call.id === `configurator.${id}`),
  };
}
