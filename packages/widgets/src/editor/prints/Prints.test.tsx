// Long because every case drives the same editor, opened by the same steps.
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Draft, DraftStore } from '@trade-area/core/editor';
import { fail, succeed } from '@trade-area/core/kernel';
import { renderAsCustomer } from '../../../testing/customer.tsx';
import cards from './cards.css?inline';
import crop from '../workspace/crop.css?inline';
import shared from '../workspace/editor.css?inline';
import finish from '../workspace/finish.css?inline';
import { choices, memoryPrintLab } from './fixtures.ts';
import type { MemoryPrintLab } from './fixtures.ts';
import { Prints } from './Prints.tsx';
import type { PrintsProps } from './Prints.tsx';
import sheet from './prints.css?inline';
import { printEditorTexts } from '../workspace/strings.ts';

/** A photo of so many pixels, as a browser gives it. */
async function photo(name: string, width = 2400, height = 1600): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('no canvas');
  paint.fillStyle = `hsl(${name.length * 40} 60% 50%)`;
  paint.fillRect(0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
  return new File([blob, name], name, { type: 'image/jpeg', lastModified: 5 });
}

interface Setup {
  readonly lab?: MemoryPrintLab;
  readonly props?: Partial<PrintsProps>;
}

async function open({ lab = memoryPrintLab(), props = {} }: Setup = {}) {
  const drafts = new Map<string, Draft>();
  const store: DraftStore = {
    read: async (uuid) => drafts.get(uuid) ?? null,
    write: async (uuid, draft) => {
      drafts.set(uuid, draft);
      return true;
    },
    remove: async (uuid) => void drafts.delete(uuid),
  };
  const onOpened = vi.fn<PrintsProps['onOpened']>();
  const onOrder = vi.fn<PrintsProps['onOrder']>(async () => null);
  const drawn = await renderAsCustomer(
    <Prints {...{ lab, onOpened, onOrder }} drafts={store} newHref="#new" storeHref="#store" {...props} />,
    { bundles: [printEditorTexts] },
  );
  const look = new CSSStyleSheet();
  look.replaceSync([shared, sheet, cards, finish, crop].join('\n'));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, look];
  const give = (...files: readonly File[]) => {
    const input = drawn.container.querySelector<HTMLInputElement>('input[type=file]');
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    if (!input) throw new Error('no file input');
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const kept = () => [...lab.kept.values()][0];
  const button = (name: string | RegExp) => drawn.screen.getByRole('button', { name });
  return { ...drawn, lab, drafts, onOpened, onOrder, give, kept, button };
}

/** Opens a new project with these photos, and waits until it is saved with all of them. */
async function withPhotos(files: readonly File[], setup: Setup = {}) {
  const opened = await open(setup);
  await expect.element(opened.screen.getByRole('heading', { name: 'Order prints' })).toBeVisible();
  await opened.screen.getByRole('radio', { name: '13 × 18 cm' }).click();
  opened.give(...files);
  await expect
    .poll(() => opened.kept()?.photos.filter(({ status }) => status === 'ready').length)
    .toBe(files.length);
  await expect.element(opened.screen.getByText(/^Saved /)).toBeVisible();
  return opened;
}

const cropOf = ({ kept }: Awaited<ReturnType<typeof open>>) => {
  const item = kept()?.spreads[0]?.items[0];
  if (item?.kind !== 'photo') throw new Error('no print');
  return item.crop;
};

