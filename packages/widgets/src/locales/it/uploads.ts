import type { Texts } from '../../kit/text/bundle.ts';
import type { UploadsTexts } from '../../uploads/strings.ts';

export const uploads: Texts<UploadsTexts> = {
  title: 'File dell’ordine {{code}}',
  facts: '{{article}} · {{size}}',
  factPages: '{{pages}} pagine',
  changePages: 'Cambia pagine',
  factProfile: 'Colore: {{profile}}',
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
  progress: 'Inviati',
  pause: 'Pausa',
  resume: 'Riprendi',
  retryAll: 'Riprova tutti i falliti',
  give: 'Invia al laboratorio',
  giving: 'Consegna in corso…',
  giveHint: 'Possibile quando ogni posto è occupato, nessun file è avanzato e ogni avviso è stato letto.',
  giveFailed: 'Non è stato possibile consegnare i file',
  drop: 'Trascina qui i file o una cartella',
  dropMore: 'Trascina qui altri file',
  choose: 'Scegli i file',
  chooseFolder: 'Scegli una cartella',
  chooseOne: 'Scegli il file',
  list: 'Fogli dell’ordine',
  tray: 'File senza posto',
  trayHint: 'Spostali in un posto o rimuovili prima di inviare l’ordine: si stampa solo ciò che ha un posto.',
  cover: 'Copertina',
  spread: 'Doppia pagina {{number}}',
  pages: 'pagine {{first}}–{{last}}',
  allSpreads: 'Tutte le doppie pagine',
  page: 'Pagina {{number}}',
  image: 'Immagine {{number}}',
  missing: 'Ancora nessun file',
  chooseFor: 'Scegli un file per {{place}}',
  moveTo: 'Sposta {{name}} in',
  toTray: 'Senza posto',
  replace: 'Sostituisci',
  replaceOf: 'Sostituisci {{name}}',
  remove: 'Rimuovi',
  removeOf: 'Rimuovi {{name}}',
  retryOf: 'Invia di nuovo {{name}}',
  accept: 'Stampa così',
  acceptOf: 'Stampa così {{name}}',
  accepted: 'Accettato',
  reading: 'In lettura',
  refused: 'Non inviato',
  waiting: 'In attesa',
  sending: 'In invio',
  retrying: 'Connessione persa, nuovo tentativo',
  paused: 'In pausa',
  needsFile: '{{percent}} inviato. Scegli di nuovo il file per continuare.',
  checking: 'Il laboratorio lo sta controllando',
  checked: 'Pronto',
  warned: 'Da guardare',
  blocked: 'Non stampabile',
  failed: 'Interrotto',
  problemSignIn: 'La sessione è terminata.',
  problemOffline: 'Nessuna connessione con il laboratorio. Quanto inviato resta, e si riprende da solo.',
  problemGone: 'Il laboratorio non ha più l’inizio di questo file. Verrà inviato di nuovo.',
  problemTooLarge: 'È più grande di quanto il laboratorio accetti: 2 GB per file, 6 GB per ordine.',
  problemLabFull:
    'Al momento il laboratorio non ha spazio. Ciò che è stato inviato resta; riprova più tardi.',
  problemUnreadable: 'Il file non è più leggibile su questo computer. Sceglilo di nuovo.',
  problemElsewhere:
    'Un’altra finestra di questo browser sta inviando questo file. Quando finisce, continua questa.',
  problemRefused: 'Il laboratorio non ha accettato questo file.',
  problemDamaged:
    'È arrivato qualcosa di diverso, oppure il file è cambiato durante l’invio. Invialo di nuovo.',
  problemDuplicate: 'Questo file c’è già.',
  problemChanged: 'Il file è cambiato da quando è stato iniziato: viene inviato di nuovo dal principio.',
  resumeTitle: 'Un invio precedente è stato interrotto',
  resumeText_one:
    '{{count}} file non è completo. Scegli di nuovo il file o la sua cartella: riprende da dove si era fermato.',
  resumeText_other:
    '{{count}} file non sono completi. Scegli di nuovo i file o la loro cartella: riprendono da dove si erano fermati.',
  recall: 'Continua con questi file',
  recallText_one:
    'Questo computer sa ancora dove si trova {{count}} file. Il browser chiede se può leggerlo.',
  recallText_other:
    'Questo computer sa ancora dove si trovano {{count}} file. Il browser chiede se può leggerli.',
  signInTitle: 'Accedi per continuare',
  signInText:
    'La sessione è terminata. Nulla è perso: dopo l’accesso i file riprendono da dove si erano fermati.',
  gaps: 'Tra i file mancano dei numeri: {{numbers}}.',
  doubles: 'Numeri ripetuti: {{numbers}}. Controlla l’ordine qui sotto.',
  unpadded: 'I numeri non hanno zeri iniziali: 2 è stato messo prima di 10. Controlla l’ordine qui sotto.',
  joinTitle: 'Pagine singole',
  joinText_one:
    '{{count}} file è una pagina singola, ma questo ordine si stampa in doppie pagine. Il laboratorio può unirle a due a due, 1 + 2, 3 + 4 e così via; i tuoi file restano come sono.',
  joinText_other:
    '{{count}} file sono pagine singole, ma questo ordine si stampa in doppie pagine. Il laboratorio può unirle, 1 + 2, 3 + 4 e così via; i tuoi file restano come sono.',
  join: 'Unisci in doppie pagine',
  doneTitle: 'Il laboratorio ha i tuoi file',
  doneText_one: '{{count}} file controllato e consegnato. L’ordine va in produzione.',
  doneText_other: '{{count}} file controllati e consegnati. L’ordine va in produzione.',
  proof: 'Bozza (PDF)',
  proofName: 'Bozza {{code}}',
  proofFailed: 'La bozza ora non è disponibile. Riprova più tardi.',
  closedTitle: 'Questo ordine ora non accetta file',
  closedText: 'I file sono stati consegnati, oppure non li attende più.',
  f_empty: 'Il file è vuoto (0 byte). Esportalo di nuovo.',
  f_type: 'Non è un’immagine che il laboratorio stampa ({{type}}). Esporta in JPG, TIFF o PDF.',
  f_damaged: 'Il file è danneggiato o incompleto. Esportalo di nuovo.',
  f_pixels:
    'L’immagine ha {{megapixels}} megapixel, più di quanto serva a qualsiasi foglio. Esportala nella misura del foglio.',
  f_densityTag: 'Il file indica {{density}} dpi. I pixel sono giusti, nulla da fare.',
  f_singlePage:
    'È una pagina singola ({{width}} × {{height}} px). Lascia che il laboratorio la unisca alla sua vicina, oppure esporta doppie pagine: {{wantedWidth}} × {{wantedHeight}} px.',
  f_joined:
    'Una pagina singola. Il laboratorio la unisce all’altra metà in una doppia pagina in sRGB; il tuo file resta com’è.',
  f_notAll: 'Un’immagine non può valere per tutte le doppie pagine. Un PDF sì, con una pagina per ciascuna.',
  f_turned:
    'L’immagine è coricata: {{width}} × {{height}} px invece di {{wantedWidth}} × {{wantedHeight}} px. Ruotala.',
  f_shape:
    'La forma non è giusta: {{width}} × {{height}} px invece di {{wantedWidth}} × {{wantedHeight}} px. Esporta nella misura dell’ordine.',
  f_shapeOf:
    'Sembra un libro da {{book}} cm: {{width}} × {{height}} px invece di {{wantedWidth}} × {{wantedHeight}} px. Esporta nella misura dell’ordine.',
  f_lowDensity:
    'Troppo piccola: {{width}} × {{height}} px si stamperebbero a {{density}} dpi. Servono {{wantedWidth}} × {{wantedHeight}} px.',
  f_softDensity:
    'Un po’ piccola: {{density}} dpi invece di 300. I dettagli possono risultare morbidi. Meglio {{wantedWidth}} × {{wantedHeight}} px.',
  f_scaled:
    'Misura non esatta: {{density}} dpi. Il laboratorio la porta a {{wantedWidth}} × {{wantedHeight}} px.',
  f_noBleed:
    'Mancano i 3 mm di abbondanza. Il laboratorio specchia il bordo; meglio esportare {{wantedWidth}} × {{wantedHeight}} px.',
  f_colourModel: 'I colori sono {{model}}. Il laboratorio stampa in RGB: converti in sRGB o Adobe RGB.',
  f_gray: 'Immagine in grigio. Il laboratorio la converte in RGB.',
  f_noProfile:
    'Nessun profilo colore. Il laboratorio la tratta come sRGB; i colori possono differire dal tuo schermo.',
  f_otherProfile:
    'Il profilo è {{profile}}. Il laboratorio lo converte in sRGB; i colori molto accesi possono risultare più tenui.',
  f_profileDiffers: 'Il profilo è {{profile}}, l’ordine indica {{wanted}}. Entrambi si stampano bene.',
  f_depth: '{{depth}} bit per colore. Il laboratorio li porta a 8.',
  f_layers: 'Il TIFF contiene {{pages}} immagini. Esporta una sola immagine per file.',
  f_alpha: 'L’immagine ha parti trasparenti. Il laboratorio mette il bianco sotto.',
  f_orientation: 'L’immagine è ruotata dal campo EXIF. Il laboratorio la raddrizza.',
  f_blank: 'L’immagine è di un solo colore. Se è voluto, nulla da fare.',
  f_bareEdge:
    'I 3 mm esterni sono di un solo colore su un lato ({{sides}}). Dopo il taglio può restare un filo: porta l’immagine fino al bordo.',
  f_pdfLarge: 'Il PDF supera {{megabytes}} MB. Esporta in JPG o TIFF.',
  f_pdfLocked: 'Il PDF è protetto. Esportalo senza password.',
  f_pdfPages:
    'Il PDF ha {{pages}} pagine, l’ordine ha {{wanted}} doppie pagine. Esporta una pagina per ogni doppia pagina, oppure un PDF per ciascuna.',
  f_pdfOnePage: 'Il PDF ha {{pages}} pagine. Esporta un PDF per ogni foglio.',
  f_pdfAllSpreads:
    'Il PDF ha una pagina per ognuna delle {{wanted}} doppie pagine. Spostalo in «Tutte le doppie pagine», oppure esporta un PDF per questo foglio.',
  f_pdfHalf:
    'Un PDF non si può unire. Esporta le pagine singole in JPG o TIFF, oppure la doppia pagina intera in PDF.',
  f_pdfByHand:
    'Numero e misura delle pagine sono giusti. Immagini e caratteri nel PDF non sono stati guardati qui: lo fa il laboratorio di persona.',
  f_pdfNoBleed:
    'Il PDF non ha abbondanza: {{width}} × {{height}} mm invece di {{wantedWidth}} × {{wantedHeight}} mm. Dopo il taglio potrebbero restare fili bianchi: esportalo con 3 mm su ogni lato.',
  f_pdfNoBleedOn:
    'Nel PDF manca l’abbondanza (pag. {{pages}}): {{width}} × {{height}} mm invece di {{wantedWidth}} × {{wantedHeight}} mm. Dopo il taglio potrebbero restare fili bianchi: esportalo con 3 mm su ogni lato.',
  f_pdfSize:
    'Il PDF misura {{width}} × {{height}} mm invece di {{wantedWidth}} × {{wantedHeight}} mm. Esporta nella misura dell’ordine.',
  f_pdfSizeOn:
    'Misura sbagliata nel PDF (pag. {{pages}}): {{width}} × {{height}} mm invece di {{wantedWidth}} × {{wantedHeight}} mm. Esporta ogni pagina nella misura di una doppia pagina.',
  f_pdfLowDensity:
    'Immagini del PDF si stamperebbero a soli {{density}} dpi (pag. {{pages}}). 300 sono giusti, 150 il minimo: inseriscile più grandi ed esporta senza ridurle.',
  f_pdfSoftDensity:
    'Immagini del PDF si stampano a {{density}} dpi invece di 300 (pag. {{pages}}). I dettagli possono risultare morbidi: meglio esportare senza ridurle.',
  f_pdfColour:
    'I colori del PDF sono {{model}} (pag. {{pages}}). Il laboratorio stampa in RGB: esporta il PDF in sRGB o Adobe RGB.',
  f_pdfFonts:
    'Nel PDF mancano i caratteri: {{fonts}}. Si stamperebbero lettere diverse: incorpora tutti i caratteri o converti il testo in tracciati.',
  f_nameLong:
    'Consiglio: il nome dell’ordine, «{{name}}», ha {{length}} caratteri. Fino a {{most}} si leggono bene sulle etichette del laboratorio, per esempio «{{short}}». Per questo ordine nulla da fare.',
  f_nameSymbols:
    'Consiglio: il nome dell’ordine, «{{name}}», contiene simboli ({{symbols}}). Solo lettere e cifre si leggono bene sulle etichette del laboratorio, per esempio «{{short}}». Per questo ordine nulla da fare.',
  f_uncheckable:
    'Il laboratorio non ha potuto aprire il file in sicurezza. Esportalo di nuovo in JPG o TIFF.',
  model_spot: 'tinte piatte',
  model_indexed: 'indicizzati',
  side_top: 'sopra',
  side_right: 'a destra',
  side_bottom: 'sotto',
  side_left: 'a sinistra',
};
