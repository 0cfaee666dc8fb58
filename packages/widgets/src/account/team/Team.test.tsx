import { describe, expect, test } from 'vitest';
import { RefusedAnswer } from '../../../testing/answers.ts';
import { renderAsCustomer } from '../../../testing/customer.tsx';
import type { Answers, CustomerOptions } from '../../../testing/customer.tsx';
import { Team } from './Team.tsx';
import { teamTexts } from './teamStrings.ts';

const owner = { id: 'owner', email: 'it@studio.test', name: 'Giulia', surname: 'Zanetti', state: 'active' };
const person = (id: string, name: string, change: object = {}) => ({
  id,
  name,
  surname: 'Neri',
  email: `${name.toLowerCase()}@studio.test`,
  rights: ['orders'],
  state: 'active',
  invited_at: '2026-11-18T08:00:00Z',
  last_sign_in: '2026-11-19T08:00:00Z',
  ...change,
});
const invited = person('2', 'Carlo', {
  state: 'invited',
  rights: [],
  invitation_ends: '2026-11-25T08:00:00Z',
  last_sign_in: '',
});
const everyone = [owner, person('1', 'Bianca', { rights: ['orders', 'payments'] }), invited];
const placed = {
  name: 'Bianca Neri',
  act: 'checkout.place',
  order_code: '26000123',
  at: '2026-11-19T09:00:00Z',
};

const listOf = (members: readonly object[], actions: readonly object[] = []) => ({ members, actions });

async function drawTeam(answers: Answers, options: CustomerOptions = {}) {
  const rendered = await renderAsCustomer(<Team />, { ...options, answers, bundles: [teamTexts] });
  const { screen, requests } = rendered;
  return {
    ...rendered,
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    right: (name: string) => screen.getByRole('checkbox', { name, exact: true }),
    field: (name: string) => screen.getByRole('textbox', { name }),
    /** Bodies of the calls whose path ends so. */
    sent: (end: string) =>
      requests.filter(({ path }) => path.endsWith(end)).map(({ sent }) => JSON.parse(sent) as object),
  };
}

describe('the list', () => {
  test('shows the owner, the people with their rights and states, and what they did', async () => {
    const { screen } = await drawTeam({ '/customer/members': listOf(everyone, [placed]) });
    await expect.element(screen.getByText('Giulia Zanetti')).toBeVisible();
    await expect.element(screen.getByText('Owner: all rights')).toBeVisible();
    await expect.element(screen.getByText('Orders, Payments')).toBeVisible();
    await expect.element(screen.getByText('No rights: store, news and help only')).toBeVisible();
    await expect.element(screen.getByText('Invited', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/^Last sign-in .*2026/)).toBeVisible();
    await expect.element(screen.getByText(/^The link works until .*2026/)).toBeVisible();
    await screen.getByText('Latest activity').click();
    await expect.element(screen.getByText(/Bianca Neri: Placed an order · Order 26000123/)).toBeVisible();
    // The owner can be neither changed nor removed here.
    expect(screen.getByRole('button', { name: /Giulia/ }).elements()).toEqual([]);
  });

  test('says so when nobody else signs in', async () => {
    const { screen } = await drawTeam({ '/customer/members': listOf([owner]) });
    await expect.element(screen.getByText('Only you sign in to this account.')).toBeVisible();
    expect(screen.getByText('Latest activity').elements()).toEqual([]);
  });

  test('that could not be loaded is asked for again', async () => {
    const answers: Answers = { '/customer/members': 503 };
    const { screen } = await drawTeam(answers);
    const retry = screen.getByRole('button', { name: 'Retry' });
    await expect.element(retry).toBeVisible();
    answers['/customer/members'] = listOf(everyone);
    await retry.click();
    await expect.element(screen.getByText('Bianca Neri')).toBeVisible();
  });

  test('is written in the reader’s language', async () => {
    const { screen, container } = await drawTeam(
      { '/customer/members': listOf(everyone) },
      { language: 'de' },
    );
    await expect.element(screen.getByRole('button', { name: 'Person einladen' })).toBeVisible();
    await expect.element(screen.getByText('Bestellungen, Zahlungen')).toBeVisible();
    expect(container.textContent).not.toContain('Invite');
  });
});

