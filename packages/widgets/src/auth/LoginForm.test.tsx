import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { admitted, renderAsVisitor } from '../../testing/visitor.tsx';
import type { VisitorOptions } from '../../testing/visitor.tsx';
import { FailureListener } from '../kit/failures.ts';
import { LoginForm, SignUpForm } from './LoginForm.tsx';

async function drawLogin(options: VisitorOptions = {}, more: { as?: string; of?: string } = {}) {
  const onSignedIn = vi.fn();
  const onLeave = vi.fn();
  const onFailure = vi.fn();
  const form = (
    <FailureListener.Provider value={onFailure}>
      <LoginForm
        onSignedIn={onSignedIn}
        onLeave={onLeave}
        recoveryHref="/ta/recovery-password"
        signUpHref="https://lab.test/contact/"
        {...more}
      />
    </FailureListener.Provider>
  );
  const rendered = await renderAsVisitor(form, options);
  return {
    ...rendered,
    onSignedIn,
    onLeave,
    onFailure,
    email: rendered.screen.getByLabelText(/^E-Mail/i),
    password: rendered.screen.getByLabelText(/^(Password|Passwort)$/),
    button: rendered.screen.getByRole('button', { name: /^(Sign in|Anmelden)$/ }),
  };
}

describe('the sign-in form', () => {
  test('SES-02, SES-38: fields for password managers, and both links', async () => {
    const { screen, email, password } = await drawLogin();
    await expect.element(email).toHaveAttribute('autocomplete', 'username');
    await expect.element(email).toHaveAttribute('type', 'email');
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
    await expect.element(password).toHaveAttribute('type', 'password');
    await expect
      .element(screen.getByRole('link', { name: 'Lost your password' }))
      .toHaveAttribute('href', '/ta/recovery-password');
    await expect
      .element(screen.getByRole('link', { name: 'Sign Up' }))
      .toHaveAttribute('href', 'https://lab.test/contact/');
  });

  test.each([
    ['', '', 'email'],
    ['   ', 'secret', 'email'],
    ['it@studio.test', '', 'password'],
  ])('SES-04, ERR-05: %j with %j sends nothing and leads to the empty field', async (name, secret, field) => {
    const { screen, email, password, button, requests } = await drawLogin();
    await email.fill(name);
    await password.fill(secret);
    await button.click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Insert e-mail and password');
    expect(requests).toEqual([]);
    await expect.element(field === 'email' ? email : password).toHaveFocus();
  });

  test('SES-03, SES-38: Enter sends once, the button waits, the e-mail is trimmed and the password is not', async () => {
    let answer: (reply: unknown) => void = () => undefined;
    const waiting = new Promise((resolve) => (answer = resolve));
    const { email, password, button, sentTo, onSignedIn } = await drawLogin({
      answers: { '/auth/login': () => waiting },
    });
    await email.fill(' it@studio.test ');
    await password.fill(' Trade-2026 ');
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    answer(admitted);
    await expect.poll(() => onSignedIn.mock.calls).toEqual([[{ kind: 'signedIn', redirectTo: '' }]]);
    expect(sentTo('/auth/login')).toEqual([
      { email: 'it@studio.test', password: ' Trade-2026 ', vID: '0'.repeat(32) },
    ]);
  });

  test('SES-11, SES-30: passes `as` and `of` on unchanged', async () => {
    const { email, password, sentTo } = await drawLogin({}, { as: '1003', of: 'desk 1' });
    await email.fill('internal@lab.test');
    await password.fill('Trade-2026');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sentTo('/auth/login')[0]).toMatchObject({ as: '1003', of: 'desk 1' });
  });

  test.each([
    ['en', '', 'Wrong e-mail or password'],
    ['en', 'Your account is closed.', 'Your account is closed.'],
    ['de', '', 'E-Mail-Adresse oder Passwort ist falsch'],
    ['de', 'Wrong e-mail or password', 'E-Mail-Adresse oder Passwort ist falsch'],
  ] as const)('SES-10, SES-37: in %s, refused with %j', async (language, error, message) => {
    const { screen, email, password } = await drawLogin({
      language,
      answers: { '/auth/login': () => ({ status: '0', error }) },
    });
    await email.fill('it@studio.test');
    await password.fill('wrong');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
    await expect.element(email).toHaveValue('it@studio.test');
    await expect.element(password).toHaveValue('');
    await expect.element(password).toHaveFocus();
    await password.fill('n');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    [{ status: 503 }, 'The lab is temporarily unavailable. Try again in a few minutes.'],
    [{ status: 429, retryAfter: '7' }, 'Too many attempts, try again in 7 seconds.'],
    [{ status: 418 }, 'Something went wrong.'],
  ])('DEC-03: %j is told, to the page too, and everything typed stays', async (failure, message) => {
    const { screen, email, password, button, onSignedIn, onFailure } = await drawLogin({
      answers: { '/auth/login': () => failure },
    });
    await email.fill('it@studio.test');
    await password.fill('Trade-2026');
    await button.click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
    await expect.element(password).toHaveValue('Trade-2026');
    await expect.element(button).not.toHaveAttribute('aria-busy');
    expect(onSignedIn).not.toHaveBeenCalled();
    const told = expect.objectContaining({ status: failure.status, endpoint: 'auth.login' }) as unknown;
    await expect.poll(() => onFailure.mock.calls.map(([given]) => given as unknown)).toContainEqual(told);
  });

  test('SES-34: says when a new password is asked for', async () => {
    const { email, password, onSignedIn } = await drawLogin({
      answers: { '/auth/login': () => ({ ...admitted, must_change_password: true, redirect_to: '/ta/faq' }) },
    });
    await email.fill('it@studio.test');
    await password.fill('temporary');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => onSignedIn.mock.calls)
      .toEqual([[{ kind: 'mustChangePassword', redirectTo: '/ta/faq' }]]);
  });

  test('shows what was typed, and tells of a locked Caps key', async () => {
    const { screen, password } = await drawLogin();
    await password.fill('secret');
    await screen.getByRole('button', { name: 'Show password' }).click();
    await expect.element(password).toHaveAttribute('type', 'text');
    await expect.element(screen.getByText('Caps Lock is on.')).not.toBeInTheDocument();
    password
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true }));
    await expect.element(screen.getByText('Caps Lock is on.')).toBeInTheDocument();
  });
});

