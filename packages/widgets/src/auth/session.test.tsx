import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { updateLanguage } from '@trade-area/core/contract';
import { renderAsVisitor } from '../../testing/visitor.tsx';
import { ReauthenticateDialog } from './ReauthenticateDialog.tsx';
import { SwitchedNotice } from './SwitchedNotice.tsx';
import { useDraft } from '../kit/useDraft.ts';
import { useKeepSession } from '../kit/useKeepSession.ts';

function Page({ dirty, onSave }: { readonly dirty: boolean; readonly onSave: () => void }) {
  useKeepSession(dirty, 'a message is being written');
  return (
    <>
      <input aria-label="Message" defaultValue="half a message" />
      <button onClick={onSave}>Save</button>
      <ReauthenticateDialog />
    </>
  );
}

/** A customer whose session the lab has forgotten, until they sign in again. */
async function drawForgotten(dirty: boolean, back = 'token-1001') {
  let good = false;
  let save: () => void = () => undefined;
  const rendered = await renderAsVisitor(<Page dirty={dirty} onSave={() => save()} />, {
    signedIn: true,
    answers: {
      '/auth/login': (sent) => {
        good = sent['password'] === 'Trade-2026';
        const code = back.replace('token-', '');
        return good
          ? { status: '1', token: `${back}`, cod_fot: code, user: code, company: 'Studio Aurora' }
          : { status: '0' };
      },
      '/update_lang': () => (good ? { success: true } : { status: 401 }),
    },
  });
  const { session } = rendered.area;
  let send: () => void = () => undefined;
  const sending = new Promise<void>((resolve) => (send = resolve));
  save = send;
  const call = sending.then(() => session.gateway.call(updateLanguage, { query: { lingua: 'en' } }));
  await rendered.screen.getByRole('button', { name: 'Save' }).click();
  return { ...rendered, session, call };
}

