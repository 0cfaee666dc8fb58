import { describe, expect, test } from 'vitest';
import { renderAsCustomer } from '../../testing/customer.tsx';
import { Representative } from './Representative.tsx';

describe('sales representative', () => {
  const everything = {
    nome: 'Elena Marchetti',
    numero_interno: '214',
    email: 'elena@lab.test',
    titolo_contatto: 'Sales',
    salesCoordinator: 'Paolo Venturi',
    salesCoordinator_numero_interno: '201',
    salesCoordinator_email: 'paolo@lab.test',
    indirizzo: 'Via dei Tigli 12',
    numero_verde: '800 123 456',
    telefono1: '+39 0424 111',
    telefono2: '+39 0424 222',
    telefono3: '+39 0424 333',
    cellulare: '+39 347 444',
    fax: '+39 0424 555',
  };

  test.each([
    ['70', 'CONTACT'],
    ['1', 'YOUR SALES REP'],
    ['', 'YOUR SALES REP'],
  ])('of area %j is titled %s (SHELL-07)', async (area, title) => {
    const { screen } = await renderAsCustomer(<Representative />, { details: { area, gestore: everything } });
    await expect.element(screen.getByText(title, { exact: true })).toBeVisible();
  });

  test('shows every filled field, with links to call and to write (SHELL-08, SHELL-10)', async () => {
    const { screen } = await renderAsCustomer(<Representative />, { details: { gestore: everything } });
    await screen.getByText('YOUR SALES REP').click();
    const words = Object.entries(everything).map(([field, value]) =>
      field.endsWith('numero_interno') ? `Extension ${value}` : value,
    );
    for (const word of words)
      await expect.element(screen.getByText(word, { exact: true }).last()).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'elena@lab.test' }))
      .toHaveAttribute('href', 'mailto:elena@lab.test');
    await expect
      .element(screen.getByRole('link', { name: '+39 0424 111' }))
      .toHaveAttribute('href', 'tel:+390424111');
  });

  test('leaves out what is empty, and lists further contacts (SHELL-08, SHELL-09)', async () => {
    const { screen } = await renderAsCustomer(<Representative look="card" />, {
      details: { gestore: { nome: 'Ada', riferimenti: [{ nome: 'Bea', telefono1: '1 2' }, {}] } },
    });
    await expect.element(screen.getByRole('region', { name: 'YOUR SALES REP' })).toBeVisible();
    await expect.element(screen.getByText('Other contacts')).toBeVisible();
    await expect.element(screen.getByText('Bea')).toBeVisible();
    await expect.element(screen.getByText('Fax')).not.toBeInTheDocument();
    expect(screen.getByRole('link').elements()).toHaveLength(1);
  });

  test('says what to do when nobody is assigned', async () => {
    const { screen } = await renderAsCustomer(<Representative look="card" />);
    await expect.element(screen.getByText(/No representative is assigned/)).toBeVisible();
  });
});
