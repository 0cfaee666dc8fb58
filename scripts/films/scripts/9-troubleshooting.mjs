import { say } from '../say.mjs';
import { photoOf, uploaderOf, waitingAlbum } from '../photos.mjs';

const row = (page, text) => uploaderOf(page).getByRole('listitem').filter({ hasText: text }).first();

export const film = {
  account: 'es',
  page: 'orders-list',
  async prepare(stage) {
    const album = await waitingAlbum(stage);
    const files = await album.files(({ kind, number }) => (kind === 'spread' && number === 2 ? 0.7 : 1));
    const wrong = await photoOf('drum', '001.jpg', { width: 8400, height: 6300 });
    const named = Object.fromEntries(files.map((file) => [file.name, file]));
    const poster = { name: 'notes.psd', mimeType: 'image/vnd.adobe.photoshop', buffer: Buffer.from('8BPS') };
    return { ...album, first: [wrong, named['002.jpg'], poster], right: named['001.jpg'] };
  },
  steps: [
    {
      say: say(
        'Something is wrong with a file? The upload window says what, and what to do.',
        'Un file ha un problema? La finestra di caricamento dice quale e cosa fare.',
        '¿Un archivo tiene un problema? La ventana de subida dice cuál y qué hacer.',
        'Un fichier pose problème ? La fenêtre d’envoi dit lequel et que faire.',
        'Stimmt etwas mit einer Datei nicht? Das Upload-Fenster nennt Grund und Lösung.',
      ),
      async act({ page, press, code, first }) {
        const order = page.getByRole('row').filter({ hasText: code }).first();
        await press(order.getByRole('button', { name: /SEND FILES|RESUME UPLOAD/ }));
        await uploaderOf(page).getByText(`Files for order ${code}`).waitFor();
        await uploaderOf(page).locator('.ta-uploads-drop input[type=file]').first().setInputFiles(first);
      },
    },
    {
      say: say(
        'Red: it can’t be printed. This one has the wrong aspect ratio.',
        'Rosso: non si può stampare. Questo ha proporzioni sbagliate.',
        'Rojo: no se puede imprimir. Este tiene una proporción incorrecta.',
        'Rouge : impression impossible. Celui-ci a de mauvaises proportions.',
        'Rot: nicht druckbar. Diese Datei hat das falsche Seitenverhältnis.',
      ),
      async act({ page, point, cut }) {
        const found = uploaderOf(page)
          .getByText(/aspect ratio|Resolution too low|single page/)
          .first();
        await cut(() => found.waitFor({ timeout: 60_000 }));
        await point(found, { at: 0.2 });
      },
    },
    {
      say: say(
        'Remove it, export it again at the size of the order, and choose it again.',
        'Rimuovilo, esportalo nel formato dell’ordine e sceglilo di nuovo.',
        'Quítalo, expórtalo al tamaño del pedido y vuelve a elegirlo.',
        'Retirez-le, exportez-le au format de la commande et choisissez-le à nouveau.',
        'Entfernen Sie sie, exportieren Sie sie im richtigen Format und wählen Sie sie erneut.',
      ),
      async act({ page, press, right }) {
        await press(uploaderOf(page).getByRole('button', { name: 'Remove 001.jpg' }));
        await uploaderOf(page).locator('.ta-uploads-drop input[type=file]').first().setInputFiles([right]);
      },
    },
    {
      say: say(
        'A warning, such as low resolution, is yours to decide: “Print anyway”.',
        'Un avviso, come una bassa risoluzione, lo decidi tu: «Stampa comunque».',
        'Un aviso, como baja resolución, lo decides tú: «Imprimir igualmente».',
        'Face à un avertissement, comme une faible résolution, c’est vous qui décidez.',
        'Einen Hinweis, etwa geringe Auflösung, entscheiden Sie: „Trotzdem drucken“.',
      ),
      async act({ page, press, cut }) {
        const accept = row(page, /Spread 2(?!\d)/).getByRole('button', { name: 'Print anyway: 002.jpg' });
        await cut(() => accept.waitFor({ timeout: 60_000 }));
        await press(accept);
      },
    },
    {
      say: say(
        'For every other question, search the FAQ: type a word, such as dpi.',
        'Per ogni altra domanda cerca nelle FAQ: scrivi una parola, ad esempio dpi.',
        'Para cualquier otra pregunta, busca en las FAQ: escribe una palabra, como dpi.',
        'Pour toute autre question, cherchez dans la FAQ : tapez un mot, comme dpi.',
        'Für alle anderen Fragen: Suchen Sie in den FAQ nach einem Wort wie dpi.',
      ),
      async act({ page, sites, rest, type }) {
        await page.goto(`${sites.portal}faq`);
        await page.getByRole('searchbox', { name: 'Search questions and answers' }).waitFor();
        await rest();
        await type(page.getByRole('searchbox', { name: 'Search questions and answers' }), 'dpi');
      },
    },
    {
      say: say(
        'Still no answer? Write to the lab in the messages of your order.',
        'Nessuna risposta? Scrivi al laboratorio nei messaggi dell’ordine.',
        '¿Sin respuesta? Escribe al laboratorio en los mensajes del pedido.',
        'Toujours pas de réponse ? Écrivez au laboratoire depuis votre commande.',
        'Noch keine Antwort? Schreiben Sie dem Labor in den Nachrichten der Bestellung.',
      ),
      async act({ page, sites, rest, point, code }) {
        await page.goto(`${sites.portal}order/${code}/message`);
        await page.getByLabel('Your message to the lab').waitFor();
        await rest();
        await point(page.getByLabel('Your message to the lab'));
      },
    },
  ],
};
