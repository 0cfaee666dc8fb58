import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import type { Language } from '@trade-area/core/contract';
import type { AccountSection } from '../src/composed/Account.tsx';
import type { RecordedRequest } from './answers.ts';
import type { Answers } from './customer.tsx';

export interface AccountOptions {
  /** Laid over the ordinary answers; change it at any time. */
  readonly answers?: Answers;
  readonly section?: AccountSection;
  readonly language?: Language;
}

/** The account on a page, however it was mounted. */
export interface OpenAccount {
  readonly screen: Locator;
  readonly answers: Answers;
  readonly requests: readonly RecordedRequest[];
  /** Names of the fields of every save that was told to the page. */
  readonly saved: readonly (readonly string[])[];
  /** The page asks for a section. */
  readonly ask: (section: AccountSection) => void;
}

const company = {
  name: 'Harbour Weddings',
  address: '5 Quay Street',
  city: 'Bristol',
  zip: 'BS1 4DJ',
  country: 'GB',
  vat: 'GB123456782',
  telephone: '+44 117 555 0177',
};
const accountOf = (change: object = {}, version = 3) => ({
  code: '1007',
  name: 'Harriet',
  surname: 'Bennett',
  email: 'uk@studio.test',
  area: '101',
  company: { ...company, ...change },
  profile_version: version,
  check_brexit: true,
  eori: '',
});
const saved = {
  success: true,
  version: 4,
  check_brexit: true,
  eori: 'GB123456789000',
  profilo: {
    ragione_sociale: company.name,
    nome: 'Harriet',
    cognome: 'Bennett',
    indirizzo: company.address,
    citta: company.city,
    cap: company.zip,
    telefono: company.telephone,
    email: 'uk@studio.test',
  },
};
const session = (id: string, here: boolean) => ({
  id,
  here,
  browser: 'Firefox',
  system: 'Windows',
  created_at: '2026-11-20T08:00:00Z',
});

/** The answers for a customer of the United Kingdom, until a test says otherwise. */
export const accountAnswers: Answers = {
  '/check_token': {
    success: true,
    cod_fot: '1007',
    c: 'c7',
    name: 'Harriet',
    surname: 'Bennett',
    email: 'uk@studio.test',
  },
  '/customer/details': accountOf(),
  '/scripts/stati': '',
  '/register_profile_array_commesse': [],
  '/register_profile': saved,
  '/change_password': { done: true, error: '' },
  '/customer/sessions': [session('a', true), session('b', false)],
  '/customer/sessions/end': { success: true, ended: 1 },
  '/customer/ticket': { ticket: 'once', expires_in: 60 },
  '/customer/notifications': { message: 'each', slipped: 'each', shipped: 'off' },
};

/** The focused element, inside shadow roots too. */
function focused(): Element | null {
  let inner = document.activeElement;
  while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement;
  return inner;
}

