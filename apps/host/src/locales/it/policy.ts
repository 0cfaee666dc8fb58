import type { Policy } from '../../pages/consent/policy.ts';

/** Informativa su privacy e cookie, italiano. */
export const policy: Policy = {
  intro:
    'Questa informativa spiega quali dati personali {{company}} tratta nella Trade Area, perché, per quanto tempo e che cosa puoi decidere tu. È resa ai sensi degli articoli 13 e 14 del Regolamento (UE) 2016/679 (GDPR) e della normativa nazionale sulle comunicazioni elettroniche.',
  sections: {
    controller: {
      title: 'Titolare del trattamento',
      body: [
        'Il titolare è {{company}}, {{address}} ({{taxNumbers}}).',
        'Per qualsiasi domanda sui tuoi dati e per esercitare i tuoi diritti scrivi a {{email}}.',
      ],
    },
    data: {
      title: 'Quali dati trattiamo',
      body: [
        'La Trade Area è un servizio per fotografi e studi professionali. Trattiamo:',
        [
          'dati identificativi e di contatto: nome, azienda, codice cliente, indirizzo, telefono, e-mail, dati fiscali, numero EORI, codice destinatario e PEC dove la legge li richiede;',
          'dati di accesso: e-mail, una password che conserviamo solo in forma non reversibile, la data di ogni accesso e il dispositivo usato;',
          'dati degli ordini: prodotti, prezzi, nomi e date dell’evento, indirizzi di consegna, messaggi e le fotografie e i file che ci invii per la stampa;',
          'dati di pagamento: importi, date, metodo e le ultime quattro cifre della carta; i numeri di carta sono conservati dal fornitore dei pagamenti, mai da noi;',
          'se ci scrivi senza un account: il messaggio e il nome e l’e-mail che indichi; se guardi un video che ti abbiamo inviato: il video, l’ora e il tuo indirizzo IP;',
          'dati tecnici: indirizzo IP, tipo di browser e orari delle richieste del browser.',
        ],
        'Le fotografie che ci invii possono ritrarre altre persone. Di questi dati il titolare sei tu; noi li trattiamo per tuo conto, solo per produrre, consegnare e, in garanzia, rifare il tuo ordine.',
      ],
    },
    purposes: {
      title: 'Finalità e basi giuridiche',
      body: [
        [
          'Gestire il tuo account e produrre, consegnare e fatturare i tuoi ordini: esecuzione del contratto con te.',
          'Tenere contabilità, fatture e documenti doganali: obbligo di legge.',
          'Rispondere ai tuoi messaggi e reclami: esecuzione del contratto.',
          'Rispondere a chi ci scrive senza un account e sapere se un video inviato è stato visto: nostro legittimo interesse a gestire le richieste.',
          'Garantire la sicurezza del servizio e individuare abusi e malfunzionamenti: nostro legittimo interesse a un servizio che funziona.',
          'Informarti su prodotti e promozioni simili a quelli che hai ordinato: nostro legittimo interesse; puoi opporti in qualsiasi momento.',
          'Misurare come viene usata la Trade Area e migliorarla: il tuo consenso, facoltativo e revocabile in qualsiasi momento.',
        ],
        'Senza i dati indicati come obbligatori non possiamo accettare un ordine. Negare il consenso all’analisi non ha alcuna conseguenza sui tuoi ordini.',
        'Non adottiamo decisioni automatizzate che producano effetti giuridici nei tuoi confronti.',
      ],
    },
    recipients: {
      title: 'Chi riceve i dati',
      body: [
        'I tuoi dati sono trattati dal nostro personale e da aziende che lavorano per noi sulla base di un contratto: hosting e manutenzione tecnica, fornitori di servizi di pagamento, corrieri e spedizionieri doganali, consulenti fiscali e il tuo referente commerciale. Comunichiamo dati alle autorità solo quando la legge lo impone.',
        'I dati restano nello Spazio economico europeo. Se un corriere o un fornitore opera altrove, come per una consegna nel Regno Unito, negli Stati Uniti, in Canada o in Australia, il trasferimento si fonda su una decisione di adeguatezza, sulle clausole contrattuali tipo della Commissione europea oppure è necessario per eseguire il tuo ordine.',
        'Non vendiamo mai i tuoi dati e non pubblichiamo mai una tua fotografia senza la tua espressa liberatoria.',
      ],
    },
    retention: {
      title: 'Per quanto tempo conserviamo i dati',
      body: [
        [
          'Dati dell’account: finché esiste l’account e per i due anni successivi.',
          'Ordini, fatture e documenti doganali: dieci anni, come richiede la legge fiscale.',
          'File di stampa: dodici mesi dopo la consegna, per consentire una ristampa; poi vengono cancellati.',
          'Messaggi su un ordine: per lo stesso tempo dell’ordine.',
          'Foto condivise con noi: finché non le elimini o non vengono cancellati i dati dell’account; la prova della tua autorizzazione: cinque anni dopo la sua fine.',
          'Messaggi senza account: due anni dopo l’ultimo.',
          'Visualizzazioni dei video: 90 giorni.',
          'Registri di sicurezza: dodici mesi.',
          'La tua scelta sul consenso, con data e pagina: finché è valida e per i cinque anni successivi, come prova.',
          'Configurazioni eliminate, checkout non completati, notifiche, visite e dati simili: al massimo dodici mesi. La sezione «I tuoi dati e la privacy» del tuo account elenca tutti i termini.',
        ],
      ],
    },
    rights: {
      title: 'I tuoi diritti',
      body: [
        'In qualsiasi momento hai diritto:',
        [
          'all’accesso ai tuoi dati e a una loro copia;',
          'alla rettifica dei dati inesatti e all’integrazione di quelli incompleti;',
          'alla cancellazione dei dati che non ci servono più o alla limitazione del loro trattamento;',
          'a ricevere i tuoi dati, o a farli trasmettere a un altro fornitore, in un formato elettronico di uso comune;',
          'a opporti ai trattamenti fondati sul nostro legittimo interesse e, sempre, alla pubblicità;',
          'a revocare un consenso, senza effetto sui trattamenti già avvenuti.',
        ],
        'Chi è titolare dell’account può scaricare una copia dei dati e chiederne la cancellazione nell’account, nella sezione «I tuoi dati e la privacy».',
        'Scrivi a {{email}}: rispondiamo entro un mese. Se ritieni che trattiamo i tuoi dati in modo illecito puoi presentare reclamo all’autorità di protezione dei dati del Paese in cui vivi o lavori; in Italia è il Garante per la protezione dei dati personali.',
      ],
    },
    cookies: {
      title: 'Cookie e memoria sul tuo dispositivo',
      body: [
        'I cookie sono piccoli file di testo che un sito salva nel browser; la memoria locale ha lo stesso scopo. Tra i cookie propri, la Trade Area usa solo quelli tecnici. Non richiedono consenso, perché senza di essi l’accesso non resterebbe attivo:',
        [
          'la tua sessione: una chiave casuale che identifica chi ha effettuato l’accesso, e nome, azienda e area mostrati in ogni pagina; cancellata quando esci;',
          'le tue preferenze: lingua, menu aperto o chiuso, aspetto chiaro o scuro e gli avvisi già chiusi;',
          'un numero casuale per questo browser, che aiuta a riconoscere i tentativi di accesso di estranei.',
        ],
      ],
    },
    analytics: {
      title: 'Un solo servizio di analisi',
      body: [
        'Solo se lo consenti qui sotto, un servizio di analisi conta quali pagine vengono aperte e dove qualcosa non funziona. Non riceve mai il tuo nome, la tua e-mail, i tuoi ordini, i tuoi messaggi o le tue fotografie. Senza il tuo consenso non viene nemmeno caricato.',
      ],
    },
    video: {
      title: 'Un servizio video',
      body: [
        'I tutorial possono essere mostrati da un servizio video. Non gli viene chiesto nulla finché non avvii un video; da quel momento il servizio riceve il tuo indirizzo IP e può impostare cookie propri, secondo la propria informativa.',
      ],
    },
    social: {
      title: 'Link ai social',
      body: [
        'I link ai social network e ai nostri gruppi sono semplici link: nelle nostre pagine non viene caricato alcun loro contenuto. Solo quando ne segui uno valgono le regole di quel social network.',
      ],
    },
    lifetime: {
      title: 'Durata dei cookie',
      body: [
        'Da una sessione a due anni: ciò che appartiene alla sessione termina quando esci o quando la sessione scade; le preferenze, e i cookie di analisi se li hai consentiti, durano al massimo due anni.',
      ],
    },
    browsers: {
      title: 'Gestire i cookie nel browser',
      body: [
        'Nel tuo browser puoi vedere, cancellare e bloccare cookie e dati memorizzati. Se blocchi quelli tecnici, l’accesso resta attivo solo finché la pagina è aperta. I produttori spiegano come fare:',
      ],
    },
    changes: {
      title: 'Modifiche a questa informativa',
      body: [
        'Aggiorniamo questa informativa quando cambiano il servizio o la legge. Fa fede la versione pubblicata in questa pagina; ti informiamo delle modifiche rilevanti nella Trade Area o per e-mail.',
      ],
    },
  },
};