describe('an account of the old area', () => {
  const answers = { '/auth/login': () => ({ status: 'sb active' }) };

  test('SES-31: the credentials go on in a form POST to the configured https address', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    const { screen, email, password } = await drawLogin({
      answers,
      links: { miniTradeArea: 'https://old.lab.test/login' },
    });
    await email.fill('mini@studio.test');
    await password.fill('Trade-2026');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Taking you there…');
    const form = screen.getByRole('button', { name: 'Open the old Trade Area' }).element().closest('form');
    await expect.poll(() => submit.mock.contexts).toEqual([form]);
    expect([form?.method, form?.action]).toEqual(['post', 'https://old.lab.test/login']);
    expect(form && [...new FormData(form)]).toEqual([
      ['email', 'mini@studio.test'],
      ['password', 'Trade-2026'],
    ]);
    submit.mockRestore();
  });

  test.each(['', 'http://old.lab.test/login'])(
    'SES-31: with %j nothing is sent, a link is shown',
    async (address) => {
      const { screen, email, password } = await drawLogin({
        answers,
        links: { miniTradeArea: address, oldArea: 'https://old.lab.test/' },
      });
      await email.fill('mini@studio.test');
      await password.fill('Trade-2026');
      await userEvent.keyboard('{Enter}');
      await expect
        .element(screen.getByRole('link', { name: 'Open the old Trade Area' }))
        .toHaveAttribute('href', 'https://old.lab.test/');
      expect(document.querySelector('form')).toBeNull();
    },
  );

  test('SES-12, DEC-01: a customer who is not on the list goes there with a ticket, not with the token', async () => {
    const { email, password, onLeave, area } = await drawLogin({
      answers: {
        '/auth/login': () => ({ ...admitted, features: ['oldAreaOnly'] }),
        '/customer/ticket': () => ({ ticket: 'once', expires_in: 60 }),
      },
      links: { oldArea: 'https://old.lab.test/' },
    });
    await email.fill('it@studio.test');
    await password.fill('Trade-2026');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onLeave.mock.calls).toEqual([['https://old.lab.test/?ta_token=once']]);
    expect(area.session.store.getState().phase).toBe('signedOut');
  });
});

test('SES-11: staff who mistype `as` learn what it takes', async () => {
  const { screen } = await renderAsVisitor(<LoginForm as="10O5" />, {
    answers: { '/auth/login': () => ({ status: '0', error: 'No customer has this code or e-mail.' }) },
  });
  await screen.getByLabelText(/^E-mail/).fill('internal@lab.test');
  await screen.getByLabelText(/^Password/).fill('Trade-2026');
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('customer code or e-mail');
});

describe('the second variant', () => {
  test('SES-14, SES-29: company, password and SIGN UP, the same call and states', async () => {
    const onSignedIn = vi.fn();
    const { screen, sentTo } = await renderAsVisitor(<SignUpForm onSignedIn={onSignedIn} />);
    const button = screen.getByRole('button', { name: 'SIGN UP' });
    await button.click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Insert company and password');
    expect(sentTo('/auth/login')).toEqual([]);
    await screen.getByLabelText(/^Company/).fill('Studio Aurora');
    await screen.getByLabelText(/^Password/).fill('Trade-2026');
    await button.click();
    await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
    expect(sentTo('/auth/login')[0]).toMatchObject({ email: 'Studio Aurora', password: 'Trade-2026' });
  });
});
