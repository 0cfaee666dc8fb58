import { say } from '../say.mjs';
import { photoOf } from '../photos.mjs';
import { drawScene } from '../scene.mjs';

const panel = (page) => page.getByRole('dialog', { name: 'Your images' });
const placeImage = async ({ page, press }, name) => {
  const image = panel(page).getByRole('radio', { name: new RegExp(`^${name}`) });
  await image.waitFor({ timeout: 60_000 });
  await press(image.locator('..'));
  await press(panel(page).getByRole('button', { name: 'Use image' }));
};
const slider = async ({ page, point, pause }, name, presses) => {
  const control = page.getByRole('dialog').getByRole('slider', { name });
  await point(control);
  await control.focus();
  for (let times = 0; times < presses; times += 1) {
    await control.press('ArrowRight');
    await pause(60);
  }
};

export const film = {
  account: 'de',
  page: 'config-product/70',
  async prepare({ page }) {
    await drawScene({ page });
    // The panel keeps the images: the film begins when they are there.
    await page.getByRole('button', { name: 'Choose image: Frame 1' }).click();
    await panel(page)
      .locator('input[type="file"]')
      .setInputFiles([
        await photoOf('larches', 'larches.jpg', { width: 3200, height: 2600 }),
        await photoOf('dandelion', 'dandelion.jpg', { width: 2800, height: 3200 }),
      ]);
    await panel(page)
      .getByRole('radio', { name: /^dandelion\.jpg.*Good/ })
      .waitFor({ timeout: 60_000 });
    await panel(page)
      .getByRole('radio', { name: /^larches\.jpg.*Good/ })
      .waitFor({ timeout: 60_000 });
    await panel(page).getByRole('button', { name: 'Close' }).click();
    return {};
  },
  steps: [
    {
      say: say(
        'Put a photo into the first frame.',
        'Inserisci una foto nel primo riquadro.',
        'Pon una foto en el primer marco.',
        'Placez une photo dans le premier cadre.',
        'Setzen Sie ein Foto in den ersten Rahmen.',
      ),
      async act(stage) {
        await stage.press(stage.page.getByRole('button', { name: 'Choose image: Frame 1' }));
        await placeImage(stage, 'larches');
      },
    },
    {
      say: say(
        'Press “Crop” to choose the part that is printed.',
        'Premi «Ritaglia» per scegliere la parte da stampare.',
        'Pulsa «Recortar» para elegir la parte que se imprime.',
        'Cliquez sur « Recadrer » pour choisir la partie imprimée.',
        'Klicken Sie auf „Zuschneiden“, um den gedruckten Ausschnitt zu wählen.',
      ),
      act: ({ page, press }) => press(page.getByRole('button', { name: 'Crop image: Frame 1' })),
    },
    {
      say: say(
        'Zoom in with the slider, or drag the photo itself.',
        'Ingrandisci con il cursore o trascina la foto.',
        'Amplía con el control deslizante o arrastra la foto.',
        'Zoomez avec le curseur, ou faites glisser la photo.',
        'Vergrößern Sie mit dem Regler, oder ziehen Sie das Foto selbst.',
      ),
      act: (stage) => slider(stage, 'Zoom', 25),
    },
    {
      say: say(
        'Align it to the left or right, to the top or bottom.',
        'Allineala a sinistra o a destra, in alto o in basso.',
        'Alinéala a izquierda o derecha, arriba o abajo.',
        'Alignez-la à gauche ou à droite, en haut ou en bas.',
        'Richten Sie es links oder rechts, oben oder unten aus.',
      ),
      act: (stage) => slider(stage, 'Left to right', 15),
    },
    {
      say: say(
        'Apply keeps the crop. Your file itself stays unchanged.',
        'Applica salva il ritaglio. Il tuo file resta invariato.',
        'Aplicar guarda el recorte. Tu archivo no cambia.',
        'Appliquer garde le recadrage. Votre fichier reste inchangé.',
        '„Anwenden“ behält den Ausschnitt. Ihre Datei bleibt unverändert.',
      ),
      act: ({ page, press }) => press(page.getByRole('dialog').getByRole('button', { name: 'Apply' })),
    },
    {
      say: say(
        'To exchange the photo, press “Change image” and choose another one.',
        'Per scambiare la foto premi «Cambia immagine» e scegline un’altra.',
        'Para cambiar la foto, pulsa «Cambiar imagen» y elige otra.',
        'Pour échanger la photo, cliquez sur « Changer l’image » et choisissez-en une autre.',
        'Zum Tauschen klicken Sie auf „Bild ändern“ und wählen ein anderes.',
      ),
      async act(stage) {
        await stage.press(stage.page.getByRole('button', { name: 'Change image: Frame 1' }));
        await placeImage(stage, 'dandelion');
      },
    },
    {
      say: say(
        'Go on with the next frame until all of them are filled.',
        'Continua con il riquadro seguente finché tutti sono pieni.',
        'Sigue con el marco siguiente hasta llenarlos todos.',
        'Continuez avec le cadre suivant jusqu’à ce que tous soient remplis.',
        'Machen Sie mit dem nächsten Rahmen weiter, bis alle gefüllt sind.',
      ),
      act: ({ page, point }) => point(page.getByRole('button', { name: 'Choose image: Frame 2' })),
    },
  ],
};
