import { say } from '../say.mjs';

const grid = (page) => page.getByRole('grid', { name: 'YOUR PAYMENTS' });
const invoiced = (page) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Download the invoice/ }) });

export const film = {
  account: 'ie',
  page: 'payments-list',
  steps: [
    {
      say: say(
        'Your payments: each order with what is paid and what is due.',
        'I tuoi pagamenti: ogni ordine con quanto è pagato e quanto è dovuto.',
        'Tus pagos: cada pedido con lo pagado y lo pendiente.',
        'Vos paiements : chaque commande avec ce qui est payé et ce qui reste dû.',
        'Ihre Zahlungen: jede Bestellung mit Bezahltem und Offenem.',
      ),
      act: ({ page, point }) => point(grid(page).getByRole('row').nth(1), { at: 0.5 }),
    },
    {
      say: say(
        'Filter by status, by product or by date.',
        'Filtra per stato, prodotto o data.',
        'Filtra por estado, producto o fecha.',
        'Filtrez par statut, par produit ou par date.',
        'Filtern Sie nach Status, Produkt oder Datum.',
      ),
      act: ({ page, choose }) => choose(page.getByLabel('Status').first(), { label: 'Delivered' }),
    },
    {
      say: say(
        'Select several payments, and download their invoices as one ZIP.',
        'Seleziona più pagamenti e scarica le fatture in un unico ZIP.',
        'Selecciona varios pagos y descarga sus facturas en un solo ZIP.',
        'Sélectionnez plusieurs paiements et téléchargez leurs factures en un ZIP.',
        'Wählen Sie mehrere Zahlungen und laden Sie die Rechnungen als eine ZIP-Datei.',
      ),
      async act({ page, press, point }) {
        await press(invoiced(page).nth(0).getByRole('checkbox'));
        await press(invoiced(page).nth(1).getByRole('checkbox'));
        await point(page.getByRole('button', { name: 'Download invoices' }));
      },
    },
    {
      say: say(
        '“Export all” gives the filtered list as a table for your accountant.',
        '«Esporta tutti» crea una tabella dei risultati per il tuo commercialista.',
        '«Exportar todo» da la lista filtrada como tabla para tu gestoría.',
        '« Tout exporter » donne la liste filtrée en tableau pour votre comptable.',
        '„Alle exportieren“ ergibt die gefilterte Liste als Tabelle für die Buchhaltung.',
      ),
      act: ({ page, point }) => point(page.getByRole('button', { name: 'Export all' }).first()),
    },
    {
      say: say(
        'Open a payment to see each step: paid, refunded, still due.',
        'Apri un pagamento per vedere ogni passo: pagato, rimborsato, dovuto.',
        'Abre un pago para ver cada paso: pagado, reembolsado, pendiente.',
        'Ouvrez un paiement pour voir chaque étape : payé, remboursé, restant dû.',
        'Öffnen Sie eine Zahlung: bezahlt, erstattet, noch offen.',
      ),
      async act({ page, press, rest }) {
        await press(grid(page).getByRole('link').first());
        await page.getByRole('region', { name: 'Payments and refunds' }).waitFor();
        await rest();
      },
    },
    {
      say: say(
        'Cards are kept in your account. Manage them with the button below the list.',
        'Le carte sono nel tuo account. Gestiscile con il pulsante sotto la lista.',
        'Las tarjetas están en tu cuenta. Gestiónalas con el botón bajo la lista.',
        'Vos cartes sont dans votre compte. Gérez-les avec le bouton sous la liste.',
        'Karten liegen in Ihrem Konto. Verwalten Sie sie mit dem Knopf unter der Liste.',
      ),
      async act({ page, sites, rest, point }) {
        await page.goto(`${sites.portal}payments-list`);
        await page.getByRole('link', { name: 'MANAGE YOUR CARDS' }).waitFor();
        await rest();
        await point(page.getByRole('link', { name: 'MANAGE YOUR CARDS' }));
      },
    },
  ],
};
