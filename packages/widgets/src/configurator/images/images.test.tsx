import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { field, wireAnswer, wireProduct, wireQuote } from '../../../../core/test/configurator.ts';
import type { RecordedRequest } from '../../../testing/answers.ts';
import { openConfigurator } from '../../../testing/configuratorPage.tsx';

const image = (id: string, change: Readonly<Record<string, unknown>> = {}) => ({
  id,
  width: 3000,
  height: 3000,
  thumb: '',
  name: `${id}.jpg`,
  size: 9,
  offset: 9,
  sha256: id,
  state: 'ready',
  problem: '',
  ...change,
});
const product = wireProduct({
  uploader: true,
  options: [{ name: 'Panels', label: 'Number of frames', kind: 'number', part: 'album', least: 1, most: 12 }],
});
const wallSet = (images: readonly unknown[] = [], change: Readonly<Record<string, unknown>> = {}) => ({
  '/configurator/product/10': product,
  '/configurator/price': wireAnswer({ Panels: 3 }),
  '/create_project_type/weddingbook': { pID: 'p1', signature: 's1' },
  '/getProjectInfo/images/1001/p1': images,
  ...change,
});
const lastFields = (requests: readonly RecordedRequest[]) =>
  (
    JSON.parse(requests.findLast(({ path }) => path.endsWith('/configurator/price'))?.sent ?? '{}') as {
      fields: unknown;
    }
  ).fields;
const asked = (requests: readonly RecordedRequest[], path: string) =>
  requests.filter((request) => request.path.includes(path)).length;

test('CONF-03: a product without an uploader has neither frames nor a panel, and asks for no project', async () => {
  const { screen, requests } = await openConfigurator();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wedding Book');
  expect(screen.getByRole('button', { name: /Choose image/ }).elements()).toEqual([]);
  expect(asked(requests, 'create_project_type')).toBe(0);
});