describe('the editor of prints', () => {
  test('a photo that is chosen is a print of the chosen size, saved, and the address leads to it', async () => {
    const opened = await withPhotos([await photo('a.jpg'), await photo('tall.jpg', 1600, 2400)]);
    const { screen, kept, onOpened } = opened;
    expect(kept()).toMatchObject({ size: '13x18', spreads: [{ turned: true }, { turned: false }] });
    expect(onOpened.mock.calls).toEqual([[kept()?.uuid]]);
    await expect
      .element(screen.getByRole('list', { name: 'Prints' }).getByRole('listitem').nth(1))
      .toBeVisible();
    await expect
      .element(screen.getByRole('listitem', { name: 'Print 1: a.jpg' }).getByText('Sharp'))
      .toBeVisible();
    await expect.element(screen.getByText('2 photos · 2 prints')).toBeVisible();
  });

  test('copies: by button and by number, with undo, redo and the history', async () => {
    const opened = await withPhotos([await photo('a.jpg')]);
    const { screen, kept, button } = opened;
    await button('One more copy of a.jpg').click();
    await screen.getByRole('spinbutton', { name: 'Copies of a.jpg' }).fill('12');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => kept()?.spreads[0]?.copies).toBe(12);
    await button('Undo: Change copies').click();
    await expect.poll(() => kept()?.spreads[0]?.copies).toBe(2);
    await button('Redo: Change copies').click();
    await expect.poll(() => kept()?.spreads[0]?.copies).toBe(12);
    await button('History').click();
    await button('Opened').click();
    await expect.poll(() => kept()?.spreads.length).toBe(0);
    await expect.element(screen.getByText('No prints yet')).toBeVisible();
  });

  test('the keys of the frame crop: each act is one step, and undo takes it back', async () => {
    const opened = await withPhotos([await photo('a.jpg')]);
    await opened.screen.getByRole('listitem').getByRole('button', { name: 'Crop a.jpg' }).last().click();
    const frame = opened.screen.getByRole('application', { name: 'Photo in its frame' });
    await expect.element(frame).toHaveFocus();
    await userEvent.keyboard('++');
    await expect.poll(() => cropOf(opened).zoom).toBeCloseTo(1.08 ** 2, 5);
    const { cx } = cropOf(opened);
    // The photo follows the arrow: more of its left is seen.
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => cropOf(opened).cx).toBeLessThan(cx);
    await userEvent.keyboard('r');
    await expect.poll(() => cropOf(opened).quarter).toBe(1);
    await userEvent.keyboard('{Shift>}R{/Shift}f');
    await expect.poll(() => [cropOf(opened).quarter, cropOf(opened).flip]).toEqual([0, true]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => cropOf(opened).flip).toBe(false);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.poll(() => cropOf(opened).flip).toBe(true);
  });

  test('the mouse moves the photo, the wheel zooms about the pointer, two fingers pinch', async () => {
    const opened = await withPhotos([await photo('a.jpg')]);
    await opened.screen.getByRole('button', { name: 'Crop a.jpg' }).last().click();
    const frame = opened.screen.getByRole('application').element();
    const { left, top, width, height } = frame.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2 };
    frame.dispatchEvent(new WheelEvent('wheel', { deltaY: -300, bubbles: true, cancelable: true, ...at }));
    await expect.poll(() => cropOf(opened).zoom).toBeCloseTo(Math.exp(0.48), 3);
    const before = cropOf(opened);
    // A made pointer cannot be captured.
    vi.spyOn(frame as HTMLElement, 'setPointerCapture').mockImplementation(() => undefined);
    const point = (type: string, pointerId: number, x: number, y: number) =>
      frame.dispatchEvent(
        new PointerEvent(type, {
          ...{ pointerId, bubbles: true, button: 0, isPrimary: pointerId === 1 },
          ...{ clientX: at.clientX + x, clientY: at.clientY + y },
        }),
      );
    point('pointerdown', 1, 0, 0);
    point('pointermove', 1, -20, 0);
    point('pointermove', 1, -40, 0);
    point('pointerup', 1, -40, 0);
    await expect.poll(() => cropOf(opened).cx).toBeGreaterThan(before.cx);
    const { zoom } = cropOf(opened);
    point('pointerdown', 1, -50, 0);
    point('pointerdown', 2, 50, 0);
    point('pointermove', 2, 100, 0);
    point('pointerup', 1, -50, 0);
    point('pointerup', 2, 100, 0);
    await expect.poll(() => cropOf(opened).zoom).toBeCloseTo(zoom * 1.5, 3);
    // Wheel, drag and pinch are a step each.
    await opened.button('Done').click();
    for (const left of [zoom, zoom, 1]) {
      await opened.button('Undo: Crop').click();
      await expect.poll(() => cropOf(opened).zoom).toBeCloseTo(left, 3);
    }
  });

  test('too few pixels block the order until they are accepted; the lab’s price is that of all copies', async () => {
    const opened = await withPhotos([await photo('small.jpg', 700, 500)]);
    const { screen, kept, button, onOrder } = opened;
    await expect.element(screen.getByText(/^Resolution too low: \d+ dpi/)).toBeVisible();
    await button('One more copy of small.jpg').click();
    await button('Review and order').click();
    await expect.element(screen.getByText('Solve the problems in the list of checks first.')).toBeVisible();
    await expect.element(button('Order')).toBeDisabled();
    await screen.getByRole('checkbox', { name: /small\.jpg/ }).click();
    await screen.getByRole('textbox', { name: 'Project name' }).fill('Anna & Luca');
    await expect.element(screen.getByText('1,10 €').first()).toBeVisible();
    await button('Order').click();
    await expect.poll(() => onOrder.mock.calls).toEqual([[kept()?.uuid]]);
    expect(kept()).toMatchObject({ name: 'Anna & Luca', spreads: [{ copies: 2 }] });
    expect(kept()?.accepted).toHaveLength(1);
  });

  test('a finding leads to its print', async () => {
    const { screen, button } = await withPhotos([await photo('small.jpg', 700, 500)]);
    await button('Show small.jpg').click();
    await expect.element(screen.getByRole('application', { name: 'Photo in its frame' })).toBeVisible();
    await expect.element(screen.getByRole('dialog').getByText('Too low')).toBeVisible();
  });

  test('files that are no photos are named with the way out', async () => {
    const { screen, give, button } = await open();
    await expect.element(screen.getByRole('heading', { name: 'Order prints' })).toBeVisible();
    give(new File(['words'], 'notes.txt'), await photo('a.jpg'));
    await expect
      .element(screen.getByText('notes.txt: not a JPG or TIFF file. Export it as JPG.'))
      .toBeVisible();
    await expect.element(screen.getByRole('listitem', { name: 'Print 1: a.jpg' })).toBeVisible();
    await button('Dismiss').click();
    await expect.element(screen.getByText(/notes\.txt/)).not.toBeInTheDocument();
  });
});

