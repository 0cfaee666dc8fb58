import type { Texts } from '@trade-area/widgets';
import type { LaterTexts } from '../../pages/later/strings.ts';

export const later: Texts<LaterTexts> = {
  soon: 'In preparazione',
  willBe: 'Che cosa troverai qui',
  meanwhile: 'Che cosa puoi fare oggi',
  toOrders: 'Vai ai tuoi ordini',
  toSignIn: 'Accedi',
  toStore: 'Apri lo store',
  toDashboard: 'Torna alla dashboard',
  homeTitle: 'Esplora, crea, ordina',
  homeText:
    'A questo indirizzo non c’è nulla, ma lo store è a pochi passi: guarda album e stampe, crea il tuo e ordinalo.',
  storeLead: 'Tutto il catalogo del laboratorio, con i tuoi prezzi.',
  store1:
    'Album, libri, decorazioni da parete, stampe, biglietti e calendari, con grandi immagini di ciascuno',
  store2: 'Le tue promozioni già applicate e segnalate sui prodotti',
  store3: 'Un pulsante per iniziare su ogni prodotto: configuratore, editor o i tuoi file',
  storeNow:
    'Per ordinare qualcosa oggi, racconta la tua idea al tuo referente commerciale. Gli ordini già fatti si seguono nella lista degli ordini.',
  projectsLead: 'Tutti i progetti che hai iniziato e non ancora ordinato.',
  projects1: 'Una scheda per progetto, con immagine, nome e ultima modifica',
  projects2: 'Una sezione per famiglia di prodotti, dal Wedding Book ai calendari',
  projects3: 'I pulsanti per continuare un progetto o eliminarlo',
  projectsNow:
    'I progetti già inviati sono ordini: li trovi, con il loro avanzamento, nella lista degli ordini.',
  paymentsLead: 'Che cosa è stato addebitato, quando e per quale ordine.',
  payments1: 'Tutti i pagamenti per data, prodotto, anno o codice ordine',
  payments2: 'La fattura di ogni ordine, da aprire e scaricare',
  payments3: 'Le tue carte salvate e il modo per pagare ciò che è in sospeso',
  paymentsNow:
    'Il prezzo di ogni ordine è nella lista degli ordini. Per la copia di una fattura scrivi al tuo referente commerciale.',
  documentsLead: 'Listini, informazioni tecniche, template e software di impaginazione.',
  documents1: 'Listini e schede tecniche per prodotto',
  documents2: 'Template di impaginazione per ogni formato, in centimetri e pollici',
  documents3: 'Il software di impaginazione per Mac e Windows, con la sua guida',
  documentsNow: 'Il tuo referente commerciale ti invia per e-mail il listino o il template che ti serve.',
  marketingLead: 'Immagini, video e testi per presentare i prodotti ai tuoi sposi.',
  marketing1: 'Fotografie dei prodotti, in alta risoluzione e per il web',
  marketing2: 'Materiale stagionale e per genere, in cartelle',
  marketing3: 'L’anteprima di ogni file prima di scaricarlo',
  marketingNow:
    'Di’ al tuo referente commerciale quale prodotto vuoi presentare: i file arrivano per e-mail.',
  videosLead: 'Brevi filmati che mostrano un prodotto, uno strumento o un passaggio.',
  videos1: 'Tutorial per preparare i file e impaginare una doppia pagina',
  videos2: 'Le nove lezioni del software di impaginazione',
  videos3: 'Filmati sui materiali, da scegliere con i tuoi sposi',
  videosNow:
    'Per una domanda su un’impaginazione, il tuo referente commerciale ti aiuta per telefono o e-mail.',
  helpLead: 'Le risposte alle domande più frequenti dei fotografi, e le nostre condizioni.',
  help1: 'La ricerca tra tutte le domande e le risposte',
  help2: 'Ordini, preparazione dei file, campioni e materiali, consegna, prodotti',
  help3: 'Condizioni e procedure: che cosa controllare quando arriva un pacco',
  helpNow:
    'Controlla il pacco quando arriva e segnala un difetto entro due settimane. Per ogni altra domanda c’è il tuo referente commerciale.',
  accountLead: 'La tua azienda, la tua password e le tue carte in un solo posto.',
  account1: 'Profilo aziendale, con indirizzo, dati fiscali e numero EORI',
  account2: 'Una nuova password',
  account3: 'Le tue carte di credito salvate',
  accountNow:
    'Ciò che sappiamo della tua azienda è nel menu alla voce «I tuoi dati». Per correggerlo, o per comunicarci un numero EORI, scrivi al tuo referente commerciale.',
  orderLead: 'Tutto ciò che riguarda un ordine in una sola pagina.',
  order1: 'Stato e avanzamento, spedizione, indirizzi e tracciamento',
  order2: 'I messaggi tra te e il laboratorio, con i file allegati',
  order3: 'Pagamento, fattura e invio dei file che mancano ancora',
  orderNow:
    'Stato, fase e avanzamento di questo ordine sono nella lista degli ordini. Per una domanda, al tuo referente commerciale basta il codice dell’ordine.',
  pickupLead: 'Segui il corriere che ritira un pacco da te.',
  pickup1: 'Il giorno e la fascia oraria del ritiro',
  pickup2: 'Dove si trova il pacco nel viaggio verso di noi',
  pickup3: 'Che cosa scrivere sul pacco',
  pickupNow:
    'Conserva il messaggio che ti ha portato qui: il tuo referente commerciale organizza il ritiro con te.',
  invoicingLead: 'Dove arrivano le tue fatture elettroniche; per le aziende in Italia.',
  invoicing1: 'Il tuo codice destinatario di 7 caratteri',
  invoicing2: 'Il tuo indirizzo di posta certificata (PEC)',
  invoicing3: 'Ne basta uno dei due; senza, si usa il codice 0000000',
  invoicingNow:
    'Invia il codice destinatario o la PEC al tuo referente commerciale, che li inserisce per te.',
};
