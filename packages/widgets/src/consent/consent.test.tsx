import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderAsCustomer } from '../../testing/customer.tsx';
import { ConsentCheckbox } from './ConsentCheckbox.tsx';
import { ConsentModal } from './ConsentModal.tsx';

const asks = { '/check_gdpr': { show: true, gdpr_value: null } };
const sentTo = (requests: readonly { path: string; sent: string }[], script: string) =>
  requests.filter(({ path }) => path.endsWith(script)).map(({ sent }) => sent);

describe('consent modal', () => {
  const modal = <ConsentModal policyHref="/ta/privacy" />;

  test('asks, leads to the policy, and its close sets the flag (PRIV-06, PRIV-12, GW-10)', async () => {
    const { screen, storage, requests } = await renderAsCustomer(modal, { answers: asks });
    await expect.element(screen.getByRole('dialog', { name: 'Your privacy' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Privacy Policy' }))
      .toHaveAttribute('href', '/ta/privacy');
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(storage.get('openGDPR')).toBe('1');
    expect(sentTo(requests, '/check_gdpr')).toEqual(['cod_fot=1001&int=0']);
    expect(sentTo(requests, '/set_gdpr')).toEqual([]);
  });

  test('goes away by Escape as by Close (PRIV-06)', async () => {
    const { screen, storage } = await renderAsCustomer(modal, { answers: asks });
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(storage.get('openGDPR')).toBe('1');
  });

  test.each([
    ['the check does not say show', { '/check_gdpr': { show: false, gdpr_value: 1 } }, ''],
    ['it was closed before', asks, '1'],
    ['the check fails', { '/check_gdpr': 503 }, ''],
  ])('stays away when %s (PRIV-06)', async (_when, answers, marker) => {
    const { screen, area, storage, requests } = await renderAsCustomer(modal, { answers });
    storage.set('openGDPR', marker);
    await expect.poll(() => sentTo(requests, '/check_gdpr').length).toBeGreaterThan(0);
    await expect.poll(() => area.consent.store.getState().working).toBeNull();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('waits while the policy itself is read, and keeps the question', async () => {
    const rendered = await renderAsCustomer(<ConsentModal policyHref="/ta/privacy" waits />, {
      answers: asks,
    });
    await expect.poll(() => rendered.area.consent.store.getState().asking).toBe(true);
    await expect.element(rendered.screen.getByRole('dialog')).not.toBeInTheDocument();
    rendered.render(modal);
    await expect.element(rendered.screen.getByRole('dialog')).toBeVisible();
  });

  test('does not open over a field somebody types in, nor over what is not saved', async () => {
    let say: (answer: unknown) => void = () => undefined;
    const answer = new Promise((resolve) => (say = resolve));
    const { screen, area } = await renderAsCustomer(
      <>
        <input aria-label="Street" />
        {modal}
      </>,
      { answers: { '/check_gdpr': answer } },
    );
    const street = screen.getByLabelText('Street');
    await street.fill('Via Roma');
    say(asks['/check_gdpr']);
    await expect.poll(() => area.consent.store.getState().asking).toBe(true);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    const release = area.session.holdPage('a form');
    (street.element() as HTMLElement).blur();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    release();
    await expect.element(screen.getByRole('dialog', { name: 'Your privacy' })).toBeVisible();
    await expect.element(street).toHaveValue('Via Roma');
  });

  test('keeps the consent from the modal, and stays with a message when that fails (PRIV-08, PRIV-14, GW-11)', async () => {
    const answers: Record<string, unknown> = { ...asks, '/set_gdpr': 503 };
    const { screen, requests } = await renderAsCustomer(modal, { answers });
    await screen.getByRole('button', { name: 'Allow' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/Couldn’t save/);
    answers['/set_gdpr'] = { success: true, gdpr_value: 1 };
    await screen.getByRole('button', { name: 'Allow' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(sentTo(requests, '/set_gdpr').at(-1)).toBe(
      'cod_fot=1001&int=0&gdpr_check_type=1&outcome=1&from_page=modal',
    );
  });
});

describe('consent checkbox', () => {
  test.each([
    [1, true],
    [0, false],
    [null, false],
  ])('begins with the stored choice %s (PRIV-04)', async (value, checked) => {
    const onSaved = vi.fn();
    const { screen } = await renderAsCustomer(<ConsentCheckbox onSaved={onSaved} />, {
      answers: { '/check_gdpr': { show: false, gdpr_value: value } },
    });
    await expect.element(screen.getByRole('checkbox')).toBeVisible();
    expect((screen.getByRole('checkbox').element() as HTMLInputElement).checked).toBe(checked);
    expect(onSaved).not.toHaveBeenCalled();
  });

  test.each([
    [0, '1'],
    [1, '0'],
  ])('from %s saves %s and tells the page to load again (PRIV-04, PRIV-08)', async (value, outcome) => {
    const onSaved = vi.fn();
    const { screen, requests } = await renderAsCustomer(<ConsentCheckbox onSaved={onSaved} />, {
      answers: { '/check_gdpr': { show: false, gdpr_value: value }, '/set_gdpr': { success: true } },
    });
    await screen.getByRole('checkbox').click();
    await expect.poll(() => onSaved.mock.calls.length).toBe(1);
    expect(sentTo(requests, '/set_gdpr')).toEqual([
      `cod_fot=1001&int=0&gdpr_check_type=1&outcome=${outcome}&from_page=privacy`,
    ]);
  });

  test.each([503, { success: false }])('goes back with a message after %j (PRIV-14)', async (answer) => {
    const onSaved = vi.fn();
    const { screen } = await renderAsCustomer(<ConsentCheckbox onSaved={onSaved} />, {
      answers: { '/check_gdpr': { show: false, gdpr_value: 1 }, '/set_gdpr': answer },
    });
    await screen.getByRole('checkbox').click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/Your previous choice still applies/);
    await expect.element(screen.getByRole('checkbox')).toBeChecked();
    expect(onSaved).not.toHaveBeenCalled();
  });

  test('says when the stored choice could not be read, and asks again (DEC-03)', async () => {
    const answers: Record<string, unknown> = { '/check_gdpr': 503 };
    const { screen } = await renderAsCustomer(<ConsentCheckbox onSaved={vi.fn()} />, { answers });
    await expect.element(screen.getByText('Couldn’t load this')).toBeVisible();
    answers['/check_gdpr'] = { show: false, gdpr_value: 1 };
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByRole('checkbox')).toBeChecked();
  });

  test('is not there without a session (PRIV-10)', async () => {
    const { screen, requests } = await renderAsCustomer(
      <>
        <p>policy</p>
        <ConsentCheckbox onSaved={vi.fn()} />
      </>,
      { nobody: true },
    );
    await expect.element(screen.getByText('policy')).toBeVisible();
    await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
    expect(requests).toEqual([]);
  });
});
