import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderAsVisitor } from '../../testing/visitor.tsx';
import type { Reply } from '../../testing/visitor.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';

describe('recovery', () => {
  async function drawRecovery(reply: Reply) {
    const rendered = await renderAsVisitor(<RecoveryForm loginHref="/ta/login" />, {
      answers: { '/auth/recovery': () => reply },
    });
    const input = rendered.screen.getByLabelText(/^E-mail/);
    const button = rendered.screen.getByRole('button', { name: 'GET NEW PASSWORD' });
    return { ...rendered, input, button };
  }

  test('SES-16, ERR-06: an empty e-mail sends nothing', async () => {
    const { screen, input, button, requests } = await drawRecovery({});
    await button.click();
    await expect.element(screen.getByText('Insert e-mail', { exact: true })).toBeInTheDocument();
    await expect.element(input).toHaveFocus();
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    expect(requests).toEqual([]);
  });

  test('SES-16, SES-17, ERR-08: sent, with what comes next and the way back', async () => {
    const { screen, input, sentTo } = await drawRecovery({ status: '1', status_code: 200, message: '' });
    await input.fill(' it@studio.test ');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('E-mail is sent successfully');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('30 minutes');
    await expect
      .element(screen.getByRole('link', { name: 'Back to sign in' }))
      .toHaveAttribute('href', '/ta/login');
    expect(sentTo('/auth/recovery')[0]).toMatchObject({ email: 'it@studio.test' });
  });

  test.each([
    [{ status: '0', status_code: 404, message: 'no such address' }, 'Wrong e-mail'],
    [{ status: '0', status_code: 409, message: 'Ask your representative.' }, 'Ask your representative.'],
    [{ status: '0', status_code: 500, message: '' }, 'Couldn’t send the e-mail. Try again.'],
    [{ status: 429 }, 'Too many attempts, try again later.'],
    [{ status: 503 }, 'The lab is temporarily unavailable.'],
  ])('ERR-07, DEC-03: %j', async (reply, message) => {
    const { screen, input, button } = await drawRecovery(reply);
    await input.fill('it@studio.test');
    await button.click();
    await expect.element(screen.getByText(message)).toBeInTheDocument();
    await expect.element(input).toHaveValue('it@studio.test');
    await expect.element(button).not.toHaveAttribute('aria-busy');
  });
});

