import { page } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import type { TradeArea } from '@trade-area/core';
import { render } from '../../../testing/render.tsx';
import { fakeLab } from '../../../testing/fakeLab.ts';
import { fakeUploads, spreadFile } from '../../../testing/fakeUploads.ts';
import type { FakeUploads } from '../../../testing/fakeUploads.ts';
import { renderSignedIn } from '../../../testing/signedIn.tsx';
import { chooseFiles } from '../../../testing/uploaderPage.tsx';
import { uploadsOnPage } from '../../../testing/uploadsOnPage.ts';
import { kitTexts } from '../../kit/strings.ts';
import { TextProvider } from '../../kit/text/engine.tsx';
import { uploadsTexts } from '../../uploads/strings.ts';
import { Uploader } from '../../uploads/Uploader.tsx';
import { defineElement } from '../runtime/defineElement.ts';
import { definition as uploadDefinition } from './element.ts';

const order = '2600001';
const gateway = 'https://lab.test';

/** The area of the element's session; without one the visitor is signed out. */
let opened: TradeArea | null = null;
defineElement({ ...uploadDefinition, extend: (area) => opened ?? area });

let count = 0;
const placed: HTMLElement[] = [];
afterEach(() => {
  for (const element of placed.splice(0)) element.remove();
  opened = null;
});

/** The uploader as it stands in a page, however it came there. */
interface Opened {
  readonly screen: Locator;
  /** Where its own nodes are. */
  readonly root: ParentNode;
  /** The events the page around received: the name without `ta-upload-`, and the detail. */
  readonly told: readonly (readonly [string, unknown])[];
}
type Open = (lab: FakeUploads) => Promise<Opened>;

const asReact: Open = async (lab) => {
  const told: [string, unknown][] = [];
  const drawn = render(
    <TextProvider language="en" bundles={[kitTexts, uploadsTexts]}>
      <Uploader
        access={lab.access()}
        orderCode={order}
        onSubmitted={(given) => told.push(['done', { order, ...given }])}
        onBusy={(busy) => told.push(['busy', { order, busy }])}
        onProgress={(part) => told.push(['progress', { order, part }])}
      />
    </TextProvider>,
  );
  return { screen: drawn.screen, root: drawn.container, told };
};

/** Places the element and hears what it tells its page. */
function place(attributes: Readonly<Record<string, string>>, properties: object = {}): Opened {
  const element = document.createElement('ta-upload');
  const told: [string, unknown][] = [];
  for (const name of ['done', 'busy', 'progress'])
    document.addEventListener(`ta-upload-${name}`, (event) => {
      if (event.target === element) told.push([name, (event as CustomEvent<unknown>).detail]);
    });
  element.dataset['testid'] = `ta-upload-${(count += 1)}`;
  for (const [name, value] of Object.entries({ lang: 'en', gateway, ...attributes }))
    element.setAttribute(name, value);
  Object.assign(element, properties);
  document.body.append(element);
  placed.push(element);
  return { screen: page.getByTestId(element.dataset['testid']), root: element.shadowRoot ?? element, told };
}

const asElement: Open = async (lab) => {
  uploadsOnPage(lab);
  const base = fakeLab();
  const fetch: typeof base.fetch = (url, request) =>
    decodeURIComponent(url).includes('/uploads/') ? lab.fetch(url, request) : base.fetch(url, request);
  opened = (await renderSignedIn({ ...base, fetch }, null)).area;
  return place({ order });
};

const byPass: Open = async (lab) => {
  uploadsOnPage(lab);
  return place({ order }, { pass: async () => 'secret' });
};

const spread = ({ screen }: Opened, number: number) =>
  screen.getByRole('listitem').filter({ hasText: `Spread ${number} ` });
const ready = async (uploader: Opened) => {
  await expect.element(uploader.screen.getByRole('heading', { name: 'Ida & Bo' })).toBeVisible();
  return uploader;
};

