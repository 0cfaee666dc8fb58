import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderAsCustomer } from '../../../testing/customer.tsx';
import type { CustomerOptions } from '../../../testing/customer.tsx';
import { EoriBanner } from '../EoriBanner.tsx';
import { profileTexts } from '../profileStrings.ts';
import { WelcomeBlock } from '../WelcomeBlock.tsx';
import { ProfileForm } from './ProfileForm.tsx';

const company = {
  name: 'Studio Aurora',
  address: 'Via Roma 1',
  city: 'Padova',
  zip: '35100',
  state: 'PD',
  country: 'IT',
  country_name: 'Italia',
  vat: 'IT09876543217',
  region_iso: 'IT-PD',
  telephone: '049 555 0110',
};
const stored = (change: Record<string, unknown> = {}, version = 3) => ({
  code: '1001',
  name: 'Giulia',
  surname: 'Zanetti',
  email: 'it@studio.test',
  area: '1',
  company: { ...company, ...change },
  profile_version: version,
});
const markup = '<option value="IT-PD">Padova</option><option value="IT-VI">Vicenza</option>';
const saved = {
  success: true,
  version: 4,
  profilo: {
    ragione_sociale: 'Studio Aurora',
    nome: 'Giulia',
    cognome: 'Zanetti',
    indirizzo: 'Via Roma 1',
    citta: 'Vicenza',
    cap: '35100',
    stato_regione: 'PD',
    stato_regione_iso: 'IT-PD',
    telefono: '049 555 0110',
    email: 'it@studio.test',
  },
};
const ordinary = {
  '/customer/details': stored(),
  // The lab sends text; the table of the fake lab holds JSON.
  '/scripts/stati': markup,
  '/register_profile_array_commesse': ['2600001'],
  '/register_profile': saved,
};

async function drawForm(options: CustomerOptions = {}) {
  const onSaved = vi.fn();
  const answers: Record<string, unknown> = { ...ordinary, ...options.answers };
  const rendered = await renderAsCustomer(
    <>
      <WelcomeBlock />
      <EoriBanner accountHref="/ta/account#eori" />
      <ProfileForm onSaved={onSaved} />
    </>,
    { ...options, answers, bundles: [profileTexts] },
  );
  const field = (name: string) => rendered.screen.getByLabelText(name, { exact: false });
  const save = rendered.screen.getByRole('button', { name: 'SAVE', exact: true });
  await expect.element(save).toBeVisible();
  const sent = (end: string) =>
    rendered.requests.filter(({ path }) => path.endsWith(end)).map(({ sent: text }) => text);
  return { ...rendered, answers, field, save, sent, onSaved };
}

describe('the form', () => {
  test('shows what is known, by country (ACC-15, ACC-16, ACC-17, ACC-27)', async () => {
    const { screen, field } = await drawForm();
    await expect.element(field('Company name')).toHaveValue('Studio Aurora');
    await expect.element(field('Province')).toHaveValue('IT-PD');
    await expect.element(field('Country')).toHaveAttribute('readonly');
    // In the page's language, whatever the account's is.
    await expect.element(field('Country')).toHaveValue('Italy');
    await expect.element(field('VAT number')).toHaveAttribute('readonly');
    for (const name of ['Tax code', 'Recipient code', 'Certified e-mail (PEC)'])
      await expect.element(field(name)).toBeVisible();
    await expect.element(screen.getByLabelText('EORI number', { exact: false })).not.toBeInTheDocument();
    const labels = [...screen.element().querySelectorAll('label')].map(({ textContent }) =>
      textContent.replace(' (optional)', ''),
    );
    expect(labels).toEqual([
      'Company name',
      'First name',
      'Last name',
      'Address',
      'City',
      'Postcode / ZIP code',
      'Province',
      'Country',
      'VAT number',
      'Tax code',
      'Recipient code',
      'Certified e-mail (PEC)',
      'Phone',
      'Mobile',
      'E-mail',
      'Website',
      'Facebook',
    ]);
  });

  test('area 100 has no VAT number; a country without regions has none to choose (ACC-15, ACC-17)', async () => {
    const { screen } = await drawForm({
      answers: {
        '/customer/details': { ...stored({ country: 'US', region_iso: '' }), area: '100' },
        '/scripts/stati': '',
      },
    });
    for (const name of ['VAT number', 'Tax code', 'State', 'EORI number'])
      await expect.element(screen.getByLabelText(name, { exact: false })).not.toBeInTheDocument();
  });

  test('says what is wrong after a field is left, and at saving; then the focus is there (ACC-08 to ACC-14)', async () => {
    const { screen, field, save, sent } = await drawForm();
    await field('Phone').first().fill('0000');
    await expect.element(screen.getByText(/Enter at least 4 digits/)).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(screen.getByText(/Enter at least 4 digits/)).toBeVisible();
    await field('City').fill('');
    await field('Tax code').fill('RCCMNL83S18D969A');
    await save.click();
    await expect.element(screen.getByText('This field is required.')).toBeVisible();
    await expect.element(screen.getByText(/The last letter doesn’t match/)).toBeVisible();
    await expect.element(screen.getByText('3 fields need your attention.')).toBeVisible();
    expect(document.activeElement?.getAttribute('name')).toBe('citta');
    expect(sent('/register_profile')).toEqual([]);
  });

  test('an 11-digit number is never marked (ACC-24)', async () => {
    const { screen, field } = await drawForm();
    await field('Tax code').fill('00743110157');
    await userEvent.tab();
    await expect.element(screen.getByText(/16-character fiscal code or an 11-digit/)).not.toBeInTheDocument();
  });
});

