import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { memoryStore } from '@trade-area/core/kernel';
import { openProjects } from '../../testing/projectsPage.tsx';
import { wirePrint, wireWork, wireWorks } from './fixtures.ts';

const button = (name: string) => ['button', { name, exact: true }] as const;
const link = (name: string) => ['link', { name, exact: true }] as const;
const list = '/get-all-projects-works';

describe('the list of projects', () => {
  test('PROJ-04, PROJ-25: a card shows product and number, name, last update, Edit and Delete', async () => {
    const { screen } = await openProjects({ answers: { [list]: wireWorks(1) } });
    const card = screen.getByRole('listitem');
    await expect.element(card.getByRole('heading', { name: 'Anna & Luca 1' })).toBeVisible();
    await expect.element(card).toHaveTextContent('Wedding Book · 700000001');
    await expect.element(card).toHaveTextContent('30 × 30 cm · 40 pages');
    await expect.element(card.getByText(/^Last updated .*2026.*\d:\d\d/)).toBeVisible();
    await expect
      .element(screen.getByRole(...link('Edit Anna & Luca 1')))
      .toHaveAttribute('href', expect.stringMatching(/\/ta\/config-product\/10\/product-config\/work-1$/));
    await expect.element(screen.getByRole(...button('Delete Anna & Luca 1'))).toBeVisible();
  });

  test('PROJ-25: without a time of change none is shown', async () => {
    const data = [wireWork(1, { ts_updated: '' })];
    const { screen } = await openProjects({ answers: { [list]: { data, is_next_page: 0 } } });
    await expect.element(screen.getByRole('listitem')).toBeVisible();
    expect(screen.getByText(/^Last updated/).elements()).toEqual([]);
  });

  test('PROJ-01: leads back to the store, and creates a project of the family', async () => {
    const { screen } = await openProjects();
    await expect
      .element(screen.getByRole(...link('Back to the store')))
      .toHaveAttribute('href', '/ta/graphistore');
    await expect
      .element(screen.getByRole(...link('Create: Wedding Book')))
      .toHaveAttribute('href', expect.stringMatching(/\/ta\/config-product\/10$/));
  });

  test('PROJ-23: of several products of a family one is chosen', async () => {
    const create = [
      { name: 'Acrylic Pro', link: '/ta/config-product/41' },
      { name: 'Canvas Pro', link: '/ta/config-product/42' },
      { name: 'Broken', link: 'javascript:taHit(1)' },
    ];
    const { screen } = await openProjects({ answers: { [list]: { ...wireWorks(1), create } } });
    await screen.getByRole(...button('Create')).click();
    const items = screen.getByRole('menuitem').elements();
    expect(
      items.map((item) => [item.textContent, new URL((item as HTMLAnchorElement).href).pathname]),
    ).toEqual([
      ['Acrylic Pro', '/ta/config-product/41'],
      ['Canvas Pro', '/ta/config-product/42'],
    ]);
  });

  test('PROJ-02, PROJ-26: thirteen tabs; one chosen by an arrow key is asked for from its first page', async () => {
    const { screen, address, sentTo } = await openProjects({ search: 'filter=kbc&page=3' });
    await expect
      .element(screen.getByRole('tab', { name: 'Kelly Brown Collection' }))
      .toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab').elements()).toHaveLength(13);
    await expect.poll(() => sentTo(list).at(0)).toBe('{"page":3,"elements_per_page":10,"filter":"kbc"}');
    (screen.getByRole('tab', { name: 'Kelly Brown Collection' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(address).toBe('filter=wallart');
    await expect.poll(() => sentTo(list).at(-1)).toBe('{"page":1,"elements_per_page":10,"filter":"wallart"}');
    await expect.element(screen.getByRole('tab', { name: 'Wallart/Frames' })).toHaveFocus();
  });

  test('PROJ-07, PROJ-09, PROJ-24: Prints are asked of the print service; one without a picture is left out', async () => {
    const results = [wirePrint(1), wirePrint(2, { thumbnail_url: '' })];
    const { screen, sentTo } = await openProjects({
      search: '?filter=prints',
      answers: { '/printbox/getProjectsList': { results, is_next_page: 0 } },
    });
    await expect
      .element(screen.getByRole(...link('Edit Beach 1')))
      .toHaveAttribute('href', expect.stringMatching(/\/ta\/config-print\/27\/print-1$/));
    expect(screen.getByRole('listitem').elements()).toHaveLength(1);
    expect(new Set(sentTo('/printbox/getProjectsList'))).toEqual(new Set(['family_id=27&page=1']));
    await expect
      .element(screen.getByRole(...link('Create: Prints')))
      .toHaveAttribute('href', expect.stringMatching(/\/ta\/config-print\/27$/));
  });

  test('PROJ-05, PROJ-19: the pager knows the next page alone; the last one once it is reached', async () => {
    const answers: Record<string, unknown> = { [list]: wireWorks(10, { next: true }) };
    const { screen, address } = await openProjects({ answers });
    const last = screen.getByRole(...button('Last page'));
    await expect.element(last).toHaveAttribute('aria-disabled', 'true');
    answers[list] = wireWorks(3, { from: 11 });
    await screen.getByRole(...button('Page 2')).click();
    await expect.poll(address).toBe('filter=wedding&page=2');
    await expect.element(screen.getByText('3 projects on this page')).toBeVisible();
    await expect.element(screen.getByRole(...button('Next page'))).toHaveAttribute('aria-disabled', 'true');
    await screen.getByRole(...button('First page')).click();
    await expect.poll(address).toBe('filter=wedding');
  });

  test('PROJ-13, ERR2-08: an empty family says so, and how to begin', async () => {
    const none = { ...wireWorks(0), is_next_page: 0 };
    const { screen } = await openProjects({ answers: { [list]: none } });
    await expect.element(screen.getByText('No projects found')).toBeVisible();
    await expect.element(screen.getByRole(...link('Create: Wedding Book'))).toBeVisible();
  });

  test('a page past the end gives way to the first', async () => {
    const { address } = await openProjects({ search: 'filter=go&page=7', answers: { [list]: wireWorks(0) } });
    await expect.poll(address).toBe('filter=go');
  });

  test('a list that cannot be loaded offers Retry', async () => {
    const answers: Record<string, unknown> = { [list]: 503 };
    const { screen } = await openProjects({ answers });
    await expect.element(screen.getByRole('alert')).toBeVisible();
    answers[list] = wireWorks(1);
    await screen.getByRole(...button('Retry')).click();
    await expect.element(screen.getByRole('heading', { name: 'Anna & Luca 1' })).toBeVisible();
  });

  test('PROJ-18: a page that answers 401 ends the session: token and profile go, the rest stays', async () => {
    const storage = memoryStore();
    for (const [key, value] of [
      ['cod_fot', '1001'],
      ['openMenu', 'false'],
      ['of-the-page', 'stays'],
    ] as const)
      storage.set(key, value);
    const answers: Record<string, unknown> = { [list]: wireWorks(10, { next: true }) };
    const { screen, area } = await openProjects({ answers, storage });
    await expect.element(screen.getByText('10 projects on this page')).toBeVisible();
    expect(storage.get('token')).not.toBeNull();
    answers[list] = 401;
    await screen.getByRole(...button('Page 2')).click();
    await expect.poll(() => area.session.store.getState().phase).toBe('signedOut');
    const kept = ['token', 'cod_fot', 'openMenu', 'of-the-page'].map((key) => storage.get(key));
    expect(kept).toEqual([null, null, 'false', 'stays']);
  });

  test('T-C4: names are shown as they are, and a hostile picture or link is none', async () => {
    const name = '<img src=x onerror=taHit(1)>';
    const data = [wireWork(1, { name, image: 'javascript:taHit(1)', link_edit: 'javascript:taHit(1)' })];
    const { screen, container } = await openProjects({ answers: { [list]: { data, is_next_page: 0 } } });
    await expect.element(screen.getByRole('heading', { name })).toBeVisible();
    await expect.element(screen.getByText('No longer available')).toBeVisible();
    expect(container.querySelector('li img')).toBeNull();
    expect(container.querySelector('li a')).toBeNull();
  });
});

describe('deleting a project', () => {
  const ask = async (options: Parameters<typeof openProjects>[0] = {}) => {
    const opened = await openProjects(options);
    await opened.screen.getByRole(...button('Delete Anna & Luca 1')).click();
    return opened;
  };

  test('PROJ-12, PROJ-21: is asked with its name; No changes nothing, Yes makes both calls and asks for the list again', async () => {
    const answers: Record<string, unknown> = { [list]: wireWorks(2) };
    const { screen, sentTo } = await ask({ answers });
    const dialog = screen.getByRole('alertdialog');
    await expect.element(dialog).toHaveTextContent('Do you really want to delete this project?');
    await expect.element(dialog).toHaveTextContent('Anna & Luca 1');
    await dialog.getByRole(...button('No')).click();
    expect(sentTo('/scripts/delete_project')).toEqual([]);
    await screen.getByRole(...button('Delete Anna & Luca 1')).click();
    answers[list] = wireWorks(1, { from: 2 });
    await screen.getByRole(...button('Yes')).click();
    await expect.element(screen.getByText('“Anna & Luca 1” deleted.')).toBeVisible();
    expect(sentTo('/scripts/delete_project')).toEqual(['id=700000001']);
    expect(sentTo('/scripts/deleteFiles')).toEqual(['cod_fot=1001&applet=cover&bucket_name=projects']);
    await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(1);
    await expect.element(screen.getByRole(...button('Close'))).toHaveFocus();
  });

  test('PROJ-22: files that stay are the lab’s business', async () => {
    const { screen } = await ask({ answers: { '/scripts/deleteFiles': 503 } });
    await screen.getByRole(...button('Yes')).click();
    await expect.element(screen.getByText('“Anna & Luca 1” deleted.')).toBeVisible();
  });

  test('PROJ-21: a page that becomes empty gives way to the one before', async () => {
    const { screen, address } = await ask({
      search: 'filter=wedding&page=2',
      answers: { [list]: wireWorks(1) },
    });
    await screen.getByRole(...button('Yes')).click();
    await expect.poll(address).toBe('filter=wedding');
  });

  test('one that was deleted in another tab leaves the list, and that is said', async () => {
    const answers: Record<string, unknown> = { [list]: wireWorks(2), '/scripts/delete_project': 404 };
    const { screen } = await ask({ answers });
    answers[list] = wireWorks(1, { from: 2 });
    await screen.getByRole(...button('Yes')).click();
    await expect.element(screen.getByText(/^“Anna & Luca 1” is no longer available\./)).toBeVisible();
    await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(1);
  });

  test('one that could not be deleted stays, with the reason', async () => {
    const { screen } = await ask({ answers: { '/scripts/delete_project': 503 } });
    await screen.getByRole(...button('Yes')).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Couldn’t do this');
    expect(screen.getByRole('listitem').elements()).toHaveLength(2);
  });

  test('PROJ-11: one of the print service is one call with its uuid', async () => {
    const { screen, requests } = await openProjects({ search: 'filter=prints' });
    await screen.getByRole(...button('Delete Beach 1')).click();
    await screen.getByRole(...button('Yes')).click();
    await expect.element(screen.getByText('“Beach 1” deleted.')).toBeVisible();
    expect(requests.filter(({ path }) => /delete/i.test(path)).map(({ path }) => path)).toEqual([
      '/printbox/deleteProject/print-1',
    ]);
  });
});
