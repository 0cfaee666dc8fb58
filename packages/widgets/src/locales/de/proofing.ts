import type { ProofingTexts } from '../../editor/proofing/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const proofing: Texts<ProofingTexts> = {
  title: 'Korrekturabzug für das Paar',
  titleOf: 'Korrekturabzug für das Paar: {{name}}',
  close: 'Schließen',
  lead: 'Eine Seite, auf der das Paar das Projekt durchblättert, kommentiert und freigibt, ohne Preise. Jeder mit dem Link kann sie öffnen.',
  link: 'Link',
  ends: 'Der Link ist bis zum {{date}} gültig.',
  lost: 'Er wird nur beim Erstellen angezeigt. Ein neuer ersetzt ihn.',
  create: 'Link erstellen',
  renew: 'Neuen Link erstellen',
  copy: 'Link kopieren',
  revoke: 'Link widerrufen',
  update: 'Korrekturabzug aktualisieren',
  copied: 'Link kopiert.',
  copyFailed: 'Kopieren nicht möglich. Markieren und kopieren Sie den Link.',
  created: 'Link erstellt. Kopieren Sie ihn jetzt und senden Sie ihn dem Paar.',
  revoked: 'Link widerrufen. Niemand kann die Seite mehr öffnen.',
  updated: 'Der Korrekturabzug zeigt das Projekt in seiner jetzigen Fassung.',
  preparing: 'Die Bilder werden vorbereitet: {{made}} von {{all}}.',
  photoTitle: 'Der Korrekturabzug ist unvollständig',
  photoText:
    'Das Foto {{name}} ist nicht lesbar. Ersetzen Sie es, und aktualisieren Sie dann den Korrekturabzug.',
  outdatedTitle: 'Das Projekt wurde geändert',
  outdatedText:
    'Das Paar sieht noch die frühere Fassung. Aktualisieren Sie den Korrekturabzug, um die neue zu zeigen.',
  approvedBy: 'Freigegeben von {{name}}, {{time}}.',
  changedSince: 'Das Projekt wurde seit der Freigabe geändert.',
  orderDiffers: 'Die Bestellung druckt eine andere Fassung.',
  comments: 'Kommentare',
  noComments: 'Noch keine Kommentare.',
  place: 'Nr. {{number}}',
  earlier: 'zu einer früheren Fassung',
  done: 'Erledigt',
};
