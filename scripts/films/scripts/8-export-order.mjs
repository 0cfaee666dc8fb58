import { say } from '../say.mjs';
import { uploaderOf, waitingAlbum } from '../photos.mjs';

export const film = {
  account: 'fr',
  page: 'orders-list',
  async prepare(stage) {
    const album = await waitingAlbum(stage);
    return { ...album, chosen: await album.files() };
  },
  steps: [
    {
      say: say(
        'Export one JPG per spread: 300 dpi, sRGB, with 3 mm bleed on every side.',
        'Esporta un JPG per ogni doppia pagina: 300 dpi, sRGB, con 3 mm di abbondanza.',
        'Exporta un JPG por doble página: 300 ppp, sRGB, con 3 mm de sangrado.',
        'Exportez un JPG par double page : 300 ppp, sRGB, avec 3 mm de fond perdu.',
        'Exportieren Sie ein JPG pro Doppelseite: 300 dpi, sRGB, 3 mm Beschnitt.',
      ),
      act: ({ page, point, code }) =>
        point(page.getByRole('row').filter({ hasText: code }).first(), { at: 0.3 }),
    },
    {
      say: say(
        'Your order waits for its files: press SEND FILES.',
        'Il tuo ordine aspetta i file: premi INVIA FILE.',
        'Tu pedido espera los archivos: pulsa ENVIAR ARCHIVOS.',
        'Votre commande attend ses fichiers : cliquez sur ENVOYER LES FICHIERS.',
        'Ihre Bestellung wartet auf ihre Dateien: Klicken Sie auf „Dateien hochladen“.',
      ),
      async act({ page, press, code }) {
        const row = page.getByRole('row').filter({ hasText: code }).first();
        await press(row.getByRole('button', { name: /SEND FILES|RESUME UPLOAD/ }));
        await uploaderOf(page).getByText(`Files for order ${code}`).waitFor();
      },
    },
    {
      say: say(
        'Choose all files at once. Numbers in their names give the sequence.',
        'Scegli tutti i file insieme. I numeri nei nomi danno la sequenza.',
        'Elige todos los archivos a la vez. Los números de sus nombres dan el orden.',
        'Choisissez tous les fichiers. Les numéros de leurs noms donnent l’ordre.',
        'Wählen Sie alle Dateien zugleich. Die Nummern im Namen geben die Reihenfolge.',
      ),
      async act({ page, point, chosen }) {
        await point(uploaderOf(page).getByText('Choose files').first());
        await uploaderOf(page).locator('.ta-uploads-drop input[type=file]').first().setInputFiles(chosen);
      },
    },
    {
      say: say(
        'Each file is uploaded and checked: size, resolution, colour, bleed.',
        'Ogni file viene caricato e controllato: formato, risoluzione, colore, abbondanza.',
        'Cada archivo se sube y se comprueba: tamaño, resolución, color, sangrado.',
        'Chaque fichier est envoyé et vérifié : format, résolution, couleur, fond perdu.',
        'Jede Datei wird hochgeladen und geprüft: Format, Auflösung, Farbe, Beschnitt.',
      ),
      act: ({ page, slots, cut }) =>
        cut(() =>
          uploaderOf(page)
            .getByText(`${slots.length} of ${slots.length} ready`)
            .waitFor({ timeout: 180_000 }),
        ),
    },
    {
      say: say(
        'All sheets are ready. Look through them once more.',
        'Tutto è pronto. Riguarda ogni doppia pagina ancora una volta.',
        'Todo está listo. Revisa las dobles páginas una vez más.',
        'Tout est prêt. Parcourez les doubles pages une dernière fois.',
        'Alles ist bereit. Sehen Sie die Doppelseiten noch einmal durch.',
      ),
      async act({ page, point, scroll }) {
        await point(uploaderOf(page).getByRole('listitem').filter({ hasText: 'Spread 1' }).first());
        await scroll(500);
        await scroll(-500);
      },
    },
    {
      say: say(
        'Submit for printing: the order goes into production.',
        'Invia per la stampa: l’ordine entra in lavorazione.',
        'Envía para imprimir: el pedido entra en producción.',
        'Envoyez à l’impression : la commande part en production.',
        'Geben Sie zum Druck frei: Die Bestellung geht in Produktion.',
      ),
      async act({ page, press }) {
        await press(uploaderOf(page).getByRole('button', { name: 'Submit for printing' }));
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      },
    },
  ],
};
