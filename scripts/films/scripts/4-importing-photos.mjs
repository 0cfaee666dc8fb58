import { say } from '../say.mjs';
import { photoOf } from '../photos.mjs';
import { drawScene } from '../scene.mjs';

const panel = (page) => page.getByRole('dialog', { name: 'Your images' });

export const film = {
  account: 'big',
  page: 'config-product/70',
  async prepare(stage) {
    await drawScene(stage);
    return {
      photos: await Promise.all([
        photoOf('meadow', 'meadow.jpg', { width: 2400, height: 3600 }),
        photoOf('fig', 'fig.jpg', { width: 2800, height: 2800 }),
        photoOf('hills', 'hills-small.jpg', { width: 600, height: 900 }),
      ]),
    };
  },
  steps: [
    {
      say: say(
        'Each frame of your project waits for a photo.',
        'Ogni riquadro del progetto aspetta una foto.',
        'Cada marco de tu proyecto espera una foto.',
        'Chaque cadre de votre projet attend une photo.',
        'Jeder Rahmen Ihres Projekts wartet auf ein Foto.',
      ),
      act: ({ page, point }) => point(page.getByRole('button', { name: 'Choose image: Frame 1' })),
    },
    {
      say: say(
        'Press “Choose image”. The panel of your images opens at the side.',
        'Premi «Scegli immagine». Il pannello delle tue immagini si apre a lato.',
        'Pulsa «Elegir imagen». El panel de tus imágenes se abre al lado.',
        'Cliquez sur « Choisir l’image ». Le panneau de vos images s’ouvre à côté.',
        'Klicken Sie auf „Bild wählen“. Daneben öffnet sich das Feld mit Ihren Bildern.',
      ),
      act: ({ page, press }) => press(page.getByRole('button', { name: 'Choose image: Frame 1' })),
    },
    {
      say: say(
        'Add images: choose several at once, or drop them here.',
        'Aggiungi immagini: scegline diverse insieme o trascinale qui.',
        'Añade imágenes: elige varias a la vez o suéltalas aquí.',
        'Ajoutez des images : choisissez-en plusieurs ou déposez-les ici.',
        'Bilder hinzufügen: Wählen Sie mehrere zugleich oder ziehen Sie sie hierher.',
      ),
      async act({ page, point, photos }) {
        await point(panel(page).getByText('Add images').first());
        await panel(page).locator('input[type="file"]').setInputFiles(photos);
      },
    },
    {
      say: say(
        'They are uploaded and checked in the background. You can go on working.',
        'Vengono caricate e controllate in background. Puoi continuare a lavorare.',
        'Se suben y se comprueban en segundo plano. Puedes seguir trabajando.',
        'Elles sont envoyées et vérifiées en arrière-plan. Vous pouvez continuer.',
        'Sie werden im Hintergrund hochgeladen und geprüft. Sie können weiterarbeiten.',
      ),
      act: ({ page, cut }) =>
        cut(async () => {
          await panel(page)
            .getByRole('radio', { name: /Good for this frame/ })
            .first()
            .waitFor({ timeout: 60_000 });
          await panel(page)
            .getByRole('radio', { name: /Too few pixels/ })
            .waitFor({ timeout: 60_000 });
        }),
    },
    {
      say: say(
        'Below each image you read whether its pixels are enough for the frame.',
        'Sotto ogni immagine leggi se i suoi pixel bastano per il riquadro.',
        'Debajo de cada imagen lees si sus píxeles bastan para el marco.',
        'Sous chaque image, vous lisez si ses pixels suffisent pour le cadre.',
        'Unter jedem Bild lesen Sie, ob seine Pixel für den Rahmen reichen.',
      ),
      async act({ page, point }) {
        const low = panel(page).getByRole('radio', { name: /Too few pixels/ });
        await low.waitFor();
        await point(low.locator('..'));
      },
    },
    {
      say: say(
        'Choose one and press “Use image”: it is in its frame.',
        'Scegline una e premi «Usa immagine»: è nel suo riquadro.',
        'Elige una y pulsa «Usar imagen»: ya está en su marco.',
        'Choisissez-en une et cliquez sur « Utiliser l’image » : elle est en place.',
        'Wählen Sie eines und klicken Sie auf „Bild verwenden“: Es ist im Rahmen.',
      ),
      async act({ page, press }) {
        await press(
          panel(page)
            .getByRole('radio', { name: /^meadow/ })
            .locator('..'),
        );
        await press(panel(page).getByRole('button', { name: 'Use image' }));
      },
    },
  ],
};
