import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import type { AnyCallback } from '../../testing/render.tsx';
import { activeElement } from './dom.ts';
import { Dialog } from './Dialog.tsx';
import { Menu } from './Menu.tsx';
import { Popover } from './Popover.tsx';

const names = ['English', 'Italiano', 'Español', 'Français', 'Deutsch'];
const menu = (onSelect: (name: string) => void) => (
  <Menu
    label="Language"
    items={names.map((label) => ({
      key: label,
      label,
      checked: label === 'English',
      disabled: label === 'Español',
      onSelect: () => onSelect(label),
    }))}
  />
);
const focused = () => activeElement()?.textContent;

describe.each(['page', 'shadow'] as const)('a menu on a %s', (place) => {
  test('opens by key, walks, wraps, jumps by letters and chooses', async () => {
    const choose = vi.fn<AnyCallback>();
    const { screen } = render(menu(choose), { in: place });
    const button = screen.getByRole('button', { name: 'Language' });
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('menu', { name: 'Language' })).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    expect(focused()).toBe('English');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Deutsch');
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Français');
    await userEvent.keyboard('it');
    expect(focused()).toBe('Italiano');
    await userEvent.keyboard('{Enter}');
    expect(choose).toHaveBeenCalledExactlyOnceWith('Italiano');
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    expect(focused()).toBe('Language');
  });

  test('goes away by Escape and by a press elsewhere, not by one inside', async () => {
    const { screen } = render(
      <>
        <p>Elsewhere</p>
        <Popover label="Columns">
          <label>
            <input type="checkbox" /> Price
          </label>
        </Popover>
      </>,
      { in: place },
    );
    const button = screen.getByRole('button', { name: 'Columns' });
    const panel = screen.getByRole('dialog', { name: 'Columns' });
    await userEvent.click(button);
    await userEvent.click(screen.getByText('Price'));
    await expect.element(panel).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    expect(focused()).toBe('Columns');
    await userEvent.click(button);
    await expect.element(panel).toBeVisible();
    await userEvent.click(screen.getByText('Elsewhere'));
    await expect.element(panel).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect.element(panel).toBeVisible();
    await userEvent.click(button);
    await expect.element(panel).not.toBeInTheDocument();
  });
});

test('the current choice is marked; what is disabled is passed over and cannot be chosen', async () => {
  const choose = vi.fn<AnyCallback>();
  const { screen } = render(menu(choose));
  await userEvent.click(screen.getByRole('button'));
  await expect
    .element(screen.getByRole('menuitemradio', { name: 'English' }))
    .toHaveAttribute('aria-checked', 'true');
  const off = screen.getByRole('menuitemradio', { name: 'Español' });
  await expect.element(off).toHaveAttribute('aria-disabled', 'true');
  off.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(choose).not.toHaveBeenCalled();
});

test('Escape closes the menu, not the dialog around it', async () => {
  const close = vi.fn<AnyCallback>();
  const { screen } = render(
    <Dialog open title="Filters" onClose={close}>
      {menu(vi.fn<AnyCallback>())}
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Language' }));
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(close).not.toHaveBeenCalled();
});

test('nothing listens on the page once it is closed or gone', async () => {
  const added = vi.spyOn(document, 'addEventListener');
  const removed = vi.spyOn(document, 'removeEventListener');
  const { screen, remove } = render(menu(vi.fn<AnyCallback>()));
  await userEvent.click(screen.getByRole('button'));
  await expect.element(screen.getByRole('menu')).toBeVisible();
  remove();
  const presses = (calls: readonly (readonly unknown[])[]) =>
    calls.filter(([type]) => type === 'pointerdown');
  expect(presses(added.mock.calls).length).toBeGreaterThan(0);
  expect(presses(removed.mock.calls).map((call) => call[1])).toEqual(
    presses(added.mock.calls).map((call) => call[1]),
  );
});
