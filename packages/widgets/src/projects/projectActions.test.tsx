import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openProjects } from '../../testing/projectsPage.tsx';
import type { ProjectsPageOptions } from '../../testing/projectsPage.tsx';
import { putFiles } from '../../testing/putFiles.ts';
import { wireWork, wireWorks } from './fixtures.ts';
import { shrinkPicture } from './shrinkPicture.ts';

const button = (name: string) => ['button', { name, exact: true }] as const;
const link = (name: string) => ['link', { name, exact: true }] as const;
const list = '/get-all-projects-works';

async function choose(action: string, options: ProjectsPageOptions = {}) {
  const opened = await openProjects(options);
  await opened.screen.getByRole(...button('More actions for Anna & Luca 1')).click();
  await opened.screen.getByRole('menuitem', { name: action }).click();
  return opened;
}

describe('renaming', () => {
  test('CONST2-10: advises a short name, and sends the former one along', async () => {
    const answers: Record<string, unknown> = { [list]: wireWorks(1) };
    const { screen, sentTo } = await choose('Rename…', { answers });
    const field = screen.getByRole('textbox', { name: 'Name' });
    await expect.element(field).toHaveFocus();
    await expect.element(screen.getByText(/at most 12 characters/)).toBeVisible();
    await field.fill('Anna');
    answers[list] = { ...wireWorks(0), data: [wireWork(1, { name: 'Anna' })] };
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('“Anna” renamed.')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Anna', exact: true })).toBeVisible();
    expect(sentTo('/projects/rename')).toEqual(['{"uuid":"work-1","name":"Anna","former":"Anna & Luca 1"}']);
  });

  test('a name given in another window is not overwritten: closing shows it', async () => {
    const answers: Record<string, unknown> = { [list]: wireWorks(1), '/projects/rename': 409 };
    const { screen } = await choose('Rename…', { answers });
    await screen.getByRole(...button('Save')).click();
    await expect.element(screen.getByText(/renamed in another window/)).toBeVisible();
    answers[list] = { ...wireWorks(0), data: [wireWork(1, { name: 'Theirs' })] };
    await screen.getByRole(...button('Cancel')).click();
    await expect.element(screen.getByRole('heading', { name: 'Theirs' })).toBeVisible();
  });
});

describe('a project that was deleted in another tab', () => {
  const gone = '“Anna & Luca 1” is no longer available. It may have been deleted in another window.';
  const answers = (path: string): Record<string, unknown> => ({ [list]: wireWorks(2), [path]: 404 });

  test.each([
    ['Duplicate', '/projects/duplicate'],
    ['Remove picture', '/projects/cover/remove'],
  ])('%s says so, and it leaves the list', async (action, path) => {
    const own = answers(path);
    own[list] = { ...wireWorks(0), data: [wireWork(1, { has_cover: true }), wireWork(2)] };
    const opened = await openProjects({ answers: own });
    await opened.screen.getByRole(...button('More actions for Anna & Luca 1')).click();
    own[list] = wireWorks(1, { from: 2 });
    await opened.screen.getByRole('menuitem', { name: action }).click();
    await expect.element(opened.screen.getByText(gone)).toBeVisible();
    await expect.poll(() => opened.screen.getByRole('listitem').elements().length).toBe(1);
  });

  test('Rename says so in place of its dialog, and it leaves the list', async () => {
    const own = answers('/projects/rename');
    const { screen } = await choose('Rename…', { answers: own });
    own[list] = wireWorks(1, { from: 2 });
    await screen.getByRole(...button('Save')).click();
    await expect.element(screen.getByText(gone)).toBeVisible();
    await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(1);
    expect(screen.getByRole('dialog').elements()).toEqual([]);
  });
});

test('a duplicate is named, with the way to it', async () => {
  const { screen, sentTo } = await choose('Duplicate');
  await expect.element(screen.getByText('“Anna & Luca 1” duplicated.')).toBeVisible();
  await expect
    .element(screen.getByRole(...link('Edit copy')))
    .toHaveAttribute('href', expect.stringMatching(/product-config\/work-9$/));
  expect(sentTo('/projects/duplicate')).toEqual(['{"uuid":"work-1"}']);
});

describe('own pictures', () => {
  const pick = async (file: File, answers: Record<string, unknown> = {}) => {
    const opened = await choose('Add a picture…', { answers });
    const input = opened.container.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file field');
    putFiles(input, file);
    return opened;
  };
  const photo = (type: string, size = 10) => new File([new Uint8Array(size)], 'a', { type });

  test('a picture is sent as it is, and the list asked for again', async () => {
    const { screen, requests } = await pick(photo('image/jpeg'));
    await expect.element(screen.getByText('The picture of “Anna & Luca 1” was changed.')).toBeVisible();
    expect(requests.filter(({ path }) => path.endsWith('/projects/cover'))).toHaveLength(1);
    expect(requests.filter(({ path }) => path.endsWith(list)).length).toBeGreaterThan(1);
  });

  test('a photo of a camera is sent small', async () => {
    const canvas = new OffscreenCanvas(2_400, 1_800);
    // Noise on a part is large enough, and is compressed in a ninth of the time.
    const noise = new ImageData(800, 600);
    let seed = 1;
    for (let at = 0; at < noise.data.length; at += 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      noise.data[at] = at % 4 === 3 ? 255 : seed >>> 24;
    }
    canvas.getContext('2d')?.putImageData(noise, 0, 0);
    const large = await canvas.convertToBlob({ type: 'image/png' });
    expect(large.size).toBeGreaterThan(1_000_000);
    const small = await shrinkPicture(large);
    expect(small.size).toBeLessThan(large.size);
    const { width, height } = await createImageBitmap(small);
    expect([small.type, width, height]).toEqual(['image/webp', 1_920, 1_440]);
  });

  test('a type that this browser reads and the lab does not is sent as one that it reads', async () => {
    const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    const gif = new File([await (await fetch(pixel)).blob()], 'a.gif', { type: 'image/gif' });
    expect((await shrinkPicture(gif)).type).toBe('image/webp');
    const { screen } = await pick(gif);
    await expect.element(screen.getByText('The picture of “Anna & Luca 1” was changed.')).toBeVisible();
  });

  test.each([
    ['image/svg+xml', 10, 'Choose a JPEG, PNG or WebP picture.'],
    ['image/png', 0, 'This file is empty. Choose another picture.'],
    ['image/jpeg', 20_000_001, 'This picture is too large. The limit is 20 MB.'],
  ])('%s of %i bytes is not sent', async (type, size, text) => {
    const { screen, requests } = await pick(photo(type, size));
    await expect.element(screen.getByText(text)).toBeVisible();
    expect(requests.filter(({ path }) => path.endsWith('/projects/cover'))).toEqual([]);
  });

  test('one that the lab cannot draw is explained', async () => {
    const { screen } = await pick(photo('image/jpeg'), { '/projects/cover': 422 });
    await expect.element(screen.getByText('This picture can’t be read. Choose another one.')).toBeVisible();
  });

  test('an own picture can be removed', async () => {
    const data = [wireWork(1, { has_cover: true })];
    const { screen, sentTo } = await choose('Remove picture', {
      answers: { [list]: { ...wireWorks(0), data } },
    });
    await expect.element(screen.getByText('The picture of “Anna & Luca 1” was removed.')).toBeVisible();
    expect(sentTo('/projects/cover/remove')).toEqual(['{"uuid":"work-1"}']);
  });
});
