import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import type { AnyCallback } from '../../testing/render.tsx';
import { activeElement } from './dom.ts';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './Dialog.tsx';
import { TextInput } from './TextInput.tsx';

function Example(props: Partial<DialogProps> & { readonly closed?: () => void }) {
  const { closed, ...rest } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        title="Save this view"
        closeLabel="Close"
        {...rest}
        open={open}
        onClose={() => {
          closed?.();
          setOpen(false);
        }}
      >
        <TextInput aria-label="Name" value="" onValue={vi.fn<AnyCallback>()} />
      </Dialog>
    </>
  );
}

function WithQuestion() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog title="Upload files" open={open} closeLabel="Close" onClose={() => setAsking(true)}>
        <ConfirmDialog
          open={asking}
          title="Close?"
          yesLabel="Yes"
          noLabel="No"
          onYes={close}
          onNo={vi.fn<AnyCallback>()}
        >
          Files stop.
        </ConfirmDialog>
      </Dialog>
    </>
  );
}

describe.each(['page', 'shadow'] as const)('a dialog on a %s', (place) => {
  test('is named, takes the focus, and gives it back on Escape', async () => {
    const closed = vi.fn<AnyCallback>();
    const { screen } = render(<Example closed={closed} />, { in: place });
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog', { name: 'Save this view' });
    await expect.element(dialog).toBeVisible();
    expect(dialog.element().matches(':modal')).toBe(true);
    expect(activeElement()?.getAttribute('aria-label')).toBe('Name');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(activeElement()?.textContent).toBe('Open');
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('gives the focus back when it leaves together with a question inside it', async () => {
    const { screen } = render(<WithQuestion />, { in: place });
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(activeElement()?.textContent).toBe('Open');
  });

  test('closes by its cross and opens again', async () => {
    const { screen } = render(<Example />, { in: place });
    for (let time = 0; time < 2; time++) {
      await userEvent.click(screen.getByRole('button', { name: 'Open' }));
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
      expect(activeElement()?.textContent).toBe('Open');
    }
  });
});

test('a press on the backdrop closes, one that began inside does not', async () => {
  const closed = vi.fn<AnyCallback>();
  const { screen } = render(<Example closed={closed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog');
  const press = (on: Element, type: string) =>
    on.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, button: 0 }));
  press(screen.getByLabelText('Name').element(), 'pointerdown');
  press(dialog.element(), 'click');
  expect(closed).not.toHaveBeenCalled();
  press(dialog.element(), 'pointerdown');
  press(dialog.element(), 'click');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a locked dialog stays, however often Escape is pressed', async () => {
  const closed = vi.fn<AnyCallback>();
  const { screen } = render(<Example closed={closed} locked />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  for (let time = 0; time < 4; time++) await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByRole('dialog').element().matches(':modal')).toBe(true);
  expect(closed).not.toHaveBeenCalled();
});

test('a dialog that is taken away leaves the page usable', async () => {
  const before = document.body.getAttributeNames();
  const opened = render(
    <Dialog open title="Login" onClose={vi.fn<AnyCallback>()}>
      <TextInput aria-label="E-mail" value="" onValue={vi.fn<AnyCallback>()} />
    </Dialog>,
  );
  await expect.element(opened.screen.getByRole('dialog')).toBeVisible();
  opened.remove();
  const press = vi.fn<AnyCallback>();
  const { screen } = render(<Button onClick={press}>Behind</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Behind' }));
  expect(press).toHaveBeenCalledTimes(1);
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.body.getAttributeNames()).toEqual(before);
});

test('ORD-31: a question with two answers; the safe one has the focus when it is dangerous', async () => {
  const yes = vi.fn<AnyCallback>();
  const no = vi.fn<AnyCallback>();
  const question = (busy: boolean) => (
    <ConfirmDialog
      open
      title="Delete order no TA-1"
      yesLabel="Yes"
      noLabel="No"
      onYes={yes}
      onNo={no}
      danger
      busy={busy}
    >
      Do you really want to delete this order?
    </ConfirmDialog>
  );
  const { screen, render: again } = render(question(false));
  await expect.element(screen.getByRole('alertdialog', { name: 'Delete order no TA-1' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'No' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(yes).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(no).toHaveBeenCalledTimes(1);
  again(question(true));
  await expect.element(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Escape}');
  expect(no).toHaveBeenCalledTimes(1);
});
