import { expect, test } from 'vitest';
import type { NotificationSettings } from '@trade-area/core/contract';
import { fakeLab } from '../../testing/fakeLab.ts';
import { renderSignedIn } from '../../testing/signedIn.tsx';
import { NotificationChoices } from './NotificationChoices.tsx';

/** A lab that keeps the choices. */
async function open() {
  const lab = fakeLab();
  let kept: NotificationSettings = { message: 'each', slipped: 'daily', shipped: 'off' };
  const fetch: typeof lab.fetch = async (url, request) => {
    const answer = await lab.fetch(url, request);
    const path = new URL(url).searchParams.get('endpoint') ?? '';
    if (answer.status !== 200 || !path.includes('/customer/notifications')) return answer;
    if (path.endsWith('/save')) kept = { ...kept, ...JSON.parse(String(request.body)) };
    return { ...answer, text: async () => JSON.stringify(kept) };
  };
  const rendered = await renderSignedIn({ ...lab, fetch }, <NotificationChoices />);
  return { ...rendered, lab, choice: (name: string) => rendered.screen.getByLabelText(name) };
}

test('each kind of news has its own choice, kept as it is made', async () => {
  const { screen, choice, lab } = await open();
  await expect.element(choice('New message from the lab')).toHaveValue('each');
  await expect.element(choice('Change to an estimated dispatch date')).toHaveValue('daily');
  await expect.element(choice('Order shipped')).toHaveValue('off');
  await choice('Order shipped').selectOptions('Daily summary');
  await expect.element(screen.getByText('Saved.')).toBeVisible();
  expect(lab.bodies('/notifications/save')).toEqual([{ shipped: 'daily' }]);
  await expect.element(choice('Order shipped')).toHaveValue('daily');
});

test('one that could not be kept goes back, and that is said (DEC-03)', async () => {
  const { screen, choice, lab } = await open();
  await expect.element(choice('Order shipped')).toHaveValue('off');
  lab.fault('/notifications/save', 'broken');
  await choice('Order shipped').selectOptions('Immediately');
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(choice('Order shipped')).toHaveValue('off');
});

test('while they cannot be read, one press tries again (T-E1)', async () => {
  const lab = fakeLab();
  lab.fault('/customer/notifications', 'unavailable');
  const { screen } = await renderSignedIn(lab, <NotificationChoices />);
  await expect.element(screen.getByRole('button', { name: /retry/i })).toBeVisible();
});
