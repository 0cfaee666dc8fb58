import { memoryStore } from '@trade-area/core/kernel';
import { describe, expect, test } from 'vitest';
import { renderAsCustomer } from '../../testing/customer.tsx';
import { EoriBanner } from './EoriBanner.tsx';
import { WelcomeBlock } from './WelcomeBlock.tsx';
import { YourInfo } from './YourInfo.tsx';

describe('welcome (SHELL-05)', () => {
  test('names the customer, the e-mail and the city with its state', async () => {
    const { screen } = await renderAsCustomer(<WelcomeBlock />);
    await expect.element(screen.getByText('Welcome')).toBeVisible();
    await expect.element(screen.getByText('Giulia Zanetti')).toBeVisible();
    await expect.element(screen.getByText('it@studio.test')).toBeVisible();
    await expect.element(screen.getByText('Padova - PD')).toBeVisible();
  });

  test.each([
    ['it', 'F', 'Benvenuta'],
    ['it', 'M', 'Benvenuto'],
    ['it', '', 'Benvenuto'],
    ['es', 'f', 'Bienvenida'],
    ['fr', 'F', 'Bienvenue'],
    ['fr', 'M', 'Bienvenue'],
    ['de', 'F', 'Willkommen'],
  ] as const)('in %s for sesso %j says %s', async (language, sesso, word) => {
    const { screen } = await renderAsCustomer(<WelcomeBlock />, { language, details: { sesso } });
    await expect.element(screen.getByText(word, { exact: true })).toBeVisible();
  });
});

describe('your info (SHELL-06, SHELL-30)', () => {
  test('unfolds what is known and leaves out what is not', async () => {
    const { screen } = await renderAsCustomer(<YourInfo accountHref="/ta/account" areaName="Italy" />);
    await expect.element(screen.getByText('Studio Aurora')).not.toBeVisible();
    await screen.getByText('Your info').click();
    for (const value of ['Studio Aurora', '1001', 'Via Roma 1', '35100 Padova - PD', 'Italy (1)'])
      await expect.element(screen.getByText(value, { exact: true })).toBeVisible();
    await expect.element(screen.getByText('VAT number')).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('link', { name: 'Go to your account' }))
      .toHaveAttribute('href', '/ta/account');
  });
});

describe('EORI banner (SHELL-15, SHELL-34)', () => {
  test.each([
    ['the check is set and none is known', { check_brexit: true, eori: '' }, 1],
    ['only blanks are known', { check_brexit: '1', eori: '  ' }, 1],
    ['one is known', { check_brexit: true, eori: 'GB1' }, 0],
    ['the check is not set', { check_brexit: false, eori: '' }, 0],
  ])('when %s', async (_when, details, count) => {
    const { screen } = await renderAsCustomer(
      <>
        <WelcomeBlock />
        <EoriBanner accountHref="/ta/account" />
      </>,
      { details },
    );
    await expect.element(screen.getByText('Welcome')).toBeVisible();
    const links = screen.getByRole('link', { name: 'Add your EORI number' });
    expect(links.elements().map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: count }, () => '/ta/account'),
    );
  });

  test('a page that is loaded again shows it before the details are here; details without the need remove it', async () => {
    const storage = memoryStore();
    const banner = <EoriBanner accountHref="/ta/account" />;
    await renderAsCustomer(banner, { storage, details: { check_brexit: true, eori: '' } });
    await expect.poll(() => storage.get('ta-eori-needed')).toBe('1');
    const again = await renderAsCustomer(banner, { storage, answers: { '/customer/details': 500 } });
    await expect.element(again.screen.getByRole('link', { name: 'Add your EORI number' })).toBeVisible();
    const saved = await renderAsCustomer(banner, { storage, details: { check_brexit: true, eori: 'GB1' } });
    await expect.poll(() => storage.get('ta-eori-needed')).toBeNull();
    expect(saved.screen.getByRole('link').elements()).toHaveLength(0);
  });
});