/** The behaviour of `<ta-account>` and `Account`, the same for both. */
export function accountSuite(open: (options: AccountOptions) => Promise<OpenAccount>): void {
  const title = (screen: Locator, name: string) => screen.getByRole('button', { name, exact: true });
  const field = (screen: Locator, name: string) => screen.getByLabelText(name, { exact: false }).first();
  const sentTo = (requests: readonly RecordedRequest[], end: string) =>
    requests.filter(({ path }) => path.endsWith(end)).map(({ sent }) => sent);

  describe('sections', () => {
    test('the profile is open at first, and one at a time (ACC-01, ACC-31)', async () => {
      const { screen } = await open({});
      await expect.element(title(screen, 'INFO')).toHaveAttribute('aria-expanded', 'true');
      await expect.element(field(screen, 'Company name')).toHaveValue('Harbour Weddings');
      await title(screen, 'CHANGE PASSWORD').click();
      await expect.element(field(screen, 'Current password')).toBeVisible();
      await expect.element(title(screen, 'INFO')).toHaveAttribute('aria-expanded', 'false');
      await expect.element(field(screen, 'Company name')).not.toBeVisible();
    });

    test('the page opens one, and what was typed in another is still there (ACC-02)', async () => {
      const { screen, ask } = await open({});
      await field(screen, 'City').fill('Bath');
      ask('password');
      await expect.element(field(screen, 'Current password')).toBeVisible();
      ask('info');
      await expect.element(field(screen, 'City')).toHaveValue('Bath');
    });

    test.each([
      [undefined, ['INFO', 'CHANGE PASSWORD', 'MY CREDIT CARDS', 'Team', 'Your data and privacy']],
      [['profile'], ['INFO', 'CHANGE PASSWORD']],
      [['payments'], ['CHANGE PASSWORD', 'MY CREDIT CARDS']],
      [[], ['CHANGE PASSWORD']],
    ] as const)('a person with the rights %j sees %j', async (rights, names) => {
      const { screen } = await open({
        answers: { '/check_token': { ...(accountAnswers['/check_token'] as object), rights } },
      });
      for (const name of names) await expect.element(title(screen, name)).toBeVisible();
      const all = ['INFO', 'CHANGE PASSWORD', 'MY CREDIT CARDS', 'Team', 'Your data and privacy'];
      const shown = all.filter((name) => title(screen, name).elements().length > 0);
      expect(shown).toEqual(names);
    });

    test('the keyboard reaches and opens them', async () => {
      const { screen } = await open({ section: 'cards' });
      await expect.element(title(screen, 'INFO')).toBeVisible();
      (title(screen, 'INFO').element() as HTMLElement).focus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect.element(title(screen, 'CHANGE PASSWORD')).toHaveAttribute('aria-expanded', 'true');
      await expect.element(field(screen, 'Current password')).toBeVisible();
    });

    test('speaks the page’s language, with nothing of another in it', async () => {
      const { screen } = await open({ language: 'de' });
      await expect.element(title(screen, 'Firmendaten')).toBeVisible();
      await expect.element(field(screen, 'Land')).toHaveValue('Vereinigtes Königreich');
    });
  });

  describe('profile', () => {
    test('a save tells the page the names of what changed, never the values', async () => {
      const account = await open({});
      const { screen, requests } = account;
      await field(screen, 'EORI number').fill('gb 123 456 789 000');
      await title(screen, 'SAVE').click();
      await expect.element(screen.getByText('Data are successfully saved!')).toBeVisible();
      expect(account.saved).toEqual([['eori']]);
      expect(new URLSearchParams(sentTo(requests, '/register_profile')[0]).get('eori')).toBe(
        'GB123456789000',
      );
      await expect.element(field(screen, 'EORI number')).toHaveValue('GB123456789000');
    });

    test('what cannot be saved is said at its field, which takes the focus (ACC-08)', async () => {
      const { screen, requests } = await open({});
      await field(screen, 'Phone').fill('0000');
      await title(screen, 'SAVE').click();
      await expect.element(screen.getByText(/Enter at least 4 digits/)).toBeVisible();
      expect(focused()?.getAttribute('name')).toBe('telefono');
      expect(sentTo(requests, '/register_profile')).toEqual([]);
    });

    test('somebody else saved meanwhile: both are shown, nothing is overwritten', async () => {
      const { screen, answers } = await open({ answers: { '/register_profile': 409 } });
      await field(screen, 'City').fill('Bath');
      answers['/customer/details'] = accountOf({ city: 'Wells' }, 4);
      await title(screen, 'SAVE').click();
      await expect.element(screen.getByText('Saved value: Wells')).toBeVisible();
      await expect.element(field(screen, 'City')).toHaveValue('Bath');
    });

    test('while the lab cannot answer it says so, and asks again (DEC-03)', async () => {
      const { screen, answers } = await open({ answers: { '/customer/details': 404 } });
      await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
      answers['/customer/details'] = accountOf();
      await screen.getByRole('button', { name: 'Retry' }).click();
      await expect.element(field(screen, 'Company name')).toHaveValue('Harbour Weddings');
    });
  });

  describe('address book', () => {
    const tickets = (requests: readonly RecordedRequest[]) =>
      sentTo(requests, '/customer/ticket').filter((sent) => sent.includes('"address-book"'));

    test('is the lab’s page in a frame, asked for with a ticket when it is opened (DEC-01)', async () => {
      const { screen, requests } = await open({});
      const button = screen.getByRole('button', { name: 'Manage address book' });
      await expect.element(button).toHaveAttribute('aria-expanded', 'false');
      const intro = screen.getByText('Addresses you can choose at the checkout, besides your studio’s.');
      await expect.element(intro).toBeVisible();
      expect(tickets(requests)).toEqual([]);
      await button.click();
      const frame = screen.getByTitle('Address book');
      await expect.element(frame).toBeInTheDocument();
      const address = new URL((frame.element() as HTMLIFrameElement).src);
      expect(address.pathname).toBe('/embed/address-book');
      expect(address.searchParams.get('ta_token')).toBe('once');
      expect(address.searchParams.get('lang')).toBe('en');
      expect(tickets(requests)).toHaveLength(1);
      await expect.element(intro).not.toBeInTheDocument();
      await screen.getByRole('button', { name: 'Close address book' }).click();
      await expect.element(frame).not.toBeInTheDocument();
    });

    test('a ticket that cannot be had is said, with a way to try again', async () => {
      const { screen, answers } = await open({ answers: { '/customer/ticket': 503 } });
      await screen.getByRole('button', { name: 'Manage address book' }).click();
      const retry = screen.getByRole('button', { name: 'Retry' });
      await expect.element(retry).toBeVisible();
      answers['/customer/ticket'] = { ticket: 'twice', expires_in: 60 };
      await retry.click();
      await expect.element(screen.getByTitle('Address book')).toBeInTheDocument();
    });
  });

  describe('password and devices', () => {
    test('a new password is sent once and leaves nothing in the fields (ACC-20, ERR-13)', async () => {
      const { screen, requests } = await open({ section: 'password' });
      await field(screen, 'Current password').fill('Trade-2026');
      await field(screen, 'New password').fill('Gallery-77');
      await field(screen, 'Confirm new password').fill('Gallery-77');
      await screen.getByRole('button', { name: 'Change password', exact: true }).click();
      await expect.element(screen.getByText('Password is modified with success!')).toBeVisible();
      expect(sentTo(requests, '/change_password')).toHaveLength(1);
      await expect.element(field(screen, 'Current password')).toHaveValue('');
    });

    test('another device is signed out by its name', async () => {
      const { screen, requests, answers } = await open({ section: 'password' });
      const other = screen.getByRole('button', { name: 'Sign out Firefox on Windows' });
      await expect.element(other).toBeVisible();
      answers['/customer/sessions'] = [session('a', true)];
      await other.click();
      await expect.element(screen.getByText('You’re only signed in on this device.')).toBeVisible();
      expect(sentTo(requests, '/customer/sessions/end').join()).toContain('b');
    });
  });
}