describe('signing in again over the page', () => {
  test('DEC-02: what was typed stays, the call goes on after the sign-in', async () => {
    const { screen, call, session } = await drawForgotten(true);
    const dialog = screen.getByRole('alertdialog', { name: 'Sign in again' });
    await expect.element(dialog).toBeInTheDocument();
    await expect.element(screen.getByLabelText('E-mail')).toHaveValue('it@studio.test');
    await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeInTheDocument();
    await screen.getByLabelText('Password', { exact: true }).fill('wrong');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Wrong e-mail or password');

    await screen.getByLabelText('Password', { exact: true }).fill('Trade-2026');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect((await call).ok).toBe(true);
    await expect.element(screen.getByLabelText('Message')).toHaveValue('half a message');
    expect(session.store.getState().person?.code).toBe('1001');
  });

  test('DEC-02: leaving is a choice of its own', async () => {
    const { screen, call, session } = await drawForgotten(true);
    await screen.getByRole('button', { name: 'Leave without saving' }).click();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(await call).toMatchObject({ ok: false, failure: { kind: 'unauthorized' } });
    expect(session.store.getState()).toMatchObject({ phase: 'signedOut', ended: 'expired' });
  });

  test('SES-20: with nothing to lose the session simply ends', async () => {
    const { screen, call, session } = await drawForgotten(false);
    expect(await call).toMatchObject({ ok: false, failure: { kind: 'unauthorized' } });
    expect(session.store.getState()).toMatchObject({ phase: 'signedOut', ended: 'expired' });
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('T-A9: the call of one customer is never sent for another', async () => {
    const { screen, call, requests } = await drawForgotten(true, 'token-1002');
    await screen.getByLabelText('Password', { exact: true }).fill('Trade-2026');
    await userEvent.keyboard('{Enter}');
    expect(await call).toMatchObject({ ok: false, failure: { kind: 'unauthorized' } });
    const sent = requests.filter(({ path }) => path.endsWith('/update_lang'));
    expect(sent.map(({ token }) => token)).toEqual(['token-1001']);
  });
});

describe('another customer than before', () => {
  const switched = () => renderAsVisitor(<SwitchedNotice />, { signedIn: true, taToken: 'token-1002' });

  test('T-A5: a link that changed the customer asks, and goes back', async () => {
    const { screen, area } = await switched();
    const dialog = screen.getByRole('alertdialog', {
      name: 'You’re now signed in as Atelier Lumière (1002)',
    });
    await expect.element(dialog).toHaveTextContent('You were signed in as Studio Aurora (1001).');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeInTheDocument();
    await screen.getByRole('button', { name: 'Switch back to Studio Aurora (1001)' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(area.session.store.getState()).toMatchObject({ token: 'token-1001', person: { code: '1001' } });
  });

  test('T-A5: nothing is written before the change is accepted', async () => {
    const { screen, area, sentTo } = await switched();
    expect(sentTo('/save_logged_user')).toEqual([]);
    await screen.getByRole('button', { name: 'Continue as Atelier Lumière (1002)' }).click();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(area.session.store.getState().person?.code).toBe('1002');
    await expect.poll(() => sentTo('/save_logged_user').length).toBe(1);
  });

  test('T-A5: another window signed somebody else in: told, not asked', async () => {
    const { screen, area, storage } = await renderAsVisitor(<SwitchedNotice />, { signedIn: true });
    storage.set('cod_fot', '1002');
    storage.set('company', 'Atelier Lumière');
    storage.set('token', 'token-1002');
    area.session.recheck();
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('You’re now signed in as Atelier Lumière (1002)');
    await screen.getByRole('button', { name: 'OK' }).click();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  test('SES-32: a link that is not good says so, and the session before it goes on', async () => {
    const { screen, area } = await renderAsVisitor(<SwitchedNotice />, {
      signedIn: true,
      taToken: 'token-that-ended',
    });
    const notice = screen.getByRole('alert');
    await expect.element(notice).toHaveTextContent('This sign-in link isn’t valid');
    await expect.element(notice).toHaveTextContent('You’re still signed in as Studio Aurora (1001).');
    await screen.getByRole('button', { name: 'Continue as Studio Aurora (1001)' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    expect(area.session.store.getState()).toMatchObject({ phase: 'signedIn', token: 'token-1001' });
  });

  test('SES-32: the other way on signs out, so that another account can sign in', async () => {
    const { screen, area } = await renderAsVisitor(<SwitchedNotice />, {
      signedIn: true,
      taToken: 'token-that-ended',
    });
    await screen.getByRole('button', { name: 'Sign in to another account' }).click();
    await expect.poll(() => area.session.store.getState().phase).toBe('signedOut');
  });

  test('nobody changed: nothing is shown', async () => {
    const { screen, area } = await renderAsVisitor(
      <>
        <SwitchedNotice />
        <p>The page</p>
      </>,
      { signedIn: true, taToken: 'token-1001' },
    );
    await expect.element(screen.getByText('The page')).toBeInTheDocument();
    expect(area.session.store.getState().person?.code).toBe('1001');
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });
});

function Writer({ order }: { readonly order: string }) {
  const [text, setText] = useDraft(`message ${order}`);
  return <input aria-label="Message" value={text} onChange={(event) => setText(event.target.value)} />;
}

describe('a draft', () => {
  test('T-A9: is there again when the page is, one per thing, and gone when it was sent', async () => {
    const { screen, render, storage } = await renderAsVisitor(<Writer order="1" />, { signedIn: true });
    const message = screen.getByLabelText('Message');
    await message.fill('Dear lab,');
    render(<Writer order="2" />);
    await expect.element(message).toHaveValue('');
    render(<p>Elsewhere</p>);
    await expect.element(message).not.toBeInTheDocument();
    render(<Writer order="1" />);
    await expect.element(message).toHaveValue('Dear lab,');
    await message.fill('');
    await expect.poll(() => storage.get('ta-drafts')).toBeNull();
  });

  test('DEC-02: holds the page while there is a text', async () => {
    const { screen, area } = await renderAsVisitor(<Writer order="1" />, { signedIn: true });
    const log = () => area.session.store.getState();
    await screen.getByLabelText('Message').fill('Dear lab,');
    area.storage.remove('token');
    area.session.recheck();
    expect(log()).toMatchObject({ reauthenticate: true, phase: 'signedIn' });
    await screen.getByLabelText('Message').fill('');
    await expect.poll(() => log().phase).toBe('signedOut');
  });
});
