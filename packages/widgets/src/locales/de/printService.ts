import type { PrintServiceTexts } from '../../editor/printService/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const printService: Texts<PrintServiceTexts> = {
  editor: 'Druckeditor',
  notLoaded: 'Der Editor konnte nicht geladen werden',
  notLoadedText:
    'Möglicherweise blockiert ihn Ihr Netzwerk oder eine Browsererweiterung. Versuchen Sie es erneut, oder wenden Sie sich an das Labor, wenn das Problem weiterhin besteht.',
  noAnswer: 'Der Editor antwortet nicht',
  failed: 'Der Editor wurde beendet',
  kept: 'Gespeicherte Projekte bleiben erhalten.',
  noSession: 'Der Editor konnte nicht geöffnet werden',
  toStore: 'Zum Shop',
  orderFailed: 'Die Kasse konnte nicht geöffnet werden',
  leaveTitle: 'Editor verlassen?',
  leaveText: 'Änderungen, die der Editor nicht gespeichert hat, gehen verloren.',
  leaveYes: 'Verlassen',
  leaveNo: 'Bleiben',
};
