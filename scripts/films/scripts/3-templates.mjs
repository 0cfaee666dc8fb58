import { say } from '../say.mjs';

const label = (page, name) => page.getByRole('combobox', { name, exact: true });

export const film = {
  account: 'us',
  page: 'documents',
  steps: [
    {
      say: say(
        'A layout template has the exact size of your spread. Open Templates.',
        'Un template ha il formato esatto della doppia pagina. Apri Template.',
        'Una plantilla tiene el tamaño exacto de tu doble página. Abre Plantillas.',
        'Un gabarit a le format exact de votre double page. Ouvrez Gabarits.',
        'Eine Vorlage hat das exakte Format Ihrer Doppelseite. Öffnen Sie „Vorlagen“.',
      ),
      act: ({ page, press }) => press(page.getByRole('tab', { name: 'TEMPLATES' })),
    },
    {
      say: say(
        'Choose the product, then the year of its price list.',
        'Scegli il prodotto, poi l’anno del listino.',
        'Elige el producto y después el año de su tarifa.',
        'Choisissez le produit, puis l’année de son tarif.',
        'Wählen Sie das Produkt, dann das Jahr der Preisliste.',
      ),
      async act({ page, choose }) {
        await choose(label(page, 'Product'), { label: 'Wedding Book' });
        await choose(label(page, 'Year'), { label: '2023' });
      },
    },
    {
      say: say(
        'The colour profile is that of your files: sRGB or Adobe RGB.',
        'Il profilo colore è quello dei tuoi file: sRGB o Adobe RGB.',
        'El perfil de color es el de tus archivos: sRGB o Adobe RGB.',
        'Le profil colorimétrique est celui de vos fichiers : sRGB ou Adobe RGB.',
        'Das Farbprofil ist das Ihrer Dateien: sRGB oder Adobe RGB.',
      ),
      act: ({ page, choose }) => choose(label(page, 'Colour profile'), { label: 'sRGB' }),
    },
    {
      say: say(
        'Choose centimetres or inches, and the size.',
        'Scegli centimetri o pollici e il formato.',
        'Elige centímetros o pulgadas, y el tamaño.',
        'Choisissez centimètres ou pouces, puis le format.',
        'Wählen Sie Zentimeter oder Zoll und das Format.',
      ),
      async act({ page, choose }) {
        await choose(label(page, 'Unit'), { label: 'cm' });
        await choose(label(page, 'Size'), { label: '30 × 30' });
      },
    },
    {
      say: say(
        'PDF and SVG have layers: one for your layout, one for the guides.',
        'PDF e SVG hanno livelli: uno per l’impaginato, uno per le guide.',
        'PDF y SVG tienen capas: una para la maqueta y otra para las guías.',
        'PDF et SVG ont des calques : un pour la mise en page, un pour les repères.',
        'PDF und SVG haben Ebenen: eine für das Layout, eine für die Hilfslinien.',
      ),
      act: ({ page, choose }) => choose(label(page, 'File'), { label: 'weddingbook-30x30cm-2023-sRGB.pdf' }),
    },
    {
      say: say(
        'Changing an earlier step drops the later ones: nothing goes wrong by mistake.',
        'Se cambi un passo precedente, i successivi si azzerano: nessun errore per sbaglio.',
        'Si cambias un paso anterior, los siguientes se borran: así no hay errores.',
        'Modifier une étape efface les suivantes : pas d’erreur par mégarde.',
        'Wer einen früheren Schritt ändert, wählt die späteren neu: So passiert kein Fehler.',
      ),
      async act({ page, choose }) {
        await choose(label(page, 'Unit'), { label: 'in' });
        await choose(label(page, 'Size'), { label: '12 × 12' });
        await choose(label(page, 'File'), { label: 'weddingbook-12x12in-2023-sRGB.pdf' });
      },
    },
    {
      say: say(
        'Download it and open it in your layout program.',
        'Scaricalo e aprilo nel tuo programma di impaginazione.',
        'Descárgala y ábrela en tu programa de maquetación.',
        'Téléchargez-le et ouvrez-le dans votre logiciel de mise en page.',
        'Laden Sie sie herunter und öffnen Sie sie in Ihrem Layoutprogramm.',
      ),
      act: ({ page, press }) => press(page.getByRole('button', { name: 'Download' })),
    },
  ],
};