describe('borders and colours', () => {
  test('of all prints above the grid, of one in its crop; undone in one step each', async () => {
    const opened = await withPhotos([await photo('a.jpg'), await photo('b.jpg')]);
    const { screen, kept, button } = opened;
    const boxes = () => kept()?.spreads.map(({ items: [item] }) => item?.x.toFixed(1));
    await screen.getByRole('combobox', { name: 'Border' }).selectOptions('White border');
    await expect.poll(boxes).toEqual(['5.2', '5.2']);
    await button('Crop a.jpg').first().click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Colour' }).selectOptions('Black and white');
    await dialog.getByRole('combobox', { name: 'Border' }).selectOptions('No border');
    await userEvent.keyboard('{Escape}');
    await expect.poll(boxes).toEqual(['-3.0', '5.2']);
    expect(kept()?.spreads[0]?.items[0]).toMatchObject({ filter: 'bw' });
    await expect.element(screen.getByRole('combobox', { name: 'Border' })).toHaveDisplayValue('Various');
    for (let step = 0; step < 3; step += 1) await button('Undo: Change border or colour').click();
    await expect.poll(boxes).toEqual(['-3.0', '-3.0']);
  });
});

describe('saving', () => {
  test('without the lab it is kept on this device, and says so', async () => {
    const { screen, lab, drafts, button } = await withPhotos([await photo('a.jpg')]);
    lab.fails.save = 'offline';
    await button('One more copy of a.jpg').click();
    await expect.element(screen.getByText('Offline, kept on this device')).toBeVisible();
    expect([...drafts.values()][0]?.project.spreads[0]?.copies).toBe(2);
    lab.fails.save = null;
    globalThis.dispatchEvent(new Event('online'));
    await expect.element(screen.getByText(/^Saved /)).toBeVisible();
    expect(drafts.size).toBe(0);
  });

  test('changed elsewhere: one’s own becomes a copy with an address of its own', async () => {
    const { screen, lab, onOpened, kept, button } = await withPhotos([await photo('a.jpg')]);
    lab.fails.save = 'conflict';
    await button('One more copy of a.jpg').click();
    await expect.element(screen.getByRole('alertdialog', { name: 'Changed elsewhere' })).toBeVisible();
    lab.fails.save = null;
    await button('Keep mine as a copy').click();
    await expect.poll(() => lab.kept.size).toBe(2);
    const copy = [...lab.kept.values()][1];
    expect([kept()?.spreads[0]?.copies, copy?.spreads[0]?.copies]).toEqual([1, 2]);
    expect(onOpened.mock.lastCall).toEqual([copy?.uuid]);
  });

  test('changed elsewhere: the other version is opened', async () => {
    const { screen, lab, kept, button } = await withPhotos([await photo('a.jpg')]);
    const theirs = kept();
    if (!theirs) throw new Error('no project');
    lab.fails.save = 'conflict';
    await button('One more copy of a.jpg').click();
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
    lab.kept.set(theirs.uuid, {
      ...theirs,
      rev: 9,
      spreads: theirs.spreads.map((each) => ({ ...each, copies: 7 })),
    });
    lab.fails.save = null;
    await button('Open the other version').click();
    await expect.element(screen.getByRole('spinbutton', { name: 'Copies of a.jpg' })).toHaveValue('7');
  });
});

