// Long because folders, files, ZIPs, films and the search are one widget.
import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { memoryStore } from '@trade-area/core/kernel';
import { renderAsCustomer } from '../../testing/customer.tsx';
import type { CustomerOptions } from '../../testing/customer.tsx';
import type { AnyCallback } from '../../testing/render.tsx';
import sheet from './downloads.css?inline';
import { wireFile, wireFolder, wireLibrary } from './fixtures.ts';
import { FolderBrowser } from './FolderBrowser.tsx';
import type { FolderBrowserProps } from './FolderBrowser.tsx';
import { SoftwareTutorials } from './SoftwareTutorials.tsx';
import { downloadsTexts } from './strings.ts';

const searchSpy = vi.fn<AnyCallback>();

function Page({
  first,
  library,
}: {
  readonly first: string;
  readonly library: FolderBrowserProps['library'];
}) {
  const [search, setSearch] = useState(first);
  return (
    <FolderBrowser
      library={library}
      search={search}
      onSearch={(query, { replace }) => {
        searchSpy(query, replace);
        setSearch(query);
      }}
      hrefFor={(query) => `/ta/marketing-materials?${query}`}
    />
  );
}

interface Options extends Omit<CustomerOptions, 'bundles'> {
  readonly library?: FolderBrowserProps['library'];
}

async function open(first = '', { library = 'marketing', ...options }: Options = {}) {
  searchSpy.mockClear();
  const answers: Record<string, unknown> = {
    '/customer/marketing-materials': wireLibrary(),
    '/customer/view-file': { success: true },
    '/customer/download-file': { success: true },
    ...options.answers,
  };
  const drawn = await renderAsCustomer(<Page first={first} library={library} />, {
    ...options,
    bundles: [downloadsTexts],
    answers,
  });
  const look = new CSSStyleSheet();
  look.replaceSync(sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, look];
  const texts = (query: string) => () =>
    [...drawn.container.querySelectorAll(query)].map(({ textContent }) => textContent?.trim());
  return {
    ...drawn,
    answers,
    headings: texts('section h2'),
    files: texts('.ta-downloads__name'),
    folders: texts('.ta-folders__name'),
    crumbs: texts('.ta-folders__crumb'),
  };
}

/** Keeps links from leading away, and collects what was saved. */
function catchDownloads() {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  return saved;
}

describe('folders', () => {
  test('LIB-02, LIB-03, LIB-04: sections in order, then files; a folder opens in the address, and the way back', async () => {
    const { screen, headings, files, crumbs } = await open();
    await expect.poll(headings).toEqual(['Folders', 'Seasonal', 'Genre', 'Files']);
    expect(crumbs()).toEqual(['Download']);
    await expect.element(screen.getByRole('link', { name: 'Up one folder' })).not.toBeInTheDocument();
    const posters = screen.getByRole('link', { name: /Posters/ });
    await expect.element(posters).toHaveAttribute('href', '/ta/marketing-materials?path=%2FPosters');
    await posters.click();
    expect(searchSpy.mock.lastCall).toEqual(['path=%2FPosters', false]);
    await expect.poll(files).toEqual(['poster 2.jpg', 'poster 10.jpg']);
    expect(crumbs()).toEqual(['Download', 'Posters']);
    await screen.getByRole('link', { name: 'Up one folder' }).click();
    await expect.poll(headings).toHaveLength(4);
  });

  test('LIB-05: a folder with a name of its own is styled in its own way', async () => {
    const { screen } = await open();
    await expect
      .element(screen.getByRole('link', { name: /CHRISTMAS/ }))
      .toHaveAttribute('data-accent', 'christmas');
  });

  test('LIB-08, ERR-18: an empty folder, and one that is not there', async () => {
    const { screen, headings } = await open('path=/Posters/Old');
    await expect.element(screen.getByText('Folder is empty!')).toBeVisible();
    await screen.getByRole('link', { name: 'Posters' }).click();
    await expect.poll(headings).toEqual(['Folders', 'Files']);
  });

  test.each(['path=/nothing', 'path=../../etc', 'path=/Posters/poster 2.jpg'])(
    'LIB-08, LIB-16: %s is not found, with the way to the root',
    async (address) => {
      const { screen, headings } = await open(address);
      await expect.element(screen.getByText('Folder not found!')).toBeVisible();
      await screen.getByRole('link', { name: 'Show all folders' }).click();
      await expect.poll(headings).toHaveLength(4);
    },
  );

  test('DOC-23, LIB-09: the whole library from three parallel trees', async () => {
    const hi = wireFile('a.jpg', {
      url: '',
      actions: [{ label: '', type: '', url_download: 'http://x/hi', key: '' }],
    });
    const low = wireFile('a.jpg', {
      url: '',
      actions: [{ label: '', type: '', url_download: 'http://x/low', key: '' }],
    });
    const downloads = {
      download_icon: [],
      download_hi: [wireFolder('In', hi)],
      download_low: [wireFolder('In', low)],
    };
    const { screen } = await open('path=/In', {
      library: 'all',
      answers: { '/customer/download': { downloads_new: { downloads } } },
    });
    await expect
      .element(screen.getByRole('link', { name: 'hi-res: a.jpg' }))
      .toHaveAttribute('href', 'http://x/hi');
    await expect
      .element(screen.getByRole('link', { name: 'low-res: a.jpg' }))
      .toHaveAttribute('href', 'http://x/low');
  });

  test('LIB-15: can be asked for again; failed: says so and asks again', async () => {
    const { screen, answers, files } = await open('', { answers: { '/customer/marketing-materials': 503 } });
    await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    answers['/customer/marketing-materials'] = wireLibrary();
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(files).toEqual(['readme.pdf']);
    answers['/customer/marketing-materials'] = { downloads_new: { x: [wireFile('new.jpg')] } };
    await screen.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(files).toEqual(['new.jpg']);
  });
});

