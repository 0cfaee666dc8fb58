import { describe, expect, test, vi } from 'vitest';
import { renderAsCustomer } from '../../testing/customer.tsx';
import { InvoicingForm } from './InvoicingForm.tsx';
import { profileTexts } from './profileStrings.ts';
import { Sessions } from './Sessions.tsx';

const entry = (cdu: string, pec: string, version = 1) => [{ codice_destinatario_univoco: cdu, pec, version }];

async function drawForm(answers: Record<string, unknown>) {
  const onSaved = vi.fn();
  const rendered = await renderAsCustomer(<InvoicingForm onSaved={onSaved} />, {
    answers,
    bundles: [profileTexts],
  });
  await expect.element(rendered.screen.getByRole('button', { name: 'SAVE', exact: true })).toBeVisible();
  const sent = () =>
    rendered.requests
      .filter(({ path }) => path.endsWith('/fatturazione_elettronica/update'))
      .map(({ sent: text }) => JSON.parse(text) as Record<string, string>);
  return {
    ...rendered,
    onSaved,
    sent,
    cdu: rendered.screen.getByLabelText('Recipient code'),
    pec: rendered.screen.getByLabelText('Certified e-mail (PEC)'),
    save: rendered.screen.getByRole('button', { name: 'SAVE', exact: true }),
  };
}

describe('electronic invoicing', () => {
  test('says what happens without data, and wants one of the two (EINV-05, EINV-09)', async () => {
    const { screen, save, sent } = await drawForm({ '/fatturazione_elettronica_data': [] });
    await expect.element(screen.getByText(/0000000 will be used/)).toBeVisible();
    await save.click();
    await expect.element(screen.getByText('Enter the recipient code or the PEC.')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('stores any form of one of them, with a word about it, and goes on (EINV-04, EINV-09)', async () => {
    const { screen, cdu, save, sent, onSaved } = await drawForm({
      '/fatturazione_elettronica_data': [],
      '/update': { success: true, version: 2 },
    });
    await cdu.fill('ABC');
    await expect.element(screen.getByText(/usually has 7 letters or digits/)).toBeVisible();
    const button = save.element() as HTMLButtonElement;
    for (let press = 0; press < 5; press += 1) button.click();
    await expect.poll(() => onSaved.mock.calls.length).toBe(1);
    expect(sent()).toEqual([{ cdu: 'ABC', pec: '', version: '0' }]);
  });

  test.each([
    [{ success: false, error: { message: 'Codice non valido' } }, 'Codice non valido'],
    [503, 'The lab is temporarily unavailable'],
  ])('after %j what was typed stays (EINV-10, ERR-15, DEC-03)', async (answer, words) => {
    const { screen, pec, save, onSaved } = await drawForm({
      '/fatturazione_elettronica_data': entry('M5UXCR1', ''),
      '/update': answer,
    });
    await pec.fill('conti@pec.it');
    await save.click();
    await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
    await expect.element(pec).toHaveValue('conti@pec.it');
    expect(onSaved).not.toHaveBeenCalled();
  });

  test('the second of two tabs is told', async () => {
    const answers: Record<string, unknown> = {
      '/fatturazione_elettronica_data': entry('M5UXCR1', ''),
      '/update': 409,
    };
    const { screen, pec, cdu, save } = await drawForm(answers);
    await pec.fill('conti@pec.it');
    answers['/fatturazione_elettronica_data'] = entry('SUBM70N', '', 2);
    await save.click();
    await expect.element(screen.getByText(/Saved value: SUBM70N/)).toBeVisible();
    await expect.element(save).toBeDisabled();
    await screen.getByRole('button', { name: 'Use saved value' }).click();
    await expect.element(cdu).toHaveValue('SUBM70N');
    await expect.element(pec).toHaveValue('');
  });
});

describe('sessions', () => {
  const rows = [
    { id: 'a', browser: 'Chrome', system: 'Windows', created_at: '2026-11-20T10:00:00Z', here: true },
    { id: 'b', browser: 'Safari', system: 'iPhone', created_at: '2026-11-19T10:00:00Z', here: false },
    { id: 'c', browser: '', system: '', created_at: 'nonsense', here: false },
  ];

  test('lists devices and times, ends one of the others', async () => {
    const answers: Record<string, unknown> = {
      '/customer/sessions': rows,
      '/sessions/end': { success: true, ended: 1 },
    };
    const { screen, requests } = await renderAsCustomer(<Sessions />, { answers, bundles: [profileTexts] });
    await expect.element(screen.getByText('Chrome on Windows')).toBeVisible();
    await expect.element(screen.getByText('This device')).toBeVisible();
    await expect.element(screen.getByText('Unknown device')).toBeVisible();
    answers['/customer/sessions'] = rows.slice(0, 1);
    await screen.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
    await expect.element(screen.getByText('Signed out of 1 device.')).toBeVisible();
    await expect.element(screen.getByText('You’re only signed in on this device.')).toBeVisible();
    expect(requests.filter(({ path }) => path.endsWith('/end')).map(({ sent }) => sent)).toEqual([
      '{"id":"b"}',
    ]);
  });

  test('says when it could not be ended', async () => {
    const { screen } = await renderAsCustomer(<Sessions />, {
      answers: { '/customer/sessions': rows, '/sessions/end': 503 },
      bundles: [profileTexts],
    });
    await screen.getByRole('button', { name: 'Sign out of all other devices' }).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect.element(screen.getByText('Safari on iPhone')).toBeVisible();
  });
});
