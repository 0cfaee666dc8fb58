import type { DoctorTexts } from '../../elements/doctor/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const doctor: Texts<DoctorTexts> = {
  title: 'Verifica dell’integrazione',
  again: 'Controlla di nuovo',
  checking: 'Controllo della pagina in corso…',
  nothing: 'Nessun errore trovato',
  nothingText:
    'Script, policy, laboratorio, sessione e markup di questa pagina hanno superato {{checks}} controlli.',
  mistakes_one: '{{count}} errore',
  mistakes_other: '{{count}} errori',
  notes_one: '{{count}} avviso',
  notes_other: '{{count}} avvisi',
  instead: 'Scrivi invece:',
  copy: 'Copia',
  copyOf: 'Copia: {{code}}',
  copied: 'Copiato',
  copyRefused: 'Il browser non permette di copiare qui. Seleziona il testo.',
  scriptMissing: 'In questa pagina manca lo script di {{tag}}.',
  scriptMissingWhy: 'Ogni elemento è un file. Senza, il browser mostra uno spazio vuoto.',
  scriptFailed: 'Lo script di {{tag}} non l’ha definito.',
  scriptFailedWhy:
    'Apri {{address}} nel browser. Se risponde, cerca nella console un file rifiutato: per la policy della pagina, un valore integrity di un’altra versione o un blocco dei contenuti.',
  scriptClassic: 'Uno script dei widget non è caricato come modulo.',
  scriptClassicWhy:
    'I file si importano a vicenda, cosa che solo i moduli possono fare: {{address}} termina con un errore.',
  versionsDiffer: 'In questa pagina ci sono widget di più versioni: {{versions}}.',
  versionsDifferWhy:
    'Resta la prima definizione di un tag: elementi di due versioni convivono e i loro file si caricano due volte. Carica tutti gli script dallo stesso indirizzo.',
  gatewayInvalid: '{{value}} non è l’indirizzo di un laboratorio.',
  gatewayInvalidWhy: 'Il gateway è un’origine con http o https. La richiesta va invece a {{gateway}}.',
  gatewayPath: 'Il gateway {{value}} contiene un percorso.',
  gatewayPathWhy: 'Conta solo l’origine: la richiesta va a {{origin}}, senza percorso.',
  gatewayWrong: '{{gateway}} ha risposto {{status}}, e non come un laboratorio.',
  gatewayWrongWhy:
    'A questo indirizzo risponde un altro server, oppure il laboratorio non è attivo. Controlla il gateway.',
  gatewaySilent: '{{gateway}} non risponde.',
  gatewaySilentWhy:
    'L’indirizzo è sbagliato, il laboratorio non è attivo o qualcosa blocca la richiesta: una policy negli header della pagina, un’estensione, un firewall.',
  originRefused: 'Il laboratorio non permette a questa pagina di leggere le sue risposte.',
  originRefusedWhy:
    '{{gateway}} risponde, ma {{origin}} non è tra le origini consentite, quindi appare solo ciò che è pubblico. Chiedi al laboratorio di aggiungerla all’elenco della sua configurazione. Se c’è già, il gateway è l’indirizzo di un altro server.',
  mixedContent: 'Questa pagina usa https e il gateway {{gateway}} usa http.',
  mixedContentWhy: 'I browser bloccano le richieste da una pagina sicura a un indirizzo non sicuro.',
  insecurePage: '{{origin}} non usa https.',
  insecurePageWhy: 'Senza una pagina sicura, accesso, copia e caricamenti non funzionano in tutti i browser.',
  clockOff: 'L’orologio di questo dispositivo differisce di {{minutes}} minuti da quello del laboratorio.',
  clockOffWhy:
    'Le sessioni scadono troppo presto o troppo tardi e le date sono sbagliate. Imposta l’ora automatica del dispositivo.',
  sessionNone: 'La funzione di sessione di questa pagina non ha restituito credenziali.',
  sessionNoneWhy:
    'I widget per i clienti mostrano allora che nessuno ha effettuato l’accesso. Restituisci una credenziale appena la pagina conosce il cliente.',
  sessionRefused: 'Il laboratorio non accetta la credenziale di questa pagina.',
  sessionRefusedWhy:
    'È scaduta, oppure non viene da {{gateway}}. Alla scadenza la funzione viene richiamata e deve restituirne una nuova.',
  sessionFailed: 'Non è stato possibile verificare la sessione.',
  sessionFailedWhy:
    'La funzione di sessione ha dato errore, oppure il laboratorio non ha risposto. La funzione restituisce una credenziale, una promise o null.',
  signInMissing: 'Nessuno può accedere prima di usare {{tag}}.',
  signInMissingWhy:
    'La pagina non ha né un modulo di accesso né una funzione di sessione: ogni widget per i clienti mostra il proprio pulsante di accesso.',
  policyForbids: 'La Content Security Policy di questa pagina vieta {{origin}} per {{directive}}.',
  policyForbidsWhy:
    'Il browser blocca ciò che i widget caricano da lì. Sostituisci questa direttiva della policy.',
  trustedTypesMissing: 'I Trusted Types di questa pagina non comprendono {{name}}.',
  trustedTypesMissingWhy:
    'Il testo formattato appare come testo semplice. Sostituisci questa direttiva della policy.',
  frameRefused: 'Questa pagina inserisce in un frame {{address}}, che lo rifiuta.',
  frameRefusedWhy:
    'Solo l’accesso incorporato del portale può stare in un frame, nelle pagine elencate dal laboratorio. Per tutto il resto c’è un elemento.',
  frameSandboxed: 'Il frame di {{address}} è troppo limitato per accedere.',
  frameSandboxedWhy:
    'Senza una propria origine, script e moduli, l’accesso non mostra nulla o non mantiene la sessione.',
  pageSandboxed: 'Questa pagina è in una sandbox e non ha un’origine.',
  pageSandboxedWhy:
    'Nessun laboratorio può consentire un’origine che non c’è: il catalogo pubblico appare, ma nessuno può accedere. Il frame attorno alla pagina ha bisogno di queste parole.',
  storageBlocked: 'Il browser blocca la memoria locale di questa pagina.',
  storageBlockedWhy:
    'Tutto funziona finché la pagina è aperta. I frame di altri siti sono i primi a risentirne: con una funzione di sessione, o fuori dal frame, l’accesso resta attivo.',
  tagUnknown: '{{tag}} non è un elemento di questa libreria.',
  tagUnknownWhy: 'Il browser mostra un tag sconosciuto come uno spazio vuoto, senza errori.',
  attributeUnknown: '{{tag}} non ha l’attributo {{attribute}}.',
  attributeUnknownWhy:
    'Gli attributi sconosciuti non hanno effetto. I nomi sono in minuscolo, con i trattini.',
  valueUnknown: '{{attribute}} non accetta il valore {{value}}.',
  valueUnknownWhy: 'Vale il valore predefinito. Valori accettati: {{allowed}}.',
  propertyAsAttribute: '{{property}} di {{tag}} è qui un attributo e deve essere una proprietà.',
  propertyAsAttributeWhy:
    'Funzioni e oggetti non possono essere attributi, e una credenziale non deve mai trovarsi nella pagina.',
  propertyLost: 'La proprietà {{property}} di {{tag}} non ha effetto.',
  propertyLostWhy: 'È stata impostata con un’altra grafia, o prima che l’elemento fosse nella pagina.',
  languageUnknown: 'I widget non parlano la lingua {{value}}.',
  languageUnknownWhy: 'Appaiono in inglese. Lingue disponibili: {{languages}}.',
  charsetWrong: 'Questa pagina è letta come {{charset}}.',
  charsetWrongWhy: 'Le lettere accentate di attributi e slot si rovinano. La riga va all’inizio di head.',
  tokenUnknown: 'Nessun widget legge la proprietà {{token}}.',
  tokenUnknownWhy: 'Non ha effetto. La guida ai temi elenca tutte le proprietà.',
  widthZero: '{{tag}} non ha larghezza.',
  widthZeroWhy:
    'Un contenitore attorno è compresso: un elemento flex o grid senza larghezza, o un pannello chiuso di lato.',
  insideControl: '{{tag}} è dentro {{outer}}.',
  insideControlWhy:
    'Un clic nel widget aziona anche ciò che lo circonda, e la tastiera non raggiunge il contenuto.',
  insideForm: '{{tag}} è dentro un modulo.',
  insideFormWhy:
    'I suoi campi non vengono inviati con il modulo e il suo accesso non ne fa parte. Chiudi il modulo prima.',
  patched: 'Un altro script ha sostituito {{names}}.',
  patchedWhy:
    'Lo fanno i sistemi di monitoraggio e le estensioni. Se un widget dà errore, carica una volta la pagina senza quello script. La console ne mostra il codice.',
  browserOld: 'A questo browser manca {{features}}.',
  browserOldWhy:
    'I widget richiedono Chrome 123, Firefox 120, Safari 17.5 o successivi. Aggiorna il browser.',
};
