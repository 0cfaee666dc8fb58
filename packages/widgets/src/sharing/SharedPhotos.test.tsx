import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderAsCustomer } from '../../testing/customer.tsx';
import type { CustomerOptions } from '../../testing/customer.tsx';
import type { AnyCallback } from '../../testing/render.tsx';
import { listTexts } from '../kit/listStrings.ts';
import { wirePhoto, wirePhotos, wireTag, wireTerms } from './fixtures.ts';
import { SharedPhotos } from './SharedPhotos.tsx';
import { sharingTexts } from './strings.ts';

const addressSpy = vi.fn<AnyCallback>();
const list = '/get_share_foto_album';
const permission = '/change_permission_share_foto_album';
const deletion = '/delete_img_share_foto_album';

function Page({ first }: { readonly first: string }) {
  const [search, setSearch] = useState(first);
  return (
    <SharedPhotos
      search={search}
      onAddress={(address, how) => {
        addressSpy(address, how.replace);
        setSearch(address.split('?')[1] ?? '');
      }}
    />
  );
}

async function open(answer: unknown, options: CustomerOptions & { readonly first?: string } = {}) {
  addressSpy.mockClear();
  const answers: Record<string, unknown> = {
    [list]: answer,
    '/share_terms': wireTerms,
    ...options.answers,
  };
  const drawn = await renderAsCustomer(<Page first={options.first ?? ''} />, {
    bundles: [listTexts, sharingTexts],
    ...options,
    answers,
  });
  const sentTo = (path: string) =>
    drawn.requests.filter((request) => request.path.endsWith(path)).map(({ sent }) => sent);
  return { ...drawn, answers, sentTo };
}

const revokedPhoto = wirePhoto('1', { ts_delete_terms: '2026-05-02T10:00:00.000Z' });

