import { beforeEach, describe, expect, test, vi } from 'vitest';
import { product, wireAnswer, wireProduct } from '../../../core/test/configurator.ts';
import { openConfigurator } from '../../testing/configuratorPage.tsx';
import { point } from '../store/fixtures.ts';
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
  isSlow: false,
  isBroken: false,
}));
vi.mock('./sceneModule.ts', async (original) => ({
  ...(await original<object>()),
  loadScene: async (): Promise<SceneModule> => ({
    mountScene(options) {
      const mounted: Mounted = { options, isDisposed: false };
      stage.mounted.push(mounted);
      queueMicrotask(() => {
        if (stage.isBroken) return options.onState('failed');
        if (stage.isSlow && !options.isSlowAllowed) return options.onState('slow');
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
  stage.isSlow = false;
  stage.isBroken = false;
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

  test('a slow scene stays behind the poster, in words; options, price and saving go on, without a picture of it', async () => {
    stage.isSlow = true;
    const { screen, container, requests } = await openConfigurator();
    await expect.element(screen.getByText(/^3D is slow on this device/)).toBeVisible();
    expect(screen.getByRole('group', { name: 'View' }).elements()).toEqual([]);
    const scene = container.querySelector('.ta-configurator-scene') as Element;
    expect(getComputedStyle(scene).visibility).toBe('hidden');
    const priced = requests.filter(({ path }) => path.includes('/configurator/price')).length;
    await screen.getByRole('radio', { name: /^Leather/ }).click();
    await expect
      .poll(() => requests.filter(({ path }) => path.includes('/configurator/price')).length)
      .toBeGreaterThan(priced);
    await screen.getByRole('button', { name: 'Save quote' }).click();
    await expect.element(screen.getByText('Quote saved.')).toBeVisible();
    expect(requests.filter(({ path }) => path.includes('quotes/picture'))).toEqual([]);
  });

  test('CONF-01: a poster that stays says that it is no picture of the choices, and shows the chosen colors', async () => {
    stage.isBroken = true;
    const answers: Record<string, unknown> = {};
    const { screen, container } = await openConfigurator({ answers });
    const colors = () =>
      [...container.querySelectorAll<HTMLElement>('.ta-configurator-colors__one')].map((one) => [
        one.textContent,
        (one.firstElementChild as HTMLElement).style.backgroundColor,
      ]);
    await expect.element(screen.getByText(/^The picture shows the product, not your choices/)).toBeVisible();
    expect(colors()).toEqual([['Cover color: Sand', 'rgb(211, 191, 157)']]);
    answers['/configurator/price'] = wireAnswer({ CoverMaterial: 'leather', CoverColor: 'leather-cognac' });
    await screen.getByRole('radio', { name: /^Leather/ }).click();
    await expect.poll(colors).toEqual([['Cover color: Cognac', 'rgb(154, 90, 44)']]);
  });

  /** The product with a picture for each choice of a color. */
  const pictured = (address: (value: string) => string) => {
    const known = product({ foto: point, foto_srcset: `${point} 480w` });
    const options = known.options.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => ({
        ...choice,
        poster: option.name === 'CoverColor' ? address(choice.value) : '',
      })),
    }));
    return { ...known, options };
  };

  test('CONF-01: a poster that stays has the chosen color; without its picture the product’s own comes back', async () => {
    stage.isBroken = true;
    const answers: Record<string, unknown> = {
      '/configurator/product/10': pictured((value) =>
        value === 'leather-cognac' ? `${point}#cognac` : broken,
      ),
      '/configurator/price': wireAnswer({ CoverMaterial: 'leather', CoverColor: 'leather-cognac' }),
    };
    const { screen, container } = await openConfigurator({ answers });
    const shown = () => {
      const image = container.querySelector('.ta-configurator-poster img');
      return [image?.getAttribute('src'), image?.getAttribute('srcset')];
    };
    await expect
      .element(screen.getByText(/^The picture shows the product in the chosen color/))
      .toBeVisible();
    expect(shown()).toEqual([`${point}#cognac`, null]);
    answers['/configurator/price'] = wireAnswer({ CoverMaterial: 'linen', CoverColor: 'linen-sand' });
    await screen.getByRole('radio', { name: /^Linen/ }).click();
    await expect.poll(shown).toEqual([point, `${point} 480w`]);
    await expect.element(screen.getByText(/^The picture shows the product, not your choices/)).toBeVisible();
  });

  test('under a scene the poster is the product’s own: no other picture is loaded', async () => {
    const { screen, container } = await openConfigurator({
      answers: { '/configurator/product/10': pictured(() => broken) },
    });
    await expect.element(screen.getByRole('group', { name: 'View' })).toBeVisible();
    expect(container.querySelector('.ta-configurator-poster img')?.getAttribute('src')).toBe(point);
  });

  test('a scene says nothing of colors: its picture shows them', async () => {
    const { screen, container } = await openConfigurator();
    await expect.element(screen.getByRole('group', { name: 'View' })).toBeVisible();
    expect(container.querySelector('.ta-configurator-colors')).toBeNull();
  });

  test('a slow scene is shown when the person asks for it: the button is busy meanwhile, and the focus stays', async () => {
    stage.isSlow = true;
    const { screen, container } = await openConfigurator();
    const show = screen.getByRole('button', { name: 'Show in 3D anyway' });
    await show.click();
    await expect.element(screen.getByRole('group', { name: 'View' })).toBeVisible();
    expect(show.elements()).toEqual([]);
    expect(stage.mounted.map(({ options }) => options.isSlowAllowed)).toEqual([false, true]);
    await expect.poll(() => document.activeElement).toBe(container.querySelector('.ta-configurator-stage'));
  });

  test('the poster needs nothing but the product: no other answer of the lab is asked for it', async () => {
    const { container, requests } = await openConfigurator({
      answers: {
        '/configurator/product/10': wireProduct({ foto: point, foto_srcset: `${point} 480w` }),
      },
    });
    const image = () => container.querySelector('.ta-configurator-poster img');
    await expect.poll(() => image()?.getAttribute('src')).toBe(point);
    expect(image()?.getAttribute('srcset')).toBe(`${point} 480w`);
    expect(requests.filter(({ path }) => path.includes('product-info'))).toEqual([]);
  });

  test('a poster that failed under the scene is asked for again when the scene is lost', async () => {
    const failed = vi.fn<(address: string) => void>();
    const count = (event: Event) => {
      if (event.target instanceof HTMLImageElement) failed(event.target.src);
    };
    document.addEventListener('error', count, true);
    const { screen } = await openConfigurator({
      answers: { '/configurator/product/10': wireProduct({ foto: broken }) },
    });
    await expect.element(screen.getByRole('group', { name: 'View' })).toBeVisible();
    await expect.poll(() => failed.mock.calls).toEqual([[broken]]);
    stage.mounted[0]?.options.onState('lost');
    await expect.poll(() => failed.mock.calls).toEqual([[broken], [broken]]);
    document.removeEventListener('error', count, true);
  });
});

test('CONF-09: the images in the frames reach the scene with the part that is seen, and nothing of a frame without one', async () => {
  const filled = {
    ...{ Size: '20x30', Panels: 2, Img2_Id: 'sea', Img2_W: 6000, Img2_H: 3000 },
    ...{ Img2_CropX: 0.4, Img2_CropY: 0.5, Img2_CropZoom: 1.5 },
  };
  await openConfigurator({
    answers: {
      '/configurator/product/10': wireProduct({ uploader: true }),
      '/configurator/price': wireAnswer(filled),
    },
  });
  await expect.poll(() => stage.mounted.length).toBe(1);
  const { configuration } = stage.mounted[0]?.options ?? {};
  expect(configuration?.images[0]).toBeUndefined();
  const { name, cut, isTurned } = configuration?.images[1] ?? {};
  expect([name, isTurned]).toEqual(['sea', true]);
  for (const [index, share] of [0.15, 1 / 6, 0.5, 2 / 3].entries()) expect(cut?.[index]).toBeCloseTo(share);
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
    const stop = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', stop);
    await next.click();
    await expect.element(screen.getByText('Opening checkout…')).toBeVisible();
    // The page says so a moment before it sends the form.
    await expect.poll(() => stop.mock.calls.length).toBe(1);
    document.removeEventListener('submit', stop);
    expect(requests.filter(({ path }) => path.includes('/createNewQuote/'))).toHaveLength(1);
    expect(requests.filter(({ path }) => path.includes('quotes/picture'))).toEqual([]);
    // The button says that something is under way while the picture is awaited.
    expect(busy).toEqual(['true']);
  });
});
