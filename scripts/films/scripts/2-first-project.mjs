import { say } from '../say.mjs';

export const film = {
  account: 'social',
  page: 'graphistore',
  // The film is about the choices: the picture of the product is enough.
  blocked: /\/embed\/scene\.js/,
  steps: [
    {
      say: say(
        'Choose a product in the store, such as Wedding Book.',
        'Scegli un prodotto nello store, per esempio Wedding Book.',
        'Elige un producto en la tienda, por ejemplo Wedding Book.',
        'Choisissez un produit dans la boutique, par exemple Wedding Book.',
        'Wählen Sie im Store ein Produkt, zum Beispiel Wedding Book.',
      ),
      act: ({ page, point }) => point(page.getByRole('link', { name: /Wedding Book/ }).first()),
    },
    {
      say: say(
        'Its page shows pictures, sizes and prices. CREATE begins a project.',
        'La sua pagina mostra foto, formati e prezzi. CREA inizia un progetto.',
        'Su página muestra fotos, tamaños y precios. CREAR inicia un proyecto.',
        'Sa page montre photos, formats et prix. CRÉER commence un projet.',
        'Seine Seite zeigt Bilder, Formate und Preise. ERSTELLEN beginnt ein Projekt.',
      ),
      async act({ page, sites, rest, point }) {
        await page.goto(`${sites.portal}product/weddingbook`);
        await rest();
        await point(page.getByRole('link', { name: /^CREATE: Wedding Book/ }));
      },
    },
    {
      say: say(
        'Choose the size of your book first: everything else follows from it.',
        'Scegli prima il formato del libro: il resto dipende da lui.',
        'Elige primero el tamaño del libro: todo lo demás depende de él.',
        'Choisissez d’abord le format du livre : le reste en dépend.',
        'Wählen Sie zuerst das Format des Buches: Alles andere hängt davon ab.',
      ),
      async act({ page, sites, rest, press }) {
        await page.goto(`${sites.portal}config-product/10`);
        await page.getByText(/^Wedding Book, /).waitFor();
        await rest();
        await press(page.getByRole('radio', { name: /^30\D+20/ }).locator('..'));
      },
    },
    {
      say: say(
        'Then the number of pages. The price follows each choice.',
        'Poi il numero di pagine. Il prezzo segue ogni scelta.',
        'Después, el número de páginas. El precio sigue cada elección.',
        'Puis le nombre de pages. Le prix suit chaque choix.',
        'Dann die Seitenzahl. Der Preis folgt jeder Auswahl.',
      ),
      async act({ page, type }) {
        const pages = page.getByRole('spinbutton', { name: 'Pages' });
        await pages.fill('');
        await type(pages, '40');
        await pages.press('Tab');
      },
    },
    {
      say: say(
        'The sentence under the picture names your whole choice.',
        'La frase sotto l’immagine riassume tutta la tua scelta.',
        'La frase bajo la imagen resume toda tu elección.',
        'La phrase sous l’image résume tout votre choix.',
        'Der Satz unter dem Bild nennt Ihre gesamte Auswahl.',
      ),
      act: ({ page, point }) => point(page.getByText(/^Wedding Book, /).first(), { at: 0.4 }),
    },
    {
      say: say(
        'Save the project as a quote. You can go on at any time.',
        'Salva il progetto come preventivo. Puoi continuare quando vuoi.',
        'Guarda el proyecto como presupuesto. Puedes continuar cuando quieras.',
        'Enregistrez le projet comme devis. Vous pouvez continuer à tout moment.',
        'Speichern Sie das Projekt als Angebot. Sie können jederzeit weitermachen.',
      ),
      async act({ page, press }) {
        await press(page.getByRole('button', { name: 'Save quote' }));
        await page.getByText('Quote saved.').waitFor();
      },
    },
  ],
};
