import { expect, test } from 'vitest';
import { renderAsCustomer } from '../../../testing/customer.tsx';
import type { Answers } from '../../../testing/customer.tsx';
import { ProofPanel } from './ProofPanel.tsx';
import { proofingTexts } from './strings.ts';

const uuid = '0b1c2d3e-8888-4222-8333-000000000001';
const link = 'https://lab.test/proof/AAAAAAAAAAAAAAAAAAAAAA';
const none = {
  ...{ uuid, rev: 4, ordered_rev: 0, ends: '', shown_rev: 0, sheets: 0, made: 0, photo: '' },
  ...{ approval: null, comments: [] },
};
const shown = { ...none, ends: '2027-01-20T10:00:00Z', shown_rev: 4, sheets: 12, made: 12 };
const comment = {
  ...{ id: '7', number: 3, rev: 4, x: 0.5, y: 0.5, name: 'Anna', text: 'Please crop this one.' },
  ...{ at: '2026-11-20T10:00:00Z', done: false },
};

async function open(state: Readonly<Record<string, unknown>>, isOrder = false) {
  const answers: Answers = {
    [`/print/proof/${uuid}`]: state,
    '/print/proof/create': { link, ends: shown.ends },
    '/print/proof/update': shown,
    '/print/proof/revoke': { success: true },
    '/print/proof/comment': { success: true },
  };
  const opened = await renderAsCustomer(<ProofPanel project={uuid} isOrder={isOrder} />, {
    bundles: [proofingTexts],
    answers,
  });
  const sentTo = (part: string) =>
    opened.requests.filter(({ path }) => path.endsWith(part)).map(({ sent }) => sent);
  return { ...opened, answers, sentTo };
}

test('a link is created, shown once, and revoked', async () => {
  const { screen, answers, sentTo } = await open(none);
  const create = screen.getByRole('button', { name: 'Create link' });
  await expect.element(create).toBeVisible();
  answers[`/print/proof/${uuid}`] = { ...shown, made: 5 };
  await create.click();
  await expect.element(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(link);
  await expect
    .element(screen.getByText('Link created. Copy it now and send it to the couple.'))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Revoke link' })).toBeVisible();
  await expect.element(screen.getByText('5 of 12 pictures are ready.')).toBeVisible();
  answers[`/print/proof/${uuid}`] = { ...shown, ends: '' };
  await screen.getByRole('button', { name: 'Revoke link' }).click();
  await expect.element(screen.getByRole('button', { name: 'Create link' })).toBeVisible();
  expect(screen.getByRole('textbox').elements()).toEqual([]);
  expect(sentTo('/proof/revoke')).toEqual([JSON.stringify({ uuid })]);
});

test('a project that was changed is shown anew; an approval of before says so', async () => {
  const approval = { name: 'Anna Verdi', at: '2026-11-20T10:00:00Z', rev: 4 };
  const { screen, answers } = await open({ ...shown, rev: 5, approval });
  await expect.element(screen.getByText(/^Approved by Anna Verdi/)).toBeVisible();
  await expect.element(screen.getByText(/The project has changed since the approval\.$/)).toBeVisible();
  answers[`/print/proof/${uuid}`] = { ...shown, rev: 5, shown_rev: 5, approval };
  await screen.getByRole('button', { name: 'Update proof' }).click();
  await expect.element(screen.getByText('The proof shows the project as it is now.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Update proof' })).not.toBeInTheDocument();
});

test('on the page of an order its own revision counts', async () => {
  const approval = { name: 'Anna', at: '2026-11-20T10:00:00Z', rev: 4 };
  const first = await open({ ...shown, rev: 9, ordered_rev: 4, approval }, true);
  await expect.element(first.screen.getByText(/^Approved by Anna on/)).toBeVisible();
  expect(first.screen.getByText(/another version/).elements()).toEqual([]);
  const second = await open({ ...shown, ordered_rev: 3, approval }, true);
  await expect.element(second.screen.getByText(/The order prints another version\.$/)).toBeVisible();
});

test('comments are read with their spread, and marked as done', async () => {
  const earlier = { ...comment, id: '6', rev: 2, text: 'Too dark', number: 1 };
  const { screen, sentTo } = await open({ ...shown, comments: [earlier, comment] });
  const items = screen.getByRole('listitem');
  const second = items.nth(1);
  await expect.element(items.first()).toHaveTextContent('about an earlier version');
  await expect.element(second).toHaveTextContent(/Please crop this one\..*Anna · No. 3/);
  const done = second.getByRole('checkbox', { name: 'Done' });
  await done.click();
  // It answers the press, not the lab.
  await expect.element(done).toBeChecked();
  await expect.poll(() => sentTo('/proof/comment')).toEqual([JSON.stringify({ uuid, id: '7', done: true })]);
});