describe('the gallery', () => {
  test('SHARE-11, SHARE-12: tags that photos carry filter it, together, in the address', async () => {
    const { screen, sentTo } = await open(
      wirePhotos([wirePhoto('1', { tag: [{ categoria: 'place', valore: 'home', get_by: '' }] })]),
    );
    const filter = screen.getByRole('group', { name: 'Filter by tags' });
    await expect.element(filter.getByRole('button', { name: /At home/ })).toBeVisible();
    expect(filter.getByRole('button', { name: /Studio/ }).elements()).toEqual([]);
    await filter.getByRole('button', { name: /At home/ }).click();
    expect(addressSpy.mock.calls).toEqual([['/ta/share-foto-album-list?tags=place%3Ahome', false]]);
    await expect
      .poll(() => new URLSearchParams(sentTo(list).at(-1)).get('tags'))
      .toBe('[{"categoria":"place","valore":"home"}]');
    await expect
      .element(filter.getByRole('button', { name: /At home/ }))
      .toHaveAttribute('aria-pressed', 'true');
    await screen.getByRole('button', { name: 'Clear filters' }).click();
    expect(addressSpy.mock.calls.at(-1)).toEqual(['/ta/share-foto-album-list', false]);
  });

  test('SHARE-13, SHARE-29: revoking shows at once, and returns when the call fails', async () => {
    const { screen, answers, sentTo } = await open(wirePhotos([wirePhoto('1')]));
    let release: (answer: unknown) => void = () => undefined;
    answers[permission] = new Promise((resolve) => (release = resolve));
    await screen.getByRole('button', { name: 'Revoke authorization: photo-1.jpg' }).click();
    await expect.element(screen.getByText('Permission revoked')).toBeVisible();
    expect(sentTo(permission)).toEqual(['id=1&wish=revoke']);
    release(503);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Something went wrong, try again!');
    await expect.element(screen.getByText('Permission given')).toBeVisible();
  });

  test('SHARE-13, SHARE-22: a revoked photo is accepted again after the terms were read', async () => {
    const { screen, answers, sentTo } = await open(wirePhotos([revokedPhoto]));
    await expect.element(screen.getByText('Permission revoked')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Revoke/ }).elements()).toEqual([]);
    answers[permission] = { success: true, ts_acept_terms: '2026-05-03T10:00:00.000Z', ts_delete_terms: '' };
    await screen.getByRole('button', { name: 'Accept terms: photo-1.jpg' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Terms for sharing photos' });
    await expect.element(dialog.getByText('You keep your rights.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect.element(screen.getByText('Permission given')).toBeVisible();
    expect(sentTo(permission)).toEqual([`id=1&wish=accept&terms=${wireTerms.id}`]);
    await expect.element(screen.getByText('Permission for photo-1.jpg given.')).toBeVisible();
  });

  test('SHARE-29: a photo is deleted after a question, and disappears after the call', async () => {
    const { screen, answers, sentTo } = await open(wirePhotos([revokedPhoto, wirePhoto('2')]));
    await screen.getByRole('button', { name: 'Delete photo-1.jpg' }).click();
    await screen.getByRole('button', { name: 'Keep' }).click();
    expect(sentTo(deletion)).toEqual([]);
    answers[deletion] = 503;
    await screen.getByRole('button', { name: 'Delete photo-1.jpg' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByText(/Couldn’t change photo-1.jpg/)).toBeVisible();
    answers[deletion] = { success: true };
    await screen.getByRole('button', { name: 'Delete photo-1.jpg' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByText('photo-1.jpg deleted.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete photo-1.jpg' }).elements()).toEqual([]);
    await expect.element(screen.getByRole('button', { name: /Revoke authorization: photo-2/ })).toBeVisible();
  });

  test('SHARE-15, SHARE-19, SHARE-25, ROLE2-03: seeAll shows each photographer’s code, and manages nothing of theirs', async () => {
    const other = wirePhoto('2', { cod_gs: '1009', ts_delete_terms: '2026-05-02T10:00:00.000Z' });
    const { screen } = await open(wirePhotos([wirePhoto('1', { cod_gs: '1002' }), other], { seeAll: true }));
    await expect.element(screen.getByText('Photographer 1002')).toBeVisible();
    expect(screen.getByText('Photographer 1009').elements()).toEqual([]);
    expect(screen.getByRole('button', { name: /Revoke|Delete|Accept/ }).elements()).toEqual([]);
    await expect.element(screen.getByRole('button', { name: 'Download photo-1.jpg' })).toBeVisible();
  });

  test('SHARE-31: no photos lead to the upload page, none for these tags to all photos', async () => {
    const none = await open(wirePhotos([], { allTags: [] }));
    await expect.element(none.screen.getByText('You haven’t shared any photos yet')).toBeVisible();
    expect(none.screen.getByRole('link', { name: 'Share your photos' }).element().getAttribute('href')).toBe(
      '/ta/share-foto-album',
    );
    none.remove();
    const filtered = await open(wirePhotos([], { allTags: [wireTag('home')] }), {
      first: 'tags=place:studio',
    });
    await expect.element(filtered.screen.getByText('No photos with these tags')).toBeVisible();
    await expect.element(filtered.screen.getByRole('button', { name: 'studio 0' })).toBeVisible();
    filtered.answers[list] = wirePhotos([wirePhoto('1')]);
    await filtered.screen.getByRole('button', { name: 'Clear filters' }).last().click();
    await expect.element(filtered.screen.getByText('Permission given')).toBeVisible();
  });

  test('fails with a retry; a page past the last goes to the last', async () => {
    const failed = await open(503, { first: 'page=9' });
    await expect.element(failed.screen.getByRole('alert')).toBeVisible();
    failed.answers[list] = wirePhotos([wirePhoto('1')], { page: 3, pages: 3, total: 100 });
    await failed.screen.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => addressSpy.mock.calls).toEqual([['/ta/share-foto-album-list?page=3', true]]);
    await expect.element(failed.screen.getByText('100 photos')).toBeVisible();
  });

  test('GW2-41: the original is fetched with the session and saved; a refusal is told', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    onTestFinished(() => void vi.restoreAllMocks());
    const { screen, answers, sentTo } = await open(wirePhotos([wirePhoto('1')]), {
      answers: { '/downloadSharedPhoto/key-1': 'bytes' },
    });
    await screen.getByRole('button', { name: 'Download photo-1.jpg' }).click();
    await expect.poll(() => made.mock.calls.length).toBe(1);
    expect(sentTo('/downloadSharedPhoto/key-1')).toEqual(['']);
    answers['/downloadSharedPhoto/key-1'] = 404;
    await screen.getByRole('button', { name: 'Download photo-1.jpg' }).click();
    await expect.element(screen.getByText(/Couldn’t download photo-1.jpg/)).toBeVisible();
  });

  test('SHARE-16, SHARE-27, EMB-08, CONST2-18: a message of the lab asks again 2000 ms later, others change nothing', async () => {
    const { screen, sentTo, area } = await open(wirePhotos([wirePhoto('1')]));
    await expect.element(screen.getByText('Permission given')).toBeVisible();
    const after = vi.spyOn(area.clock, 'after');
    onTestFinished(() => void vi.restoreAllMocks());
    const post = (origin: string, data: unknown) =>
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
    const asked = sentTo(list).length;
    post('http://evil.example', { task: 'share_photo_album' });
    post('http://127.0.0.1:9', { task: 'changeAddress' });
    post('http://127.0.0.1:9', 'nonsense');
    expect(after.mock.calls).toEqual([]);
    post('http://127.0.0.1:9', { type: 'share_photo_album' });
    expect(after.mock.calls.map(([milliseconds]) => milliseconds)).toEqual([2_000]);
    after.mock.calls[0]?.[1]();
    await expect.poll(() => sentTo(list).length).toBe(asked + 1);
  });

  test('two thousand photos come by pages of 48', async () => {
    const page = Array.from({ length: 48 }, (_, index) => wirePhoto(String(index)));
    const { container, screen } = await open(wirePhotos(page, { pages: 42, total: 2_000 }));
    await expect.poll(() => container.querySelectorAll('.ta-sharing-tile').length).toBe(48);
    await screen.getByRole('button', { name: 'Page 2', exact: true }).click();
    expect(addressSpy.mock.calls.at(-1)).toEqual(['/ta/share-foto-album-list?page=2', false]);
  });
});