describe('opening', () => {
  test('after a lost answer the new project is asked for by the same uuid', async () => {
    const lab = memoryPrintLab();
    const { create } = lab;
    const uuids: string[] = [];
    const losing = async (...given: Parameters<typeof create>) => {
      uuids.push(given[0]);
      const answer = await create(...given);
      return uuids.length === 1 ? fail('timeout') : answer;
    };
    Object.assign(lab, { create: losing });
    const opened = await open({ lab });
    await expect.element(opened.screen.getByRole('heading', { name: 'Order prints' })).toBeVisible();
    opened.give(await photo('a.jpg'));
    await expect.element(opened.screen.getByRole('alert')).toBeVisible();
    opened.give(await photo('a.jpg'));
    await expect.element(opened.screen.getByText(/^Saved /)).toBeVisible();
    expect(uuids).toHaveLength(2);
    expect(lab.kept.size).toBe(1);
  });

  test('an open project can have the sizes of its own product alone, as the lab takes them', async () => {
    const lab = memoryPrintLab();
    const other = choices.map((each) => ({ ...each, product_code: 'fine', name: 'Fine art' }));
    Object.assign(lab, { choices: async () => succeed([...choices, ...other]) });
    const uuid = '0b1c2d3e-1111-4222-8333-444455556666';
    const [, choice] = choices;
    if (!choice) throw new Error('no choice');
    await lab.create(uuid, choice);
    const { screen } = await open({ lab, props: { project: uuid } });
    const size = screen.getByRole('combobox', { name: 'Size' });
    await expect.element(size).toHaveValue('prints 13x18');
    const names = [...size.element().querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(names).toEqual(['10 × 15 cm', '13 × 18 cm']);
  });

  test('PRINT-14: a project that is gone says so; a lab that does not answer is asked again, or left for the store', async () => {
    const gone = await open({ props: { project: '0b1c2d3e-1111-4222-8333-444455556666' } });
    await expect.element(gone.screen.getByText('This project is no longer available')).toBeVisible();
    gone.remove();
    const lab = memoryPrintLab();
    lab.fails.choices = 'unavailable';
    const failed = await open({ lab });
    await expect.element(failed.screen.getByRole('alert')).toBeVisible();
    await expect
      .element(failed.screen.getByRole('link', { name: 'Go to the store' }))
      .toHaveAttribute('href', '#store');
    lab.fails.choices = null;
    await failed.button('Retry').click();
    await expect.element(failed.screen.getByRole('heading', { name: 'Order prints' })).toBeVisible();
  });
});