describe('saving', () => {
  test('sends the profile once, however often the button is pressed; header and form follow (ACC-06, ERR-12, T-E2)', async () => {
    const { screen, field, save, sent, onSaved } = await drawForm();
    await field('City').fill('Vicenza');
    await expect.element(screen.getByText('Unsaved changes.')).toBeVisible();
    const button = save.element() as HTMLButtonElement;
    for (let press = 0; press < 5; press += 1) button.click();
    await expect.element(screen.getByText('Data are successfully saved!')).toBeVisible();
    expect(sent('/register_profile')).toHaveLength(1);
    const body = new URLSearchParams(sent('/register_profile')[0]);
    expect(Object.fromEntries(body)).toMatchObject({
      cod_fot: '1001',
      citta: 'Vicenza',
      'regione-it': 'Padova',
      array_commesse: '["2600001"]',
      codice_destinatario_univoco: '0000000',
      version: '3',
    });
    await expect.element(screen.getByText('Vicenza - PD')).toBeVisible();
    expect(onSaved.mock.calls).toEqual([[['citta']]]);
  });

  test('a saved EORI takes the banner away at once (ACC-32, SHELL-34)', async () => {
    const details = { ...stored({ country: 'GB', region_iso: '' }), area: '101', check_brexit: true };
    const { screen, field, save } = await drawForm({
      answers: {
        '/customer/details': details,
        '/scripts/stati': '',
        '/register_profile': { ...saved, check_brexit: true, eori: 'GB123456789000' },
      },
    });
    await expect.element(screen.getByText('Your EORI number is missing')).toBeVisible();
    await field('EORI number').fill('gb 123456789 000');
    await save.click();
    await expect.element(screen.getByText('Your EORI number is missing')).not.toBeInTheDocument();
    await expect.element(field('EORI number')).toHaveValue('GB123456789000');
  });

  test.each([
    [503, 'The lab is temporarily unavailable'],
    [422, 'We are sorry'],
    [{ success: false, error: { message: 'No parcels to that island.' } }, 'No parcels to that island.'],
    [{ ...saved, success: false, error: { message: 'No parcels there.' } }, 'No parcels there.'],
    [{ success: false }, 'Unexpected error'],
    [422, 'inside'],
  ])('after %j what was typed stays, and the reason is shown (ACC-28)', async (answer, words) => {
    const { screen, field, save } = await drawForm({ answers: { '/register_profile': answer } });
    await field('City').fill('Vicenza');
    await save.click();
    await expect.element(screen.getByText(words, { exact: false }).first()).toBeVisible();
    await expect.element(field('City')).toHaveValue('Vicenza');
  });

  test('the second of two tabs is told, sees both, and decides', async () => {
    const { screen, field, save, sent, answers } = await drawForm({ answers: { '/register_profile': 409 } });
    await field('City').fill('Vicenza');
    answers['/customer/details'] = stored({ city: 'Treviso', address: 'Via Nuova 2' }, 4);
    await save.click();
    await expect.element(screen.getByText('This was changed somewhere else')).toBeVisible();
    // At the button that was pressed, not a screen above it.
    const notice = screen.getByRole('alert').element();
    const fields = [...screen.element().querySelectorAll('input')];
    expect(
      fields.every((each) => each.compareDocumentPosition(notice) & Node.DOCUMENT_POSITION_FOLLOWING),
    ).toBe(true);
    await expect.element(screen.getByText('Saved value: Treviso')).toBeVisible();
    await expect.element(field('City')).toHaveValue('Vicenza');
    await expect.element(field('Address')).toHaveValue('Via Nuova 2');
    await expect.element(save).toBeDisabled();
    await screen.getByRole('button', { name: 'Keep my changes' }).click();
    await save.click();
    await expect.poll(() => sent('/register_profile').length).toBe(2);
    expect(sent('/register_profile').map((text) => new URLSearchParams(text).get('version'))).toEqual([
      '3',
      '4',
    ]);
  });
});

describe('nothing typed is lost', () => {
  test('it is there again after a full redirect, and may be given up', async () => {
    const first = await drawForm();
    await first.field('City').fill('Vicenza');
    await expect.poll(() => first.storage.get('ta-drafts')).toContain('Vicenza');
    first.remove();
    const again = await drawForm({ storage: first.storage });
    await expect.element(again.field('City')).toHaveValue('Vicenza');
    await expect.element(again.screen.getByText(/Your unsaved changes have been restored/)).toBeVisible();
    await again.screen.getByRole('button', { name: 'Undo changes' }).first().click();
    await expect.element(again.field('City')).toHaveValue('Padova');
    await expect.poll(() => again.storage.get('ta-drafts')).toBeNull();
  });

  test('a draft that was typed over older values is a conflict, not an overwriting', async () => {
    const first = await drawForm();
    await first.field('City').fill('Vicenza');
    await expect.poll(() => first.storage.get('ta-drafts')).toContain('Vicenza');
    first.remove();
    const again = await drawForm({
      storage: first.storage,
      answers: { '/customer/details': stored({ city: 'Treviso' }, 9) },
    });
    await expect.element(again.screen.getByText('This was changed somewhere else')).toBeVisible();
    await again.screen.getByRole('button', { name: 'Use saved value' }).click();
    await expect.element(again.field('City')).toHaveValue('Treviso');
  });
});
