import { describe, expect, test, vi } from 'vitest';
import { renderAsCustomer } from '../../testing/customer.tsx';
import type { CustomerOptions } from '../../testing/customer.tsx';
import { readVideoLink } from '@trade-area/core/contact';
import { faqList } from '@trade-area/core/contract';
import { Video } from './Video.tsx';
import { videoTexts } from './videoStrings.ts';

const views = '/public/contacts/log_video_view';
const query = '?video_path=Products/One%20album.mp4&c=code&a=7';

async function open(
  search = query,
  links: { addressLookup?: string } = {},
  who: Pick<CustomerOptions, 'nobody' | 'inter'> = { nobody: true },
  captions: { readonly languages: readonly string[] } = { languages: [] },
) {
  const drawn = await renderAsCustomer(<Video link={readVideoLink(search)} />, {
    bundles: [videoTexts],
    ...who,
    links,
    answers: { '/video_captions': captions },
  });
  const player = () => drawn.container.querySelector('video');
  // No lab answers: what the browser says of the video is said by the test alone.
  for (const name of ['error', 'loadedmetadata'])
    drawn.container.addEventListener(
      name,
      (event) => event.isTrusted && event.stopImmediatePropagation(),
      true,
    );
  return {
    ...drawn,
    player,
    /** The browser says that the beginning of the video has come. */
    arrive: () => player()?.dispatchEvent(new Event('loadedmetadata')),
    fail: () => player()?.dispatchEvent(new Event('error')),
    logged: () =>
      drawn.requests
        .filter(({ path }) => path.endsWith(views))
        // A field without a value is left out.
        .map(({ sent }): Record<string, string> => ({
          ip: '',
          ...Object.fromEntries(new URLSearchParams(sent)),
        })),
  };
}

describe('the video', () => {
  test('VID-01, VID-02, VID-07: streams from its encoded path in a player with controls; a spinner until it comes', async () => {
    const { screen, player, arrive } = await open();
    await expect
      .poll(() => player()?.getAttribute('src'))
      .toBe('http://127.0.0.1:9/public/video-tutorial/Products/One%20album.mp4');
    expect(player()?.controls).toBe(true);
    expect(player()?.getAttribute('aria-label')).toBe('One album');
    // VID-05: for a browser without a player.
    expect(player()?.textContent).toBe('Your browser does not support the video tag.');
    await expect.element(screen.getByRole('status')).toBeInTheDocument();
    arrive();
    await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
  });

  test('VID-01: has its captions, those in the reader’s language on; it never waits for them', async () => {
    const { player, arrive, requests } = await open(
      query,
      {},
      { nobody: true },
      { languages: ['de', 'en', 'it'] },
    );
    await expect.poll(player).not.toBeNull();
    const tracks = () =>
      [...(player()?.querySelectorAll('track') ?? [])].map((track) => [
        track.srclang,
        track.src,
        track.default,
      ]);
    const asked = () => requests.filter(({ path }) => path.endsWith('/video_captions')).length;
    expect([tracks(), asked()]).toEqual([[], 0]);
    arrive();
    const address = 'http://127.0.0.1:9/public/video-tutorial/Products/One%20album%40';
    await expect
      .poll(tracks)
      .toEqual(
        ['de', 'en', 'it'].map((language) => [language, `${address}${language}.vtt`, language === 'en']),
      );
    expect(player()?.crossOrigin).toBe('anonymous');
  });

  test('VID-03, VID-06, VID-08: one view is logged once it has come, with the link as it was received and no address', async () => {
    const { player, arrive, logged } = await open();
    await expect.poll(player).not.toBeNull();
    expect(logged()).toEqual([]);
    arrive();
    arrive();
    await expect.poll(logged).toEqual([{ video_path: '/Products/One album.mp4', c: 'code', ip: '', a: '7' }]);
  });

  test.each([
    ['answers', () => new Response('203.0.113.7'), '203.0.113.7'],
    ['is blocked', () => Promise.reject(new TypeError('blocked')), ''],
    ['answers something else', () => new Response('<html>'), ''],
    ['fails', () => new Response('203.0.113.7', { status: 500 }), ''],
  ])('VID-06: a look-up service that %s; the view is logged all the same', async (_what, answer, ip) => {
    const service = 'https://address.test/';
    const real = globalThis.fetch;
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      return url === service ? answer() : real(input, init);
    });
    const { player, arrive, logged } = await open(query, { addressLookup: service });
    await expect.poll(player).not.toBeNull();
    arrive();
    await expect.poll(() => logged().map((view) => view['ip'])).toEqual([ip]);
    expect(spy.mock.calls.filter(([input]) => input === service)).toHaveLength(1);
    spy.mockRestore();
  });

  test('VID-04, VID-05, ERR2-11: one that does not come is told, and asked for again; a view is logged then', async () => {
    const { screen, player, fail, arrive, logged } = await open();
    await expect.poll(player).not.toBeNull();
    fail();
    await expect.element(screen.getByText('Video not available')).toBeVisible();
    expect(logged()).toEqual([]);
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(player).not.toBeNull();
    arrive();
    await expect.poll(() => logged().length).toBe(1);
  });

  test('VID-05, VID-08: one that breaks off goes on from there after a retry, and is still one view', async () => {
    const { screen, player, fail, arrive, logged } = await open();
    await expect.poll(player).not.toBeNull();
    arrive();
    await expect.poll(() => logged().length).toBe(1);
    const stopped = player();
    if (stopped) Object.defineProperty(stopped, 'currentTime', { value: 42 });
    fail();
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(player).not.toBeNull();
    const moved = vi.fn();
    const next = player();
    if (next) Object.defineProperty(next, 'currentTime', { set: moved });
    arrive();
    await expect.poll(() => moved.mock.calls).toEqual([[42]]);
    await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
    expect(logged()).toHaveLength(1);
  });

  test.each([
    ['the lab’s own viewer, who is not the person of the link', true, 0],
    ['a signed-in customer', false, 1],
  ] as const)('OBS-01, VID-03: a view of %s', async (_who, inter, views) => {
    const { player, arrive, logged, requests, area } = await open(query, {}, { inter });
    await expect.poll(player).not.toBeNull();
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    arrive();
    await expect.poll(() => player()?.parentElement?.dataset['state']).toBe('here');
    // Effects of an arrival have run by the third drawing, on Preact too, and its call is sent before a later one is answered.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await area.gateway.call(faqList, { query: {} });
    await expect.poll(() => requests.some(({ path }) => path === '/public/faq')).toBe(true);
    expect(logged()).toHaveLength(views);
  });

  test.each(['', '?video_path=', '?video_path=../secret.mp4', '?video_path=/a/%252e%252e/b.mp4'])(
    'VID-07: %j asks the lab for nothing',
    async (search) => {
      const { screen, player, requests } = await open(search);
      await expect.element(screen.getByText('Video not available')).toBeVisible();
      expect(player()).toBeNull();
      await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
      expect(requests.filter(({ path }) => path.includes('/public/'))).toEqual([]);
    },
  );

  test('VID-07: a player that is left stops loading', async () => {
    const { player, remove } = await open();
    await expect.poll(player).not.toBeNull();
    const left = player();
    remove();
    expect(left?.hasAttribute('src')).toBe(false);
  });
});
