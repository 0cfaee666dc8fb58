import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../../src/commands/import/importedFile.ts';
import { labFolder } from '../../../src/base/labFolder.ts';
import type { Database } from '../../../src/database/open.ts';
import { documents } from '../../../src/database/schema/content.ts';
import type { Texts } from '../../../src/database/schema/shop.ts';
import { lessonsFolder } from '../../../src/downloads/texts.ts';
import { fillOnce } from '../fillOnce.ts';
import { texts } from '../store/texts.ts';

/** Films with their captions, as `npm run films` records them. */
export const filmFolder = join(labFolder, 'demo', 'films', 'tutorials');

interface DemoFilm {
  /** Name of its files, without an ending. */
  readonly name: string;
  readonly folder: string;
  readonly titles: Texts;
}

/** In the library, where files are sorted by their titles, a number keeps the lessons in order. */
const numbered =
  (folder: string) =>
  (name: string, ...titles: Parameters<typeof texts>): DemoFilm => {
    const [number = ''] = /\d+/.exec(name) ?? [];
    const [en, it, es, fr, de] = titles.map((title) => `${number}. ${title}`) as typeof titles;
    return { name, folder, titles: texts(en, it, es, fr, de) };
  };
const lesson = numbered(lessonsFolder.name);
const ofPortal = numbered('TRADE AREA');

/** The nine lessons (LIB-13), then six films about the portal. */
export const demoFilms: readonly DemoFilm[] = [
  lesson('1-install', 'Installation', 'Installazione', 'Instalación', 'Installation', 'Installation'),
  lesson(
    '2-first-project',
    'Your first project',
    'Il primo progetto',
    'Tu primer proyecto',
    'Votre premier projet',
    'Ihr erstes Projekt',
  ),
  lesson('3-templates', 'Templates', 'Template', 'Plantillas', 'Gabarits', 'Vorlagen'),
  lesson(
    '4-importing-photos',
    'Importing photos',
    'Importare le foto',
    'Importar fotos',
    'Importer des photos',
    'Fotos importieren',
  ),
  lesson(
    '5-layout-tools',
    'Layout tools',
    'Strumenti di impaginazione',
    'Herramientas de maquetación',
    'Outils de mise en page',
    'Layoutwerkzeuge',
  ),
  lesson('6-text', 'Text', 'Testo', 'Texto', 'Texte', 'Text'),
  lesson('7-cover', 'Cover', 'Copertina', 'Portada', 'Couverture', 'Einband'),
  lesson(
    '8-export-order',
    'Export and upload your order',
    'Esportare e inviare l’ordine',
    'Exportar y enviar tu pedido',
    'Exporter et envoyer votre commande',
    'Exportieren und bestellen',
  ),
  lesson(
    '9-troubleshooting',
    'Troubleshooting',
    'Risoluzione dei problemi',
    'Solución de problemas',
    'Dépannage',
    'Fehlerbehebung',
  ),
  ofPortal(
    'portal-1-orders',
    'Your orders',
    'I tuoi ordini',
    'Tus pedidos',
    'Vos commandes',
    'Ihre Bestellungen',
  ),
  ofPortal('portal-2-messages', 'Messages', 'Messaggi', 'Mensajes', 'Messages', 'Nachrichten'),
  ofPortal(
    'portal-3-payments',
    'Your payments',
    'I tuoi pagamenti',
    'Tus pagos',
    'Vos paiements',
    'Ihre Zahlungen',
  ),
  ofPortal('portal-4-store', 'Graphistore', 'Graphistore', 'Graphistore', 'Graphistore', 'Graphistore'),
  ofPortal(
    'portal-5-sharing',
    'Share your photos',
    'Condividi le tue foto',
    'Comparte tus fotos',
    'Partagez vos photos',
    'Teilen Sie Ihre Fotos',
  ),
  ofPortal('portal-6-account', 'Your account', 'Il tuo account', 'Tu cuenta', 'Votre compte', 'Ihr Konto'),
];

/** After the pictures of the marketing library. */
const firstPosition = 1_000;

/** Fills in the films of the video tutorials at the first start of a version that has them. */
export function seedFilmsOnce(database: Database): Promise<'filled' | 'kept'> {
  return fillOnce(database, { name: 'films', value: '1' }, async (inside) => {
    const files = readdirSync(filmFolder);
    for (const [index, { name, folder, titles }] of demoFilms.entries()) {
      const own = files.filter((file) => /^[.@]/.test(file.slice(name.length)) && file.startsWith(name));
      const rows = own.sort().map((file, step): typeof documents.$inferInsert => {
        const content = readFileSync(join(filmFolder, file));
        return {
          id: `demo-film-${file.replace(/[@.]/g, '-')}`,
          position: firstPosition + index * 10 + step,
          slug: null,
          section: 'tutorials',
          path: folder,
          names: titles,
          filename: file,
          content,
          hash: hashOf(content),
          isUpdated: false,
          viewable: true,
        };
      });
      // The recorder itself runs on a demonstration that may have none yet.
      if (rows.length > 0) await inside.insert(documents).values(rows);
    }
  });
}
