import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import type { AnyCallback } from '../../testing/render.tsx';
import { Button, IconButton } from './Button.tsx';
import { closeIcon } from './icons.ts';

test('SES-03: a busy button says so, keeps the focus and does nothing', async () => {
  const press = vi.fn<AnyCallback>();
  const { screen, render: again } = render(<Button onClick={press}>LOGIN</Button>);
  const button = screen.getByRole('button', { name: 'LOGIN' });
  await userEvent.click(button);
  again(
    <Button onClick={press} busy>
      LOGIN
    </Button>,
  );
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(1);
  await expect.element(button).toHaveFocus();
});

test('a busy submit button does not send its form', async () => {
  const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  );
  const { screen, render: again } = render(form(false));
  await userEvent.click(screen.getByRole('button'));
  expect(send).toHaveBeenCalledTimes(1);
  again(form(true));
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(screen.getByLabelText('Name'));
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});

test('an address makes it a link; without a right to press it leads nowhere', async () => {
  const { screen } = render(
    <>
      <Button href="#list" target="_blank">
        VIEW FULL LIST
      </Button>
      <Button href="#gone" disabled>
        Gone
      </Button>
    </>,
  );
  const link = screen.getByRole('link', { name: 'VIEW FULL LIST' });
  await expect.element(link).toHaveAttribute('href', '#list');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  const gone = screen.getByRole('link', { name: 'Gone' });
  await expect.element(gone).not.toHaveAttribute('href');
  await expect.element(gone).toHaveAttribute('aria-disabled', 'true');
});

test('an icon button is named by its label', async () => {
  const press = vi.fn<AnyCallback>();
  const { screen } = render(<IconButton icon={closeIcon} label="Close" onClick={press} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(press).toHaveBeenCalledOnce();
});

/** Number of lines on which an element's words stand. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

test('a small button keeps its words on one line where there is little room; another one wraps', async () => {
  const { screen } = render(
    <div style={{ width: '60px' }}>
      <Button size="small">Change method</Button>
      <Button>Other words here</Button>
    </div>,
  );
  await expect.element(screen.getByRole('button', { name: 'Change method' })).toBeVisible();
  expect(linesOf(screen.getByText('Change method').element())).toBe(1);
  expect(linesOf(screen.getByText('Other words here').element())).toBeGreaterThan(1);
});
