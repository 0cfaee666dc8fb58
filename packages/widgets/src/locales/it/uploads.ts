import type { Texts } from '../../kit/text/bundle.ts';
import type { UploadsTexts } from '../../uploads/strings.ts';

export const uploads: Texts<UploadsTexts> = {
  title: 'File dell’ordine {{code}}',
  facts: '{{article}} · {{size}}',
  factPages: '{{pages}} pagine',
  changePages: 'Cambia numero pagine',
  factProfile: 'Profilo colore: {{profile}}',
  template: 'Scarica il template',
  wanted:
    'JPG, TIFF o PDF, 300 dpi, 3 mm di abbondanza su ogni lato. Un file per ogni doppia pagina, oppure un solo PDF con tutte.',
  wantedImages: 'JPG, TIFF o PDF, 300 dpi, 3 mm di abbondanza su ogni lato. Un file per ogni immagine.',
  sizeCover: 'Copertina: {{size}}',
  sizeSpread: 'Doppie pagine: {{size}}',
  sizeImage: 'Immagini: {{size}}',
  ready: '{{ready}} di {{slots}} pronti',
  bytes: '{{sent}} di {{bytes}}',
  speed: '{{speed}}/s',
  left: 'ancora circa {{time}}',
  seconds: '{{count}} s',
  minutes: '{{count}} min',
  hours: '{{hours}} h {{minutes}} min',
  progress: 'Caricamento dei file',
  pause: 'Pausa',
  resume: 'Riprendi',
  retryAll: 'Riprova tutti',
  submit: 'Invia al laboratorio',
  submitting: 'Invio in corso…',
  submitHint:
    'Per inviare l’ordine servono tutti i file, nessun file non assegnato e tutti gli avvisi confermati.',
  submitFailed: 'Non è stato possibile inviare i file',
  drop: 'Trascina qui i file o una cartella',
  dropMore: 'Trascina qui altri file',
  choose: 'Scegli file',
  chooseFolder: 'Scegli cartella',
  chooseOne: 'Scegli file',
  list: 'Contenuto dell’ordine',
  tray: 'File non assegnati',
  trayHint:
    'Assegnali a una pagina o rimuovili prima di inviare l’ordine: i file non assegnati non vengono stampati.',
  cover: 'Copertina',
  spread: 'Doppia pagina {{number}}',
  pages: 'pagine {{first}}–{{last}}',
  allSpreads: 'Tutte le doppie pagine',
  page: 'Pagina {{number}}',
  image: 'Immagine {{number}}',
  missing: 'File mancante',
  chooseFor: 'Scegli un file per {{slot}}',
  moveTo: 'Sposta {{name}} in',
  toTray: 'Non assegnato',
  replace: 'Sostituisci',
  replaceOf: 'Sostituisci {{name}}',
  remove: 'Rimuovi',
  removeOf: 'Rimuovi {{name}}',
  retryOf: 'Carica di nuovo {{name}}',
  accept: 'Stampa comunque',
  acceptOf: 'Stampa comunque {{name}}',
  accepted: 'Accettato',
  pixels: '{{width}} × {{height}} px',
  noProfile: 'nessun profilo colore',
  removed: 'Rimossi: {{names}}.',
  undo: 'Annulla rimozione',
  undoNamed: 'Ripristina {{names}}',
  restored: 'Ripristinati: {{names}}.',
  restoreFailed: 'Non è stato possibile ripristinare i file. {{reason}}',
  dismiss: 'Chiudi',
  density: '{{density}} dpi',
  reading: 'Lettura…',
  refused: 'Non caricato',
  waiting: 'In attesa',
  sending: 'Caricamento…',
  retrying: 'Connessione persa. Nuovo tentativo…',
  paused: 'In pausa',
  needsFile: 'Caricato: {{percent}}. Scegli di nuovo il file per continuare.',
  awaited: 'Non ancora caricato. Scegli di nuovo il file.',
  checking: 'Controllo in corso…',
  checked: 'Pronto',
  warned: 'Da controllare',
  blocked: 'Non stampabile',
  failed: 'Interrotto',
  problemSignIn: 'La sessione è scaduta.',
  problemOffline: 'Nessuna connessione. Quanto già caricato è salvo: il caricamento riprenderà da solo.',
  problemUnavailable:
    'Al momento il laboratorio non può ricevere questo file. Quanto già caricato è salvo: il caricamento riprenderà da solo.',
  problemGone: 'La parte già caricata non è più disponibile. Il caricamento ricomincia da capo.',
  problemTooLarge: 'File troppo grande: massimo 2 GB per file e 6 GB per ordine.',
  problemLabFull: 'Spazio del laboratorio esaurito. Quanto già caricato è salvo: riprova più tardi.',
  problemUnreadable: 'Il file non è più leggibile su questo computer. Sceglilo di nuovo.',
  problemElsewhere:
    'Caricamento in corso in un’altra finestra di questo browser. Qui riprenderà appena l’altra avrà finito.',
  problemRefused: 'Il laboratorio non ha accettato questo file. Scegline un altro.',
  problemDamaged: 'Il file si è danneggiato o è cambiato durante il caricamento. Caricalo di nuovo.',
  problemDuplicate: 'Questo file è già stato caricato.',
  problemCardNumber: 'Il nome del file sembra il numero di una carta. Rinomina il file e sceglilo di nuovo.',
  problemChanged: 'Il file è stato modificato: il caricamento ricomincia da capo.',
  resumeTitle: 'Caricamento interrotto',
  resumeText_one:
    '{{count}} file è incompleto. Scegli di nuovo il file o la cartella: il caricamento riprenderà da dove si era fermato.',
  resumeText_other:
    '{{count}} file sono incompleti. Scegli di nuovo i file o la cartella: il caricamento riprenderà da dove si era fermato.',
  recall: 'Riprendi caricamento',
  recallText_one:
    'Possiamo ritrovare {{count}} file su questo computer. Il browser ti chiederà il permesso di leggerlo.',
  recallText_other:
    'Possiamo ritrovare {{count}} file su questo computer. Il browser ti chiederà il permesso di leggerli.',
  alreadyHere_one: '{{count}} file era già stato caricato e non è stato aggiunto di nuovo.',
  alreadyHere_other: '{{count}} file erano già stati caricati e non sono stati aggiunti di nuovo.',
  missingNames: 'Mancano: {{names}}.',
  moreNames_one: '{{count}} altro',
  moreNames_other: 'altri {{count}}',
  leaveOut: 'Escludi i file mancanti',
  leaveOutTitle: 'Escludere i file mancanti?',
  leaveOutText: 'Questi file non verranno inviati al laboratorio: {{names}}.',
  leaveOutYes: 'Escludi',
  unusableTitle: 'Inviare senza questi file?',
  unusableText: 'Questi file non sono utilizzabili e non verranno stampati: {{names}}.',
  unusableYes: 'Invia senza',
  cancel: 'Annulla',
  signInTitle: 'Accedi per continuare',
  signInText:
    'La sessione è scaduta. Non hai perso nulla: dopo l’accesso il caricamento riprenderà da dove si era fermato.',
  gaps: 'Numeri mancanti nei nomi dei file: {{numbers}}.',
  doubles: 'Numeri ripetuti nei nomi dei file: {{numbers}}. Controlla la sequenza qui sotto.',
  unpadded:
    'I numeri nei nomi dei file non hanno zeri iniziali: 2 precede 10. Controlla la sequenza qui sotto.',
  joinTitle: 'Pagine singole',
  joinText_one:
    'L’ordine è in doppie pagine, ma {{count}} file è una pagina singola. Il laboratorio può unire le pagine a due a due (1 + 2, 3 + 4 e così via); i tuoi file non cambiano.',
  joinText_other:
    'L’ordine è in doppie pagine, ma {{count}} file sono pagine singole. Il laboratorio può unirle a due a due (1 + 2, 3 + 4 e così via); i tuoi file non cambiano.',
  join: 'Unisci in doppie pagine',
  doneTitle: 'File ricevuti',
  doneText_one: '{{count}} file controllato e inviato. L’ordine passa in lavorazione.',
  doneText_other: '{{count}} file controllati e inviati. L’ordine passa in lavorazione.',
  proof: 'Bozza (PDF)',
  proofName: 'Bozza {{code}}',
  proofFailed: 'La bozza non è disponibile al momento. Riprova più tardi.',
  closedTitle: 'Non puoi caricare file per questo ordine',
  closedText: 'I file sono già stati inviati oppure non sono più richiesti.',
  f_empty: 'Il file è vuoto (0 byte). Esportalo di nuovo.',
  f_tooLarge: 'Il file supera i {{gigabytes}} GB, il limite per un singolo file. Esportalo più piccolo.',
  f_typeUnknown: 'Formato non supportato. Esporta in JPG, TIFF o PDF.',
  f_type: 'Formato non supportato ({{type}}). Esporta in JPG, TIFF o PDF.',
  f_damaged: 'Il file è danneggiato o incompleto. Esportalo di nuovo.',
  f_pixels: 'L’immagine ha {{megapixels}} megapixel, più del necessario. Esportala nel formato dell’ordine.',
  f_densityTag:
    'Il file indica {{density}} dpi, ma le dimensioni in pixel sono corrette: non devi fare nulla.',
  f_singlePage:
    'È una pagina singola ({{width}} × {{height}} px). Il laboratorio può unirla alla pagina accanto, oppure esporta la doppia pagina: {{wantedWidth}} × {{wantedHeight}} px.',
  f_joined:
    'Pagina singola. Il laboratorio la unirà all’altra metà in una doppia pagina in sRGB; il tuo file non cambia.',
  f_notAll: 'Per tutte le doppie pagine serve un PDF con una pagina per ciascuna.',
  f_turned:
    'Orientamento errato: {{width}} × {{height}} px invece di {{wantedWidth}} × {{wantedHeight}} px. Ruota l’immagine.',
  f_shape:
    'Proporzioni errate: {{width}} × {{height}} px invece di {{wantedWidth}} × {{wantedHeight}} px. Esporta nel formato dell’ordine.',
  f_shapeOf:
    'Sembra un libro nel formato {{book}} cm: {{width}} × {{height}} px invece di {{wantedWidth}} × {{wantedHeight}} px. Esporta nel formato dell’ordine.',
  f_lowDensity:
    'Risoluzione troppo bassa: con {{width}} × {{height}} px si stampa a {{density}} dpi. Servono {{wantedWidth}} × {{wantedHeight}} px.',
  f_softDensity:
    'Risoluzione un po’ bassa: {{density}} dpi invece di 300. I dettagli possono risultare poco nitidi. Meglio {{wantedWidth}} × {{wantedHeight}} px.',
  f_scaled:
    'Dimensioni non esatte ({{density}} dpi). Il laboratorio porterà l’immagine a {{wantedWidth}} × {{wantedHeight}} px.',
  f_noBleed:
    'Mancano i 3 mm di abbondanza. Il laboratorio li creerà specchiando il bordo; meglio esportare a {{wantedWidth}} × {{wantedHeight}} px.',
  f_colourModel: 'Metodo colore: {{model}}. Il laboratorio stampa in RGB: converti in sRGB o Adobe RGB.',
  f_gray: 'Immagine in scala di grigi. Il laboratorio la convertirà in RGB.',
  f_noProfile:
    'Nessun profilo colore incorporato. L’immagine sarà trattata come sRGB: i colori possono differire da quelli del tuo monitor.',
  f_otherProfile:
    'Il profilo è {{profile}}. Il laboratorio convertirà l’immagine in sRGB: i colori più saturi possono risultare meno intensi.',
  f_profileDiffers: 'Il profilo è {{profile}}, quello dell’ordine è {{wanted}}. Vanno bene entrambi.',
  f_depth: '{{depth}} bit per canale. Il laboratorio convertirà l’immagine a 8 bit.',
  f_layers: 'Il TIFF contiene {{pages}} immagini. Esporta una sola immagine per file.',
  f_alpha: 'L’immagine ha parti trasparenti: saranno stampate su fondo bianco.',
  f_orientation: 'L’orientamento è indicato solo nei dati EXIF. Il laboratorio raddrizzerà l’immagine.',
  f_blank: 'L’immagine è di un solo colore. Se è voluto, non devi fare nulla.',
  f_bareEdge:
    'I 3 mm di abbondanza sono a tinta unita ({{sides}}). Dopo il rifilo può restare un filetto: estendi l’immagine fino al bordo.',
  f_pdfLarge: 'Il PDF supera {{megabytes}} MB. Esporta in JPG o TIFF.',
  f_pdfLocked: 'Il PDF è protetto. Esportalo senza password.',
  f_pdfPages:
    'Il PDF ha {{pages}} pagine, l’ordine ha {{wanted}} doppie pagine. Esporta una pagina per ogni doppia pagina, oppure un PDF per ciascuna.',
  f_pdfOnePage: 'Il PDF ha {{pages}} pagine. Esporta un PDF di una sola pagina per ogni elemento.',
  f_pdfAllSpreads:
    'Il PDF ha una pagina per ognuna delle {{wanted}} doppie pagine. Spostalo in «Tutte le doppie pagine», oppure esporta un PDF con la sola doppia pagina.',
  f_pdfHalf:
    'Un PDF non si può unire. Esporta le pagine singole in JPG o TIFF, oppure la doppia pagina intera in PDF.',
  f_pdfByHand:
    'Numero e formato delle pagine sono corretti. Immagini e font del PDF saranno controllati dal laboratorio.',
  f_pdfNoBleed:
    'Il PDF non ha abbondanza: {{width}} × {{height}} mm invece di {{wantedWidth}} × {{wantedHeight}} mm. Dopo il rifilo potrebbero restare filetti bianchi: esportalo con 3 mm di abbondanza su ogni lato.',
  f_pdfNoBleedOn:
    'Nel PDF manca l’abbondanza (pag. {{pages}}): {{width}} × {{height}} mm invece di {{wantedWidth}} × {{wantedHeight}} mm. Dopo il rifilo potrebbero restare filetti bianchi: esportalo con 3 mm di abbondanza su ogni lato.',
  f_pdfSize:
    'Il PDF misura {{width}} × {{height}} mm invece di {{wantedWidth}} × {{wantedHeight}} mm. Esporta nel formato dell’ordine.',
  f_pdfSizeOn:
    'Formato errato nel PDF (pag. {{pages}}): {{width}} × {{height}} mm invece di {{wantedWidth}} × {{wantedHeight}} mm. Esporta ogni pagina nel formato della doppia pagina.',
  f_pdfLowDensity:
    'Risoluzione troppo bassa: alcune immagini del PDF sono a {{density}} dpi (pag. {{pages}}). L’ideale è 300, il minimo 150: usa immagini più grandi ed esporta senza ricampionarle.',
  f_pdfSoftDensity:
    'Risoluzione un po’ bassa: alcune immagini del PDF sono a {{density}} dpi invece di 300 (pag. {{pages}}). I dettagli possono risultare poco nitidi: meglio esportare senza ricampionarle.',
  f_pdfColour:
    'Metodo colore nel PDF: {{model}} (pag. {{pages}}). Il laboratorio stampa in RGB: esporta in sRGB o Adobe RGB.',
  f_pdfFonts:
    'Font non incorporati nel PDF: {{fonts}}. Il testo potrebbe cambiare aspetto: incorpora i font o converti il testo in tracciati.',
  f_nameLong:
    'Consiglio per i prossimi ordini: il nome «{{name}}» ha {{length}} caratteri. Sulle etichette si leggono meglio i nomi fino a {{most}} caratteri, ad esempio «{{short}}».',
  f_nameSymbols:
    'Consiglio per i prossimi ordini: il nome «{{name}}» contiene simboli ({{symbols}}). Sulle etichette si leggono meglio i nomi di sole lettere e cifre, ad esempio «{{short}}».',
  f_uncheckable:
    'Il laboratorio non ha potuto aprire il file in sicurezza. Esportalo di nuovo in JPG o TIFF.',
  model_spot: 'tinte piatte',
  model_indexed: 'colore indicizzato',
  side_top: 'in alto',
  side_right: 'a destra',
  side_bottom: 'in basso',
  side_left: 'a sinistra',
};
