import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openConfigurator } from '../../testing/configuratorPage.tsx';
import type { SceneModule } from './sceneModule.ts';

/** A scene as it was mounted. */
interface Mounted {
  readonly options: Parameters<SceneModule['mountScene']>[0];
  isDisposed: boolean;
}

/** The scenes that were mounted, and what the next picture is. */
const stage = vi.hoisted(() => ({
  mounted: [] as Mounted[],
  snapshot: async (): Promise<Blob | null> => null,
}));
vi.mock('./sceneModule.ts', async (original) => ({
  ...(await original<object>()),
  loadScene: async (): Promise<SceneModule> => ({
    mountScene(options) {
      const mounted: Mounted = { options, isDisposed: false };
      stage.mounted.push(mounted);
      queueMicrotask(() => {
        options.onViews(['front', 'spine'], 'front');
        options.onState('ready');
      });
      return {
        update: () => undefined,
        show: (view) => options.onViews(['front', 'spine'], view),
        snapshot: () => stage.snapshot(),
        dispose: () => {
          mounted.isDisposed = true;
        },
      };
    },
  }),
}));

beforeEach(() => {
  stage.mounted.length = 0;
  stage.snapshot = async () => null;
});

const broken = 'http://127.0.0.1:9/poster.png';

describe('the stage', () => {
  test('CONF-01: shows the views of the scene; the chosen one is pressed, by keyboard too', async () => {
    const { screen } = await openConfigurator();
    const spine = screen.getByRole('button', { name: 'Spine' });
    await expect
      .element(screen.getByRole('button', { name: 'Front' }))
      .toHaveAttribute('aria-pressed', 'true');
    await spine.click();
    await expect.element(spine).toHaveAttribute('aria-pressed', 'true');
  });

  test('a lost scene gives way to the poster and is made again by Retry', async () => {
    const { screen, container } = await openConfigurator();
    await expect.element(screen.getByRole('group', { name: 'View' })).toBeVisible();
    stage.mounted[0]?.options.onState('lost');
    await expect.element(screen.getByText('The 3D view stopped. Your choices are kept.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'View' }).elements()).toEqual([]);
    await expect
      .poll(() => getComputedStyle(container.querySelector('.ta-configurator-scene') as Element).visibility)
      .toBe('hidden');
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByRole('group', { name: 'View' })).toBeVisible();
    await expect.poll(() => stage.mounted.map(({ isDisposed }) => isDisposed)).toEqual([true, false]);
  });

  test('a poster that failed under the scene is asked for again when the scene is lost', async () => {
    const failed = vi.fn<(address: string) => void>();
    const count = (event: Event) => {
      if (event.target instanceof HTMLImageElement) failed(event.target.src);
    };
    document.addEventListener('error', count, true);
    const details = { name: 'Wedding Book', icon: broken };
    const { screen } = await openConfigurator({ answers: { '/product-info/weddingbook': { details } } });
    await expect.element(screen.getByRole('group', { name: 'View' })).toBeVisible();
    await expect.poll(() => failed.mock.calls).toEqual([[broken]]);
    stage.mounted[0]?.options.onState('lost');
    await expect.poll(() => failed.mock.calls).toEqual([[broken], [broken]]);
    document.removeEventListener('error', count, true);
  });
});

describe('the picture of a quote', () => {
  const never = () => new Promise<null>(() => undefined);

  test.each([
    ['never comes', never],
    ['fails', () => Promise.reject(new Error('no memory'))],
  ])('CONF-17: that %s holds up neither the saving nor the checkout', async (_how, snapshot) => {
    const { screen, requests } = await openConfigurator();
    await expect.element(screen.getByRole('group', { name: 'View' })).toBeVisible();
    const next = screen.getByRole('button', { name: 'Continue to checkout' });
    const busy: (string | null)[] = [];
    stage.snapshot = () => {
      busy.push(next.element().getAttribute('aria-busy'));
      return snapshot();
    };
    const stop = (event: Event) => event.preventDefault();
    document.addEventListener('submit', stop);
    await next.click();
    await expect.element(screen.getByText('Opening checkout…')).toBeVisible();
    document.removeEventListener('submit', stop);
    expect(requests.filter(({ path }) => path.includes('/createNewQuote/'))).toHaveLength(1);
    expect(requests.filter(({ path }) => path.includes('quotes/picture'))).toEqual([]);
    // The button says that something is under way while the picture is awaited.
    expect(busy).toEqual(['true']);
  });
});
