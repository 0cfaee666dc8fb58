import { say } from '../say.mjs';
import { drawScene } from '../scene.mjs';

const choice = (page, group, name) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name }).locator('..');
const view = (page, name) => page.getByRole('group', { name: 'View' }).getByRole('button', { name });

export const film = {
  account: 'social',
  page: 'config-product/10',
  prepare: drawScene,
  steps: [
    {
      say: say(
        'The cover begins with its material. Each one shows what it adds to the price.',
        'La copertina inizia dal materiale. Ognuno mostra quanto aggiunge al prezzo.',
        'La tapa empieza por su material. Cada uno muestra lo que suma al precio.',
        'La couverture commence par sa matière. Chacune indique son supplément.',
        'Der Einband beginnt mit dem Material. Jedes zeigt seinen Aufpreis.',
      ),
      act: ({ page, press }) => press(choice(page, 'Cover material', /^Leather/)),
    },
    {
      say: say(
        'Then its colour, from the swatches of this material.',
        'Poi il colore, tra i campioni di questo materiale.',
        'Después, el color, entre las muestras de este material.',
        'Puis sa couleur, parmi les échantillons de cette matière.',
        'Dann die Farbe, aus den Mustern dieses Materials.',
      ),
      act: ({ page, press }) => press(choice(page, 'Cover color', /Cognac/)),
    },
    {
      say: say(
        'The spine can have another material than the front.',
        'Il dorso può avere un materiale diverso dal fronte.',
        'El lomo puede llevar otro material que la cara.',
        'Le dos peut avoir une autre matière que la face.',
        'Der Buchrücken kann ein anderes Material haben als die Vorderseite.',
      ),
      act: ({ page, point }) =>
        point(
          page.getByRole('group', { name: 'Spine', exact: true }).getByRole('radio').nth(1).locator('..'),
        ),
    },
    {
      say: say(
        'Turn the book: look at the spine, the side and the details.',
        'Gira il libro: guarda il dorso, il lato e i dettagli.',
        'Gira el libro: mira el lomo, el lado y los detalles.',
        'Tournez le livre : regardez le dos, le côté et les détails.',
        'Drehen Sie das Buch: Sehen Sie Rücken, Seite und Details an.',
      ),
      async act({ page, press, pause }) {
        await press(view(page, 'Spine'));
        await pause(1_000);
        await press(view(page, 'Detail'));
        await pause(1_000);
      },
    },
    {
      say: say(
        'A photo on the cover, a window or lettering: choose the type of the cover.',
        'Una foto in copertina, una finestra o una scritta: scegli il tipo di copertina.',
        'Una foto en la tapa, una ventana o un texto: elige el tipo de tapa.',
        'Une photo, une fenêtre ou un texte : choisissez le type de couverture.',
        'Foto, Fenster oder Schrift: Wählen Sie die Art des Einbands.',
      ),
      act: ({ page, press }) =>
        press(
          page
            .getByRole('group', { name: 'Cover type', exact: true })
            .getByRole('radio')
            .nth(1)
            .locator('..'),
        ),
    },
    {
      say: say(
        'Save the quote, and your cover is kept with it.',
        'Salva il preventivo e con lui la copertina.',
        'Guarda el presupuesto y con él tu tapa.',
        'Enregistrez le devis : votre couverture est conservée avec lui.',
        'Speichern Sie das Angebot: Der Einband ist darin gespeichert.',
      ),
      async act({ page, press }) {
        await press(page.getByRole('button', { name: 'Save quote' }));
        await page.getByText('Quote saved.').waitFor();
      },
    },
  ],
};
