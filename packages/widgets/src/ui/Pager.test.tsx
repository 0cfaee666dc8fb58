import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import type { AnyCallback } from '../../testing/render.tsx';
import { Pager } from './Pager.tsx';
import type { PagerProps } from './Pager.tsx';

const labels = {
  pager: 'Pages of your orders',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (page: number) => `Page ${page}`,
  position: (current: number, pages: number) => `${current} of ${pages}`,
};
const shared: PagerProps = { window: [1, 'gap', 4, 5, 6, 'gap', 12], current: 5, pages: 12, labels };

test('ORD-08, STATE-07: first, previous, numbers, next and last lead where they say', async () => {
  const go = vi.fn<AnyCallback>();
  const { screen } = render(<Pager {...shared} onPage={go} />);
  await expect.element(screen.getByRole('navigation', { name: 'Pages of your orders' })).toBeVisible();
  for (const name of ['First page', 'Previous page', 'Page 6', 'Next page', 'Last page']) {
    await userEvent.click(screen.getByRole('button', { name }));
  }
  expect(go.mock.calls).toEqual([[1], [4], [6], [6], [12]]);
  await expect
    .element(screen.getByRole('button', { name: 'Page 5' }))
    .toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'Page 5' }));
  expect(go).toHaveBeenCalledTimes(5);
});

test('PROJ-19: while more pages may follow, no step leads to the last', async () => {
  const go = vi.fn<AnyCallback>();
  const known = { ...shared, window: [1, 2, 3], current: 2, pages: 3, isLastKnown: false };
  const { screen, render: draw } = render(<Pager {...known} onPage={go} />);
  const last = screen.getByRole('button', { name: 'Last page' });
  await expect.element(last).toHaveAttribute('aria-disabled', 'true');
  (last.element() as HTMLElement).click();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(go.mock.calls).toEqual([[3]]);
  draw(<Pager {...known} isLastKnown onPage={go} />);
  await userEvent.click(last);
  expect(go).toHaveBeenLastCalledWith(3);
  expect(go).toHaveBeenCalledTimes(2);
});

test('each step has a name before the texts of a language are here: the number of its page', async () => {
  const none = { pager: '', first: '', previous: '', next: '', last: '', page: () => '', position: () => '' };
  const { screen } = render(<Pager {...shared} labels={none} onPage={() => undefined} />);
  const names = () =>
    screen
      .getByRole('button')
      .elements()
      .map((step) => step.getAttribute('aria-label'));
  await expect.poll(names).toEqual(['1', '4', '1', '4', '5', '6', '12', '6', '12']);
});

test('at an end the steps stay focusable but do nothing', async () => {
  const go = vi.fn<AnyCallback>();
  const { screen, render: again } = render(
    <Pager {...shared} window={[1, 2]} current={1} pages={2} onPage={go} />,
  );
  const next = screen.getByRole('button', { name: 'Next page' });
  await userEvent.click(next);
  again(<Pager {...shared} window={[1, 2]} current={2} pages={2} onPage={go} />);
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(go).toHaveBeenCalledTimes(1);
});

test('with addresses they are links; a modified press is the browser’s', async () => {
  const go = vi.fn<AnyCallback>();
  const { screen, container } = render(<Pager {...shared} hrefFor={(page) => `#p${page}`} onPage={go} />);
  const link = screen.getByRole('link', { name: 'Page 6' });
  await expect.element(link).toHaveAttribute('href', '#p6');
  const stop = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  container.addEventListener('click', (event) => !event.defaultPrevented && stop(event));
  await userEvent.click(link);
  expect(go).toHaveBeenCalledExactlyOnceWith(6);
  expect(stop).not.toHaveBeenCalled();
  await userEvent.click(link, { modifiers: ['ControlOrMeta'] });
  expect(go).toHaveBeenCalledTimes(1);
  expect(stop).toHaveBeenCalledTimes(1);
});

test('little room shows the position instead of the numbers; one page shows nothing', async () => {
  const { screen, container, render: again } = render(<Pager {...shared} onPage={vi.fn<AnyCallback>()} />);
  await expect.element(screen.getByText('5 of 12')).not.toBeVisible();
  container.style.setProperty('width', '360px');
  await expect.element(screen.getByText('5 of 12')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Page 6' })).not.toBeInTheDocument();
  again(<Pager {...shared} window={[1]} current={1} pages={1} />);
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
});