describe('an invitation', () => {
  test('needs a name and an address, and is sent once', async () => {
    const answers: Answers = {
      '/customer/members': listOf([owner]),
      '/members/invite': { success: true, id: '2' },
    };
    const { screen, button, right, field, sent } = await drawTeam(answers);
    await button('Invite someone').click();
    await button('Send invitation').click();
    await expect.element(screen.getByText('This field is required.').first()).toBeVisible();
    await expect.element(field('First name')).toHaveFocus();
    await field('First name').fill(' Carlo ');
    await field('E-mail').fill('carlo@studio');
    await button('Send invitation').click();
    await expect.element(screen.getByText(/^Enter an e-mail address/)).toBeVisible();
    await expect.element(field('E-mail')).toHaveFocus();
    expect(sent('/invite')).toEqual([]);

    await field('E-mail').fill('carlo@studio.test');
    await expect.element(right('Orders')).toBeChecked();
    await right('Profile').click();
    answers['/customer/members'] = listOf([owner, invited]);
    const send = button('Send invitation').element() as HTMLButtonElement;
    for (let press = 0; press < 5; press += 1) send.click();
    await expect
      .element(screen.getByText('The invitation to carlo@studio.test is on its way.'))
      .toBeVisible();
    expect(sent('/invite')).toEqual([
      { name: 'Carlo', surname: '', email: 'carlo@studio.test', rights: ['orders', 'profile'] },
    ]);
    await expect.element(screen.getByText('Carlo Neri')).toBeVisible();
    expect(screen.getByRole('dialog').elements()).toEqual([]);
  });

  test.each([
    [
      'at the field, for an address that signs in already',
      new RefusedAnswer(422, { code: 'invalid', fields: { email: 'taken' } }),
      'This e-mail address already signs in to an account. Use another one.',
    ],
    ['below the form, when the lab is down', 503, 'The lab is temporarily unavailable'],
  ])('that fails says so %s, and keeps what was typed', async (_where, answer, words) => {
    const { screen, button, field } = await drawTeam({
      '/customer/members': listOf([owner]),
      '/members/invite': answer,
    });
    await button('Invite someone').click();
    await field('First name').fill('Carlo');
    await field('E-mail').fill('carlo@studio.test');
    await button('Send invitation').click();
    await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
    await expect.element(field('First name')).toHaveValue('Carlo');
    await expect.element(field('E-mail')).toHaveValue('carlo@studio.test');
  });

  test('is sent again, and withdrawn after a question', async () => {
    const answers: Answers = {
      '/customer/members': listOf(everyone),
      '/members/invite-again': { success: true, id: '2' },
      '/members/remove': { success: true, id: '2' },
    };
    const { screen, button, sent } = await drawTeam(answers);
    await button('Send the invitation to Carlo Neri again').click();
    await expect
      .element(screen.getByText('The invitation to carlo@studio.test is on its way.'))
      .toBeVisible();
    expect(sent('/invite-again')).toEqual([{ id: '2' }]);
    await button('Withdraw the invitation of Carlo Neri').click();
    await expect.element(screen.getByRole('alertdialog')).toHaveTextContent('Withdraw the invitation?');
    answers['/customer/members'] = listOf([owner]);
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(screen.getByText('The invitation was withdrawn.')).toBeVisible();
    expect(sent('/remove')).toEqual([{ id: '2' }]);
  });
});

describe('a person', () => {
  test('gets and loses rights; the address stays', async () => {
    const { screen, button, right, field, sent } = await drawTeam({
      '/customer/members': listOf(everyone),
      '/members/change': { success: true, id: '1' },
    });
    await button('Change Bianca Neri').click();
    await expect.element(field('First name')).toHaveValue('Bianca');
    expect(field('E-mail').elements()).toEqual([]);
    await right('Payments').click();
    await right('Profile').click();
    await button('Save').click();
    await expect.element(screen.getByText(/^Bianca Neri was changed/)).toBeVisible();
    expect(sent('/change')).toEqual([
      { id: '1', name: 'Bianca', surname: 'Neri', rights: ['orders', 'profile'] },
    ]);
  });

  test('is removed after a question, at which the focus is on the way back', async () => {
    const answers: Answers = {
      '/customer/members': listOf(everyone),
      '/members/remove': { success: true, id: '1' },
    };
    const { screen, button, sent } = await drawTeam(answers);
    await button('Remove Bianca Neri').click();
    const question = screen.getByRole('alertdialog');
    await expect.element(question).toHaveTextContent('Bianca Neri is signed out everywhere at once');
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(sent('/remove')).toEqual([]);
    await button('Remove Bianca Neri').click();
    answers['/customer/members'] = listOf([owner]);
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect.element(screen.getByText('Bianca Neri was removed and signed out.')).toBeVisible();
    expect(sent('/remove')).toEqual([{ id: '1' }]);
  });

  test('whom another window has removed is no longer in the list', async () => {
    const answers: Answers = { '/customer/members': listOf(everyone), '/members/remove': 404 };
    const { screen, button } = await drawTeam(answers);
    await button('Remove Bianca Neri').click();
    answers['/customer/members'] = listOf([owner]);
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect.element(screen.getByText('No longer available.', { exact: false })).toBeVisible();
    await expect.element(screen.getByText('Only you sign in to this account.')).toBeVisible();
  });
});
