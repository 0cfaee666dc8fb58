import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { renderAsCustomer } from '../../testing/customer.tsx';
import { DataView } from './DataView.tsx';
import { useLazyComponent } from './useLazyComponent.ts';

const Lazy = () => <p>the late part</p>;

/** A file that does not come some times, then does; or never, or when it is told to. */
function file(outcomes: readonly ('fails' | 'hangs' | 'comes')[]) {
  let asked = 0;
  let presses = 0;
  let arrive: () => void = () => undefined;
  return {
    times: () => asked,
    arrive: () => arrive(),
    /** From now on the next outcome counts: React's StrictMode asks twice at first, Preact once. */
    next: () => (presses += 1),
    load(): Promise<ComponentType> {
      const outcome = outcomes[Math.min(presses, outcomes.length - 1)];
      asked += 1;
      if (outcome === 'fails') return Promise.reject(new TypeError('Failed to fetch'));
      if (outcome === 'comes') return Promise.resolve(Lazy);
      return new Promise((resolve) => (arrive = () => resolve(Lazy)));
    },
  };
}

function Part({ load }: { readonly load: () => Promise<ComponentType> }) {
  const remote = useLazyComponent(load, 'a part', 100);
  return (
    <DataView remote={remote} waiting={<p>waiting</p>}>
      {({ Lazy: Shown }) => <Shown />}
    </DataView>
  );
}

describe('a file that does not come (T-B9)', () => {
  test.each([
    ['once', ['fails', 'comes'], 1],
    ['twice', ['fails', 'fails', 'comes'], 2],
  ] as const)('%s: it is said, and a press brings it', async (_times, outcomes, presses) => {
    const part = file(outcomes);
    const { screen } = await renderAsCustomer(<Part load={part.load} />);
    for (let press = 0; press < presses; press += 1) {
      await expect.element(screen.getByText('Couldn’t load this')).toBeVisible();
      const retry = screen.getByRole('button', { name: 'Retry' });
      await expect.element(retry).not.toHaveAttribute('aria-busy', 'true');
      part.next();
      await retry.click();
    }
    await expect.element(screen.getByText('the late part')).toBeVisible();
    await expect.element(screen.getByText('Couldn’t load this')).not.toBeInTheDocument();
  });

  test('never, without a word: nobody waits for ever, and what comes after all is shown', async () => {
    const part = file(['hangs']);
    const { screen } = await renderAsCustomer(<Part load={part.load} />);
    await expect.element(screen.getByText('Couldn’t load this')).toBeVisible();
    part.arrive();
    await expect.element(screen.getByText('the late part')).toBeVisible();
  });
});
