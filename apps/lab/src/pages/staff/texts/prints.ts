import { writeCount } from '../../../base/writeCount.ts';
import type { DeskLanguage } from '../desk.ts';

/** Texts of the print files of an ordered project. */
export interface PrintTexts {
  readonly title: string;
  readonly waiting: string;
  running(done: number, total: number): string;
  cancelled(done: number, total: number): string;
  failed(done: number, total: number): string;
  /** Their period has ended, or they were erased. */
  readonly deleted: string;
  /** A photo cannot be printed; its file name. */
  photo(name: string): string;
  readonly pdf: string;
  readonly zip: string;
  readonly proof: string;
  sheets(count: number): string;
  readonly render: string;
  readonly stop: string;
}

export const printTexts: Readonly<Record<DeskLanguage, PrintTexts>> = {
  en: {
    title: 'Print files',
    waiting: 'The print files are waiting to be made. Reload the page in a moment.',
    running: (done, total) => `${done} of ${total} files made. Reload the page in a moment.`,
    cancelled: (done, total) => `Stopped after ${done} of ${total} files.`,
    failed: (done, total) => `Something went wrong after ${done} of ${total} files.`,
    deleted: 'The print files were deleted.',
    photo: (name) => `The photo “${name}” can’t be printed: its file is missing or damaged.`,
    pdf: 'Print PDF',
    zip: 'All sheets (ZIP)',
    proof: 'Proof (PDF)',
    sheets: (count) => writeCount('en', count, { one: '{{count}} sheet', other: '{{count}} sheets' }),
    render: 'Make missing files',
    stop: 'Stop',
  },
  it: {
    title: 'File di stampa',
    waiting: 'I file di stampa sono in coda. Ricarica la pagina tra poco.',
    running: (done, total) => `${done} file su ${total} pronti. Ricarica la pagina tra poco.`,
    cancelled: (done, total) => `Interrotto dopo ${done} file su ${total}.`,
    failed: (done, total) => `Si è verificato un errore dopo ${done} file su ${total}.`,
    deleted: 'I file di stampa sono stati eliminati.',
    photo: (name) => `La foto «${name}» non può essere stampata: il file manca o è danneggiato.`,
    pdf: 'PDF di stampa',
    zip: 'Tutti i fogli (ZIP)',
    proof: 'Bozza (PDF)',
    sheets: (count) => writeCount('it', count, { one: '{{count}} foglio', other: '{{count}} fogli' }),
    render: 'Crea i file mancanti',
    stop: 'Interrompi',
  },
  es: {
    title: 'Archivos de impresión',
    waiting: 'Los archivos de impresión están en cola. Vuelve a cargar la página en un momento.',
    running: (done, total) => `${done} de ${total} archivos listos. Vuelve a cargar la página en un momento.`,
    cancelled: (done, total) => `Detenido tras ${done} de ${total} archivos.`,
    failed: (done, total) => `Se ha producido un error tras ${done} de ${total} archivos.`,
    deleted: 'Los archivos de impresión se han eliminado.',
    photo: (name) => `La foto «${name}» no se puede imprimir: su archivo falta o está dañado.`,
    pdf: 'PDF de impresión',
    zip: 'Todas las hojas (ZIP)',
    proof: 'Prueba (PDF)',
    sheets: (count) => writeCount('es', count, { one: '{{count}} hoja', other: '{{count}} hojas' }),
    render: 'Crear los archivos que faltan',
    stop: 'Detener',
  },
  fr: {
    title: 'Fichiers d’impression',
    waiting: 'Les fichiers d’impression sont en attente. Actualisez la page dans un instant.',
    running: (done, total) => `${done} fichiers sur ${total} prêts. Actualisez la page dans un instant.`,
    cancelled: (done, total) => `Arrêté après ${done} fichiers sur ${total}.`,
    failed: (done, total) => `Une erreur s’est produite après ${done} fichiers sur ${total}.`,
    deleted: 'Les fichiers d’impression ont été supprimés.',
    photo: (name) =>
      `La photo «\u00a0${name}\u00a0» ne peut pas être imprimée\u00a0: son fichier est absent ou endommagé.`,
    pdf: 'PDF d’impression',
    zip: 'Toutes les feuilles (ZIP)',
    proof: 'Épreuve (PDF)',
    sheets: (count) => writeCount('fr', count, { one: '{{count}} feuille', other: '{{count}} feuilles' }),
    render: 'Créer les fichiers manquants',
    stop: 'Arrêter',
  },
  de: {
    title: 'Druckdateien',
    waiting: 'Die Druckdateien warten auf ihre Erstellung. Laden Sie die Seite gleich neu.',
    running: (done, total) => `${done} von ${total} Dateien erstellt. Laden Sie die Seite gleich neu.`,
    cancelled: (done, total) => `Angehalten nach ${done} von ${total} Dateien.`,
    failed: (done, total) => `Nach ${done} von ${total} Dateien ist ein Fehler aufgetreten.`,
    deleted: 'Die Druckdateien wurden gelöscht.',
    photo: (name) => `Das Foto „${name}“ lässt sich nicht drucken: Die Datei fehlt oder ist beschädigt.`,
    pdf: 'Druck-PDF',
    zip: 'Alle Bogen (ZIP)',
    proof: 'Korrekturabzug (PDF)',
    sheets: (count) => writeCount('de', count, { one: '{{count}} Bogen', other: '{{count}} Bogen' }),
    render: 'Fehlende Dateien erstellen',
    stop: 'Anhalten',
  },
};
