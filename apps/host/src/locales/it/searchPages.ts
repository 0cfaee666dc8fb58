import type { Texts } from '@trade-area/widgets';
import type { SearchPagesTexts } from '../../pages/search/strings.ts';

export const searchPages: Texts<SearchPagesTexts> = {
  dashboard: 'home inizio panoramica bacheca',
  store: 'negozio shop prodotti catalogo album libri stampe acquistare ordinare nuovo',
  orders: 'stato tracciamento spedizione consegna caricare file incompleti riordino',
  messages: 'conversazioni chat assistenza contatto domande posta',
  projects: 'bozze progetti lavori salvati',
  promotions: 'sconti offerte buoni codici campioni',
  payments: 'fatture ricevute importo scadenza pagare',
  documents: 'listino prezzi PDF modelli template software scaricare informazioni tecniche',
  marketing: 'poster immagini logo social pubblicità',
  videos: 'filmati guide imparare tutorial',
  help: 'aiuto assistenza domande risposte condizioni',
  layoutHelp: 'impaginazione grafica software modelli template foto per pagina',
  account: 'profilo indirizzo password carte fatturazione lingua notifiche accesso',
  presets: 'impostazioni salvate preferiti configurazioni',
  cart: 'carrello ordine preventivi pagare',
  news: 'annunci novità ferie chiusura',
  privacy: 'cookie protezione dati GDPR consenso',
  sharing: 'pubblicare foto permesso galleria album finiti',
};
