import { say } from '../say.mjs';
import { photoOf } from '../photos.mjs';

const area = (page) => page.frameLocator('iframe[title="Upload photos"]');

export const film = {
  account: 'uk',
  page: 'share-foto-album',
  async prepare() {
    const size = { width: 1500, height: 1000 };
    return {
      photos: [
        await photoOf('meadow', 'album-open.jpg', size),
        await photoOf('fig-close', 'album-cover.jpg', size),
      ],
    };
  },
  steps: [
    {
      say: say(
        'Show the lab photos of your finished products: choose them here.',
        'Mostra al laboratorio le foto dei tuoi prodotti finiti: sceglile qui.',
        'Enseña al laboratorio fotos de tus productos acabados: elígelas aquí.',
        'Montrez au laboratoire des photos de vos produits finis : choisissez-les ici.',
        'Zeigen Sie dem Labor Fotos Ihrer fertigen Produkte: Wählen Sie sie hier.',
      ),
      async act({ page, point, photos }) {
        await point(page.locator('iframe[title="Upload photos"]'));
        await area(page).locator('input[type=file]').setInputFiles(photos);
      },
    },
    {
      say: say(
        'They appear below as soon as they are uploaded.',
        'Appaiono sotto appena sono caricate.',
        'Aparecen debajo en cuanto se han subido.',
        'Elles apparaissent en dessous dès leur envoi.',
        'Sie erscheinen darunter, sobald sie hochgeladen sind.',
      ),
      async act({ page, point, cut }) {
        await cut(() => page.getByRole('img', { name: 'album-open.jpg' }).waitFor({ timeout: 60_000 }));
        await point(page.getByRole('img', { name: 'album-open.jpg' }));
      },
    },
    {
      say: say(
        'Select a photo and give it tags, such as Wedding.',
        'Seleziona una foto e aggiungi dei tag, ad esempio Matrimonio.',
        'Selecciona una foto y ponle etiquetas, como Boda.',
        'Sélectionnez une photo et ajoutez des mots-clés, comme Mariage.',
        'Wählen Sie ein Foto und geben Sie ihm Schlagwörter wie Hochzeit.',
      ),
      async act({ page, press }) {
        await press(page.getByRole('checkbox', { name: 'Select album-open.jpg' }));
        await press(page.getByRole('button', { name: 'Tags' }));
        await press(page.getByRole('dialog').getByRole('checkbox', { name: 'Wedding' }));
        await press(page.getByRole('dialog').getByRole('button', { name: 'Save' }));
      },
    },
    {
      say: say(
        'Read the terms: what the lab may do with the photos, and for how long.',
        'Leggi le condizioni: che cosa il laboratorio può fare con le foto e per quanto.',
        'Lee las condiciones: qué puede hacer el laboratorio con las fotos y cuánto tiempo.',
        'Lisez les conditions : ce que le laboratoire peut faire des photos, et combien de temps.',
        'Lesen Sie die Bedingungen: was das Labor mit den Fotos tun darf und wie lange.',
      ),
      async act({ page, press }) {
        await press(page.getByRole('checkbox', { name: 'I accept the terms for sharing photos' }));
        await press(page.getByRole('dialog').getByRole('button', { name: 'Accept' }));
      },
    },
    {
      say: say(
        'SEND gives the permission with your name and the time.',
        'INVIA concede il permesso con il tuo nome e la data.',
        'ENVIAR concede el permiso con tu nombre y la hora.',
        'ENVOYER donne l’autorisation avec votre nom et l’heure.',
        'SENDEN erteilt die Erlaubnis mit Ihrem Namen und der Zeit.',
      ),
      async act({ page, press }) {
        await press(page.getByRole('button', { name: 'SEND', exact: true }));
        await page.getByText('Thank you!').waitFor();
      },
    },
    {
      say: say(
        'In your gallery you can revoke the permission of each photo at any time.',
        'Nella tua galleria puoi revocare il permesso di ogni foto in ogni momento.',
        'En tu galería puedes revocar el permiso de cada foto cuando quieras.',
        'Dans votre galerie, vous pouvez révoquer l’autorisation de chaque photo.',
        'In Ihrer Galerie können Sie die Erlaubnis für jedes Foto jederzeit widerrufen.',
      ),
      async act({ page, sites, rest, point }) {
        await page.goto(`${sites.portal}share-foto-album-list`);
        const revoke = page.getByRole('button', { name: 'Revoke authorization: album-open.jpg' });
        await revoke.waitFor();
        await rest();
        await point(revoke);
      },
    },
  ],
};
