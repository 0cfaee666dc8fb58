import { say } from '../say.mjs';
import { drawScene } from '../scene.mjs';

const choices = (page, name) => page.getByRole('group', { name, exact: true }).getByRole('radio');
const chosen = (page, group, index) => choices(page, group).nth(index).locator('..');

export const film = {
  account: 'social',
  page: 'config-product/10',
  prepare: drawScene,
  steps: [
    {
      say: say(
        'Lettering belongs to the cover. Choose “With lettering” as its type.',
        'La scritta fa parte della copertina. Come tipo scegli «Con scritta».',
        'El texto forma parte de la tapa. Elige el tipo «Con texto».',
        'Le texte fait partie de la couverture. Choisissez le type « Avec texte ».',
        'Die Schrift gehört zum Einband. Wählen Sie als Art „Mit Schriftzug“.',
      ),
      act: ({ page, press }) => press(page.getByRole('radio', { name: /^With lettering/ }).locator('..')),
    },
    {
      say: say(
        'Write the first line, such as two names.',
        'Scrivi la prima riga, ad esempio due nomi.',
        'Escribe la primera línea, por ejemplo dos nombres.',
        'Écrivez la première ligne, par exemple deux prénoms.',
        'Schreiben Sie die erste Zeile, zum Beispiel zwei Namen.',
      ),
      act: ({ page, type }) => type(page.getByRole('textbox', { name: 'First line' }), 'Ada & Leo'),
    },
    {
      say: say(
        'The second line is often the date.',
        'La seconda riga è spesso la data.',
        'La segunda línea suele ser la fecha.',
        'La deuxième ligne est souvent la date.',
        'Die zweite Zeile ist oft das Datum.',
      ),
      act: ({ page, type }) => type(page.getByRole('textbox', { name: 'Second line' }), '6 June 2026'),
    },
    {
      say: say(
        'Below the field you see how many characters you have used.',
        'Sotto il campo vedi quanti caratteri hai usato.',
        'Debajo del campo ves cuántos caracteres has usado.',
        'Sous le champ, vous voyez combien de caractères vous avez utilisés.',
        'Unter dem Feld sehen Sie, wie viele Zeichen Sie verwendet haben.',
      ),
      act: ({ page, point }) => point(page.getByText(/of \d+ characters/).first(), { at: 0.3 }),
    },
    {
      say: say(
        'Choose a typeface. The picture shows your words in it.',
        'Scegli un carattere. L’immagine mostra così le tue parole.',
        'Elige un tipo de letra. La imagen muestra así tus palabras.',
        'Choisissez une police. L’image montre vos mots ainsi.',
        'Wählen Sie eine Schrift. Das Bild zeigt Ihre Worte darin.',
      ),
      act: ({ page, press }) => press(chosen(page, 'Font', 1)),
    },
    {
      say: say(
        'Then the colour of the foil: gold, silver, or pressed without colour.',
        'Poi il colore della stampa a caldo: oro, argento o senza colore.',
        'Después, el color de la estampación: oro, plata o sin color.',
        'Puis la couleur de la dorure : or, argent ou à froid.',
        'Dann die Farbe der Prägung: Gold, Silber oder blind.',
      ),
      act: ({ page, press }) => press(chosen(page, 'Foil', 1)),
    },
    {
      say: say(
        'The sentence and the price under the picture follow every change.',
        'La frase e il prezzo sotto l’immagine seguono ogni modifica.',
        'La frase y el precio bajo la imagen siguen cada cambio.',
        'La phrase et le prix sous l’image suivent chaque modification.',
        'Satz und Preis unter dem Bild folgen jeder Änderung.',
      ),
      act: ({ page, point }) => point(page.getByText(/^Wedding Book, /).first(), { at: 0.4 }),
    },
  ],
};