const suites: Readonly<Record<'ta-upload', (open: Open) => void>> = {
  'ta-upload'(open) {
    test('shows whose files are wanted, and a place for each (P-UPLOAD)', async () => {
      const uploader = await ready(await open(fakeUploads({ spreads: 3 })));
      for (const number of [1, 2, 3])
        await expect.element(spread(uploader, number)).toHaveTextContent('No file yet');
      await expect
        .element(uploader.screen.getByRole('button', { name: 'Submit for printing' }))
        .toBeDisabled();
    });

    test('files go into their places and to the lab, and the page is told (EMB-14)', async () => {
      const lab = fakeUploads({ spreads: 2 });
      const uploader = await ready(await open(lab));
      chooseFiles(uploader.root, spreadFile('002.jpg', 2), spreadFile('001.jpg', 1));
      for (const number of [1, 2]) await expect.element(spread(uploader, number)).toHaveTextContent('Ready');
      expect(lab.files.map(({ state }) => state)).toEqual(['checked', 'checked']);
      await uploader.screen.getByRole('button', { name: 'Submit for printing' }).click();
      await expect.element(uploader.screen.getByText('Files submitted')).toBeVisible();
      // The page is told once the end is drawn.
      await expect
        .poll(() => uploader.told.find(([name]) => name === 'done'))
        .toEqual(['done', { order, folder: 'f', files: 2, warnings: 0 }]);
      expect(uploader.told).toContainEqual(['busy', { order, busy: true }]);
      expect(uploader.told).toContainEqual(['progress', { order, part: 1 }]);
      expect(uploader.told.filter(([name]) => name === 'busy').at(-1)).toEqual([
        'busy',
        { order, busy: false },
      ]);
    });

    test('what cannot be printed is not sent, and says why (T-D6)', async () => {
      const lab = fakeUploads();
      const uploader = await ready(await open(lab));
      chooseFiles(uploader.root, new File(['GIF89a'], '001.jpg'));
      await expect.element(spread(uploader, 1)).toHaveTextContent('Export as JPG, TIFF or PDF');
      expect(lab.files).toEqual([]);
    });

    test('a line that breaks: told, and nothing that arrived is sent again (T-D5)', async () => {
      const lab = fakeUploads();
      const uploader = await ready(await open(lab));
      lab.cut = 100_000;
      chooseFiles(uploader.root, spreadFile('001.jpg', 1));
      await expect.element(spread(uploader, 1)).toHaveTextContent('Connection lost. Retrying…');
      lab.cut = null;
      await expect.element(spread(uploader, 1)).toHaveTextContent('Ready');
      expect(lab.patches.map(({ offset, length }) => [offset, length])).toEqual([
        [0, 100_000],
        [100_000, 300_000],
      ]);
    });

    test('pause holds, resume goes on here: no other window is heard of', async () => {
      const lab = fakeUploads();
      lab.hold = new Promise(() => undefined);
      const uploader = await ready(await open(lab));
      const said = new Set<string>();
      const watch = new MutationObserver(() => {
        if (uploader.root.textContent?.includes('in another window')) said.add('another window');
      });
      watch.observe(uploader.root, { subtree: true, childList: true, characterData: true });
      chooseFiles(uploader.root, spreadFile('001.jpg', 1));
      await uploader.screen.getByRole('button', { name: 'Pause' }).click();
      await expect.element(spread(uploader, 1)).toHaveTextContent('Paused');
      lab.hold = null;
      await uploader.screen.getByRole('button', { name: 'Resume' }).click();
      await expect.element(spread(uploader, 1)).toHaveTextContent('Ready');
      watch.disconnect();
      expect([...said]).toEqual([]);
    });

    test('names are text (T-C1)', async () => {
      const uploader = await ready(await open(fakeUploads()));
      const name = '<img src=x onerror=alert(1)> 001.jpg';
      chooseFiles(uploader.root, spreadFile(name, 1));
      await expect.element(spread(uploader, 1)).toHaveTextContent(name);
      expect(uploader.root.querySelector('[onerror]')).toBeNull();
    });

    test('an order that takes no files says so and offers no way to choose any', async () => {
      const lab = fakeUploads();
      lab.open = false;
      const uploader = await ready(await open(lab));
      await expect.element(uploader.screen.getByText('This order isn’t accepting files')).toBeVisible();
      expect(uploader.root.querySelector('input[type=file]')).toBeNull();
    });

    test('a ledger that cannot be read has a way on (T-E1)', async () => {
      const lab = fakeUploads();
      lab.line = false;
      const uploader = await open(lab);
      const again = uploader.screen.getByRole('button', { name: 'Retry' });
      await expect.element(again).toBeVisible();
      lab.line = true;
      // It also looks again by itself: then there is nothing to press any more.
      await again.click({ timeout: 3_000 }).catch(() => undefined);
      await ready(uploader);
    });
  },
};

describe.each([
  ['React', asReact],
  ['element', asElement],
  ['element with a pass', byPass],
] as const)('as %s', (_how, open) => {
  test('has all the suites', () => expect(Object.keys(suites)).toEqual(['ta-upload']));
  describe.each(['ta-upload'] as const)('%s', (widget) => {
    suites[widget](open);
  });
});

describe('as an element only', () => {
  test('who is not signed in is told what for, and nothing is asked of the lab', async () => {
    const lab = fakeUploads();
    lab.session = false;
    uploadsOnPage(lab);
    const { screen } = place({ order });
    await expect.element(screen.getByText('Sign in to upload files')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });

  test('without an order it shows nothing', async () => {
    uploadsOnPage(fakeUploads());
    const { root } = place({}, { pass: async () => 'secret' });
    await expect.poll(() => root.querySelector('.ta-root')?.textContent).toBe('');
  });

  test('a pass that has ended is asked for again, and what was begun goes on (T-D4)', async () => {
    const lab = fakeUploads();
    uploadsOnPage(lab);
    const asked: boolean[] = [];
    const uploader = await ready(
      place(
        { order },
        {
          pass: async (again: boolean) => {
            asked.push(again);
            if (again) lab.session = true;
            return 'secret';
          },
        },
      ),
    );
    lab.session = false;
    chooseFiles(uploader.root, spreadFile('001.jpg', 1));
    await expect.element(spread(uploader, 1)).toHaveTextContent('Ready');
    expect(asked).toEqual([false, true]);
    expect(lab.files).toHaveLength(1);
  });
});
