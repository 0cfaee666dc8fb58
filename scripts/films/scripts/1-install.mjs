import { macAgent, say } from '../say.mjs';

const program = (page, name) => page.getByRole('listitem').filter({ hasText: name });

export const film = {
  account: 'us',
  page: 'documents',
  userAgent: macAgent,
  // The 420 MB themselves are not part of the film.
  blocked: /\/downloads\/software/,
  steps: [
    {
      say: say(
        'Open “Price list, info, and templates” and choose Graphisoftware.',
        'Apri «Listino prezzi, info e template» e scegli Graphisoftware.',
        'Abre «Tarifas, información y plantillas» y elige Graphisoftware.',
        'Ouvrez « Tarifs, infos et gabarits » et choisissez Graphisoftware.',
        'Öffnen Sie „Preisliste, Infos und Vorlagen“ und wählen Sie Graphisoftware.',
      ),
      act: ({ page, press }) => press(page.getByRole('tab', { name: 'Graphisoftware' })),
    },
    {
      say: say(
        'The version for your computer is at the top, with its size.',
        'La versione per il tuo computer è in alto, con la sua dimensione.',
        'La versión para tu ordenador está arriba, con su tamaño.',
        'La version pour votre ordinateur est en haut, avec sa taille.',
        'Die Version für Ihren Computer steht oben, mit ihrer Größe.',
      ),
      act: ({ page, point }) => point(page.getByText('For this computer')),
    },
    {
      say: say(
        'Press Download and wait until your browser has saved the file.',
        'Premi Scarica e attendi che il browser abbia salvato il file.',
        'Pulsa Descargar y espera a que el navegador guarde el archivo.',
        'Cliquez sur Télécharger et attendez que le fichier soit enregistré.',
        'Klicken Sie auf „Herunterladen“ und warten Sie, bis die Datei gespeichert ist.',
      ),
      act: ({ page, press }) => press(page.getByRole('link', { name: /^Download: .*6\.4\.1 for Mac/ })),
    },
    {
      say: say(
        'Open the file and follow the installer. A Mac needs OS X 10.7 or later.',
        'Apri il file e segui l’installazione. Su Mac serve OS X 10.7 o successivo.',
        'Abre el archivo y sigue la instalación. En Mac se necesita OS X 10.7 o posterior.',
        'Ouvrez le fichier et suivez l’installation. Un Mac requiert OS X 10.7 ou ultérieur.',
        'Öffnen Sie die Datei und folgen Sie der Installation. Nötig ist OS X 10.7 oder neuer.',
      ),
      act: ({ page, point }) => point(page.getByText(/Needs Mac OS X/).first(), { at: 0.3 }),
    },
    {
      say: say(
        'Working on Windows? Download that version, or use its direct link.',
        'Lavori con Windows? Scarica quella versione o usa il link diretto.',
        '¿Trabajas con Windows? Descarga esa versión o usa el enlace directo.',
        'Vous travaillez sous Windows ? Téléchargez cette version ou suivez le lien direct.',
        'Sie arbeiten mit Windows? Laden Sie diese Version oder nutzen Sie den direkten Link.',
      ),
      act: ({ page, point }) => point(program(page, '6.4.1 for Windows').first(), { at: 0.4 }),
    },
    {
      say: say(
        'The user guide explains every tool. Keep it at hand.',
        'La guida utente spiega ogni strumento. Tienila a portata di mano.',
        'La guía de usuario explica cada herramienta. Tenla a mano.',
        'Le guide d’utilisation explique chaque outil. Gardez-le à portée de main.',
        'Das Benutzerhandbuch erklärt jedes Werkzeug. Halten Sie es bereit.',
      ),
      act: ({ page, point }) => point(program(page, 'User guide').first(), { at: 0.3 }),
    },
    {
      say: say(
        'Next lesson: your first project. Give it a name of fewer than 12 characters.',
        'Prossima lezione: il primo progetto. Dagli un nome con meno di 12 caratteri.',
        'Próxima lección: tu primer proyecto. Ponle un nombre de menos de 12 caracteres.',
        'Leçon suivante : votre premier projet. Son nom a moins de 12 caractères.',
        'Nächste Lektion: Ihr erstes Projekt. Sein Name hat weniger als 12 Zeichen.',
      ),
      act: ({ page, point }) => point(page.getByText(/under 12 characters/), { at: 0.3 }),
    },
  ],
};
