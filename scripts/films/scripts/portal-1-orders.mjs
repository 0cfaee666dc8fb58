import { say } from '../say.mjs';

const section = (page) => page.getByRole('region', { name: 'YOUR ORDERS' });
const filters = (page) => page.getByRole('search', { name: 'Filter your orders' });

export const film = {
  account: 'us',
  page: 'orders-list',
  steps: [
    {
      say: say(
        'Your orders: at the top those that still need something from you.',
        'I tuoi ordini: in alto quelli che aspettano ancora qualcosa da te.',
        'Tus pedidos: arriba, los que aún necesitan algo de ti.',
        'Vos commandes : en haut, celles qui attendent encore quelque chose de vous.',
        'Ihre Bestellungen: oben die, für die Sie noch etwas tun müssen.',
      ),
      act: ({ page, point }) =>
        point(page.getByRole('region', { name: 'INCOMPLETE ORDERS' }).getByRole('heading').first()),
    },
    {
      say: say(
        'Below are all the others. Filter them by their status.',
        'Sotto ci sono tutti gli altri. Filtrali per stato.',
        'Debajo están todos los demás. Fíltralos por estado.',
        'En dessous, toutes les autres. Filtrez-les par statut.',
        'Darunter alle anderen. Filtern Sie nach Status.',
      ),
      async act({ page, press, choose }) {
        await press(filters(page).getByRole('button', { name: /^Filters/ }));
        await choose(filters(page).getByLabel('Status').first(), '3');
      },
    },
    {
      say: say(
        'Or search for a name, an order code or a product.',
        'Oppure cerca un nome, un numero d’ordine o un prodotto.',
        'O busca un nombre, un número de pedido o un producto.',
        'Ou cherchez un nom, un numéro de commande ou un produit.',
        'Oder suchen Sie nach Namen, Bestellnummer oder Produkt.',
      ),
      async act({ page, type }) {
        const box = filters(page).getByRole('searchbox').first();
        await type(box, 'book');
        await box.press('Enter');
      },
    },
    {
      say: say(
        'Press a column to sort. The address keeps filters and sorting.',
        'Premi una colonna per ordinare. L’indirizzo conserva filtri e sequenza.',
        'Pulsa una columna para ordenar. La dirección guarda los filtros y el orden.',
        'Cliquez sur une colonne pour trier. L’adresse garde les filtres et le tri.',
        'Klicken Sie auf eine Spalte zum Sortieren. Die Adresse merkt sich alle Filter.',
      ),
      act: ({ page, press }) =>
        press(section(page).getByRole('grid').getByRole('button', { name: 'Price' }).first()),
    },
    {
      say: say(
        'Open an order to see its steps, files, payments and messages.',
        'Apri un ordine per vedere fasi, file, pagamenti e messaggi.',
        'Abre un pedido para ver sus pasos, archivos, pagos y mensajes.',
        'Ouvrez une commande pour voir étapes, fichiers, paiements et messages.',
        'Öffnen Sie eine Bestellung: Schritte, Dateien, Zahlungen und Nachrichten.',
      ),
      async act({ page, press, rest }) {
        await press(section(page).getByRole('grid').getByRole('link').first());
        await page.waitForURL(/\/order\//);
        await page.getByRole('region', { name: 'Production', exact: true }).waitFor();
        await rest();
      },
    },
    {
      say: say(
        'A shipped order has its tracking number and a link to the carrier.',
        'Un ordine spedito ha il numero di tracciamento e il link al corriere.',
        'Un pedido enviado tiene su número de seguimiento y el enlace al transportista.',
        'Une commande expédiée a son numéro de suivi et le lien du transporteur.',
        'Eine versendete Bestellung hat eine Sendungsnummer und den Link zum Paketdienst.',
      ),
      act: ({ page, point }) =>
        point(page.getByRole('region', { name: 'Production', exact: true }), { at: 0.3 }),
    },
  ],
};