describe('the copy of the last hour', () => {
  const asked = ({ requests }: Awaited<ReturnType<typeof open>>) =>
    requests.filter(({ path }) => path.endsWith('/marketing-materials')).length;

  test('LIB-15: a library is shown again without a call, and Refresh asks for it', async () => {
    const storage = memoryStore();
    const first = await open('', { storage });
    await expect.poll(first.files).toEqual(['readme.pdf']);
    await expect.poll(() => storage.get('ta-libraries')).not.toBeNull();
    first.remove();
    const answers = {
      '/customer/marketing-materials': { downloads_new: { x: [wireFile('new.jpg')] } },
    };
    const second = await open('', { storage, answers });
    await expect.poll(second.files).toEqual(['readme.pdf']);
    expect(asked(second)).toBe(0);
    await second.screen.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(second.files).toEqual(['new.jpg']);
    expect(asked(second)).toBe(1);
    // Stored after the drawing, on Preact by a frame later.
    await expect.poll(() => storage.get('ta-libraries')).toContain('new.jpg');
    second.remove();
    const third = await open('', { storage });
    await expect.poll(third.files).toEqual(['new.jpg']);
  });

  test('LIB-15: another language has another copy', async () => {
    const storage = memoryStore();
    const first = await open('', { storage });
    await expect.poll(() => storage.get('ta-libraries')).not.toBeNull();
    first.remove();
    const german = await open('', { storage, language: 'de' });
    await expect.poll(german.files).toEqual(['readme.pdf']);
    expect(asked(german)).toBeGreaterThan(0);
  });

  test('LIB-15: a refresh that fails leaves the copy, and says so', async () => {
    const storage = memoryStore();
    const first = await open('', { storage });
    await expect.poll(() => storage.get('ta-libraries')).not.toBeNull();
    first.remove();
    const second = await open('', { storage, answers: { '/customer/marketing-materials': 503 } });
    await second.screen.getByRole('button', { name: 'Refresh' }).click();
    await expect.element(second.screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(second.files()).toEqual(['readme.pdf']);
  });
});

describe('files', () => {
  test('LIB-07, LIB-18: a picture is looked at in a dialog, which Escape closes, and that is noted', async () => {
    const { screen, requests } = await open('path=/Posters');
    await screen.getByRole('button', { name: 'Preview: poster 2.jpg' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'poster 2.jpg' })).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'poster 2.jpg' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(requests.filter(({ path }) => path.endsWith('view-file')).map(({ sent }) => sent)).toEqual([
      '{"id_file":"poster 2.jpg"}',
    ]);
  });

  const openPdf = (url: string, hasViewer: boolean) => {
    const viewer = vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(hasViewer);
    onTestFinished(() => viewer.mockRestore());
    const readme = wireFile('readme.pdf', { url });
    return open('', { answers: { '/customer/marketing-materials': { downloads_new: { x: [readme] } } } });
  };
  const pdfName = /^Preview: readme\.pdf/;

  test('LIB-07: the pages of a PDF are shown by the browser’s own viewer, and noted once', async () => {
    const url = 'http://127.0.0.1:9/readme.pdf';
    const { screen, container, requests } = await openPdf(url, true);
    await screen.getByRole('button', { name: pdfName }).click();
    await expect.poll(() => container.querySelector('iframe')?.src).toBe(url);
    await expect.element(screen.getByRole('link', { name: 'Open in a new tab' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(requests.filter(({ path }) => path.endsWith('view-file'))).toHaveLength(1);
  });

  test.each([
    ['a browser without a viewer', 'http://127.0.0.1:9/readme.pdf', false],
    ['an address that is a script', 'javascript:taHit(1)', true],
  ] as const)('LIB-07: a PDF of %s has no frame', async (_why, url, hasViewer) => {
    const { screen, container } = await openPdf(url, hasViewer);
    await expect.element(screen.getByRole('link', { name: pdfName })).toBeVisible();
    expect(container.querySelectorAll('button[aria-label^="Preview"]')).toHaveLength(0);
  });

  test('LIB-07, LIB-17: a film is played from its address, with a text for a browser without films', async () => {
    const { screen, container } = await open('path=/Wedding');
    await screen.getByRole('button', { name: 'Preview: film.mp4' }).click();
    await expect.poll(() => container.querySelector('video')?.getAttribute('src')).toContain('film.mp4');
    expect(container.querySelector('video')?.crossOrigin).toBeNull();
    expect(container.querySelector('video')?.textContent).toBe(
      'Your browser does not support the video tag.',
    );
  });

  test.each([
    ['it', 'it'],
    ['fr', 'en'],
  ] as const)(
    'LIB-13: a film has captions; a reader of %s begins with those in %s',
    async (language, shown) => {
      const captions = (code: string) => ({
        label: code,
        type: 'captions',
        url_download: `data:text/vtt,WEBVTT%0A%0A00:00.000 --> 00:05.000%0A${code}`,
      });
      const film = wireFile('film.mp4');
      const actions = [...film.actions, captions('en'), captions('it')];
      const { container, screen } = await open('', {
        language,
        answers: { '/customer/marketing-materials': { downloads_new: { x: [{ ...film, actions }] } } },
      });
      await screen.getByRole('button', { name: /film\.mp4$/ }).click();
      await expect.poll(() => container.querySelectorAll('track').length).toBe(2);
      const tracks = [...container.querySelectorAll('track')];
      expect(tracks.map(({ srclang, label, kind }) => [srclang, label, kind])).toEqual([
        ['en', 'English', 'captions'],
        ['it', 'italiano', 'captions'],
      ]);
      expect(tracks.filter((track) => track.default).map(({ srclang }) => srclang)).toEqual([shown]);
      expect(container.querySelector('video')?.crossOrigin).toBe('anonymous');
      // Captions are no download of their own.
      expect(container.querySelectorAll('.ta-downloads__actions a')).toHaveLength(4);
    },
  );

  test('of a folder with very many files a part is drawn; more come by a button, and reading goes on there', async () => {
    const many = Array.from({ length: 300 }, (_, index) => wireFile(`photo ${index + 1}.jpg`));
    const { screen, files, container } = await open('path=/Many', {
      answers: { '/customer/marketing-materials': { downloads_new: { x: [wireFolder('Many', ...many)] } } },
    });
    await expect.poll(() => files().length).toBe(120);
    await screen.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(() => files().length).toBe(240);
    expect(document.activeElement?.textContent).toContain('photo 121.jpg');
    await screen.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(() => files().length).toBe(300);
    expect(container.querySelector('.ta-downloads__more')).toBeNull();
    await screen.getByRole('checkbox', { name: 'Select all files' }).click();
    await expect.element(screen.getByText('300 files selected')).toBeVisible();
  });

  test('LIB-06, LIB-10: both resolutions, or the ending', async () => {
    const saved = catchDownloads();
    const { screen, requests } = await open('', { answers: { '/download/r/readme.pdf': '%PDF' } });
    await screen.getByRole('link', { name: 'Download PDF: readme.pdf' }).click();
    await expect.poll(() => saved).toEqual(['readme.pdf']);
    expect(requests.some(({ path }) => path.endsWith('/download/r/readme.pdf'))).toBe(true);
  });
});

describe('several files', () => {
  test('of several folders become one ZIP, which the lab notes; a failure can be tried again', async () => {
    const saved = catchDownloads();
    const { screen, requests, answers } = await open('path=/Posters', {
      answers: { '/download-archive': 503 },
    });
    await screen.getByRole('checkbox', { name: 'Select all files' }).click();
    await expect.element(screen.getByText('2 files selected')).toBeVisible();
    await screen.getByRole('link', { name: 'Download', exact: true }).click();
    await screen.getByRole('checkbox', { name: 'Select readme.pdf' }).click();
    await screen.getByRole('button', { name: 'Download as ZIP' }).click();
    const again = screen.getByRole('button', { name: 'Retry' });
    await expect.element(again).toBeVisible();
    answers['/download-archive'] = 'PK';
    await again.click();
    await expect.poll(() => saved).toEqual([expect.stringMatching(/^library-\d{4}-\d\d-\d\d\.zip$/)]);
    const sent = requests.find(({ path }) => path.endsWith('download-archive'))?.sent ?? '';
    expect((JSON.parse(sent) as { ids: string[] }).ids.toSorted()).toEqual([
      'poster 10.jpg',
      'poster 2.jpg',
      'readme.pdf',
    ]);
    expect(requests.filter(({ path }) => path.endsWith('download-file'))).toEqual([]);
    await screen.getByRole('button', { name: 'Clear selection' }).click();
    await expect.element(screen.getByText(/files selected/)).not.toBeInTheDocument();
  });

  test('files that are too large for one ZIP say so, and none is asked for', async () => {
    const films = ['a.mp4', 'b.mp4'].map((name) => wireFile(name, { size: 120_000_000 }));
    const { screen, requests } = await open('', {
      answers: { '/customer/marketing-materials': { downloads_new: { marketing: films } } },
    });
    await screen.getByRole('checkbox', { name: 'Select a.mp4' }).click();
    await expect.element(screen.getByRole('button', { name: 'Download as ZIP' })).toBeEnabled();
    await screen.getByRole('checkbox', { name: 'Select b.mp4' }).click();
    await expect.element(screen.getByText('2 files selected · One ZIP holds at most 200 MB.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Download as ZIP' })).toBeDisabled();
    expect(requests.some(({ path }) => path.endsWith('download-archive'))).toBe(false);
  });

  test('a ZIP on its way is cancelled by the person', async () => {
    const saved = catchDownloads();
    const { screen } = await open('', {
      answers: { '/download-archive': new Promise(() => undefined) },
    });
    await screen.getByRole('checkbox', { name: 'Select readme.pdf' }).click();
    await screen.getByRole('button', { name: 'Download as ZIP' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Please wait' })).toBeVisible();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});

describe('search', () => {
  test('finds files and folders below the open one, in the address; Escape shows the folder again', async () => {
    const { screen, files, folders } = await open();
    const box = screen.getByRole('searchbox', { name: 'Search files and folders' });
    await box.fill('poster');
    await expect.poll(files).toEqual(['poster 2.jpg', 'poster 10.jpg']);
    expect(folders()).toEqual(['Posters']);
    await expect.element(screen.getByText('3 results')).toBeVisible();
    expect(searchSpy.mock.lastCall).toEqual(['search=poster', true]);
    await box.fill('zebra');
    await expect.element(screen.getByText('No results')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(files).toEqual(['readme.pdf']);
  });
});

test('LIB-12, LIB-13: nine lessons in order; one whose film is there is played', async () => {
  const film = wireFile('3-templates.mp4');
  const { screen, container } = await renderAsCustomer(<SoftwareTutorials />, {
    bundles: [downloadsTexts],
    answers: {
      '/customer/video-tutorial': {
        downloads_new: { 'video-tutorial': [wireFolder('GRAPHISOFTWARE TUTORIAL_EN', film)] },
      },
      '/customer/view-file': { success: true },
    },
  });
  await expect.poll(() => container.querySelectorAll('li').length).toBe(9);
  expect(container.querySelector('li h2')?.textContent).toBe('Installation');
  expect(screen.getByText('This video isn’t available yet.').elements()).toHaveLength(8);
  await screen.getByRole('button', { name: 'Watch: Templates' }).click();
  await expect.poll(() => container.querySelector('video')?.getAttribute('src')).toContain('3-templates.mp4');
});