describe('change of the password', () => {
  async function drawChange(reply: Reply = { done: true }, language: 'en' | 'de' = 'en') {
    const onChanged = vi.fn();
    const rendered = await renderAsVisitor(<ChangePasswordForm onChanged={onChanged} />, {
      signedIn: true,
      language,
      answers: { '/change_password': () => reply },
    });
    const field = (name: RegExp) => rendered.screen.getByLabelText(name);
    return {
      ...rendered,
      onChanged,
      old: field(/^(Current password|Aktuelles Passwort)/),
      next: field(/^(New password|Neues Passwort)(?! wiederholen)/),
      again: field(/^(Confirm new password|Neues Passwort wiederholen)/),
      button: rendered.screen.getByRole('button', { name: /^(Change password|Passwort ändern)$/ }),
    };
  }

  test.each([
    ['', [false, false, false]],
    ['abc', [true, false, false]],
    ['abcdefg', [true, false, true]],
    ['1234567', [false, true, true]],
    ['abcdef7', [true, true, true]],
  ])('ACC-21: %j says which rules are met', async (password, met) => {
    const { screen, next } = await drawChange();
    await next.fill(password);
    const rules = ['A lowercase or uppercase letter', 'A number', 'Minimum 7 characters'];
    for (const [index, rule] of rules.entries()) {
      const message = `${met[index] ? 'Met:' : 'Not met:'} ${rule}`;
      await expect.element(screen.getByText(message)).toBeInTheDocument();
    }
  });

  test.each([
    ['abc', 'en', '1', 'Too weak'],
    ['Gallery-7', 'en', '2', 'Fair'],
    ['Golden-Hour-7', 'de', '3', 'Gut'],
    ['two horses & 1 late veil', 'de', '4', 'Sehr gut'],
  ] as const)('ACC-21: the meter of %j in %s stands at %s', async (password, language, level, word) => {
    const { screen, next } = await drawChange({ done: true }, language);
    await next.fill(password);
    const meter = screen.getByRole('meter', { name: language === 'de' ? 'Stärke' : 'Password strength' });
    await expect.element(meter).toHaveAttribute('aria-valuenow', level);
    await expect.element(meter).toHaveAttribute('aria-valuemax', '4');
    expect(meter.element().querySelectorAll('[data-on]')).toHaveLength(Number(level));
    await expect.element(screen.getByText(word, { exact: true })).toBeVisible();
    await expect.element(meter).toHaveAttribute('aria-valuetext', word);
    await expect.element(next).toHaveAccessibleDescription(new RegExp(word));
  });

  test('ACC-21: before anything is typed the meter stands at 0 and says no word', async () => {
    const { screen, next } = await drawChange();
    await next.fill('');
    const meter = screen.getByRole('meter', { name: 'Password strength' });
    await expect.element(meter).toHaveAttribute('aria-valuenow', '0');
    expect(meter.element().querySelectorAll('[data-on]')).toHaveLength(0);
    expect(meter.element().hasAttribute('aria-valuetext')).toBe(false);
  });

  test('ACC-20, ACC-22: the button is on only when everything is right, and Enter says what is missing', async () => {
    const { screen, old, next, again, button, requests } = await drawChange();
    requests.length = 0;
    await expect.element(button).toBeDisabled();
    await old.click();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Insert all elements required');
    await old.fill('Trade-2026');
    await next.fill('Gallery-77');
    await again.fill('Gallery-78');
    await expect.element(screen.getByText('The passwords don’t match')).toBeInTheDocument();
    await expect.element(button).toBeDisabled();
    await again.fill('Gallery-77');
    await expect.element(button).toBeEnabled();
    expect(requests).toEqual([]);
  });

  test('ACC-30: a field that was left empty is said next to the button that stays off, until nothing is empty', async () => {
    const { screen, old, next, again, button, requests } = await drawChange();
    requests.length = 0;
    const words = screen.getByText('Insert all elements required');
    await old.click();
    // The button that shows the password belongs to its field.
    await screen.getByRole('button', { name: 'Show password' }).first().click();
    await expect.element(words).not.toBeInTheDocument();
    await next.click();
    await expect.element(words).toBeVisible();
    await expect.element(button).toBeDisabled();
    await old.fill('Trade-2026');
    await next.fill('Gallery-77');
    await expect.element(words).toBeVisible();
    await again.fill('Gallery-77');
    await expect.element(words).not.toBeInTheDocument();
    await expect.element(button).toBeEnabled();
    expect(requests).toEqual([]);
  });

  test('ERR-13: changed, said, and nothing stays in the fields', async () => {
    const { screen, old, next, again, button, sentTo, onChanged } = await drawChange();
    await old.fill('Trade-2026');
    await next.fill('Gallery-77');
    await again.fill('Gallery-77');
    await button.click();
    await expect.element(screen.getByText('Password is modified with success!')).toBeInTheDocument();
    expect(onChanged).toHaveBeenCalledTimes(1);
    for (const field of [old, next, again]) await expect.element(field).toHaveValue('');
    expect(sentTo('/change_password')).toEqual([
      { cod_fot: '1001', old_password: 'Trade-2026', new_password: 'Gallery-77' },
    ]);
  });

  test.each([
    [{ done: false, error: 'The current password is wrong' }, 'Das aktuelle Passwort ist falsch'],
    [{ done: false, error: 'This password is too common' }, 'Dieses Passwort ist zu leicht zu erraten.'],
    [{ done: false, error: 'Heute nicht.' }, 'Heute nicht.'],
    [{ done: false, error: '' }, 'Das Passwort konnte nicht geändert werden.'],
    [{ status: 503 }, 'Das Labor ist zurzeit nicht erreichbar.'],
  ])('ERR-13: %j in the person’s language', async (reply, message) => {
    const { screen, old, next, again, button } = await drawChange(reply, 'de');
    await old.fill('Trade-2026');
    await next.fill('Gallery-77');
    await again.fill('Gallery-77');
    await button.click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
    await expect.element(next).toHaveValue('Gallery-77');
  });
});
