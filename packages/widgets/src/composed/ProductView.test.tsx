import { describe, expect, test } from 'vitest';
import { openProduct } from '../../testing/productPage.tsx';
import type { Answers } from '../../testing/customer.tsx';

const list = '/get-projects-works/weddingbook';
const row = (number: number, family_id = '') => ({
  id: `26000${number}`,
  uuid: `u${number}`,
  name: `Project ${number}`,
  thumbnail_url: '',
  date: '2026-11-02',
  link_edit: `http://127.0.0.1:9/edit/?p=${number}`,
  family_id,
});
const page = (rows: readonly object[], is_next_page = false) => ({ data: rows, is_next_page });
const remove = (name: string) => ['button', { name: `Delete ${name}`, exact: true }] as const;

async function open(answers: Answers) {
  const opened = await openProduct({ answers, query: '?filter=my_projects' });
  const { screen, requests } = opened;
  return {
    ...opened,
    sentTo: (path: string) => requests.filter((call) => call.path.endsWith(path)).map(({ sent }) => sent),
    names: () =>
      screen
        .getByRole('heading', { level: 2 })
        .elements()
        .map((each) => each.textContent),
  };
}

describe('own projects of a product (PROD-22)', () => {
  test('one is deleted after the question, as in the list of projects; what was done is told, and has the focus', async () => {
    const answers: Answers = {
      [list]: page([row(1), row(2)]),
      '/scripts/delete_project': { success: true, data: '260001' },
      '/scripts/deleteFiles': { success: true },
    };
    const { screen, names, sentTo } = await open(answers);
    await screen.getByRole(...remove('Project 1')).click();
    const question = screen.getByRole('alertdialog', { name: 'Delete project' });
    await expect.element(question.getByText('“Project 1” can’t be restored here.')).toBeVisible();
    await question.getByRole('button', { name: 'No' }).click();
    expect(sentTo('/scripts/delete_project')).toEqual([]);

    await screen.getByRole(...remove('Project 1')).click();
    answers[list] = page([row(2)]);
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect.element(screen.getByText('“Project 1” deleted.')).toBeVisible();
    await expect.poll(names).toEqual(['Project 2']);
    expect(sentTo('/scripts/delete_project')).toEqual(['id=260001']);
    expect(sentTo('/scripts/deleteFiles')).toHaveLength(1);
    await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  test('one of the print service is deleted there', async () => {
    const answers: Answers = { [list]: page([row(1, '275'), row(2, '275')]) };
    const { screen, sentTo } = await open(answers);
    await screen.getByRole(...remove('Project 2')).click();
    await screen.getByRole('button', { name: 'Yes' }).click();
    await expect.element(screen.getByText('“Project 2” deleted.')).toBeVisible();
    expect(sentTo('/printbox/deleteProject/u2')).toHaveLength(1);
    expect(sentTo('/scripts/delete_project')).toEqual([]);
  });

  test('one that failed stays, and the reason is told', async () => {
    const { screen, names } = await open({ [list]: page([row(1)]), '/scripts/delete_project': 500 });
    await screen.getByRole(...remove('Project 1')).click();
    await screen.getByRole('button', { name: 'Yes' }).click();
    await expect.element(screen.getByText('Couldn’t do this')).toBeVisible();
    expect(names()).toEqual(['Project 1']);
  });

  test('with the last one the tab goes; one that was deleted in another window is told apart', async () => {
    const answers: Answers = { [list]: page([row(1)]), '/scripts/delete_project': 404 };
    const { screen } = await open(answers);
    await screen.getByRole(...remove('Project 1')).click();
    answers[list] = page([]);
    await screen.getByRole('button', { name: 'Yes' }).click();
    await expect.element(screen.getByText(/“Project 1” is no longer available/)).toBeVisible();
    await expect.poll(() => screen.getByRole('tab', { name: 'MY PROJECTS' }).elements()).toEqual([]);
  });

  test('every page that is open is asked for again', async () => {
    const first = Array.from({ length: 2 }, (_, index) => row(index + 1));
    const answers: Answers = {
      [list]: page(first, true),
      '/scripts/delete_project': { success: true, data: '' },
    };
    const { screen, sentTo } = await open(answers);
    await expect.element(screen.getByRole(...remove('Project 1'))).toBeVisible();
    answers[list] = page([row(3), row(4)]);
    await screen.getByRole('button', { name: 'Load more' }).click();
    await expect.element(screen.getByRole(...remove('Project 4'))).toBeVisible();
    const before = sentTo(list).length;
    await screen.getByRole(...remove('Project 4')).click();
    await screen.getByRole('button', { name: 'Yes' }).click();
    const pagesAsked = () =>
      new Set(
        sentTo(list)
          .slice(before)
          .map((sent) => (JSON.parse(sent) as { page: number }).page),
      );
    await expect.poll(pagesAsked).toEqual(new Set([1, 2]));
  });
});
