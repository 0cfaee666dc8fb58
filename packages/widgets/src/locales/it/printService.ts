import type { PrintServiceTexts } from '../../editor/printService/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const printService: Texts<PrintServiceTexts> = {
  editor: 'Editor di stampa',
  notLoaded: 'Non è stato possibile caricare l’editor',
  notLoadedText:
    'La rete o un’estensione del browser potrebbe bloccarlo. Riprova o, se il problema persiste, contatta il laboratorio.',
  noAnswer: 'L’editor non risponde',
  failed: 'L’editor si è interrotto',
  kept: 'I progetti salvati sono conservati.',
  noSession: 'Non è stato possibile aprire l’editor',
  toStore: 'Vai allo store',
  orderFailed: 'Non è stato possibile aprire il checkout',
  leaveTitle: 'Uscire dall’editor?',
  leaveText: 'Le modifiche che l’editor non ha salvato andranno perse.',
  leaveYes: 'Esci',
  leaveNo: 'Resta',
};
