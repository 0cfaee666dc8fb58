// Long because every case drives the same editor, opened by the same steps.
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Draft, DraftStore } from '@trade-area/core/editor';
import type { PrintProject } from '@trade-area/core/layout';
import { renderAsCustomer } from '../../../testing/customer.tsx';
import crop from '../workspace/crop.css?inline';
import type { EditorProps } from '../workspace/EditorFrame.tsx';
import shared from '../workspace/editor.css?inline';
import finish from '../workspace/finish.css?inline';
import { printEditorTexts } from '../workspace/strings.ts';
import look from './books.css?inline';
import { Books } from './Books.tsx';
import { memoryBookLab } from './fixtures.ts';
import preview from './preview.css?inline';
import stage from './stage.css?inline';
import { bookEditorTexts } from './strings.ts';

/** A photo of so many pixels, as a browser gives it; each name has another colour. */
async function photo(name: string, width = 2400, height = 1600): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('no canvas');
  paint.fillStyle = `hsl(${name.charCodeAt(0) * 40} 60% 50%)`;
  paint.fillRect(0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
  return new File([blob, name], name, { type: 'image/jpeg', lastModified: 5 });
}
const photos = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => photo(`${String.fromCharCode(97 + index)}.jpg`)));

async function open(props: Partial<EditorProps> = {}) {
  const lab = memoryBookLab();
  const drafts = new Map<string, Draft>();
  const store: DraftStore = {
    read: async (uuid) => drafts.get(uuid) ?? null,
    write: async (uuid, draft) => {
      drafts.set(uuid, draft);
      return true;
    },
    remove: async (uuid) => void drafts.delete(uuid),
  };
  const onOpened = vi.fn<EditorProps['onOpened']>();
  const onOrder = vi.fn<EditorProps['onOrder']>(async () => null);
  const drawn = await renderAsCustomer(
    <Books {...{ lab, onOpened, onOrder }} drafts={store} newHref="#new" storeHref="#store" {...props} />,
    { bundles: [printEditorTexts, bookEditorTexts] },
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([shared, finish, crop, look, stage, preview].join('\n'));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const give = (...files: readonly File[]) => {
    const input = drawn.container.querySelector<HTMLInputElement>('input[type=file]');
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    if (!input) throw new Error('no file input');
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const kept = () => [...lab.kept.values()][0];
  const button = (name: string | RegExp) =>
    drawn.screen.getByRole('button', { name, exact: typeof name === 'string' });
  return { ...drawn, lab, drafts, onOpened, onOrder, give, kept, button };
}
type Opened = Awaited<ReturnType<typeof open>>;

const shownOn = (project: PrintProject | undefined, index: number) =>
  project?.spreads[index]?.items.flatMap((item) =>
    item.kind === 'photo' && item.photoId ? [item.photoId] : [],
  ) ?? [];
const nameOf = (project: PrintProject | undefined, id: string | undefined) =>
  project?.photos.find((each) => each.id === id)?.name ?? '';

/** A draft of some photos, saved; its first spread is shown. */
async function withDraft(count = 12) {
  const opened = await open();
  const { screen, give, kept, button } = opened;
  await expect.element(screen.getByRole('heading', { name: 'Design a photo book' })).toBeVisible();
  give(...(await photos(count)));
  await expect.poll(() => shownOn(kept(), 0).length).toBeGreaterThan(0);
  await expect.poll(() => kept()?.photos.filter(({ status }) => status === 'ready').length).toBe(count);
  await button('Pages 1–2').click();
  await expect.element(screen.getByText(/^Saved /)).toBeVisible();
  return opened;
}
const items = ({ screen }: Opened) => screen.getByRole('list', { name: 'Items on this spread' });

describe('the editor of books', () => {
  test('photos become a finished draft on the pages and with the cover of the chosen size', async () => {
    const opened = await open();
    const { screen, give, kept, onOpened } = opened;
    await screen.getByRole('radio', { name: '20 × 30 cm' }).click();
    await screen.getByRole('combobox', { name: 'Pages' }).selectOptions('24 pages');
    give(...(await photos(14)));
    await expect.poll(() => kept()?.spreads.flatMap((_, index) => shownOn(kept(), index)).length).toBe(14);
    expect(kept()).toMatchObject({ size: '20x30', family_id: 275 });
    expect(kept()?.spreads).toHaveLength(12);
    expect(kept()?.cover?.items).toHaveLength(1);
    expect(onOpened.mock.lastCall).toEqual([kept()?.uuid]);
    await expect.element(screen.getByText('24 pages · 14 photos')).toBeVisible();
    await expect.element(screen.getByText('0 photos not used').first()).toBeVisible();
  });

  test('an empty book is begun without photos', async () => {
    const { button, kept, screen } = await open();
    await button('Start with an empty book').click();
    await expect.element(screen.getByText('No photos yet')).toBeVisible();
    expect(kept()?.spreads).toHaveLength(10);
  });

  test('spreads: chosen, added, duplicated, moved, locked and removed, each one step', async () => {
    const { screen, kept, button } = await withDraft();
    const strip = screen.getByRole('navigation', { name: 'Spreads' });
    const ids = () => kept()?.spreads.map(({ id }) => id) ?? [];
    const before = ids();
    await strip.getByRole('button', { name: 'Add spread' }).click();
    await expect.poll(() => ids().length).toBe(before.length + 1);
    await expect
      .element(strip.getByRole('button', { name: 'Pages 3–4', exact: true }))
      .toHaveAttribute('aria-current');
    const added = ids()[1];
    await userEvent.click(strip.getByRole('button', { name: 'Pages 3–4', exact: true }));
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect.poll(() => ids().indexOf(added ?? '')).toBe(2);
    await button('More actions for Pages 5–6').click();
    await screen.getByRole('menuitem', { name: 'Lock' }).click();
    await expect.poll(() => kept()?.spreads[2]?.locked).toBe(true);
    await button('More actions for Pages 5–6').click();
    await screen.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect.poll(() => ids().length).toBe(before.length + 2);
    await button('More actions for Pages 7–8').click();
    await screen.getByRole('menuitem', { name: 'Remove' }).click();
    await expect.poll(() => ids().length).toBe(before.length + 1);
    for (let step = 0; step < 5; step += 1) await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(ids).toEqual(before);
  });

  test('layouts keep every photo; shuffle shows another; undo brings the first back', async () => {
    const { screen, kept, button } = await withDraft();
    const template = () => kept()?.spreads[0]?.template ?? '';
    const [first, photosBefore] = [template(), shownOn(kept(), 0).toSorted()];
    await screen.getByRole('tab', { name: /^Layouts/ }).click();
    await button('Shuffle').click();
    await expect.poll(template).not.toBe(first);
    expect(shownOn(kept(), 0).toSorted()).toEqual(photosBefore);
    await button(/^Undo: /).click();
    await expect.poll(template).toBe(first);
    await screen
      .getByRole('list', { name: 'Layouts' })
      .getByRole('button', { pressed: false })
      .first()
      .click();
    await expect.poll(template).not.toBe(first);
    await button('Shuffle all').click();
    await expect.poll(() => kept()?.seed).toBe(2);
  });

  test('by keys: an item is chosen, nudged, copied to another spread, cropped and removed', async () => {
    const opened = await withDraft();
    const { screen, kept } = opened;
    const first = () => kept()?.spreads[0]?.items[0];
    (items(opened).getByRole('button').first().element() as HTMLElement).focus();
    const chosen = items(opened).getByRole('button', { pressed: true });
    await expect.element(chosen).toHaveFocus();
    const { x = 0 } = first() ?? {};
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    await expect
      .poll(() => Math.max(...(kept()?.spreads[0]?.items.map((item) => item.x - x) ?? [])))
      .toBeGreaterThan(5);
    await userEvent.keyboard('{Control>}c{/Control}{PageDown}');
    const second = kept()?.spreads[1]?.items.length ?? 0;
    (items(opened).getByRole('button').first().element() as HTMLElement).focus();
    await userEvent.keyboard('{Control>}v{/Control}');
    await expect.poll(() => kept()?.spreads[1]?.items.length).toBe(second + 1);
    (items(opened).getByRole('button').first().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('application', { name: 'Photo in its frame' })).toHaveFocus();
    await userEvent.keyboard('++{Escape}');
    await expect
      .poll(() => kept()?.spreads[1]?.items.some((item) => item.kind === 'photo' && item.crop.zoom > 1.1))
      .toBe(true);
    (items(opened).getByRole('button').first().element() as HTMLElement).focus();
    await userEvent.keyboard('{Delete}');
    await expect.poll(() => kept()?.spreads[1]?.items.length).toBe(second);
  });

  test('by pointer: a photo is dragged onto another and both are exchanged; a corner resizes; what is nearby snaps', async () => {
    const opened = await withDraft(30);
    const { container, kept, button } = opened;
    const surface = container.querySelector<HTMLElement>('.ta-book-stage__sheet');
    if (!surface) throw new Error('no stage');
    vi.spyOn(surface, 'setPointerCapture').mockImplementation(() => undefined);
    const boxOf = (id: string | undefined) => {
      const item = kept()?.spreads[0]?.items.find((each) => each.id === id);
      if (!item) throw new Error('no item');
      return item;
    };
    const [one, two] = kept()?.spreads[0]?.items ?? [];
    if (one?.kind !== 'photo' || two?.kind !== 'photo') throw new Error('two photos are needed');
    const point = (type: string, target: Element, x: number, y: number, more: PointerEventInit = {}) =>
      target.dispatchEvent(
        new PointerEvent(type, { pointerId: 1, bubbles: true, button: 0, clientX: x, clientY: y, ...more }),
      );
    const { left, top, width, height } = surface.getBoundingClientRect();
    const geometry = kept()?.geometry;
    if (!geometry) throw new Error('no book');
    const [sheetWidth, sheetHeight] = [geometry.page_w * 2 + 6, geometry.page_h + 6];
    const scale = Math.min(width / sheetWidth, height / sheetHeight);
    const at = (x: number, y: number) =>
      [
        left + (width - sheetWidth * scale) / 2 + (x + 3) * scale,
        top + (height - sheetHeight * scale) / 2 + (y + 3) * scale,
      ] as const;
    const middle = ({ x, y, w, h }: typeof one | typeof two) => at(x + w / 2, y + h / 2);
    point('pointerdown', surface, ...middle(one));
    point('pointermove', surface, ...middle(two));
    point('pointerup', surface, ...middle(two));
    await expect.poll(() => (boxOf(two.id) as typeof two).photoId).toBe(one.photoId);
    expect((boxOf(one.id) as typeof one).photoId).toBe(two.photoId);
    const handle = container.querySelector('[data-handle="se"]');
    if (!handle) throw new Error('no handle');
    const corner = at(one.x + one.w, one.y + one.h);
    point('pointerdown', handle, ...corner);
    point('pointermove', handle, corner[0] - 20 * scale, corner[1] - 10 * scale, { ctrlKey: true });
    point('pointerup', handle, corner[0] - 20 * scale, corner[1] - 10 * scale, { ctrlKey: true });
    await expect.poll(() => boxOf(one.id).w).toBeCloseTo(one.w - 20, 0);
    await button('Undo: Resize').click();
    await button('Undo: Swap photos').click();
    await expect.poll(() => (boxOf(one.id) as typeof one).photoId).toBe(one.photoId);
  });

  test('a photo of the tray is placed with Enter, counted as used, and hidden with the used ones', async () => {
    const { screen, kept, button } = await withDraft();
    const tray = screen.getByRole('list', { name: 'Photos', exact: true });
    await screen.getByRole('checkbox', { name: 'Hide used' }).click();
    await expect.element(tray.getByRole('button')).not.toBeInTheDocument();
    await screen.getByRole('checkbox', { name: 'Hide used' }).click();
    await screen.getByRole('searchbox', { name: 'Search photos' }).fill('C.JPG');
    const found = tray.getByRole('button', { name: /^c\.jpg/ });
    await expect.poll(() => tray.getByRole('listitem').elements().length).toBe(1);
    const elsewhere = kept()?.spreads.findIndex((_, index) =>
      shownOn(kept(), index).every((id) => nameOf(kept(), id) !== 'c.jpg'),
    );
    await button(`Pages ${(elsewhere ?? 0) * 2 + 1}–${(elsewhere ?? 0) * 2 + 2}`).click();
    (found.element() as HTMLElement).focus();
    await userEvent.keyboard('5{Enter}');
    await expect.element(tray.getByRole('button', { name: 'c.jpg, used 2 times, 5 stars' })).toBeVisible();
    expect(shownOn(kept(), elsewhere ?? 0).map((id) => nameOf(kept(), id))).toContain('c.jpg');
  });

  test('checks lead to their item, are mended or accepted, and then the book is ordered at its price', async () => {
    const opened = await withDraft();
    const { screen, kept, button, onOrder } = opened;
    await screen.getByRole('combobox', { name: 'Pages' }).selectOptions('22');
    await expect.poll(() => kept()?.spreads.length).toBe(11);
    await screen.getByRole('tab', { name: /^Checks/ }).click();
    await expect.element(screen.getByText('Nothing is printed here.').first()).toBeVisible();
    await button('Show Pages 21–22').click();
    await expect.element(screen.getByRole('heading', { name: 'Pages 21–22' })).toBeVisible();
    await button('Review and order').click();
    await screen.getByRole('textbox', { name: 'Project name' }).fill('Anna & Luca');
    await button('One book more').click();
    await expect.element(screen.getByText('49,10 €').first()).toBeVisible();
    await button('Order').click();
    await expect.poll(() => onOrder.mock.calls).toEqual([[kept()?.uuid]]);
    expect(kept()).toMatchObject({ name: 'Anna & Luca', cover: { copies: 2 } });
  });

  test('the preview turns its pages by keys and shows all of them', async () => {
    const { screen, button } = await withDraft();
    await button('Preview').click();
    await expect.element(screen.getByText(/^Pages 1–2 · 2 of/)).toBeVisible();
    await button('Next pages').click();
    await expect.element(screen.getByText(/^Pages 3–4/)).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(screen.getByText(/^Cover/)).toBeVisible();
    await screen.getByRole('tab', { name: 'All spreads' }).click();
    await button('Open Pages 5–6').click();
    await expect.element(screen.getByText(/^Pages 5–6/)).toBeVisible();
    await button('Back to the book').click();
    await expect.element(screen.getByRole('heading', { name: 'Pages 5–6' })).toBeVisible();
  });
});
