import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import type { AnyCallback } from '../../testing/render.tsx';
import { AppliedChips } from './AppliedChips.tsx';
import { activeElement } from './dom.ts';
import { Badge } from './Badge.tsx';
import { Disclosure } from './Disclosure.tsx';
import { FailedState } from './Notice.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Spinner } from './Spinner.tsx';
import { Tabs } from './Tabs.tsx';

test('chips whose names arrive late are shown once each', async () => {
  const labels = { list: 'Filters', remove: (name: string) => `Remove ${name}`, clear: 'Clear' };
  function Late() {
    const [names, setNames] = useState(['', '', '']);
    return (
      <>
        <button onClick={() => setNames(['Search', 'Status', 'Date'])}>Texts arrive</button>
        <AppliedChips
          chips={names.map((name) => ({ name, onRemove: () => undefined }))}
          onClear={() => undefined}
          labels={labels}
        />
      </>
    );
  }
  const { screen } = render(<Late />);
  await userEvent.click(screen.getByRole('button', { name: 'Texts arrive' }));
  await expect.element(screen.getByRole('button', { name: 'Remove Date' })).toBeVisible();
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Search', 'Status', 'Date']);
});

test('arrow keys move through tabs and show their content', async () => {
  function Example() {
    const [tab, setTab] = useState('a');
    const tabs = ['a', 'b', 'c'].map((key) => ({ key, title: `Tab ${key}` }));
    return (
      <Tabs label="Order" tabs={tabs} selected={tab} onSelect={setTab}>
        Content {tab}
      </Tabs>
    );
  }
  const { screen } = render(<Example />, { in: 'shadow' });
  await userEvent.click(screen.getByRole('tab', { name: 'Tab a' }));
  for (const [key, now] of [
    ['{ArrowRight}', 'b'],
    ['{End}', 'c'],
    ['{ArrowRight}', 'a'],
    ['{ArrowLeft}', 'c'],
    ['{Home}', 'a'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect
      .element(screen.getByRole('tabpanel', { name: `Tab ${now}` }))
      .toHaveTextContent(`Content ${now}`);
    expect(activeElement()?.textContent).toBe(`Tab ${now}`);
  }
});

test('ORD-28: progress is a real value between 0 and 100', async () => {
  const { screen } = render(
    <>
      <ProgressBar value={140} label="Album" />
      <ProgressBar value={null} label="Preparing" />
    </>,
  );
  await expect.element(screen.getByRole('progressbar', { name: 'Album' })).toHaveAttribute('value', '100');
  await expect.element(screen.getByRole('progressbar', { name: 'Preparing' })).not.toHaveAttribute('value');
});

test('DASH-12: a count is spoken in words; none shows nothing', async () => {
  const { screen, render: again } = render(<Badge count={120} label="120 unread messages" />);
  await expect.element(screen.getByText('99+')).toBeVisible();
  await expect.element(screen.getByText('120 unread messages')).toBeInTheDocument();
  again(<Badge count={0} label="none" />);
  await expect.element(screen.getByText('none')).not.toBeInTheDocument();
});

test('SHELL-24: waiting is spoken, and not seen before 300 ms', async () => {
  const { screen } = render(<Spinner label="Loading..." />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading...');
  const wait = screen
    .getByRole('status')
    .element()
    .getAnimations()
    .find((one) => one instanceof CSSAnimation && one.animationName === 'ta-appear');
  const timing = wait?.effect?.getComputedTiming();
  expect(timing?.delay).toBe(300);
  expect(timing?.fill).toBe('backwards');
});

test('DASH-25: a failure is announced and can be tried again', async () => {
  const retry = vi.fn<AnyCallback>();
  const { screen } = render(
    <FailedState title="We could not load your orders" retryLabel="Retry" onRetry={retry} />,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('We could not load your orders');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a disclosure opens by press and key', async () => {
  const { screen } = render(<Disclosure title="When?">Soon</Disclosure>);
  await expect.element(screen.getByText('Soon')).not.toBeVisible();
  await userEvent.click(screen.getByText('When?'));
  await expect.element(screen.getByText('Soon')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Soon')).not.toBeVisible();
});
