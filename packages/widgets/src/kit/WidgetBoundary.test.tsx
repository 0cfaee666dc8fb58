import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { createSessionArea } from '@trade-area/core';
import { languages, ordersInProcess } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';
import { memoryStore, portalConfigurationFor, systemClock } from '@trade-area/core/kernel';
import type { Log } from '@trade-area/core/kernel';
import { render } from '../../testing/render.tsx';
import { orderFixtures } from '../orders/fixtures.ts';
import { fakeLab } from '../../testing/fakeLab.ts';
import { loadTexts } from './text/dictionaries.ts';
import { kitTexts } from './strings.ts';
import { TradeAreaProvider } from './TradeAreaProvider.tsx';
import { useRemote } from './useRemote.ts';
import { withBoundary } from './WidgetBoundary.tsx';

interface ProbeProps {
  readonly code: string;
  /** Breaks where it answers true. */
  readonly breaks?: (code: string) => boolean;
}

const Probe = withBoundary(function Probe({ code, breaks }: ProbeProps) {
  if (breaks?.(code)) throw new Error('probe anna@studio.test');
  return <p>shows {code}</p>;
});

function open(ui: ReactNode, language: Language = 'en', lab?: ReturnType<typeof fakeLab>) {
  const log = vi.fn<Log>();
  const onError = vi.fn<(error: unknown) => void>();
  const area = createSessionArea({
    fetch: lab?.fetch ?? (() => new Promise(() => undefined)),
    ...(lab ? { credential: async () => 'secret-token' } : {}),
    clock: systemClock,
    storage: memoryStore(),
    log,
    config: portalConfigurationFor('http://127.0.0.1:9'),
    keep: 'memory',
  });
  const inside = (next: ReactNode) => (
    <TradeAreaProvider tradeArea={area} lang={language} bundles={[kitTexts]} onError={onError}>
      {next}
    </TradeAreaProvider>
  );
  const rendered = render(inside(ui));
  return { ...rendered, log, onError, render: (next: ReactNode) => rendered.render(inside(next)) };
}

describe('a widget that breaks', () => {
  test('shows a message and Retry, which brings it back; its neighbour stays', async () => {
    const breaks = vi.fn(() => true);
    const { screen } = open(
      <>
        <Probe code="A" breaks={breaks} />
        <Probe code="B" />
      </>,
    );
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Couldn’t show this part of the page');
    await expect.element(screen.getByText('shows B')).toBeVisible();
    breaks.mockReturnValue(false);
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByText('shows A')).toBeVisible();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  test('asks the lab anew on Retry: an answer that broke it is not drawn again, and its neighbour stays', async () => {
    const lab = fakeLab();
    lab.inprocess = orderFixtures(1).map((row) => ({ ...row, commessa: '2600666' }));
    const Orders = withBoundary(function Orders({ page }: { readonly page: number }) {
      const { data } = useRemote(ordersInProcess, { path: { page }, body: { order_by: [], query: {} } });
      const isBad = page === 1 && JSON.stringify(data ?? {}).includes('2600666');
      if (isBad) throw new Error('an answer that breaks the widget');
      return <p>{data ? `page ${page} is here` : `page ${page} is loading`}</p>;
    });
    const { screen } = open(
      <>
        <Orders page={1} />
        <Orders page={2} />
      </>,
      'en',
      lab,
    );
    const retry = screen.getByRole('button', { name: 'Retry' });
    await expect.element(screen.getByText('page 2 is here')).toBeVisible();
    await expect.element(retry).toBeVisible();
    lab.inprocess = orderFixtures(1);
    await retry.click();
    await expect.element(screen.getByText('page 1 is here')).toBeVisible();
    await expect.element(screen.getByText('page 2 is here')).toBeVisible();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  test('shows the message again where Retry does not help', async () => {
    const breaks = vi.fn(() => true);
    const { screen, onError } = open(<Probe code="A" breaks={breaks} />);
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => onError.mock.calls.length).toBe(2);
    await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('is drawn again when a text among its props changes, and not for a new function', async () => {
    const { screen, onError, render: drawAgain } = open(<Probe code="A" breaks={(code) => code === 'A'} />);
    await expect.element(screen.getByRole('alert')).toBeVisible();
    drawAgain(<Probe code="A" breaks={(code) => code === 'A'} />);
    await expect.element(screen.getByRole('alert')).toBeVisible();
    drawAgain(<Probe code="B" breaks={(code) => code === 'A'} />);
    await expect.element(screen.getByText('shows B')).toBeVisible();
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test('is reported once, to the log without personal data, and to the page', async () => {
    const { screen, log, onError } = open(<Probe code="A" breaks={() => true} />);
    await expect.element(screen.getByRole('alert')).toBeVisible();
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: expect.any(String) }));
    const errors = log.mock.calls.filter(([level]) => level === 'error');
    expect(errors).toEqual([
      ['error', expect.stringMatching(/^ta: /), expect.objectContaining({ widget: 'Probe' })],
    ]);
    expect(JSON.stringify(errors)).not.toContain('anna@');
  });

  test.each(languages)('says so in the language of the page: %s', async (language) => {
    const { screen } = open(<Probe code="A" breaks={() => true} />, language);
    const { brokenTitle = '', brokenText = '', retry = '' } = await loadTexts(kitTexts, language);
    await expect.element(screen.getByText(brokenTitle)).toBeVisible();
    await expect.element(screen.getByText(brokenText)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: retry })).toBeVisible();
  });
});

/** Widgets are the components that an entry exports from the folder of a feature. */
const notFeatures = ['kit', 'ui'];
const entries = import.meta.glob<string>('../{index,portal}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const exported = import.meta.glob<Readonly<Record<string, unknown>>>('../{index,portal}.ts', {
  eager: true,
});
const widgets = Object.entries(entries).flatMap(([entry, source]) =>
  [...source.matchAll(/^export \{([^}]+)\} from '\.\/([\w-]+)\//gm)]
    .filter(([, , folder = '']) => !notFeatures.includes(folder))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z]/.test(name))
    .map((name): [string, unknown] => [name, exported[entry]?.[name]]),
);

describe('the public widgets', () => {
  test('are all found', () => expect(widgets.length).toBeGreaterThan(40));

  test.each(widgets)('%s has a boundary of its own', (name, Widget) => {
    expect(Widget).toHaveProperty('displayName', `withBoundary(${name})`);
  });
});
