import { say } from '../say.mjs';

const card = (page, name) => page.getByRole('article', { name, exact: true });

export const film = {
  account: 'us',
  page: 'graphistore',
  steps: [
    {
      say: say(
        'Graphistore has all products, in groups: albums, boxes, wall art and more.',
        'Graphistore ha tutti i prodotti, in gruppi: album, box, quadri e altro.',
        'Graphistore tiene todos los productos, por grupos: álbumes, cajas, cuadros y más.',
        'Graphistore réunit tous les produits : albums, coffrets, tableaux et plus.',
        'Graphistore zeigt alle Produkte in Gruppen: Alben, Boxen, Wandbilder und mehr.',
      ),
      act: ({ page, press }) => press(page.getByRole('tab', { name: 'BOX', exact: true })),
    },
    {
      say: say(
        'Search by name, material or use. A typing error is no problem.',
        'Cerca per nome, materiale o uso. Un errore di battitura non è un problema.',
        'Busca por nombre, material o uso. Una errata no es problema.',
        'Cherchez par nom, matière ou usage. Une faute de frappe n’est pas grave.',
        'Suchen Sie nach Name, Material oder Zweck. Ein Tippfehler schadet nicht.',
      ),
      async act({ page, press, type }) {
        await press(page.getByRole('tab', { name: 'ALL', exact: true }));
        await type(page.getByRole('searchbox').first(), 'weding book');
      },
    },
    {
      say: say(
        'Each card shows the price for your account and your discounts.',
        'Ogni scheda mostra il prezzo per il tuo account e i tuoi sconti.',
        'Cada ficha muestra el precio para tu cuenta y tus descuentos.',
        'Chaque fiche montre le prix de votre compte et vos remises.',
        'Jede Karte zeigt den Preis für Ihr Konto und Ihre Rabatte.',
      ),
      act: ({ page, point }) => point(card(page, 'Wedding Book')),
    },
    {
      say: say(
        'INFO opens the product: pictures, sizes, prices and files.',
        'INFO apre il prodotto: foto, formati, prezzi e file.',
        'INFO abre el producto: fotos, tamaños, precios y archivos.',
        'INFO ouvre le produit : photos, formats, prix et fichiers.',
        'INFO öffnet das Produkt: Bilder, Formate, Preise und Dateien.',
      ),
      async act({ page, press, rest }) {
        await press(card(page, 'Wedding Book').getByRole('link', { name: /^INFO/ }));
        await page.getByRole('heading', { level: 1, name: 'Wedding Book' }).waitFor();
        await rest();
      },
    },
    {
      say: say(
        'Below the description you find its marketing files and templates.',
        'Sotto la descrizione trovi i file di marketing e i template.',
        'Bajo la descripción están sus archivos de marketing y plantillas.',
        'Sous la description se trouvent ses supports marketing et ses gabarits.',
        'Unter der Beschreibung finden Sie Werbematerial und Vorlagen.',
      ),
      act: ({ scroll }) => scroll(700),
    },
    {
      say: say(
        'CREATE opens the configurator. Your price follows each choice.',
        'CREA apre il configuratore. Il prezzo segue ogni scelta.',
        'CREAR abre el configurador. El precio sigue cada elección.',
        'CRÉER ouvre le configurateur. Le prix suit chaque choix.',
        'ERSTELLEN öffnet den Konfigurator. Der Preis folgt jeder Auswahl.',
      ),
      async act({ page, scroll, point }) {
        await scroll(-700);
        await point(page.getByRole('link', { name: /^CREATE: Wedding Book/ }).first());
      },
    },
  ],
};