test('CONF-02, CONF-08, CONF-09: a frame opens the panel; Use image fills the frame it was opened for, and closes', async () => {
  const answers = wallSet([image('sea'), image('hill', { width: 900, height: 900 })]);
  const { screen, requests } = await openConfigurator({ answers });
  await expect.element(screen.getByText('Frame 3')).toBeVisible();
  expect(asked(requests, 'create_project_type')).toBe(0);
  await screen.getByRole('button', { name: 'Choose image: Frame 2' }).click();
  const panel = screen.getByRole('dialog', { name: 'Your images' });
  await expect.element(panel.getByText('Frame 2, 20 × 20 cm')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Use image' })).toBeDisabled();
  await expect.element(panel.getByText('Too few pixels for this frame')).toBeVisible();
  await panel.getByRole('radio', { name: /hill.jpg/ }).click();
  await expect.element(panel.getByRole('button', { name: 'Use image' })).toBeDisabled();
  const sea = panel.getByRole('radio', {
    name: /sea\.jpg 3,?000 × 3,?000 px Good for this frame, up to 20 × 20 cm/,
  });
  await sea.click();
  await panel.getByRole('button', { name: 'Use image' }).click();
  expect(screen.getByRole('dialog').elements()).toEqual([]);
  await expect
    .poll(() => lastFields(requests))
    .toEqual([field('Img2_Id', 'sea'), field('Img2_Url', ''), field('Img2_W', 3000), field('Img2_H', 3000)]);
});

test('CONF-09: the close button, Cancel and Escape close the panel without setting anything', async () => {
  const { screen, requests } = await openConfigurator({ answers: wallSet([image('sea')]) });
  const open = screen.getByRole('button', { name: 'Choose image: Frame 1' });
  for (const close of ['Close', 'Cancel', 'Escape']) {
    await open.click();
    await screen.getByRole('radio', { name: /sea/ }).click();
    if (close === 'Escape') await userEvent.keyboard('{Escape}');
    else await screen.getByRole('dialog').getByRole('button', { name: close }).click();
    expect(screen.getByRole('dialog').elements()).toEqual([]);
    await expect.element(open).toHaveFocus();
  }
  expect(JSON.stringify(lastFields(requests))).not.toContain('Img1');
});

test('the images of a quote are shown in their frames, and can be taken out of them', async () => {
  const filled = { Panels: 3, Img1_Id: 'sea', Img1_Url: '', Img1_W: 3000, Img1_H: 2000 };
  const fields = [
    field('ProductCode', 'weddingbook'),
    ...Object.entries(filled).map(([n, v]) => field(n, v)),
  ];
  const answers = wallSet([image('sea')], {
    '/configurator/price': wireAnswer(filled),
    '/getQuoteProduct/q1': wireQuote({ designer_id: 'p1', configuredProduct: { fields } }),
  });
  const { screen, requests } = await openConfigurator({ answers, quote: 'q1' });
  await expect.element(screen.getByText('May look less sharp in this frame')).toBeVisible();
  await screen.getByRole('button', { name: 'Change image: Frame 1' }).click();
  await expect.element(screen.getByRole('radio', { name: /sea/ })).toBeChecked();
  expect(requests.find(({ path }) => path.includes('create_project_type'))?.sent).toMatch(/pID=p1/);
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Remove image: Frame 1' }).click();
  await expect
    .poll(() => JSON.stringify(lastFields(requests)))
    .toContain('{"name":"Img1_Id","stringValue":""}');
});

test('waiting, empty and failed have their words; a refusal can be tried again', async () => {
  const answers: Record<string, unknown> = wallSet([], { '/create_project_type/weddingbook': 503 });
  const { screen } = await openConfigurator({ answers });
  await screen.getByRole('button', { name: 'Choose image: Frame 1' }).click();
  const panel = screen.getByRole('dialog');
  await expect.element(panel.getByRole('button', { name: 'Retry' })).toBeVisible();
  answers['/create_project_type/weddingbook'] = { pID: 'p1', signature: 's1' };
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect.element(panel.getByText('No images yet')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Add images' })).toBeEnabled();
});

/** A quote with a lying image in an upright frame. */
async function openFilled(change: Readonly<Record<string, string | number>> = {}) {
  const filled = {
    ...{ Size: '20x30', Panels: 1, Img1_Id: 'sea', Img1_Url: '', Img1_W: 6000, Img1_H: 3000 },
    ...change,
  };
  const fields = [
    field('ProductCode', 'weddingbook'),
    ...Object.entries(filled).map(([n, v]) => field(n, v)),
  ];
  return openConfigurator({
    answers: wallSet([image('sea')], {
      '/configurator/price': wireAnswer(filled),
      '/getQuoteProduct/q1': wireQuote({ designer_id: 'p1', configuredProduct: { fields } }),
    }),
    quote: 'q1',
  });
}
/** The crop that was asked the price for. */
const cropSent = (requests: readonly RecordedRequest[]) =>
  Object.fromEntries(
    (lastFields(requests) as { readonly name: string; readonly numberValue: number }[])
      .filter(({ name }) => name.includes('_Crop'))
      .map(({ name, numberValue }) => [name, numberValue]),
  );

describe('CONF-09: cropping an image in its frame', () => {
  test('by keyboard: the sliders move it, the words follow, and Apply keeps it', async () => {
    const { screen, requests } = await openFilled();
    const open = screen.getByRole('button', { name: 'Crop image: Your image' });
    await open.click();
    const dialog = screen.getByRole('dialog', { name: 'Crop image: Your image' });
    // A lying image has a lying frame: 3 : 2 of 2 : 1 leaves only the way from left to right.
    await expect.element(dialog.getByRole('slider', { name: 'Top to bottom' })).toBeDisabled();
    const across = dialog.getByRole('slider', { name: 'Left to right' });
    (across.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(across).toHaveAttribute('aria-valuetext', '52%');
    const zoom = dialog.getByRole('slider', { name: 'Zoom' });
    (zoom.element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.element(dialog.getByText('Too few pixels for this frame')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect.element(dialog.getByText('Good for this frame')).toBeVisible();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect.element(open).toHaveFocus();
    await expect
      .poll(() => cropSent(requests))
      .toEqual({ Img1_CropX: 0.505, Img1_CropY: 0.5, Img1_CropZoom: 1 });
  });

  test('by finger: one moves it up to its edge, two zoom it, and Reset centres it', async () => {
    const { screen, requests } = await openFilled({ Img1_CropX: 0.4, Img1_CropY: 0.5, Img1_CropZoom: 1 });
    await screen.getByRole('button', { name: 'Crop image: Your image' }).click();
    const dialog = screen.getByRole('dialog');
    const frame = document.querySelector('.ta-configurator-crop__frame') as HTMLElement;
    const { left, top, width } = frame.getBoundingClientRect();
    const capture = frame.setPointerCapture.bind(frame);
    frame.setPointerCapture = (id) => {
      try {
        capture(id);
      } catch {
        // A pointer of a test cannot be captured.
      }
    };
    const touch = (type: string, pointerId: number, x: number) =>
      frame.dispatchEvent(
        new PointerEvent(type, {
          ...{ bubbles: true, pointerType: 'touch', pointerId, clientX: left + x, clientY: top + 20 },
        }),
      );
    touch('pointerdown', 1, 10);
    touch('pointermove', 1, 10 + width);
    await expect
      .element(dialog.getByRole('slider', { name: 'Left to right' }))
      .toHaveAttribute('aria-valuetext', '0%');
    touch('pointerdown', 2, 10 + width / 2);
    touch('pointermove', 2, 10);
    touch('pointerup', 1, 0);
    touch('pointerup', 2, 0);
    const zoom = dialog.getByRole('slider', { name: 'Zoom' }).element() as HTMLInputElement;
    await expect.poll(() => Number(zoom.value)).toBeGreaterThan(1);
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => zoom.value).toBe('1');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect
      .poll(() => cropSent(requests))
      .toEqual({ Img1_CropX: 0.5, Img1_CropY: 0.5, Img1_CropZoom: 1 });
  });

  test('another image in the frame begins centred', async () => {
    const { screen, requests } = await openFilled({
      Img1_Id: 'hill',
      Img1_CropX: 0.4,
      Img1_CropY: 0.5,
      Img1_CropZoom: 2,
    });
    await screen.getByRole('button', { name: /^Change image/ }).click();
    await screen.getByRole('radio', { name: /sea/ }).click();
    await screen.getByRole('button', { name: 'Use image' }).click();
    await expect
      .poll(() => cropSent(requests))
      .toEqual({ Img1_CropX: 0.5, Img1_CropY: 0.5, Img1_CropZoom: 1 });
  });
});
